import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { graphTypes } from "../../../src/contract/index.js";
import { excelChart } from "../../../src/statistics/chart/index.js";
import { followSpills, insertLiveChart, type RunInExcel } from "../../../src/workbook/index.js";
import { writeChart } from "../../../src/workbook/insert/insert-chart.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

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

const run: RunInExcel = (task) => workbench.run(task);
const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };

async function insert(graphType: string, horizontal: boolean): Promise<string> {
  workbench.enter("A1", "");
  const categories = Object.keys(Object.values(series)[0] ?? {});
  const table = {
    categories,
    series: Object.entries(series).map(([name, values]) => ({
      name,
      values: Object.values(values),
    })),
  };
  const look = excelChart({ graphType, horizontal, unit: "EUR", table });
  const live = await insertLiveChart(run, {
    placement,
    formula: "=STAT.DATA(7)",
    numberFormat: "General",
    chartOn: (data) => ({
      data,
      placement: { ...placement, column: 6 },
      id: "7",
      look,
      title: "Statistic 7",
      unit: "EUR",
      source: { text: "Source" },
    }),
    wait: () => workbench.idle(),
  });
  if (live.status !== "inserted") throw new Error(`The chart has no data: ${live.shown}`);
  return live.chartName;
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

const nameOf = (chart: string) =>
  workbench.run(async (context) => {
    const name = context.workbook.names.getItem(chart);
    name.load("formula,comment,visible");
    await context.sync();
    return { formula: name.formula as string, comment: name.comment, visible: name.visible };
  });

it("marks its data by a hidden name over all of it, without a comment", async () => {
  const name = await insert("bar", false);
  expect(await nameOf(name)).toEqual({
    formula: "=Sheet1!$A$1:$C$3",
    comment: "",
    visible: false,
  });
});

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
  expect(await renew()).toEqual({ adjusted: [name], orphaned: [], held: [] });
  expect((await read(name)).series).toEqual([
    ["Sales", [1, 2]],
    ["Costs", [3, 4]],
    ["Profit", [5, 6]],
  ]);
  series = { Sales: { "2019": 1, "2020": 2, "2021": 3 } };
  expect(await renew()).toEqual({ adjusted: [name], orphaned: [], held: [] });
  expect((await read(name)).series).toEqual([["Sales", [1, 2, 3]]]);
  expect(await renew()).toEqual({ adjusted: [], orphaned: [], held: [] });
});

it("does not bring back a series that a user removed", async () => {
  const name = await insert("bar", false);
  await workbench.run(async (context) => {
    const chart = context.workbook.worksheets.getActiveWorksheet().charts.getItem(name);
    chart.series.getItemAt(0).delete();
    await context.sync();
  });
  for (const values of Object.values(series)) values["2021"] = 9;
  expect(await renew()).toEqual({ adjusted: [name], orphaned: [], held: [] });
  expect((await read(name)).series).toEqual([["Costs", [3, 4, 9]]]);
});

it("leaves a chart on a protected sheet as it is, and follows once the sheet is open", async () => {
  await insertFormatted();
  const protect = (isOn: boolean) =>
    workbench.run(async (context) => {
      const { protection } = context.workbook.worksheets.getActiveWorksheet();
      if (isOn) protection.protect();
      else protection.unprotect();
      await context.sync();
    });
  for (const values of Object.values(series)) values["2021"] = 9;
  await workbench.client.clearCache();
  workbench.enter("A1", "");
  workbench.enter("A1", "=STAT.DATA(7)");
  await workbench.idle();
  await protect(true);
  expect(await workbench.run(followSpills)).toEqual({
    adjusted: [],
    orphaned: [],
    held: [{ name: "STAT_7_1", sheetName: "Sheet1" }],
  });
  expect((await read("STAT_7_1")).series).toEqual([
    ["Sales", [1, 2]],
    ["Costs", [3, 4]],
  ]);
  await protect(false);
  expect(await workbench.run(followSpills)).toEqual({
    adjusted: ["STAT_7_1"],
    orphaned: [],
    held: [],
  });
  expect((await read("STAT_7_1")).series).toEqual([
    ["Sales", [1, 2, 9]],
    ["Costs", [3, 4, 9]],
  ]);
});

