import { afterEach, beforeEach, expect, it } from "vitest";
import { followSpills, insertLiveChart, type RunInExcel } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

let workbench: StatWorkbench;
let values: [string, number][];
beforeEach(async () => {
  values = [
    ["2019", 1],
    ["2020", 2],
  ];
  workbench = await createStatWorkbench(() => ({ body: statistic() }));
});
afterEach(() => {
  workbench.dispose();
});

const statistic = () => ({
  ...{ identifier: 7, title: "Statistic 7", subject: "", link: "", platform: "en" },
  date: "2026-01-01T00:00:00Z",
  is_premium: false,
  chart: {
    graphType: "bar",
    horizontal: false,
    unit: "EUR",
    data: Object.fromEntries(
      ["Sales", "Costs"].map((name) => [
        name,
        values.map(([category, data]) => ({ name: category, data })),
      ]),
    ),
  },
});

/** What a copied sheet has: a chart of the same name, on figures of its own. */
const addCopy = (name: string) =>
  workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Sheet1 (2)");
    const data = sheet.getRange("A1:B3");
    data.values = [
      ["", "Sales"],
      ["2019", 8],
      ["2020", 9],
    ];
    const chart = sheet.charts.add("ColumnClustered", data, "Columns");
    chart.name = name;
    chart.title.text = "Typed for the copy";
    await context.sync();
  });

const readOn = (sheetName: string, name: string) =>
  workbench.run(async (context) => {
    const chart = context.workbook.worksheets.getItem(sheetName).charts.getItem(name);
    chart.title.load("text");
    chart.series.load("items/name");
    await context.sync();
    const shown = chart.series.items.map((one) => one.getDimensionValues("Values"));
    await context.sync();
    return { title: chart.title.text, values: shown.map(({ value }) => value) };
  });

it("does not set the chart of a copied sheet to the figures that the first one shows", async () => {
  const run: RunInExcel = (task) => workbench.run(task);
  const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
  const live = await insertLiveChart(run, {
    ...{ placement, formula: "=STAT.DATA(7)", numberFormat: "General" },
    chartOn: (data) => ({
      ...{ data, placement: { ...placement, column: 6 }, id: "7" },
      look: { type: "ColumnClustered", hasLegend: false, isCategoryAxisReversed: false },
      ...{ title: "Statistic 7", unit: "EUR", source: { text: "Source" } },
    }),
    wait: () => workbench.idle(),
  });
  const chartName = live.status === "inserted" ? live.chartName : "none";
  await addCopy(chartName);
  values.push(["2021", 3]);
  await workbench.client.clearCache();
  workbench.enter("A1", "");
  workbench.enter("A1", "=STAT.DATA(7)");
  await workbench.idle();
  const report = await workbench.run(followSpills);
  expect(report).toEqual({ adjusted: [chartName], orphaned: [], held: [] });
  expect((await readOn("Sheet1", chartName)).values).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(await readOn("Sheet1 (2)", chartName)).toEqual({
    title: "Typed for the copy",
    values: [[8, 9]],
  });
});
