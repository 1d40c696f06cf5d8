import { describe, expect, it } from "vitest";
import {
  chartOptions,
  themes,
  type ChartInput,
  type ChartLook,
} from "../../../src/statistics/chart/index.js";
import { platforms } from "../../../src/contract/index.js";
import { sampleCharts } from "../../service/files/sample-charts.js";

const look: ChartLook = { language: "de", widthPx: 600, heightPx: 360 };

interface Series {
  type: string;
  name: string;
  data: unknown[];
  stack?: string;
  yAxisIndex?: number;
  lineStyle?: { type?: string; color?: string };
  itemStyle?: { color: string; borderColor?: string; borderWidth?: number };
  label?: { show: boolean; formatter: (point: { value: unknown }) => string };
  connectNulls?: boolean;
  symbolSize?: (value: unknown, point: { dataIndex: number }) => number;
}
interface Axis {
  type: string;
  show?: boolean;
  data?: string[];
  inverse?: boolean;
  scale?: boolean;
  min?: number | ((extent: { min: number; max: number }) => number | null | undefined);
  max?: number | ((extent: { min: number; max: number }) => number | null | undefined);
  interval?: number;
  axisLabel: { formatter: (value: never) => string; rotate?: number };
}

const options = (chart: ChartInput, more: Partial<ChartLook> = {}) =>
  chartOptions(chart, { ...look, ...more }) as unknown as {
    series: Series[];
    xAxis: Axis;
    yAxis: Axis & Axis[];
    legend: { show: boolean; data: string[]; type: string; formatter: (name: string) => string };
    title: { text: string }[];
    tooltip?: { renderMode: string; formatter: (points: unknown) => string };
    dataZoom?: unknown[];
  };

const texts = (chart: ChartInput, more?: Partial<ChartLook>) =>
  options(chart, more).title.map(({ text }) => text);

it.each(Object.entries(sampleCharts) as [string, ChartInput][])(
  "draws %s in every language, theme and width, from the series' own names",
  (_name, chart) => {
    const isPie = chart.graphType === "pie";
    const names = new Set(chart.table.series.map(({ name }) => name));
    for (const language of platforms) {
      for (const theme of ["light", "dark"] as const) {
        for (const widthPx of [180, 320, 960]) {
          const { series } = options(chart, { language, theme, widthPx, isInteractive: true });
          const drawn = new Set(series.map(({ name }) => name));
          expect(drawn).toEqual(isPie ? new Set([undefined]) : names);
        }
      }
    }
  },
);

describe("series", () => {
  it("keep missing points as gaps, and mark a point between two gaps", () => {
    const [a] = options(sampleCharts.gaps).series;
    expect(a?.data[2]).toBeNull();
    expect(a?.connectNulls).toBe(false);
    const long: ChartInput = {
      ...sampleCharts.months,
      table: {
        ...sampleCharts.months.table,
        series: [{ name: "x", values: [1, null, 2, null, 3, 4] }],
      },
    };
    const [line] = options(long).series;
    expect(line?.symbolSize?.(2, { dataIndex: 2 })).toBeGreaterThan(0);
    expect(line?.symbolSize?.(4, { dataIndex: 5 })).toBe(0);
  });

  it("take text that is no number as missing", () => {
    const chart: ChartInput = {
      graphType: "bar",
      horizontal: false,
      unit: null,
      table: { categories: ["a", "b"], series: [{ name: "x", values: ["n.a.", 2] }] },
    };
    expect(options(chart).series[0]?.data).toEqual([null, 2]);
  });

  it("draw a forecast dashed from the last known point on, and say so", () => {
    const { series } = options(sampleCharts.forecast);
    expect(series.map(({ name, lineStyle }) => [name, lineStyle?.type])).toEqual([
      ["Urban", "solid"],
      ["Urban", "dashed"],
      ["Rural", "solid"],
      ["Rural", "dashed"],
    ]);
    expect(series[0]?.data.slice(8, 10)).toEqual([60.2, null]);
    expect(series[1]?.data.slice(7, 9)).toEqual([null, 60.2]);
    expect(texts(sampleCharts.forecast)).toContain("Prognose: 2024–2030");
  });

  it("draw forecast columns pale with a dashed edge", () => {
    const [only] = options(sampleCharts.forecastColumns).series;
    expect(only?.data[5]).toBe(71.8);
    expect(only?.data[6]).toMatchObject({ value: 65.5, itemStyle: { borderType: "dashed" } });
  });

  it("put the second measure on the right axis", () => {
    const { series, yAxis } = options(sampleCharts.dual);
    expect(yAxis).toHaveLength(2);
    expect(series.map(({ type, yAxisIndex }) => [type, yAxisIndex])).toEqual([
      ["bar", undefined],
      ["line", 1],
    ]);
  });

  it("edge the pale columns behind a line in their full colour, which stands out from the ground", () => {
    const [columns] = options(sampleCharts.dual).series;
    const [full] = themes.light.colors;
    expect(columns?.itemStyle).toMatchObject({ borderColor: full, borderWidth: 1 });
    expect(columns?.itemStyle?.color).not.toBe(full);
  });

  it("stack what is stacked and nothing else", () => {
    const stacked = (chart: ChartInput) => options(chart).series.map(({ stack }) => stack);
    expect(new Set(stacked(sampleCharts.stackedColumns))).toEqual(new Set(["all"]));
    expect(new Set(stacked(sampleCharts.stackedAreas))).toEqual(new Set(["all"]));
    expect(new Set(stacked(sampleCharts.unknown))).toEqual(new Set([undefined]));
  });

  it("of sixty get a colour for the eight largest; the others share one and one legend entry", () => {
    const { series, legend } = options(sampleCharts.sixtySeries);
    const rest = series.filter(({ lineStyle }) => lineStyle?.color === themes.light.rest);
    expect(rest).toHaveLength(52 + 1);
    expect(legend.data).toHaveLength(9);
    expect(legend.data.at(-1)).toBe("52 weitere");
  });
});

