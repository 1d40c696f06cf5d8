import { afterEach, describe, expect, it } from "vitest";
import { resolveArguments, scanWorkbook } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
afterEach(() => {
  workbench.dispose();
});

async function open(sheetSize?: { rows: number; columns: number }): Promise<void> {
  workbench = await createStatWorkbench(
    (url) => ({
      body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
    }),
    sheetSize === undefined ? {} : { sheetSize },
  );
}

const found = async () =>
  (await workbench.run((context) => scanWorkbook(context))).map(
    ({ sheetName, address }) => `${sheetName}!${address}`,
  );

describe("cells that are easily missed", () => {
  it("are found where they show nothing, at the edge of what is used", async () => {
    await open();
    workbench.enter("B2", "5");
    workbench.enter("F9", '=IF(STAT.VALUE(7)>1,"","low")');
    await workbench.idle();
    expect(workbench.values("F9")).toEqual([[""]]);
    expect(await found()).toEqual(["Sheet1!F9"]);
  });

  it("are found in merged cells and on sheets that no menu shows", async () => {
    await open();
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.add("Deep");
      sheet.getRange("B2:D4").merge();
      sheet.getRange("B2").formulas = [["=STAT.VALUE(7)"]];
      sheet.visibility = Excel.SheetVisibility.veryHidden;
      await context.sync();
    });
    await workbench.idle();
    expect(await found()).toEqual(["Deep!B2"]);
  });
});

describe("a sheet used from corner to corner", () => {
  it("is read where there is something, in few round trips", async () => {
    await open({ rows: 20_000, columns: 700 });
    workbench.enter("A1", "7");
    workbench.enter("C2", "=STAT.VALUE(A1)");
    workbench.enter("ZX10000", '=STAT.VALUE(8)&""');
    workbench.enter("B19999", '=IF(STAT.VALUE(7)>1,"","low")');
    workbench.enter("ZX20000", "=STAT.VALUE(8)");
    await workbench.idle();
    const before = workbench.host.batches.count;
    expect(await found()).toEqual([
      "Sheet1!C2",
      "Sheet1!ZX10000",
      "Sheet1!B19999",
      "Sheet1!ZX20000",
    ]);
    // Fourteen million cells, read 40,000 at a time, would take 350.
    expect(workbench.host.batches.count - before).toBeLessThanOrEqual(6);
  });
});

describe("arguments that are names of a sheet", () => {
  it("are read where the formula stands, before a name of the workbook", async () => {
    await open();
    workbench.enter("A1", "7");
    workbench.enter("A2", "8");
    await workbench.run(async (context) => {
      const own = context.workbook.worksheets.getActiveWorksheet();
      context.workbook.worksheets.add("Other");
      own.names.add("Id", own.getRange("A1"));
      context.workbook.names.add("Common", own.getRange("A2"));
      await context.sync();
    });
    workbench.enter("C1", "=STAT.VALUE(Id)");
    workbench.enter("C2", "=STAT.VALUE(Common)");
    workbench.enter("C3", "=STAT.VALUE(Sheet1!Id)");
    workbench.enter("Other!C1", "=STAT.VALUE(Sheet1!Id)");
    await workbench.idle();
    const calls = await workbench.run(async (context) =>
      resolveArguments(context, await scanWorkbook(context)),
    );
    expect(calls.map(({ values }) => values)).toEqual([[7], [8], [7], [7]]);
  });
});