it("names the charts whose formula is gone", async () => {
  const name = await insert("bar", false);
  await workbench.run(async (context) => {
    context.workbook.names.getItem(name).delete();
    await context.sync();
  });
  expect(await workbench.run(followSpills)).toEqual({ adjusted: [], orphaned: [name], held: [] });
});

describe("a chart whose header stands above its spill, as a template's does", () => {
  const insertBelowHeader = async () => {
    for (const [index, name] of ["Year", "Sales", "Costs"].entries()) {
      workbench.enter(`${String.fromCharCode(65 + index)}1`, name);
    }
    workbench.enter("A2", '=STAT.DATA(7,"headers=off")');
    await workbench.idle();
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      writeChart(context, sheet, "STAT_7_1", {
        data: {
          ...{ sheetId: placement.sheetId, row: 0, column: 0, rowCount: 3, columnCount: 3 },
          isSpill: true,
        },
        placement: { ...placement, column: 6 },
        id: "7",
        look: { type: "Line", hasLegend: true, isCategoryAxisReversed: false },
        title: "Statistic 7",
        unit: null,
        source: { text: "Source" },
      });
      await context.sync();
    });
  };
  const renewBelow = async () => {
    await workbench.client.clearCache();
    workbench.enter("A2", "");
    workbench.enter("A2", '=STAT.DATA(7,"headers=off")');
    await workbench.idle();
    return workbench.run(followSpills);
  };

  it("follows it into the rows that come and out of those that go", async () => {
    await insertBelowHeader();
    expect(await workbench.run(followSpills)).toMatchObject({ adjusted: [] });
    for (const values of Object.values(series)) values["2021"] = 9;
    expect(await renewBelow()).toEqual({ adjusted: ["STAT_7_1"], orphaned: [], held: [] });
    expect((await read("STAT_7_1")).series).toEqual([
      ["Sales", [1, 2, 9]],
      ["Costs", [3, 4, 9]],
    ]);
    expect(await nameOf("STAT_7_1")).toMatchObject({ formula: "=Sheet1!$A$1:$C$4" });
    expect(await renewBelow()).toMatchObject({ adjusted: [] });
    for (const values of Object.values(series)) delete values["2021"];
    expect(await renewBelow()).toMatchObject({ adjusted: ["STAT_7_1"] });
    expect((await read("STAT_7_1")).series[0]).toEqual(["Sales", [1, 2]]);
  });

  it("stays as it is where the spill fills but one of its columns", async () => {
    await insertBelowHeader();
    workbench.enter("A2", "=SEQUENCE(5)");
    workbench.enter("B2", "1");
    workbench.enter("C2", "2");
    expect(await workbench.run(followSpills)).toMatchObject({ adjusted: [], orphaned: [] });
  });
});

describe("a chart of the first version, whose name has the first cell and the size as its comment", () => {
  const age = (name: string) =>
    workbench.run(async (context) => {
      const item = context.workbook.names.getItem(name);
      item.formula = "=Sheet1!$A$1";
      item.comment = "3x3";
      await context.sync();
    });

  it("stays as it is while its data has this size", async () => {
    const name = await insert("bar", false);
    await age(name);
    expect(await renew()).toEqual({ adjusted: [], orphaned: [], held: [] });
    expect(await nameOf(name)).toMatchObject({ formula: "=Sheet1!$A$1", comment: "3x3" });
  });

  it("follows its spill and is marked by its data from then on", async () => {
    const name = await insert("bar", false);
    await age(name);
    series = { Sales: { "2019": 1, "2020": 2, "2021": 3 }, Costs: series["Costs"] ?? {} };
    expect(await renew()).toEqual({ adjusted: [name], orphaned: [], held: [] });
    expect((await read(name)).series[0]).toEqual(["Sales", [1, 2, 3]]);
    expect(await nameOf(name)).toMatchObject({ formula: "=Sheet1!$A$1:$C$4" });
    expect(await renew()).toEqual({ adjusted: [], orphaned: [], held: [] });
  });
});

