import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let figure = 1;
beforeEach(async () => {
  figure = 1;
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": figure }),
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  cared.workbench.dispose();
});

it("refreshes in an Excel that takes lists of addresses with its language's separator only", async () => {
  const { workbench, operations } = cared;
  workbench.enter("A1", "=STAT.VALUE(1)");
  workbench.enter("A2", "=STAT.VALUE(2)");
  workbench.enter("C9", "=STAT.VALUE(3)");
  await workbench.idle();
  // As Excel for Windows with German, French or Spanish settings: a list with commas is no address.
  const original: (this: Excel.Worksheet, address?: string) => Excel.RangeAreas = Reflect.get(
    Excel.Worksheet.prototype,
    "getRanges",
  );
  vi.spyOn(Excel.Worksheet.prototype, "getRanges").mockImplementation(function (
    this: Excel.Worksheet,
    address = "",
  ) {
    return original.call(this, address.replaceAll(",", "?").replaceAll(";", ","));
  });
  figure = 2;
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  const report = await operations.refresh(plan);
  await workbench.idle();
  expect(report).toMatchObject({ failed: [], isSnapshotKept: true });
  expect(report.updated).toHaveLength(3);
  expect(["A1", "A2", "C9"].map((at) => workbench.cell(at).value)).toEqual([2, 2, 2]);
});
