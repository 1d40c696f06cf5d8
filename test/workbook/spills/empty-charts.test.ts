import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
let gone: Set<string>;
beforeEach(async () => {
  gone = new Set();
  cared = await openTitled((id) => gone.has(id));
  await cared.insert();
});
afterEach(() => {
  cared.workbench.dispose();
});

const emptyAfter = async () => (await cared.refresh()).emptyCharts;

describe("a refresh names the charts that have no figures any more, by their title", () => {
  it("where their formula is deleted", async () => {
    expect(await emptyAfter()).toEqual([]);
    cared.workbench.enter("A3", "");
    expect(await emptyAfter()).toEqual([
      { name: "STAT_7_1", sheetName: "Sheet1", title: "GDP of Germany" },
    ]);
  });

  it("where their formula shows an error", async () => {
    gone.add("8");
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    expect(await emptyAfter()).toEqual([{ name: "STAT_7_1", sheetName: "Sheet1", title: "ID 8" }]);
    cared.workbench.enter("A3", "=STAT.DATA(7)");
    expect(await emptyAfter()).toEqual([]);
  });

  it("where their rows are deleted", async () => {
    await cared.change((sheet) => {
      sheet.getRange("A3:C5").delete("Up");
    });
    expect(await emptyAfter()).toEqual([
      { name: "STAT_7_1", sheetName: "Sheet1", title: "GDP of Germany" },
    ]);
  });

  it("and not those whose figures are frozen", async () => {
    await cared.operations.freeze({ kind: "workbook" });
    expect(await emptyAfter()).toEqual([]);
  });
});
