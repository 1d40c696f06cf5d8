import { describe, expect, it } from "vitest";
import {
  chartFamily,
  excelChart,
  hasPeriods,
  type ChartInput,
} from "../../../src/statistics/chart/index.js";
import { graphTypes } from "../../../src/contract/index.js";
import { sampleCharts } from "../../service/files/sample-charts.js";

const chart = (
  graphType: string,
  categories: readonly string[],
  values: readonly (readonly (number | string | null)[])[],
  horizontal = false,
): ChartInput => ({
  graphType,
  horizontal,
  unit: null,
  table: { categories, series: values.map((one, index) => ({ name: `S${index}`, values: one })) },
});

describe("how a chart is drawn", () => {
  it.each([
    ["line-standard", "lines"],
    ["line-zoomable", "lines"],
    ["bar", "columns"],
    ["annotations", "columns"],
    ["table", "columns"],
    ["stacked-bars", "stacked-columns"],
    ["stacked-areas", "areas"],
    ["dual-y-axes", "dual"],
    ["hexbin", "columns"],
  ])("follows the graph type %s", (graphType, family) => {
    expect(
      chartFamily(
        chart(
          graphType,
          ["2001", "2002"],
          [
            [1, 2],
            [3, 4],
          ],
        ),
      ),
    ).toBe(family);
  });

  it.each([
    ["bar", "bars"],
    ["stacked-bars", "stacked-bars"],
    ["hexbin", "bars"],
  ])("lays %s down where the service says so", (graphType, family) => {
    expect(
      chartFamily(
        chart(
          graphType,
          ["a", "b"],
          [
            [1, 2],
            [3, 4],
          ],
          true,
        ),
      ),
    ).toBe(family);
  });

  it("shows one point as a column, since a line needs two", () => {
    expect(chartFamily(sampleCharts.onePoint)).toBe("columns");
  });

  it("draws a pie of the points of one series, or of series of one point", () => {
    expect(chartFamily(chart("pie", ["a", "b"], [[1, 2]]))).toBe("pie");
    expect(chartFamily(chart("pie", ["2020"], [[1], [2]]))).toBe("pie");
  });

  it.each([
    ["a negative part", [[1, -2]]],
    ["no part above zero", [[0, 0]]],
    [
      "several series over several categories",
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])("draws bars instead of a pie with %s", (_reason, values) => {
    expect(chartFamily(chart("pie", ["a", "b"], values))).toBe("bars");
  });

  it("draws bars instead of a pie of more slices than can be told apart", () => {
    const names = Array.from({ length: 13 }, (_, index) => `n${index}`);
    expect(chartFamily(chart("pie", names, [names.map(() => 1)]))).toBe("bars");
  });

  it("does not stack what goes below zero as areas", () => {
    expect(chartFamily(chart("stacked-areas", ["2001", "2002"], [[1, -2]]))).toBe("lines");
  });

  it("draws a remark on a long course of time as a line", () => {
    const years = Array.from({ length: 120 }, (_, index) => String(1900 + index));
    expect(chartFamily(chart("annotations", years, [years.map(() => 1)]))).toBe("lines");
  });
});

it.each([
  [["2001", "2002"], true],
  [["2026-08", "2026-09"], true],
  [["August 2026", "September 2026"], true],
  [["agosto de 2026", "septiembre de 2026"], true],
  [["Q1 2024", "Q2 2024"], true],
  [["2024", "2025*"], true],
  [["Germany (2013)", "France (2013)"], false],
  [["2001"], false],
  [["18 to 24", "25 to 34"], false],
])("tells whether %j are periods", (categories, expected) => {
  expect(hasPeriods(chart("bar", categories, []))).toBe(expected);
});

describe("native charts", () => {
  it("knows a type for every graph type of the contract", () => {
    for (const graphType of graphTypes) {
      expect(excelChart(chart(graphType, ["2001", "2002"], [[1, 2]])).type).toMatch(/^[A-Z]/);
    }
  });

  it("puts all series but the first on a second axis for two axes only", () => {
    expect(excelChart(sampleCharts.dual).secondary).toEqual({
      type: "LineMarkers",
      seriesIndexes: [1],
    });
    expect(excelChart(sampleCharts.line).secondary).toBeUndefined();
    expect(excelChart(chart("dual-y-axes", ["2001"], [[1]])).secondary).toBeUndefined();
  });

  it("stacks columns where a figure of an area is missing, which Excel would draw as zero", () => {
    const areas = (values: readonly (number | null)[]) =>
      excelChart(chart("stacked-areas", ["2001", "2002", "2003"], [[1, 2, 3], values])).type;
    expect(areas([1, 2, 3])).toBe("AreaStacked");
    expect(areas([1, null, 3])).toBe("ColumnStacked");
  });

  it("has a legend for several series, or for a pie's slices", () => {
    expect(excelChart(sampleCharts.negatives).hasLegend).toBe(false);
    expect(excelChart(sampleCharts.line).hasLegend).toBe(true);
    expect(excelChart(sampleCharts.pie).hasLegend).toBe(true);
  });

  it("leaves markers off where they would merge, and reads lying bars from the top", () => {
    expect(excelChart(sampleCharts.months).type).toBe("Line");
    expect(excelChart(sampleCharts.ranking).isCategoryAxisReversed).toBe(true);
    expect(excelChart(sampleCharts.negatives).isCategoryAxisReversed).toBe(false);
  });
});
