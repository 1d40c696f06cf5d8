import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formulaInsertion } from "../../../../src/workbook/index.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps } from "../../../support/workbook/undo-steps.js";

let cared: TitledWorkbook;
let gone: Set<string>;
beforeEach(async () => {
  gone = new Set();
  cared = await openTitled((id) => gone.has(id));
});
afterEach(() => {
  cared.workbench.dispose();
});

const source = { text: "Fuente: Office 7", link: "https://service.test/content/7" };
const notes = { id: "7", title: "GDP of Germany (unit 7)", source };

async function insert(column = 0, formula = "=STAT.DATA(7)"): Promise<void> {
  const place = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column };
  await formulaInsertion(formula, { notes }).write(cared.run, place);
  await cared.workbench.idle();
}
const texts = (address = "A1:A2") => cared.workbench.values(address).flat();

describe("title and source of a formula that is given another id", () => {
  it("are those of what it shows now, whatever has moved; the formula is told of by its cell", async () => {
    await insert();
    await insert(5);
    expect(countSteps(cared.workbench)).toBe(2);
    expect((await cared.refresh()).retitledCharts).toEqual([]);

    await cared.change((sheet) => sheet.getRange("1:1").insert("Down"));
    cared.workbench.enter("A4", "=STAT.DATA(8)");
    expect((await cared.refresh()).retitledCharts).toEqual([{ name: "A4", sheetName: "Sheet1" }]);
    expect(texts("A2:A3")).toEqual(["Births in France (unit 8)", "Fuente: Office 8"]);
    expect(texts("F2:F3")).toEqual(["GDP of Germany (unit 7)", "Fuente: Office 7"]);
    expect((await cared.refresh()).retitledCharts).toEqual([]);
  });

  it("stay as their user wrote them", async () => {
    await insert();
    cared.workbench.enter("A1", "");
    cared.workbench.enter("A2", '="Own source"');
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await cared.refresh();
    expect(texts()).toEqual(["", "Own source"]);
  });

  it("say the id alone while nothing is kept of its content, and are renewed once there is", async () => {
    await insert();
    gone.add("8");
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    expect(texts()).toEqual(["ID 8", "Fuente: …"]);
    gone.clear();
    expect((await cared.refresh()).retitledCharts).toHaveLength(1);
    expect(texts()).toEqual(["Births in France (unit 8)", "Fuente: Office 8"]);
  });

  it.each([
    ['=STAT.SEARCH("births")', "…"],
    ['=STAT.STATUS("version")', "…"],
    ["=STAT.REPORT(8)", "ID 8"],
  ])("are none over %s, and are there again with a content", async (formula, title) => {
    await insert();
    cared.workbench.enter("A3", formula);
    expect((await cared.refresh()).retitledCharts).toHaveLength(1);
    expect(texts()).toEqual([title, "Fuente: …"]);
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    cared.workbench.enter("A3", "=STAT.DATA(7)");
    expect((await cared.refresh()).retitledCharts).toHaveLength(1);
    expect(texts()).toEqual([notes.title, source.text]);
  });

  it.each(["=SUM(F1:F9)", "=F1*2", '=IF(F1>0,"yes","no")'])(
    "are none over %s, which somebody wrote in the formula's place",
    async (formula) => {
      await insert();
      cared.workbench.enter("A3", formula);
      expect((await cared.refresh()).retitledCharts).toHaveLength(1);
      expect(texts()).toEqual(["…", "Fuente: …"]);
      expect((await cared.refresh()).retitledCharts).toEqual([]);
      cared.workbench.enter("A3", "=STAT.DATA(7)");
      await cared.refresh();
      expect(texts()).toEqual([notes.title, source.text]);
    },
  );

  it("stay above a value where nobody has seen what it replaced", async () => {
    await insert();
    cared.workbench.enter("A3", "own text");
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    expect(texts()).toEqual([notes.title, source.text]);
  });

  it("are as their user wrote them over a formula of the user's", async () => {
    await insert();
    cared.workbench.enter("A1", "");
    cared.workbench.enter("A2", '="Own source"');
    cared.workbench.enter("A3", "=SUM(F1:F9)");
    await cared.refresh();
    expect(texts()).toEqual(["", "Own source"]);
  });

  it("stay over a report with which they were inserted", async () => {
    await insert(0, "=STAT.REPORT(7)");
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    expect(texts()).toEqual([notes.title, source.text]);
  });

  it("stay where the formula shows another thing of the same content", async () => {
    await insert();
    cared.workbench.enter("A3", '=STAT.INFO(7,"title")');
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    expect(texts()).toEqual([notes.title, source.text]);
  });

  it("are the source alone where the title's row is deleted, and the title alone without the source's", async () => {
    await insert();
    await cared.change((sheet) => {
      sheet.getRange("1:1").delete("Up");
    });
    cared.workbench.enter("A2", "=STAT.DATA(8)");
    await cared.refresh();
    expect(texts("A1")).toEqual(["Fuente: Office 8"]);
    await insert(5);
    await cared.change((sheet) => {
      sheet.getRange("F2").delete("Up");
    });
    cared.workbench.enter("F2", "=STAT.DATA(8)");
    await cared.refresh();
    expect(texts("F1")).toEqual(["Births in France (unit 8)"]);
  });

  it("are told of where their sheet is protected", async () => {
    await insert();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await cared.workbench.idle();
    await cared.change((sheet) => {
      sheet.protection.protect();
    });
    const held = [{ name: "A3", sheetName: "Sheet1" }];
    expect((await cared.refresh()).held.titles).toEqual(held);
    expect(texts()).toEqual([notes.title, source.text]);
  });
});
