/**
 * 2,000 hostile answers × every function, and × every insertion, as `npm test` tries some of them, and 500
 * hostile parts × every operation: `npm run bench:hostile [-- <answers>]`. Prints what is held in memory and the
 * longest time in which nothing else could happen. For insertions the workbench has a thread of its own, so
 * that both are the add-in's with office.js; for parts it is in the same one.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const answers = process.argv[2] ?? "2000";
const tests = ["test/addin/hostile", "test/workbook/parts/hostile-parts"];
/** In MB: with more, Node lets rubbish lie that nothing holds, and the most memory would be the machine's choice. */
const heap = 160;
const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", ...tests, "--maxWorkers=1", `--execArgv=--max-old-space-size=${String(heap)}`],
  { stdio: "inherit", env: { ...process.env, HOSTILE_ANSWERS: answers } },
);
process.exitCode = status ?? 1;
