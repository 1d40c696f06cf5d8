import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formulaInsertion, unitOptions } from "../../../../src/workbook/index.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
beforeEach(async () => {
  cared = await openTitled();
});
afterEach(() => {
  cared.workbench.dispose();
});

const edit = async (formula: string) => {
  cared.workbench.enter("A3", formula);
  await cared.refresh();
  const { unit, cells } = await cared.shown();
  return [unit, cells[0]];
};

const own = ["unit 7", "GDP of Germany (unit 7)"];
const said = (words: string) => [null, `GDP of Germany (${words})`];
const inPercent = said("percent from the period before");

describe("the unit beside live figures", () => {
  it.each([
    '=STAT.DATA(7,"change=pct")',
    '=STAT.DATA(7,"rebase=2019")',
    '=STAT.DATA(7,"scale=thousand")',
    "=STAT.DATA(7)/1000",
    "=STAT.GROWTH(7)",
    "=STAT.DATA({7,8})",
  ])("is gone with %s and there again without it", async (formula) => {
    await cared.insert();
    expect((await edit(formula))[0]).toBeNull();
    expect(await edit("=STAT.DATA(7)")).toEqual(own);
    expect((await cared.refresh()).retitledCharts).toEqual([]);
  });

  it("stays where a formula only picks of the figures", async () => {
    await cared.insert();
    expect(await edit("=TAKE(STAT.DATA(7),-2)")).toEqual(own);
    expect(await edit('=STAT.DATA(7,"limit="&(1+1))')).toEqual(own);
  });

  it("stays gone from one option to another, and is the new content's where the id changes without it", async () => {
    await cared.insert();
    expect(await edit('=STAT.DATA(7,"change=pct")')).toEqual(inPercent);
    expect(await edit('=STAT.DATA(7,"change=diff")')).toEqual(
      said("difference from the period before, unit 7"),
    );
    const births = "Births in France (2019 = 100)";
    expect(await edit('=STAT.DATA(8,"rebase=2019")')).toEqual([null, births]);
    expect(await edit("=STAT.DATA(8)")).toEqual(["unit 8", "Births in France (unit 8)"]);
  });

  it("stays hidden where its user has hidden it", async () => {
    await cared.insert();
    await cared.change((sheet) => {
      sheet.charts.getItemAt(0).axes.valueAxis.title.visible = false;
    });
    expect(await edit('=STAT.DATA(7,"change=pct")')).toEqual(inPercent);
    expect(await edit("=STAT.DATA(7)")).toEqual([null, own[1]]);
  });

  it("of a change that was inserted with it does not stand over the figures themselves", async () => {
    const title = "GDP of Germany (Veränderung in %)";
    const asked = unitOptions('=STAT.DATA(7,"change=pct")');
    const notes = { id: "7", title, asked, source: { text: "Quelle: Office 7" } };
    const place = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
    await formulaInsertion('=STAT.DATA(7,"change=pct")', { notes }).write(cared.run, place);
    await cared.refresh();
    expect(cared.workbench.values("A1")).toEqual([[title]]);
    const above = async (formula: string) => {
      cared.workbench.enter("A3", formula);
      await cared.refresh();
      return cared.workbench.values("A1")[0]?.[0];
    };
    const difference = "GDP of Germany (difference from the period before, unit 7)";
    expect(await above('=STAT.DATA(7,"change=diff")')).toBe(difference);
    expect(await above("=STAT.DATA(7)")).toBe(own[1]);
  });
});
