import { afterEach, describe, expect, it } from "vitest";
import { scanWorkbook } from "../../../src/workbook/index.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

// Excel on the web takes requests and gives answers of at most 5 MB:
// https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
// The workbench refuses what is larger, as Excel does.

let cared: CaredWorkbench;
afterEach(() => {
  cared.workbench.dispose();
});
const open = async () => {
  cared = await openCared(() => ({ body: statisticAnswer(7, { "2019": 1, "2020": 2 }) }));
  return cared;
};

/** Texts below one another, written in batches that Excel takes. */
const fill = (rowCount: number, columnCount: number, length: number) =>
  cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const rowsAtOnce = Math.floor(2_000_000 / (columnCount * length));
    for (let row = 0; row < rowCount; row += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, rowCount - row);
      const range = sheet.getRangeByIndexes(row + 10, 5, rows, columnCount);
      range.values = Array.from({ length: rows }, () =>
        Array<string>(columnCount).fill("x".repeat(length)),
      );
      await context.sync();
    }
  });

describe("what is too large for one answer or one request of Excel on the web", () => {
  it("finds the formulas among 40,000 cells of ordinary text", async () => {
    const { workbench } = await open();
    workbench.enter("A1", "=STAT.DATA(7)");
    await workbench.idle();
    await fill(2_000, 20, 80);
    const cells = await workbench.run((context) => scanWorkbook(context));
    expect(cells.map(({ address }) => address)).toEqual(["A1"]);
  });
});
