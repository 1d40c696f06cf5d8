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

  it("finds typed-in numbers beside results that are larger than one answer", async () => {
    const rows = 300;
    const { workbench, operations } = await open();
    const long = Array.from({ length: rows }, (_, at) => `${"x".repeat(5_000)} ${String(at)}`);
    workbench.answerWith(() => ({
      body: statisticAnswer(7, Object.fromEntries(long.map((name, at) => [name, at]))),
    }));
    // The grid makes room for what is written, not for what spills.
    workbench.enter("M400", "end");
    for (const at of ["A1", "D200", "G302", "M5"]) workbench.enter(at, 5);
    for (const at of ["B1", "E1", "H1", "K1"]) {
      workbench.enter(at, "=STAT.DATA(7)");
      await workbench.idle();
    }
    expect(workbench.values(`L${String(rows + 1)}`)).toEqual([[rows - 1]]);
    await operations.writeAudit();
    expect(workbench.values("'STAT Audit'!A5:K8").map((row) => [row[0], row[10]])).toEqual([
      ["Sheet1!B1", "A1, D200"],
      ["Sheet1!E1", "D200, G302"],
      ["Sheet1!H1", "G302"],
      ["Sheet1!K1", "M5"],
    ]);
  });
});
