/**
 * Builds for one origin and writes what is handed over into `release/`: docs/developers/release.md.
 *
 *   npm run release -- --origin https://addin.example.com --services https://stat.example.com --id <GUID> --provider "Example Ltd"
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { releaseOptions } from "./options.js";
import { releaseDay } from "./release-day.js";
import { writeRelease } from "./write-release.js";

const root = join(import.meta.dirname, "../..");

function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error("The build failed; what is wrong stands above.");
}

try {
  const { services, ...options } = releaseOptions(process.argv.slice(2));
  console.log(`Building for ${options.origin} …`);
  const from = createRequire(import.meta.url);
  const environment = { STAT_ORIGIN: options.origin, STAT_SERVICES: services };
  run([from.resolve("webpack/bin/webpack.js"), "--mode", "production"], environment);
  run(["--import", "tsx", "tools/docs/build.ts"]);
  const out = resolve(options.out);
  await writeRelease({ ...options, root, out, day: releaseDay(root) });
  console.log(`Written to ${out}. What is what: docs/developers/release.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
