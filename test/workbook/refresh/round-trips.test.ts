import { afterAll, beforeAll, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

const anchors = 5000;
const statistics = 50;
const all = { scope: { kind: "workbook" }, includeFresh: true } as const;

let cared: CaredWorkbench;
let added = 0;

beforeAll(async () => {
  cared = await openCared(
    (url) => {
      const id = Number(url.searchParams.get("id"));
      return { body: statisticAnswer(id, { "2020": id + added }) };
    },
    { sheetSize: { rows: anchors + 10, columns: 8 } },
  );
  await cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const rows = Array.from({ length: anchors }, (_, index) => index);
    sheet.getRange(`A1:A${String(anchors)}`).values = rows.map((row) => [1 + (row % statistics)]);
    sheet.getRange(`C1:C${String(anchors)}`).formulas = rows.map((row) => [
      `=STAT.VALUE(A${String(row + 1)})`,
    ]);
    await context.sync();
  });
  await cared.workbench.idle();
});
afterAll(() => {
  cared.workbench.dispose();
});

it("plans a refresh of 5,000 anchors in 7 round trips and carries it out in 14, its looks apart", async () => {
  const { workbench, operations, waitCount } = cared;
  const count = async <T>(task: () => Promise<T>): Promise<[T, number]> => {
    const before = workbench.host.batches.count;
    return [await task(), workbench.host.batches.count - before];
  };
  const [plan, planning] = await count(() => operations.plan(all));
  expect(plan).toMatchObject({ formulaCount: anchors, distinctCount: statistics });
  // Sheets, used ranges, formulas; sizes of the arguments, their values: 5,000 of these are more than half
  // of the 5 MB that Excel on the web takes at once, so both go in two.
  expect(planning).toBe(7);

  added = 1000;
  const waitsBefore = waitCount();
  const [report, refreshing] = await count(() => operations.refresh(plan));
  expect(report.updated).toHaveLength(anchors);
  expect(workbench.values("C1:C3")).toEqual([[1001], [1002], [1003]]);
  expect(workbench.values(`C${String(anchors)}`)).toEqual([[1050]]);
  // Sheets that are still there; earlier figures in two batches, four lists of addresses; snapshot, charts and report sheets.
  // A look at 5,000 cells takes two, and one after a wait up to two: it is at those that were still busy.
  const looks = 1 + waitCount() - waitsBefore;
  expect(refreshing - 2 * looks).toBeLessThanOrEqual(14);
  expect(workbench.requests).toHaveLength(2 * statistics);
});

it(
  // 5,000 take as many; the workbench's engine is slow with ten thousand names.
  "freezes 200 anchors in at most 24 round trips and thaws them in at most 20",
  async () => {
    const { workbench, operations } = cared;
    workbench.enter("E1", '=STAT.DATA(1,"headers=off")');
    workbench.enter("G1", "=SUM(E1#)");
    await workbench.idle();
    const shown = workbench.values("G1");
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("C1:E200").select();
      await context.sync();
    });
    const before = workbench.host.batches.count;
    expect((await operations.freeze({ kind: "selection" })).frozen).toHaveLength(201);
    const frozenAt = workbench.host.batches.count;
    expect(workbench.values("G1")).toEqual(shown);
    expect((await operations.thaw()).thawed).toHaveLength(201);
    const thawedAt = workbench.host.batches.count;
    await workbench.idle();
    expect(workbench.cell("G1").formula).toBe("=SUM(E1#)");
    expect(frozenAt - before).toBeLessThanOrEqual(24);
    expect(thawedAt - frozenAt).toBeLessThanOrEqual(20);
  },
);