const insertFormatted = async () => {
  workbench.enter("A1", "");
  await insertLiveChart(run, {
    placement,
    formula: "=STAT.DATA(7)",
    numberFormat: "#,##0.0",
    chartOn: (data) => ({
      data,
      placement: { ...placement, column: 6 },
      id: "7",
      look: { type: "Line", hasLegend: true, isCategoryAxisReversed: false },
      title: "Statistic 7",
      unit: null,
      source: { text: "Source" },
    }),
    wait: () => workbench.idle(),
  });
};

describe("the number format of a live chart's figures", () => {
  const setFormat = (address: string, format: string) =>
    workbench.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange(address);
      // One text sets all cells of a range.
      range.numberFormat = format as unknown as string[][];
      await context.sync();
    });
  const formats = (address: string) =>
    workbench.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange(address);
      range.load("numberFormat");
      await context.sync();
      return range.numberFormat as string[][];
    });
  const grow = async () => {
    for (const values of Object.values(series)) Object.assign(values, { "2021": 5, "2022": 6 });
    series["Profit"] = { ...series["Sales"] };
    await renew();
  };

  it("follows into rows and columns that come, and into nothing else", async () => {
    await insertFormatted();
    expect(await formats("A1:D4")).toEqual([
      ["General", "General", "General", "General"],
      ["General", "#,##0.0", "#,##0.0", "General"],
      ["General", "#,##0.0", "#,##0.0", "General"],
      ["General", "General", "General", "General"],
    ]);
    await grow();
    const row = ["General", "#,##0.0", "#,##0.0", "#,##0.0", "General"];
    const none = row.map(() => "General");
    expect(await formats("A1:E6")).toEqual([none, row, row, row, row, none]);
  });

  /** Of a header: whether it is bold, and where it stands. */
  const headers = (...addresses: string[]) =>
    workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const cells = addresses.map((address) => sheet.getRange(address));
      for (const cell of cells) cell.load("format/font/bold,format/horizontalAlignment");
      await context.sync();
      return cells.map(({ format }) => [format.font.bold, format.horizontalAlignment]);
    });

  it("has its header above it, on the right, also of a column that comes", async () => {
    await insertFormatted();
    expect(await headers("A1", "B1", "C1")).toEqual([
      [true, "General"],
      [true, "Right"],
      [true, "Right"],
    ]);
    await grow();
    expect(await headers("A1", "D1")).toEqual([
      [true, "General"],
      [true, "Right"],
    ]);
  });

  it("leaves with the rows and columns that go, and so does the header's look", async () => {
    await insertFormatted();
    series = { Sales: { "2019": 1 } };
    await renew();
    const none = ["General", "General", "General"];
    expect(await formats("A1:C3")).toEqual([none, ["General", "#,##0.0", "General"], none]);
    expect(await headers("B1", "C1")).toEqual([
      [true, "Right"],
      [false, "General"],
    ]);
  });

  it("is the one a user has given the column, and a cell he has formatted keeps its own", async () => {
    await insertFormatted();
    await setFormat("B2:B3", "0%");
    await setFormat("C2", "0.000");
    await setFormat("B5", "0.00");
    await grow();
    expect(await formats("B2:D5")).toEqual([
      ["0%", "0.000", "General"],
      ["0%", "#,##0.0", "General"],
      ["0%", "General", "General"],
      ["0.00", "General", "General"],
    ]);
  });
});

describe("the column of a live chart's categories", () => {
  const width = (set?: number) =>
    workbench.run(async (context) => {
      const { format } = context.workbook.worksheets.getActiveWorksheet().getRange("A:A");
      if (set !== undefined) format.columnWidth = set;
      format.load("columnWidth");
      await context.sync();
      return format.columnWidth;
    });
  const long = "All households with three or more children";

  it("is made wide enough for them where nobody has sized it, whatever else stands in it", async () => {
    series = { Sales: { [long]: 1, Others: 2 } };
    workbench.enter("A30", "x".repeat(200));
    const before = await width();
    await insertFormatted();
    expect(await width()).toBeGreaterThan(before);
    expect(await width()).toBeLessThan(2 * 7 * long.length);
  });

  it("keeps the width a user has chosen", async () => {
    series = { Sales: { [long]: 1, Others: 2 } };
    const chosen = await width(60);
    await insertFormatted();
    expect(await width()).toBe(chosen);
  });
});
