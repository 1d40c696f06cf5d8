import { afterEach, describe, expect, it } from "vitest";
import { scanWorkbook } from "../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";

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
    const before = workbench.host.batchCount;
    expect(await found()).toEqual([
      "Sheet1!C2",
      "Sheet1!ZX10000",
      "Sheet1!B19999",
      "Sheet1!ZX20000",
    ]);
    // Fourteen million cells, read 40,000 at a time, would take 350.
    expect(workbench.host.batchCount - before).toBeLessThanOrEqual(6);
  });
});
