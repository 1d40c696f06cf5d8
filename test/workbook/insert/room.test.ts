import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formulaInsertion, place, type RunInExcel } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: statisticAnswer(7, { "2019": 1 }) }));
});
afterEach(() => {
  workbench.dispose();
});

const run: RunInExcel = (task) => workbench.run(task);
const onSheet = (change: (sheet: Excel.Worksheet) => void) =>
  run(async (context) => {
    change(context.workbook.worksheets.getActiveWorksheet());
    await context.sync();
  });
const size = { rowCount: 4, columnCount: 3 };
const insert = (how: "selection" | "replace" | "next-free" = "selection", of = size) =>
  place(run, formulaInsertion("=STAT.DATA(7)", { sheetName: "Seven", size: of }), how);

describe("merged cells where figures would go", () => {
  it("are in the way: all of them but one would be lost", async () => {
    await onSheet((sheet) => {
      sheet.getRange("B3:C4").merge();
    });
    expect(await insert()).toMatchObject({ status: "occupied", reason: "merged" });
    expect(await insert("replace")).toMatchObject({ status: "occupied", reason: "merged" });
    expect(workbench.values("A1:C4").flat().join("")).toBe("");
  });

  it("are not offered as the next free place", async () => {
    workbench.enter("A1", "mine");
    workbench.enter("B1", "mine");
    await onSheet((sheet) => {
      sheet.getRange("A5:B5").merge();
    });
    expect(await insert()).toMatchObject({ reason: "cells", nextFree: undefined });
    expect(await insert("next-free")).toMatchObject({ status: "occupied" });
  });

  it("take what is one cell, as a heading over several columns does", async () => {
    await onSheet((sheet) => {
      sheet.getRange("A1:C1").merge();
    });
    const one = { rowCount: 1, columnCount: 1 };
    expect(await insert("selection", one)).toMatchObject({ status: "inserted" });
  });
});

describe("hidden cells where figures would go", () => {
  it.each([
    ["a row", "2:2", "rowHidden"],
    ["all rows but the first", "2:9", "rowHidden"],
    ["a column", "C:C", "columnHidden"],
  ] as const)("are in the way: %s", async (_, lines, side) => {
    await onSheet((sheet) => {
      sheet.getRange(lines)[side] = true;
    });
    expect(await insert()).toMatchObject({ status: "occupied", reason: "hidden" });
  });

  it("beside them are not", async () => {
    await onSheet((sheet) => {
      sheet.getRange("5:6").rowHidden = true;
      sheet.getRange("D:D").columnHidden = true;
    });
    expect(await insert()).toMatchObject({ status: "inserted" });
  });
});
