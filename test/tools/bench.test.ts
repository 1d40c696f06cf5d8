import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { benchTable } from "../../tools/bench/all/report.js";
import { runBenches } from "../../tools/bench/all/run-benches.js";

const folder = mkdtempSync(join(tmpdir(), "benches-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const script = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

it("benches are one table with what each printed, and beside those of another version", () => {
  const results = runBenches({
    lists: script(
      "lists.mjs",
      'console.table([{ name: "A|B", ms: 2, "goal ms": 3 }]); console.log("loaded     1.5 MB\\n");',
    ),
    records: script(
      "records.mjs",
      'console.table({ median: 7, p95: { "ms": 9 } }); console.log("All in all good."); process.exitCode = 1;',
    ),
    broken: script("broken.mjs", 'throw new Error("of the test");'),
  });
  expect(results.map(({ isPassed }) => isPassed)).toEqual([true, false, false]);
  const machine = "A machine";
  const report = { version: "2.0.0", when: "today", machine, results };
  const [first] = results;
  if (first === undefined) throw new Error("No result.");
  const figures = first.figures.map((figure) => ({ ...figure, value: "before" }));
  const before = { ...report, version: "1.0.0", results: [{ ...first, figures }] };
  const lines = benchTable(report, before).replace(/\d+ s \|/g, "… s |");
  expect(lines.trim().split("\n")).toEqual([
    "- 2.0.0: today; A machine",
    "- 1.0.0: today; A machine",
    "",
    "| Bench | Figure | 2.0.0 | 1.0.0 |",
    "| --- | --- | --- | --- |",
    "| lists | meets its limits | … s |  |",
    "| lists | A\\|B: ms | 2 | before |",
    "| lists | A\\|B: goal ms | 3 | before |",
    "| lists | loaded | 1.5 MB | before |",
    "| records | **fails** | … s |  |",
    "| records | median | 7 | – |",
    "| records | p95: ms | 9 | – |",
    "| records |  | All in all good. |  |",
    "| broken | **fails** | … s |  |",
  ]);
});
