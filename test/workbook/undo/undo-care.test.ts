import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultRequirementSets } from "../../../src/workbench/host/index.js";
import {
  createWorkbookOperations,
  insertLiveChart,
  runInExcel,
} from "../../../src/workbook/index.js";
import { refuseGroup } from "../../support/workbook/refuse-group.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { countSteps, redo, undo } from "../../support/workbook/undo-steps.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
let figures: Record<string, number>;
const open = async () => {
  figures = { "2019": 1, "2020": 2 };
  cared = await openCared(
    (url) => ({ body: statisticAnswer(Number(url.searchParams.get("id")), figures) }),
    { requirementSets: { ...defaultRequirementSets, ExcelApi: "1.20" } },
  );
  const { workbench } = cared;
  workbench.enter("A1", '=STAT.DATA(7,"headers=off")');
  workbench.enter("D1", "=STAT.VALUE(A2+6)*10");
  workbench.enter("F1", "=STAT.DATA(8)");
  await workbench.idle();
};
beforeEach(open);
afterEach(() => {
  vi.restoreAllMocks();
  cared.workbench.dispose();
});

/** Does something, and sees that one press of Ctrl+Z undoes all of it and Ctrl+Y repeats it. */
async function expectOneStep(task: () => Promise<unknown>): Promise<void> {
  const { workbench } = cared;
  const steps = countSteps(workbench);
  await workbench.idle();
  const before = workbench.save();
  await task();
  await workbench.idle();
  const after = workbench.save();
  expect(after).not.toEqual(before);
  expect(countSteps(workbench)).toBe(steps + 1);
  undo(workbench);
  await workbench.idle();
  expect(workbench.save()).toEqual(before);
  redo(workbench);
  await workbench.idle();
  expect(workbench.save()).toEqual(after);
}

it("a freeze is one step, and so is the thaw", async () => {
  const { operations, workbench } = cared;
  await expectOneStep(() => operations.freeze({ kind: "workbook" }));
  expect(workbench.cell("A1").formula).toBeUndefined();
  await expectOneStep(() => operations.thaw());
  expect(workbench.cell("D1").formula).toBe("=STAT.VALUE(A2+6)*10");
});

it("after a freeze was undone, another freeze and its thaw work as ever", async () => {
  const { operations, workbench } = cared;
  await operations.freeze({ kind: "workbook" });
  undo(workbench);
  await workbench.idle();
  const { frozen } = await operations.freeze({ kind: "workbook" });
  expect(frozen).toHaveLength(3);
  const { thawed, skipped } = await operations.thaw();
  expect(thawed).toHaveLength(3);
  expect(skipped).toEqual([]);
});

it("a new sheet of sources or of the audit is one step, and so is its renewal", async () => {
  const { operations, workbench } = cared;
  await expectOneStep(() => operations.writeSources());
  await expectOneStep(() => operations.writeAudit());
  workbench.enter("A20", "=STAT.VALUE(9)");
  await workbench.idle();
  await expectOneStep(() => operations.writeSources());
});

it("earlier values come back in one step", async () => {
  const { operations } = cared;
  figures = { "2019": 5, "2020": 6 };
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  const { earlier } = await operations.refresh(plan);
  await expectOneStep(() => operations.restoreEarlier(earlier));
});

it("all that a refresh writes is asked for in one group", async () => {
  const { data, options, snapshot, workbench } = cared;
  const wait = () => workbench.idle();
  const operations = createWorkbookOperations({ run: runInExcel, data, snapshot, options, wait });
  await operations.writeSources();
  await operations.writeAudit();
  figures = { "2019": 5, "2020": 6, "2021": 7 };
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  const steps = countSteps(workbench);
  await workbench.idle();
  const run = vi.spyOn(Excel, "run");
  run.mockClear();
  await operations.refresh(plan);
  const groups = run.mock.calls.filter(
    ([how]) => (how as Excel.RunOptions).mergeUndoGroup === true,
  );
  expect(groups).toHaveLength(1);
  // Figures kept, sources and audit: joined, as Excel joins what is written in one group.
  expect(countSteps(workbench)).toBe(steps + 1);
});

const wholeLoop = { timeout: 240_000 };

it(
  "what a refresh writes stands there once where Excel refuses the group, whenever it does",
  wholeLoop,
  async () => {
    const wanted = { charts: ["STAT_7_1"], sources: [["7"], ["8"], [""]] };
    for (let at = 1; ; at++) {
      const { data, options, snapshot, workbench } = cared;
      const wait = () => workbench.idle();
      const operations = createWorkbookOperations({
        run: runInExcel,
        data,
        snapshot,
        options,
        wait,
      });
      await operations.writeSources();
      const place = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
      await insertLiveChart(runInExcel, {
        placement: place,
        formula: '=STAT.DATA(7,"headers=off")',
        numberFormat: "General",
        chartOn: (found) => ({
          data: found,
          placement: { ...place, column: 10 },
          id: "7",
          look: { type: "Line", hasLegend: false, isCategoryAxisReversed: false },
          title: "Statistic 7",
          unit: null,
          source: { text: "Source" },
        }),
        wait,
      });
      figures = { "2019": 5, "2020": 6, "2021": 7 };
      const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
      const { refused } = refuseGroup(at, true);
      const report = await operations.refresh(plan);
      vi.restoreAllMocks();
      expect(report.isSnapshotKept).toBe(true);
      expect(report.adjustedCharts).toEqual(wanted.charts);
      expect(workbench.values("'STAT Sources'!A5:A7")).toEqual(wanted.sources);
      if (refused() === 0) break;
      workbench.dispose();
      await open();
    }
  },
);