describe("axes", () => {
  it("lie for horizontal bars, first category on top", () => {
    const { xAxis, yAxis } = options(sampleCharts.lyingNegatives);
    expect([xAxis.type, yAxis.type, yAxis.inverse]).toEqual(["value", "category", true]);
  });

  it("begin at zero for columns, not for lines", () => {
    expect(options(sampleCharts.stackedColumns).yAxis.scale).toBe(false);
    expect(options(sampleCharts.line).yAxis.scale).toBe(true);
  });

  it("are the same in the pane as in a document, also while somebody zooms", () => {
    const moved = { isInteractive: true };
    const still = options(sampleCharts.line).yAxis;
    const drawn = options(sampleCharts.line, moved).yAxis;
    expect([drawn.min, drawn.max]).toEqual([still.min, still.max]);
    const { min, max } = options(sampleCharts.months, moved).yAxis;
    if (typeof min !== "function" || typeof max !== "function") throw new Error("No zoom.");
    // Near zero and far from it, above and below.
    expect([min({ min: 14, max: 54 }), max({ min: 14, max: 54 })]).toEqual([0, null]);
    expect([min({ min: 50, max: 54 }), max({ min: 50, max: 54 })]).toEqual([null, null]);
    expect([min({ min: -54, max: -14 }), max({ min: -54, max: -14 })]).toEqual([null, 0]);
    expect([min({ min: -5, max: 9 }), max({ min: -5, max: 9 })]).toEqual([null, null]);
  });

  it("leave room for the label of the longest bar, however alike the bars are", () => {
    const alike: ChartInput = {
      graphType: "bar",
      horizontal: true,
      unit: "percent",
      table: {
        categories: ["Syrien", "Indien", "Kirgisistan"],
        series: [{ name: "Anteil", values: [89.77, 89.05, 87.6] }],
      },
    };
    const { max } = options(alike, { widthPx: 200, heightPx: 120 }).xAxis;
    const longest = typeof max === "function" ? max({ min: 87.6, max: 89.77 }) : 0;
    expect(longest).toBeGreaterThan(89.77 * 1.2);
  });

  it("of two measures begin at zero, rather than below it, where nothing is negative", () => {
    const [left, right] = options(sampleCharts.dual).yAxis;
    expect(left?.min).toBe(0);
    expect(right?.min).toBeGreaterThanOrEqual(0);
    // Lines across the chart stand for round figures of both.
    const steps = (axis: typeof left) =>
      (Number(axis?.max) - Number(axis?.min)) / Number(axis?.interval);
    expect(steps(left)).toBe(steps(right));
    const negated = sampleCharts.dual.table.series.map(({ name, values }) => ({
      name,
      values: values.map((value) => (typeof value === "number" ? -value : value)),
    }));
    const [first] = options({
      ...sampleCharts.dual,
      table: { ...sampleCharts.dual.table, series: negated },
    }).yAxis;
    expect(first?.min).toBeLessThan(0);
  });

  it("write numbers in the language", () => {
    const axis = (language: "de" | "en") => options(sampleCharts.gaps, { language }).yAxis;
    expect(axis("de").axisLabel.formatter(1.5 as never)).toBe("1,5");
    expect(axis("en").axisLabel.formatter(1.5 as never)).toBe("1.5");
  });

  it("name only years of many months", () => {
    const { axisLabel } = options(sampleCharts.months).xAxis;
    expect(axisLabel.formatter("2012-01" as never)).toBe("2012");
  });

  it("give way to value labels where one series has few bars", () => {
    const few = options(sampleCharts.negatives);
    expect(few.series[0]?.label?.show).toBe(true);
    expect(few.series[0]?.label?.formatter({ value: -5.7 })).toBe("-5,7");
    expect(few.yAxis.show).toBe(false);
    expect(options(sampleCharts.unknown).yAxis.show).toBe(true);
  });

  it.each<[string, string, boolean, number[][], number, boolean]>([
    // A label of 11 pixels' digits "1234" is about 25 pixels wide and stands in 20.4 of 300.
    ["columns with room for their values", "bar", false, [[1234, 1235, 1236]], 300, true],
    ["columns without", "bar", false, [Array.from({ length: 12 }, () => 1234)], 300, false],
    ["several of one category", "bar", false, [[1], [2], [3]], 300, true],
    [
      "several series of several",
      "bar",
      false,
      [
        [1, 2],
        [2, 3],
      ],
      300,
      false,
    ],
    ["stacked ones", "stacked-bars", false, [[1, 2]], 300, false],
    ["lines", "line-standard", false, [[1, 2]], 300, false],
    ["lying bars with room", "bar", true, [[1, 2, 3]], 100, true],
    ["lying bars of one category without", "bar", true, [[1], [2], [3], [4], [5]], 80, false],
  ])("are there for %s: %s, %s, %j", (_, graphType, horizontal, rows, px, isLabelled) => {
    const chart: ChartInput = {
      ...{ graphType, horizontal, unit: null },
      table: {
        categories: (rows[0] ?? []).map((__, index) => `C${String(index)}`),
        series: rows.map((values, index) => ({ name: `S${String(index)}`, values })),
      },
    };
    const size = horizontal ? { heightPx: px } : { widthPx: px };
    const { series } = options(chart, size);
    expect(series[0]?.label?.show ?? false).toBe(isLabelled);
  });

  it("leave room for the last label of a line, and for a slider", () => {
    const gridOf = (chart: ChartInput, more: Partial<ChartLook> = {}) =>
      (chartOptions(chart, { ...look, ...more }) as { grid?: Record<string, unknown> }).grid;
    expect(gridOf(sampleCharts.line)).toMatchObject({ right: 17, bottom: 2 });
    expect(gridOf(sampleCharts.stackedAreas)).toMatchObject({ right: 17 });
    expect(gridOf(sampleCharts.unknown)).toMatchObject({ right: 6 });
    expect(gridOf(sampleCharts.months, { isInteractive: true })).toMatchObject({
      ...{ bottom: 42, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    });
    expect(gridOf(sampleCharts.months)).toMatchObject({ bottom: 2 });
  });

  it("wrap long German names rather than drop them", () => {
    const { axisLabel } = options(sampleCharts.longGermanColumns).xAxis;
    const label = axisLabel.formatter("Telekommunikationsüberwachungsdienstleistungen" as never);
    expect(label.split("\n").length).toBeGreaterThan(1);
    expect(label.replace(/-?\n/g, "")).toContain("Telekommunikationsüberwachungsd");
  });

  it("draw as many bars of a long ranking as can be read, and say how many there are", () => {
    const { yAxis } = options(sampleCharts.ranking);
    expect(yAxis.data?.length).toBeLessThan(30);
    expect(texts(sampleCharts.ranking)).toContain(`${String(yAxis.data?.length)} von 182 gezeigt`);
  });
});

describe("the legend", () => {
  it("cuts no name, however long, where it does not scroll", () => {
    const name =
      "Income per person at purchasing power parity (in international dollars of the year 2011)";
    const { legend } = options({
      ...sampleCharts.dual,
      table: {
        ...sampleCharts.dual.table,
        series: sampleCharts.dual.table.series.map((one, index) =>
          index === 0 ? { ...one, name } : one,
        ),
      },
    });
    const shown = legend.formatter(name);
    expect(shown).not.toContain("…");
    expect(shown.replaceAll("\n", " ")).toBe(name);
  });

  it("is there for several series only", () => {
    expect(options(sampleCharts.negatives).legend.show).toBe(false);
    expect(options(sampleCharts.line).legend.show).toBe(true);
  });
});

it("says that there is no data where there is none", () => {
  expect(texts(sampleCharts.empty)).toContain("keine Angabe");
});

it("leaves the unit to its surroundings where asked", () => {
  expect(texts(sampleCharts.line)).toContain("million U.S. dollars");
  expect(texts(sampleCharts.line, { isUnitShown: false })).not.toContain("million U.S. dollars");
});

describe("an interactive chart", () => {
  it("has tooltips of plain text, each series once and missing points named", () => {
    const { tooltip } = options(sampleCharts.forecast, { isInteractive: true });
    expect(tooltip?.renderMode).toBe("richText");
    const at = (seriesName: string, value: number | null) => ({
      seriesName,
      value,
      axisValueLabel: "2023",
    });
    const text = tooltip?.formatter([at("<b>A</b>", 1.5), at("<b>A</b>", null), at("B", null)]);
    expect(text).toBe("2023\n<b>A</b>: 1,5 million people\nB: keine Angabe");
  });

  it("zooms where the service says zoomable", () => {
    expect(options(sampleCharts.months, { isInteractive: true }).dataZoom).toHaveLength(2);
    expect(options(sampleCharts.line, { isInteractive: true }).dataZoom).toBeUndefined();
    expect(options(sampleCharts.months).dataZoom).toBeUndefined();
  });
});
