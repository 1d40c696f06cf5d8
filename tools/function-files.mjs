// The files with custom functions: webpack's entry and plugin input, and the metadata tests, share this list.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** Absolute paths of the files directly in src/functions that declare a custom function, sorted. */
export function functionFiles() {
  const folder = join(root, "src", "functions");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name))
    .filter((path) => /^\s*\*\s@customfunction\s/m.test(readFileSync(path, "utf8")))
    .sort();
}
