import { describe, expect, it } from "vitest";
import {
  chartOptions,
  themes,
  tint,
  type ChartInput,
  type ChartLook,
} from "../../../src/statistics/chart/index.js";

interface Drawn {
  readonly type: string;
  readonly name: string;
  readonly data: readonly unknown[];
  readonly stack?: string;
  readonly yAxisIndex?: number;
  readonly symbol?: string;
  readonly z?: number;
  readonly lineStyle?: { readonly color: string; readonly type?: string; readonly width?: number };
  readonly itemStyle: { readonly color: string; readonly borderColor?: string };
  readonly areaStyle?: { readonly color: string };
  readonly label?: { readonly show: boolean; formatter: (point: { value: unknown }) => string };
  readonly symbolSize?: (value: unknown, point: { dataIndex: number }) => number;
  readonly markLine?: { readonly data: readonly unknown[]; readonly lineStyle: unknown };
}

const look: ChartLook = { language: "en", widthPx: 600, heightPx: 360, fontSizePx: 12 };
const { light, dark } = themes;

function chartOf(graphType: string, rows: readonly (number | null)[][], more = {}): ChartInput {
  const categories = (rows[0] ?? []).map((_, index) => String(1960 + index));
  const series = rows.map((values, index) => ({ name: `S${String(index)}`, values }));
  return { graphType, horizontal: false, unit: null, table: { categories, series }, ...more };
}

const draw = (chart: ChartInput, more: Partial<ChartLook> = {}) =>
  chartOptions(chart, { ...look, ...more }).series as unknown as Drawn[];

const row = (length: number, first = 1) => Array.from({ length }, (_, index) => first + index);
const many = (count: number, length = 3) => Array.from({ length: count }, () => row(length));

describe("the legend's entry for series without a colour", () => {
  it.each([
    ["line-standard", "line", undefined],
    ["dual-y-axes", "line", undefined],
    ["stacked-areas", "line", undefined],
    ["stacked-bars", "bar", "all"],
    ["bar", "bar", "all"],
  ])("of %s is a %s, in their colour and without a figure", (graphType, type, stack) => {
    const entries = draw(chartOf(graphType, many(10))).filter(({ name }) => name === "2 more");
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      ...{ type, data: [], symbol: "circle" },
      ...{ itemStyle: { color: light.rest }, lineStyle: { color: light.rest } },
    });
    expect(entries[0]?.stack).toBe(stack);
  });

  it("is not there where all have one, or where the legend names all", () => {
    expect(draw(chartOf("line-standard", many(8)))).toHaveLength(8);
    const all = draw(chartOf("line-standard", many(10)), { isInteractive: true });
    expect(all.map(({ name }) => name)).toEqual(row(10, 0).map((index) => `S${String(index)}`));
  });
});

describe("a line", () => {
  it("of its own colour is thicker than the others and lies above them", () => {
    const lines = draw(chartOf("line-standard", many(9)));
    expect(lines[0]).toMatchObject({ z: 3, lineStyle: { width: 12 / 5.5, type: "solid" } });
    expect(lines[0]?.itemStyle.color).toBe(lines[0]?.lineStyle?.color);
    expect(lines[8]).toMatchObject({ z: 2, lineStyle: { width: 1, color: light.rest } });
  });

  it.each([
    ["25 points", row(25), 1, 6],
    ["26 points", row(26), 1, 0],
    ["five lines", row(3), 5, 6],
    ["six lines", row(3), 6, 0],
  ])("of %s has marks of its own or none", (_, values, count, size) => {
    const [first] = draw(
      chartOf(
        "line-standard",
        Array.from({ length: count }, () => values),
      ),
    );
    expect(first?.symbolSize?.(2, { dataIndex: 1 })).toBe(size);
  });

  it("marks what has no neighbour, however many points there are", () => {
    const [line] = draw(chartOf("line-standard", [[1, null, 3, null, 5, 6, ...row(20)]]));
    const sizes = [0, 2, 4, 5].map((dataIndex) => line?.symbolSize?.(1, { dataIndex }));
    expect(sizes).toEqual([6, 6, 0, 0]);
  });

  it.each([
    ["from its last known point on", "1962", [1, 2, null], [null, 2, 3]],
    ["all of it", "1960", [null, null, null], [1, 2, 3]],
    ["from a year that has no row", "1961-06", [1, 2, null], [null, 2, 3]],
  ])("is dashed %s", (_, forecastFrom, known, foreseen) => {
    const lines = draw(chartOf("line-standard", [[1, 2, 3]], { forecastFrom }));
    expect(lines.map(({ data }) => data)).toEqual([known, foreseen]);
    expect(lines.map(({ lineStyle }) => lineStyle?.type)).toEqual(["solid", "dashed"]);
  });

  it("is dashed at its beginning where the newest comes first, and says which years", () => {
    const table = { categories: ["1963", "1962", "1961", "1960"], series: [] };
    const chart = chartOf("line-standard", [[4, 3, 2, 1]], { forecastFrom: "1962" });
    const newest = { ...chart, table: { ...table, series: chart.table.series } };
    expect(draw(newest).map(({ data }) => data)).toEqual([
      [null, null, 2, 1],
      [4, 3, 2, null],
    ]);
    const [bars] = draw({ ...newest, graphType: "bar" });
    expect(bars?.data.map((point) => typeof point)).toEqual([
      ...["object", "object", "number", "number"],
    ]);
    expect(JSON.stringify(chartOptions(newest, look))).toContain("Forecast: 1962–1963");
  });

  it.each([["1963"], ["2030"], [undefined]])("is whole with forecasts from %s", (forecastFrom) => {
    const lines = draw(chartOf("line-standard", [[1, 2, 3]], { forecastFrom }));
    expect(lines.map(({ data }) => data)).toEqual([[1, 2, 3]]);
  });
});

