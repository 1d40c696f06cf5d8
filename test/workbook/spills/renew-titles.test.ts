import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertLiveChart, type RunInExcel } from "../../../src/workbook/index.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
const titles: Readonly<Record<string, string>> = {
  "7": "GDP of Germany from 2019 to 2020",
  "8": "Births in France from 2019 to 2020",
  "9": '=HYPERLINK("http://evil.test")',
};
beforeEach(async () => {
  cared = await openCared((url) => {
    const id = url.searchParams.get("id") ?? "";
    const answer = statisticAnswer(Number(id), { "2019": 1, "2020": 2 });
    const said = id === "9" ? (titles[id] ?? "") : undefined;
    const sources = [{ title: said ?? `Office ${id}` }];
    const chart = { ...answer.chart, unit: said ?? `unit ${id}` };
    const link = said ?? answer.link;
    return { body: { ...answer, title: titles[id] ?? "", link, sources, chart } };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const run: RunInExcel = (task) => cared.workbench.run(task);
const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
const source = { text: "Quelle: Office 7", link: "https://service.test/content/7" };

async function insert(
  formula = "=STAT.DATA(7)",
  notes: { title: string; source: typeof source } | undefined = {
    title: "GDP of Germany (unit 7)",
    source,
  },
): Promise<void> {
  const live = await insertLiveChart(run, {
    placement,
    formula,
    notes,
    numberFormat: "General",
    chartOn: (data) => ({
      data,
      placement: { ...placement, column: 6 },
      id: "7",
      look: { type: "Line", hasLegend: true, isCategoryAxisReversed: false },
      title: "GDP of Germany",
      unit: "unit 7",
      source,
    }),
    wait: () => cared.workbench.idle(),
  });
  if (live.status !== "inserted") throw new Error(`The chart has no data: ${live.shown}`);
}

const refresh = async () => {
  await cared.workbench.idle();
  const choice = { scope: { kind: "workbook" }, includeFresh: true } as const;
  const report = await cared.operations.refresh(await cared.operations.plan(choice));
  await cared.workbench.idle();
  return report;
};

const change = (task: (sheet: Excel.Worksheet, workbook: Excel.Workbook) => void) =>
  run(async (context) => {
    task(context.workbook.worksheets.getItem("Sheet1"), context.workbook);
    await context.sync();
  });

/** All that says what the figures are. */
const shown = () =>
  run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const chart = sheet.charts.getItemAt(0);
    const cells = ["A1", "A2", "G19"].map((at) => sheet.getRange(at));
    chart.load("name");
    chart.title.load("text,visible");
    chart.axes.valueAxis.title.load("text,visible");
    for (const cell of cells) cell.load("values,hyperlink");
    await context.sync();
    const { title } = chart;
    const { title: unit } = chart.axes.valueAxis;
    return {
      name: chart.name,
      title: title.visible ? title.text : null,
      unit: unit.visible ? unit.text : null,
      cells: cells.map((cell) => (cell.values as unknown[][])[0]?.[0]),
      links: cells.slice(1).map((cell) => (cell.hyperlink as Excel.RangeHyperlink | null)?.address),
    };
  });

describe("a live chart whose formula is given another id", () => {
  it("is given title, unit and source of what it shows now, above its figures too", async () => {
    await insert();
    const before = await shown();
    expect(before).toMatchObject({ name: "STAT_7_1", title: "GDP of Germany" });
    expect((await refresh()).retitledCharts).toEqual([]);
    expect(await shown()).toEqual(before);

    cared.workbench.enter("A3", "=STAT.DATA(8)");
    const renewed = [{ name: "STAT_8_1", sheetName: "Sheet1" }];
    expect((await refresh()).retitledCharts).toEqual(renewed);
    const now = {
      name: "STAT_8_1",
      title: "Births in France",
      unit: "unit 8",
      cells: ["Births in France (unit 8)", "Quelle: Office 8", "Quelle: Office 8"],
      links: ["https://service.test/content/8", "https://service.test/content/8"],
    };
    expect(await shown()).toEqual(now);
    expect((await refresh()).retitledCharts).toEqual([]);
    expect(await shown()).toEqual(now);
  });

  it("is given them where the id stands in a cell, and its lines have moved", async () => {
    cared.workbench.enter("Sheet1!F1", "7");
    await insert("=STAT.DATA($F$1)");
    await change((sheet) => sheet.getRange("1:1").insert("Down"));
    cared.workbench.enter("Sheet1!F2", "8");
    await refresh();
    expect(cared.workbench.values("A2:A3")).toEqual([
      ["Births in France (unit 8)"],
      ["Quelle: Office 8"],
    ]);
    expect(cared.workbench.values("G20")).toEqual([["Quelle: Office 8"]]);
    expect(await shown()).toMatchObject({ title: "Births in France" });
  });

  it("keeps a title of its user's for as long as it shows the same content", async () => {
    await insert();
    await change((sheet) => (sheet.charts.getItemAt(0).title.text = "Our market"));
    await refresh();
    expect(await shown()).toMatchObject({ title: "Our market" });
  });

  it("keeps what its user has taken away: a hidden title, an emptied line", async () => {
    await insert();
    await change((sheet) => {
      sheet.charts.getItemAt(0).title.visible = false;
      sheet.getRange("A1:A2").clear("Contents");
    });
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await refresh();
    const cells = ["", "", "Quelle: Office 8"];
    expect(await shown()).toMatchObject({ title: null, unit: "unit 8", cells });
  });

  it("shows no unit where the formula shows the figures in none", async () => {
    await insert();
    cared.workbench.enter("A3", '=STAT.DATA(8,"rebase=2019")');
    await refresh();
    const cells = ["Births in France", "Quelle: Office 8", "Quelle: Office 8"];
    expect(await shown()).toMatchObject({ title: "Births in France", unit: null, cells });
  });

  it("takes a hostile text of the service as text, and no link that is none", async () => {
    await insert();
    cared.workbench.enter("A3", "=STAT.DATA(9)");
    await refresh();
    const { title, cells, links } = await shown();
    expect(title).toBe(`\u00A0${String(titles["9"])}`);
    expect(cells.slice(1)).toEqual([
      `Quelle: ${String(titles["9"])}`,
      `Quelle: ${String(titles["9"])}`,
    ]);
    expect(links).toEqual([undefined, undefined]);
    expect(cared.workbench.cell("A1").formula ?? "").not.toMatch(/^=/);
  });

  it("is told of where its sheet is protected, and follows once it is open", async () => {
    await insert();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await cared.workbench.idle();
    await change((sheet) => {
      sheet.protection.protect();
    });
    const report = await refresh();
    expect(report.retitledCharts).toEqual([]);
    expect(report.held.titles).toEqual([{ name: "STAT_7_1", sheetName: "Sheet1" }]);
    await change((sheet) => {
      sheet.protection.unprotect();
    });
    expect((await refresh()).held.titles).toEqual([]);
    expect(await shown()).toMatchObject({ title: "Births in France" });
  });
});
