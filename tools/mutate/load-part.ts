import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Loads every module of the part that is mutated, before its tests. What they would load as they need it would
 * else seem to be run by the one test that comes first, and a fault in its constants be tried with that alone.
 */
const source = path.resolve((process.env["STAT_MUTATED_TESTS"] ?? "test").replace(/^test/, "src"));
const files = await readdir(source, { recursive: true });
for (const file of files.filter((name) => /(?<!\.d)\.tsx?$/.test(name))) {
  await import(/* @vite-ignore */ path.join(source, file));
}
