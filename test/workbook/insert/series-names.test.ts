import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followSpills, insertLiveChart } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

/** Figures of one year by place, as the service has them at the moment. */
let figures: Record<string, number>;
let workbench: StatWorkbench;
const chartName = "STAT_7_1";

beforeEach(async () => {
  figures = { Germany: 1, France: 2 };
  workbench = await createStatWorkbench(() => ({ body: answer() }));
  await insert();
});
afterEach(() => {
  workbench.dispose();
});

function answer() {
  const statistic = statisticAnswer(7, {});
  const lines = Object.entries(figures).map(([name, data]) => [name, [{ name: "2020", data }]]);
  return {
    ...statistic,
    chart: { ...statistic.chart, data: Object.fromEntries(lines) as unknown },
  };
}

async function insert(hasLegend = true): Promise<void> {
  const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
  const live = await insertLiveChart((task) => workbench.run(task), {
    placement,
    formula: "=STAT.DATA(7)",
    numberFormat: "General",
    chartOn: (data) => ({
      data,
      placement: { ...placement, column: 8 },
      id: "7",
      look: { type: "ColumnClustered", hasLegend, isCategoryAxisReversed: false },
      title: "Statistic 7",
      unit: null,
      source: { text: "Source" },
    }),
    wait: () => workbench.idle(),
  });
  expect(live.status).toBe("inserted");
}

async function renew(now: Record<string, number>): Promise<void> {
  figures = now;
  await workbench.client.clearCache();
  workbench.enter("A1", "");
  workbench.enter("A1", "=STAT.DATA(7)");
  await workbench.idle();
  await workbench.run(followSpills);
}

const onSeries = <T>(look: (all: Excel.ChartSeriesCollection) => T) =>
  workbench.run(async (context) => {
    const { series } = context.workbook.worksheets.getActiveWorksheet().charts.getItem(chartName);
    series.load("items/name");
    await context.sync();
    const seen = look(series);
    await context.sync();
    return seen;
  });

/** What the legend says, and the figure that stands under it. */
async function shown(): Promise<Record<string, unknown>> {
  const read = await onSeries(({ items }) =>
    items.map((one) => ({ name: one.name, values: one.getDimensionValues("Values") })),
  );
  return Object.fromEntries(read.map(({ name, values }) => [name, values.value[0]]));
}

const rename = (index: number, name: string) =>
  onSeries((all) => {
    all.getItemAt(index).name = name;
  });

it("calls a series that came what its column is called, also when another place stands there", async () => {
  await renew({ Germany: 1, France: 2, Spain: 3 });
  expect(await shown()).toEqual({ Germany: 1, France: 2, Spain: 3 });
  await renew({ Germany: 1, France: 2, Italy: 4 });
  expect(await shown()).toEqual({ Germany: 1, France: 2, Italy: 4 });
});

it("keeps the name that a user has given a series when another one comes", async () => {
  await rename(0, "At home");
  await renew({ Germany: 1, France: 2, Spain: 3 });
  expect(await shown()).toEqual({ "At home": 1, France: 2, Spain: 3 });
  await renew({ Germany: 5, France: 6, Italy: 4 });
  expect(await shown()).toEqual({ "At home": 5, France: 6, Italy: 4 });
});

it("shows the categories under series that came", async () => {
  await renew({ Germany: 1, France: 2, Spain: 3 });
  const categories = await onSeries(({ items }) =>
    items.map((one) => one.getDimensionValues("Categories")),
  );
  expect(categories.map(({ value }) => (value as unknown[]).map(String))).toEqual([
    ["2020"],
    ["2020"],
    ["2020"],
  ]);
});

it("stays with the series that a user has left, since no other can be named after its column", async () => {
  await onSeries((all) => {
    all.getItemAt(0).delete();
  });
  await renew({ Germany: 1, France: 2, Spain: 3 });
  expect(await shown()).toEqual({ France: 2 });
});

it("does not put another column's figures under a name of the user's where a series is removed", async () => {
  await renew({ Germany: 1, France: 2, Spain: 3 });
  await rename(2, "South");
  await onSeries((all) => {
    all.getItemAt(0).delete();
  });
  await renew({ Germany: 1, France: 2, Spain: 3, Italy: 4 });
  expect(await shown()).toEqual({ France: 2, South: 3 });
});

describe("the legend of a chart", () => {
  /** Instead of the chart of two. */
  async function insertOne(): Promise<void> {
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.charts.getItem(chartName).delete();
      for (const name of [chartName, `${chartName}_SOURCE`]) {
        context.workbook.names.getItem(name).delete();
      }
      sheet.getRange("A1").clear();
      await context.sync();
    });
    figures = { Germany: 1 };
    await workbench.client.clearCache();
    await insert(false);
  }
  const legend = () =>
    workbench.run(async (context) => {
      const chart = context.workbook.worksheets.getActiveWorksheet().charts.getItem(chartName);
      chart.legend.load("visible,position");
      await context.sync();
      const { visible, position } = chart.legend;
      return visible ? position : "none";
    });
  const hide = () =>
    workbench.run(async (context) => {
      const chart = context.workbook.worksheets.getActiveWorksheet().charts.getItem(chartName);
      chart.legend.visible = false;
      await context.sync();
    });

  it("is there once a single series has company, since nothing else tells them apart", async () => {
    await insertOne();
    await renew({ Germany: 2 });
    expect(await legend()).toBe("none");
    await renew({ Germany: 1, France: 2 });
    expect(await shown()).toEqual({ Germany: 1, France: 2 });
    expect(await legend()).toBe("Bottom");
  });

  it("stays away where a user has taken it from several", async () => {
    await hide();
    await renew({ Germany: 1, France: 2, Spain: 3 });
    expect(await legend()).toBe("none");
  });
});
