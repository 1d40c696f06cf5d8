import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertFormula, type RunInExcel } from "../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";

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

describe("inserting a formula", () => {
  it("writes it at the active cell and says where", async () => {
    await select("C4");
    expect(await insertFormula("=STAT.DATA(7)", { run })).toEqual({
      status: "inserted",
      address: "Sheet1!C4",
    });
    await workbench.idle();
    expect(workbench.cell("C4").formula).toBe("=STAT.DATA(7)");
    expect(workbench.cell("C5").text).toBe("2019");
  });

  it.each([
    ["a value", "text"],
    ["a zero", 0],
    ["a formula", "=1+1"],
    ["a formula that answers an empty text", '=""'],
  ])("leaves %s alone", async (_what, content) => {
    workbench.enter("A1", content);
    const before = workbench.cell("A1");
    expect(await insertFormula("=STAT.DATA(7)", { run })).toEqual({
      status: "occupied",
      address: "Sheet1!A1",
    });
    expect(workbench.cell("A1")).toEqual(before);
  });

  it("leaves a cell alone that another formula spills into", async () => {
    workbench.enter("A1", "=STAT.DATA(7)");
    await workbench.idle();
    await select("A2");
    expect(await insertFormula("=1", { run })).toMatchObject({ status: "occupied" });
  });

  it("replaces what is there when told to", async () => {
    workbench.enter("A1", "text");
    expect(await insertFormula("=1+2", { run, overwrite: true })).toMatchObject({
      status: "inserted",
    });
    expect(workbench.cell("A1").value).toBe(3);
  });

  it("refuses what is no formula", async () => {
    await expect(insertFormula("STAT.DATA(7)", { run })).rejects.toThrow("begins with =");
  });
});
