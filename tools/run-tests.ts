/**
 * Every test, as `npm test` runs them on what it has built. `--times` ends with a table of the slowest; other words
 * go to vitest.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

const words = process.argv.slice(2);
const isTimed = words.includes("--times");
const reporter = join(import.meta.dirname, "tests/slow-tests.ts");
const reporters = isTimed ? ["--reporter=default", `--reporter=${reporter}`] : [];
const vitest = join(createRequire(import.meta.url).resolve("vitest/package.json"), "../vitest.mjs");

const child = spawn(
  process.execPath,
  [vitest, "run", ...reporters, ...words.filter((word) => word !== "--times")],
  { stdio: "inherit", env: { ...process.env, STAT_TEST_BUILT: "1" } },
);
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});
