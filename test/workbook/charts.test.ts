import { afterEach, beforeEach, expect, it } from "vitest";
import { graphTypes } from "../../src/contract/index.js";
import { excelChart } from "../../src/statistics/chart/index.js";
import { followSpills, insertChart } from "../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../support/stat-workbench.js";

let workbench: StatWorkbench;
let series: Record<string, Record<string, number>>;
beforeEach(async () => {
  series = { Sales: { "2019": 1, "2020": 2 }, Costs: { "2019": 3, "2020": 4 } };
  workbench = await createStatWorkbench(() => ({ body: statistic() }));
});
afterEach(() => {
  workbench.dispose();
});

function statistic() {
  const data = Object.entries(series).map(([name, values]) => [
    name,
    Object.entries(values).map(([category, value]) => ({ name: category, data: value })),
  ]);
  return {
    identifier: 7,
    title: "Statistic 7",
    subject: "",
    link: "",
    date: "2026-01-01T00:00:00Z",
    platform: "en",
    is_premium: false,
    chart: {
      graphType: "bar",
      horizontal: false,
      unit: "EUR",
      data: Object.fromEntries(data) as unknown,
    },
    teaser_image_urls: [],
  };
}

async function insert(graphType: string, horizontal: boolean): Promise<string> {
  workbench.enter("A1", "");
  workbench.enter("A1", "=STAT.DATA(7)");
  await workbench.idle();
  const categories = Object.keys(Object.values(series)[0] ?? {});
  const table = {
    categories,
    series: Object.entries(series).map(([name, values]) => ({
      name,
      values: Object.values(values),
    })),
  };
  const look = excelChart({ graphType, horizontal, unit: "EUR", table });
  const { chartName } = await workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.load("id,name");
    await context.sync();
    return insertChart(context, {
      data: {
        sheetId: sheet.id,
        row: 0,
        column: 0,
        rowCount: categories.length + 1,
        columnCount: table.series.length + 1,
        isSpill: true,
      },
      placement: { sheetId: sheet.id, sheetName: sheet.name, row: 0, column: 6 },
      id: "7",
      look,
      title: "Statistic 7",
      unit: "EUR",
      source: { text: "Source" },
    });
  });
  return chartName;
}

const read = (name: string) =>
  workbench.run(async (context) => {
    const chart = context.workbook.worksheets.getActiveWorksheet().charts.getItem(name);
    chart.load("chartType");
    chart.legend.load("visible");
    chart.series.load("items/name,items/chartType,items/axisGroup");
    await context.sync();
    const values = chart.series.items.map((one) => one.getDimensionValues("Values"));
    await context.sync();
    return {
      type: chart.chartType,
      hasLegend: chart.legend.visible,
      series: chart.series.items.map((one, index) => [one.name, values[index]?.value]),
      axes: chart.series.items.map(({ axisGroup }) => axisGroup),
      types: chart.series.items.map(({ chartType }) => chartType),
    };
  });

it.each(graphTypes.flatMap((type) => [[type, false] as const, [type, true] as const]))(
  "draws %s (lying: %s) as the service means it",
  async (graphType, horizontal) => {
    const shown = await read(await insert(graphType, horizontal));
    const categories = ["2019", "2020"];
    const table = {
      categories,
      series: Object.entries(series).map(([name, values]) => ({
        name,
        values: Object.values(values),
      })),
    };
    const look = excelChart({ graphType, horizontal, unit: "EUR", table });
    expect(shown.type).toBe(look.type);
    expect(shown.hasLegend).toBe(true);
    expect(shown.series).toEqual([
      ["Sales", [1, 2]],
      ["Costs", [3, 4]],
    ]);
    const secondary = look.secondary?.seriesIndexes ?? [];
    expect(shown.axes).toEqual(
      [0, 1].map((index) => (secondary.includes(index) ? "Secondary" : "Primary")),
    );
    if (look.secondary !== undefined) expect(shown.types[1]).toBe(look.secondary.type);
  },
);

const renew = async () => {
  await workbench.client.clearCache();
  workbench.enter("A1", "");
  workbench.enter("A1", "=STAT.DATA(7)");
  await workbench.idle();
  return workbench.run(followSpills);
};

it("gives a series that came the name of its column, and drops one that went", async () => {
  const name = await insert("bar", false);
  series["Profit"] = { "2019": 5, "2020": 6 };
  expect(await renew()).toEqual({ adjusted: [name], orphaned: [] });
  expect((await read(name)).series).toEqual([
    ["Sales", [1, 2]],
    ["Costs", [3, 4]],
    ["Profit", [5, 6]],
  ]);
  series = { Sales: { "2019": 1, "2020": 2, "2021": 3 } };
  expect(await renew()).toEqual({ adjusted: [name], orphaned: [] });
  expect((await read(name)).series).toEqual([["Sales", [1, 2, 3]]]);
  expect(await renew()).toEqual({ adjusted: [], orphaned: [] });
});

it("does not bring back a series that a user removed", async () => {
  const name = await insert("bar", false);
  await workbench.run(async (context) => {
    const chart = context.workbook.worksheets.getActiveWorksheet().charts.getItem(name);
    chart.series.getItemAt(0).delete();
    await context.sync();
  });
  for (const values of Object.values(series)) values["2021"] = 9;
  expect(await renew()).toEqual({ adjusted: [name], orphaned: [] });
  expect((await read(name)).series).toEqual([["Costs", [3, 4, 9]]]);
});

it("names the charts whose formula is gone", async () => {
  const name = await insert("bar", false);
  await workbench.run(async (context) => {
    context.workbook.names.getItem(name).delete();
    await context.sync();
  });
  expect(await workbench.run(followSpills)).toEqual({ adjusted: [], orphaned: [name] });
});
