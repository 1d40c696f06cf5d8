import { afterEach, beforeEach, expect, it } from "vitest";
import { excelChart, type ChartInput } from "../../../src/statistics/chart/index.js";
import { insertTableWithChart } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: {} }));
});
afterEach(() => {
  workbench.dispose();
});

const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };

const drawn = (graphType: string, horizontal: boolean, ...all: readonly number[][]): ChartInput => {
  const categories = (all[0] ?? []).map((_, at) =>
    horizontal ? `P${String(at)}` : `${2019 + at}`,
  );
  const series = all.map((values, at) => ({ name: `S${String(at)}`, values }));
  return { graphType, horizontal, unit: "years", table: { categories, series } };
};

/** The ends of the value axis that are set; an empty text where Excel chooses. */
async function endsOf(chart: ChartInput) {
  const { categories, series } = chart.table;
  const rows = [
    ["", ...series.map(({ name }) => name)],
    ...categories.map((name, at) => [name, ...series.map(({ values }) => values[at] ?? null)]),
  ];
  return workbench.run(async (context) => {
    const shared = { id: "7", title: "Life expectancy", source: { text: "Source" } };
    const { chartName } = await insertTableWithChart(
      context,
      placement,
      { ...shared, rows, hasNotes: false, numberFormat: "General" },
      {
        ...shared,
        data: {
          ...placement,
          rowCount: rows.length,
          columnCount: 1 + series.length,
          isSpill: false,
        },
        placement: { ...placement, column: 6 },
        look: excelChart(chart),
        unit: "years",
      },
    );
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const { valueAxis } = sheet.charts.getItem(chartName).axes;
    valueAxis.load("minimum,maximum");
    await context.sync();
    return [valueAxis.minimum as unknown, valueAxis.maximum as unknown];
  });
}

// Excel would begin the axis of 78 and 84 at 74.
it.each([
  ["lying bars", drawn("bar", true, [84, 81, 78]), [0, ""]],
  ["columns", drawn("bar", false, [88, 92, 103]), [0, ""]],
  ["negative columns", drawn("bar", false, [-88, -92, -103]), ["", 0]],
  ["stacked columns", drawn("stacked-bars", false, [80, 79], [5, 6]), [0, ""]],
  ["pale columns behind a line", drawn("dual-y-axes", false, [80, 82], [-5, 6]), [0, ""]],
  [
    "columns on both sides of zero, which Excel begins there",
    drawn("bar", false, [-2, 3]),
    ["", ""],
  ],
  ["columns that later ones may be below", drawn("bar", false, [0.2, 3]), ["", ""]],
  ["lines, which speak by their slope", drawn("line-standard", false, [84, 81, 78]), ["", ""]],
])("ends of the value axis of %s", async (_what, chart, expected) => {
  expect(await endsOf(chart)).toEqual(expected);
});
