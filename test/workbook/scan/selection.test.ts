import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  insertText,
  readSelectedCell,
  resolveFormula,
  watchSelection,
  writeCellFormula,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
});
afterEach(() => {
  workbench.dispose();
});

const select = (address: string) =>
  workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
    await context.sync();
  });
const selected = () => workbench.run(readSelectedCell);

describe("the selected cell", () => {
  it("is read with its formula's calls, and inside a spill as the anchor", async () => {
    workbench.enter("B2", "=STAT.DATA(7)");
    await workbench.idle();
    await select("C3");
    const cell = await selected();
    expect(cell).toMatchObject({ address: "B2", row: 1, column: 1, formula: "=STAT.DATA(7)" });
    expect(cell.calls.map(({ functionId }) => functionId)).toEqual(["DATA"]);
  });

  it("tells constants and nothing from formulas", async () => {
    workbench.enter("A1", 5);
    expect(await selected()).toMatchObject({ content: 5, formula: "", isEmpty: false, calls: [] });
    await select("A2");
    expect(await selected()).toMatchObject({ content: "", formula: "", isEmpty: true });
  });

  it("is watched until the watching is stopped", async () => {
    let count = 0;
    let notice = () => {};
    const changed = () =>
      new Promise<void>((resolve) => {
        notice = resolve;
      });
    const first = changed();
    const stop = await watchSelection(
      (task) => workbench.run(task),
      () => {
        count += 1;
        notice();
      },
    );
    await select("D4");
    await first;
    expect(count).toBe(1);
    await stop();
    await select("A1");
    await workbench.idle();
    expect(count).toBe(1);
  });
});

describe("writing a formula back", () => {
  it("writes where the expected content stands, and nowhere else", async () => {
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    const cell = await selected();
    const write = (formula: string) =>
      workbench.run((context) => writeCellFormula(context, cell, cell.content, formula));
    expect(await write("=STAT.VALUE(7,,2019)")).toEqual({ status: "written" });
    expect(await write("=STAT.VALUE(7,,2020)")).toEqual({ status: "changed" });
    expect(workbench.cell("A1").formula).toBe("=STAT.VALUE(7,,2019)");
  });

  it("refuses on a protected sheet", async () => {
    const cell = await selected();
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.protect();
      await context.sync();
    });
    const outcome = await workbench.run((context) =>
      writeCellFormula(context, cell, "", "=STAT.STATUS()"),
    );
    expect(outcome).toEqual({ status: "protected" });
  });
});

describe("a formula not yet in a cell", () => {
  it("has its references read as if it stood there", async () => {
    workbench.enter("D1", 7);
    const cell = await selected();
    const values = await workbench.run((context) =>
      resolveFormula(context, cell, '=STAT.DATA($D$1,"na=0")'),
    );
    expect(values).toEqual([7, "na=0"]);
  });

  it("is unknown where only Excel can evaluate it", async () => {
    const cell = await selected();
    expect(
      await workbench.run((context) => resolveFormula(context, cell, "=STAT.DATA(D1+1)")),
    ).toBeUndefined();
  });
});

describe("inserted text", () => {
  it("never becomes a formula and links only to https", async () => {
    const { sheetId, sheetName } = await selected();
    await workbench.run((context) =>
      insertText(context, { sheetId, sheetName, row: 0, column: 0 }, [
        { text: '=HYPERLINK("https://evil.test")', isBold: true },
        { text: "Source", link: "https://source.test/1" },
        { text: "Other", link: "javascript:alert(1)" },
      ]),
    );
    expect(workbench.cell("A1").formula).toBeUndefined();
    expect(workbench.cell("A1").value).toBe('=HYPERLINK("https://evil.test")');
    expect(workbench.texts("A2:A3")).toEqual([["Source"], ["Other"]]);
  });
});
