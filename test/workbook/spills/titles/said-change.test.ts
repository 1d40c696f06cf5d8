import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps, undo } from "../../../support/workbook/undo-steps.js";
import { watchTitled } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
beforeEach(async () => {
  cared = await openTitled(undefined, () => ({ "2018": 80, "2019": 100, "2020": 109.731 }));
  await cared.insert();
});
afterEach(() => {
  cared.workbench.dispose();
});

const edit = async (formula: string) => {
  cared.workbench.enter("A3", formula);
  await cared.refresh();
  const { title, unit, cells } = await cared.shown();
  return [title, unit, cells[0]];
};

const own = ["GDP of Germany", "unit 7", "GDP of Germany (unit 7)"];
const said = (words: string) => {
  const title = `GDP of Germany (${words})`;
  return [title, null, title];
};

/** Number formats of axis and first figure. */
const formats = () =>
  cared.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const { valueAxis } = sheet.charts.getItemAt(0).axes;
    const cell = sheet.getRange("B4");
    valueAxis.load("numberFormat");
    cell.load("numberFormat");
    await context.sync();
    return [valueAxis.numberFormat, (cell.numberFormat as unknown[][])[0]?.[0]];
  });

const setTitle = (text: string) =>
  cared.change((sheet) => {
    sheet.charts.getItemAt(0).title.text = text;
  });

describe("the title of a live chart whose formula changes the figures", () => {
  it.each([
    ['=STAT.DATA(7,"change=pct")', "percent from the period before"],
    ['=STAT.DATA(7,"change=diff")', "difference from the period before, unit 7"],
    ['=STAT.DATA(7,"change=pct-year")', "percent from the year before"],
    ['=STAT.DATA(7,"change=diff-year")', "difference from the year before, unit 7"],
    ['=STAT.DATA(7,"change=annualised")', "percent, compounded to a year"],
    ['=STAT.DATA(7,"change=log")', "natural logarithm"],
    ['=STAT.DATA(7,"change=log-diff")', "difference of logarithms"],
    ['=STAT.DATA(7,"rebase=2019")', "2019 = 100"],
    ['=STAT.DATA(7,"change=pct; rebase=2019")', "2019 = 100"],
    ['=STAT.DATA(7,"scale=thousand")', "thousand unit 7"],
    ['=TAKE(STAT.DATA(7,"change=pct"),-2)', "percent from the period before"],
    ["=STAT.GROWTH(7)", "growth"],
    ['=STAT.GROWTH(7,,2018,2020,"rate=cagr")', "growth per year"],
  ])("says with %s that it is %s", async (formula, words) => {
    expect(await edit(formula)).toEqual(said(words));
    expect(await edit("=STAT.DATA(7)")).toEqual(own);
    expect((await cared.refresh()).retitledCharts).toEqual([]);
  });

  it("says the next change, and none where a formula of one's own or part of it alone has it", async () => {
    expect(await edit('=STAT.DATA(7,"change=pct")')).toEqual(
      said("percent from the period before"),
    );
    expect(await edit('=STAT.DATA(7,"change=log")')).toEqual(said("natural logarithm"));
    const plain = ["GDP of Germany", null, "GDP of Germany"];
    expect(await edit('=STAT.DATA(7,"change=pct")*100')).toEqual(plain);
    expect(await edit('=HSTACK(STAT.DATA(7),STAT.DATA(7,"change=pct"))')).toEqual(plain);
  });

  it("says it of another content, too", async () => {
    const title = "Births in France (percent from the period before)";
    expect(await edit('=STAT.DATA(8,"change=pct")')).toEqual([title, null, title]);
    expect(await edit("=STAT.DATA(8)")).toEqual([
      "Births in France",
      "unit 8",
      "Births in France (unit 8)",
    ]);
  });

  it("stays where its user has typed one", async () => {
    await setTitle("My own words");
    expect((await edit('=STAT.DATA(7,"change=pct")'))[0]).toBe("My own words");
    expect((await edit("=STAT.DATA(7)"))[0]).toBe("My own words");
    await setTitle("GDP of Germany (mine)");
    expect((await edit('=STAT.DATA(7,"change=pct")'))[0]).toBe("GDP of Germany (mine)");
    expect((await edit('=STAT.DATA(7,"change=log")'))[0]).toBe("GDP of Germany (mine)");
  });

  it("has percent signs on the axis and in the cells, and none over the figures themselves", async () => {
    await edit('=STAT.DATA(7,"change=pct")');
    expect(await formats()).toEqual(["0.0%", "0.0%"]);
    await edit('=STAT.DATA(7,"change=log")');
    expect(await formats()).toEqual(["#,##0.0000", "#,##0.0000"]);
    await edit('=STAT.DATA(7,"change=pct")*100');
    expect((await formats())[0]).not.toContain("%");
    await edit('=STAT.DATA(7,"rebase=2020")');
    expect(await formats()).toEqual(["#,##0.0", "#,##0.0"]);
    await edit("=STAT.DATA(7)");
    expect(await formats()).toEqual(["#,##0.000", "#,##0.000"]);
  });

  it("is taken back with the edit", async () => {
    const watched = await watchTitled(cared);
    await watched.settle();
    const steps = countSteps(cared.workbench);
    cared.workbench.enter("A3", '=STAT.DATA(7,"change=pct")');
    await watched.settle();
    expect(await cared.shown()).toMatchObject({
      title: "GDP of Germany (percent from the period before)",
    });
    const then = countSteps(cared.workbench);
    for (let step = steps; step < then; step += 1) {
      undo(cared.workbench);
      await watched.settle();
    }
    expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
    expect(await cared.shown()).toMatchObject({ title: own[0], unit: own[1] });
    expect(await formats()).toEqual(["General", "General"]);
    await watched.stop();
  });
});