describe("the line at zero", () => {
  const marked = (chart: ChartInput) => draw(chart).map(({ markLine }) => markLine?.data);

  it("is drawn once, where there is something below it", () => {
    expect(marked(chartOf("bar", [[1, -2], row(2)]))).toEqual([[{ yAxis: 0 }], undefined]);
    expect(marked(chartOf("line-standard", [[1, 2], row(2, -2)]))).toEqual([
      ...[[{ yAxis: 0 }], undefined],
    ]);
    expect(marked(chartOf("bar", [[0, 1]]))).toEqual([undefined]);
    expect(marked(chartOf("bar", [[1, -2]], { horizontal: true }))).toEqual([[{ xAxis: 0 }]]);
    expect(marked(chartOf("stacked-bars", [[1, -2]], { horizontal: true }))).toEqual([
      [{ xAxis: 0 }],
    ]);
  });

  it("is a whole one in the axis' colour", () => {
    const [bar] = draw(chartOf("bar", [[1, -2]]), { theme: "dark" });
    expect(bar?.markLine?.lineStyle).toEqual({ color: dark.axis, type: "solid", width: 1 });
  });
});

describe("bars", () => {
  it("that are forecasts are pale, with a dashed edge in their colour", () => {
    const [bars] = draw(chartOf("bar", [[1, 2, 3]], { forecastFrom: "1961" }));
    const color = light.colors[0] ?? "";
    const itemStyle = {
      ...{ color: tint(color, light.background, 0.6), borderColor: color },
      ...{ borderWidth: 1, borderType: "dashed" },
    };
    expect(bars?.data).toEqual([1, { value: 2, itemStyle }, { value: 3, itemStyle }]);
  });

  it("that are stacked have an edge in the background's colour", () => {
    const edges = (graphType: string) =>
      draw(chartOf(graphType, many(2))).map(({ itemStyle }) => itemStyle.borderColor);
    expect(edges("stacked-bars")).toEqual([light.background, light.background]);
    expect(edges("bar")).toEqual([undefined, undefined]);
  });

  it("carry their values, whole up to ten million, and nothing where there is none", () => {
    const [bars] = draw(chartOf("bar", [[1, 9_999_999, 10_000_000]]));
    const label = (value: unknown) => bars?.label?.formatter({ value });
    expect(bars?.label?.show).toBe(true);
    expect(label(9_999_999)).toBe("9,999,999");
    expect(label(-9_999_999)).toBe("-9,999,999");
    expect(label(10_000_000)).toBe("10M");
    expect(label(-10_000_000)).toBe("-10M");
    expect(label(null)).toBe("");
    expect(label("-")).toBe("");
  });
});

describe("areas", () => {
  it("are stacked in their colours, with the background's between them", () => {
    const areas = draw(chartOf("stacked-areas", many(2)), { theme: "dark" });
    expect(areas.map(({ stack }) => stack)).toEqual(["all", "all"]);
    expect(areas.map(({ areaStyle }) => areaStyle?.color)).toEqual(dark.colors.slice(0, 2));
    expect(areas.map(({ itemStyle }) => itemStyle.color)).toEqual(dark.colors.slice(0, 2));
    expect(areas.map(({ lineStyle }) => lineStyle?.color)).toEqual([
      ...[dark.background, dark.background],
    ]);
  });
});

describe("two measures", () => {
  it("of up to thirty periods are pale columns without values, and a line on the right axis", () => {
    const [columns, line] = draw(chartOf("dual-y-axes", many(2, 30)));
    expect([columns?.type, columns?.label?.show, columns?.yAxisIndex]).toEqual([
      ...["bar", false, undefined],
    ]);
    expect(columns?.itemStyle.color).toBe(tint(light.colors[0] ?? "", light.background));
    expect([line?.type, line?.yAxisIndex]).toEqual(["line", 1]);
    const [two] = draw(chartOf("dual-y-axes", many(2, 2)));
    expect(two?.label?.show).toBe(false);
  });

  it("of more periods are two lines, one on each axis", () => {
    const lines = draw(chartOf("dual-y-axes", many(3, 31)));
    expect(lines.map(({ type, name, yAxisIndex }) => [type, name, yAxisIndex])).toEqual([
      ["line", "S0", 0],
      ["line", "S1", 1],
      ["line", "S2", 1],
    ]);
  });
});
