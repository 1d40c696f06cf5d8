import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  formulaInsertion,
  place,
  type Insertion,
  type Placement,
  type RunInExcel,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { countSteps } from "../../support/workbook/undo-steps.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: statisticAnswer(7, { "2019": 1 }) }));
});
afterEach(() => {
  workbench.dispose();
});

const run: RunInExcel = (task) => workbench.run(task);
const select = (address: string) =>
  workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
    await context.sync();
  });

interface Options extends Pick<Insertion, "size"> {
  readonly overwrite?: boolean;
  readonly placement?: Placement | undefined;
}
const insertFormula = async (formula: string, { size, overwrite, placement }: Options = {}) =>
  place(
    run,
    formulaInsertion(formula, { size }),
    placement ?? (overwrite === true ? "replace" : "selection"),
  );

describe("inserting a formula", () => {
  it("writes it at the active cell and says where", async () => {
    await select("C4");
    expect(await insertFormula("=STAT.DATA(7)")).toEqual({
      status: "inserted",
      address: "Sheet1!C4",
      calculated: { sheetName: "Sheet1", row: 3, column: 2, rowCount: 1, columnCount: 1 },
    });
    await workbench.idle();
    expect(workbench.cell("C4").formula).toBe("=STAT.DATA(7)");
    expect(workbench.cell("C5").text).toBe("2019");
  });

  it("replaces the cell that it told of, though another one is selected by now", async () => {
    workbench.enter("A1", "mine");
    workbench.enter("C9", "yours");
    await select("A1");
    const asked = await insertFormula("=STAT.DATA(7)");
    if (asked.status !== "occupied") throw new Error("The cell was free.");
    await select("C9");
    const where = { how: "replace", cell: asked.cell } as const;
    const insertion = formulaInsertion("=STAT.DATA(7)", {});
    expect(await place(run, insertion, where)).toMatchObject({ address: "Sheet1!A1" });
    expect(workbench.cell("C9").text).toBe("yours");
  });

  it.each([
    ["a value", "text"],
    ["a zero", 0],
    ["a formula", "=1+1"],
    ["a formula that answers an empty text", '=""'],
  ])("leaves %s alone", async (_what, content) => {
    workbench.enter("A1", content);
    const before = workbench.cell("A1");
    const result = await insertFormula("=STAT.DATA(7)");
    // The cell's own content: it may be replaced.
    expect(result).toMatchObject({ status: "occupied", address: "Sheet1!A1" });
    expect(result).not.toHaveProperty("reason");
    expect(workbench.cell("A1")).toEqual(before);
  });

  it("leaves a cell alone that another formula spills into", async () => {
    workbench.enter("A1", "=STAT.DATA(7)");
    await workbench.idle();
    await select("A2");
    expect(await insertFormula("=1")).toMatchObject({ status: "occupied" });
  });

  it("replaces what is there when told to", async () => {
    workbench.enter("A1", "text");
    expect(await insertFormula("=1+2", { overwrite: true })).toMatchObject({
      status: "inserted",
    });
    expect(workbench.cell("A1").value).toBe(3);
  });

  it("looks whether all that its result will cover is free, and offers a place where it is", async () => {
    workbench.enter("B6", "mine");
    const size = { rowCount: 4, columnCount: 2 };
    const steps = countSteps(workbench);
    await select("A3");
    const result = await insertFormula("=STAT.DATA(7)", { size });
    expect(result).toMatchObject({
      status: "occupied",
      address: "Sheet1!A3",
      reason: "cells",
      nextFree: { row: 7, column: 0 },
    });
    expect(countSteps(workbench)).toBe(steps);
    const placement = result.status === "occupied" ? result.nextFree : undefined;
    expect(await insertFormula("=STAT.DATA(7)", { size, placement })).toEqual({
      status: "inserted",
      address: "Sheet1!A8",
      calculated: { sheetName: "Sheet1", row: 7, column: 0, rowCount: 1, columnCount: 1 },
    });
    await workbench.idle();
    expect(workbench.values("A8:B9")).toEqual([
      ["category", "Values"],
      [2019, 1],
    ]);
    // What was inserted is selected.
    await select("A3");
    expect(await insertFormula("=1", { size: { rowCount: 3, columnCount: 2 } })).toMatchObject({
      status: "inserted",
      address: "Sheet1!A3",
    });
  });

  it("lets a cell be replaced that alone is in the way of a larger result", async () => {
    workbench.enter("A1", "mine");
    const size = { rowCount: 4, columnCount: 2 };
    const result = await insertFormula("=STAT.DATA(7)", { size });
    expect(result).toMatchObject({ status: "occupied", nextFree: { row: 2, column: 0 } });
    expect(result).not.toHaveProperty("reason");
  });

  it("names a table in the way, and the end of the sheet", async () => {
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A3:B4").values = [
        ["a", "b"],
        [1, 2],
      ];
      context.workbook.tables.add(sheet.getRange("A3:B4"), true);
      await context.sync();
    });
    const size = { rowCount: 4, columnCount: 2 };
    expect(await insertFormula("=1", { size })).toMatchObject({ reason: "table" });
    const wide = { rowCount: 1, columnCount: 20_000 };
    expect(await insertFormula("=1", { size: wide })).toMatchObject({ reason: "edge" });
  });

  it("takes the sheet's last row and column, and nothing beyond them", async () => {
    await select("B2");
    const sized = (rowCount: number, columnCount: number) =>
      insertFormula("=1", { size: { rowCount, columnCount } });
    expect(await sized(1_048_576, 1)).toMatchObject({ reason: "edge" });
    expect(await sized(1, 16_384)).toMatchObject({ reason: "edge" });
    expect(await sized(1_048_575, 16_383)).toMatchObject({ status: "inserted" });
  });

  it("offers the rows below what there is as long as the result ends on the sheet", async () => {
    workbench.enter("A3", "mine");
    const offered = async (rowCount: number) => {
      const result = await insertFormula("=1", { size: { rowCount, columnCount: 1 } });
      return result.status === "occupied" ? result.nextFree?.row : result.status;
    };
    // An empty row, and from row 5 on to the last one.
    expect(await offered(1_048_572)).toBe(4);
    expect(await offered(1_048_573)).toBeUndefined();
  });

  it("refuses what is no formula", async () => {
    await expect(insertFormula("STAT.DATA(7)")).rejects.toThrow("begins with =");
  });
});
