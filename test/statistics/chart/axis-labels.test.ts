import { describe, expect, it } from "vitest";
import { chartOptions, hasPeriods, type ChartInput } from "../../../src/statistics/chart/index.js";
import type { Platform } from "../../../src/contract/index.js";

interface Axis {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  readonly axisLabel: {
    readonly interval?: number | ((index: number, name: string) => boolean);
    readonly formatter: (value: unknown) => string;
  };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const line = (categories: readonly string[], values: readonly number[], graphType: string) =>
  ({
    ...{ graphType, horizontal: false, unit: null },
    table: { categories, series: [{ name: "a", values }] },
  }) satisfies ChartInput;

function axesOf(chart: ChartInput, language: Platform = "en") {
  const drawn = chartOptions(chart, { language, widthPx: 640, heightPx: 320 });
  const { xAxis, yAxis } = drawn as unknown as { xAxis: Axis; yAxis: Axis | Axis[] };
  return { xAxis, yAxes: [yAxis].flat() };
}

/** What stands along a value axis. */
function ticksOf({ min, max, interval, axisLabel }: Axis): string[] {
  const count = Math.round((max - min) / interval);
  return Array.from({ length: count + 1 }, (_, step) =>
    plain(axisLabel.formatter(Number((min + step * interval).toPrecision(12)))),
  );
}

const courseOf = (values: readonly number[], graphType = "line-standard") =>
  line(
    values.map((_, at) => String(2010 + at)),
    values,
    graphType,
  );

describe("along the value axis", () => {
  it.each([
    ["en", [1_230_000, 1_290_000], "1.22M 1.24M 1.26M 1.28M 1.3M"],
    ["de", [2_010_000, 2_190_000], "2 Mio.|2,05 Mio.|2,1 Mio.|2,15 Mio.|2,2 Mio."],
    ["en", [0.0112, 0.0118], "0.0112 0.0114 0.0116 0.0118"],
    ["en", [1.000_02, 1.000_08], "1.00002 1.00004 1.00006 1.00008"],
    ["en", [-0.0118, -0.0112], "-0.0118 -0.0116 -0.0114 -0.0112"],
    ["en", [123_000, 123_400], "123K 123.1K 123.2K 123.3K 123.4K"],
    ["en", [0.1, 0.7], "0 0.2 0.4 0.6 0.8"],
  ] as const)("no two lines have the same figure, in %s of %j", (language, values, expected) => {
    const [axis] = axesOf(courseOf(values), language).yAxes;
    if (axis === undefined) throw new Error("No axis.");
    const ticks = ticksOf(axis);
    expect(ticks.join(expected.includes("|") ? "|" : " ")).toBe(expected);
  });

  it("the lines of both measures are told apart", () => {
    const series = [
      { name: "a", values: [3.6712, 3.6728] },
      { name: "b", values: [2_010_000, 2_030_000] },
    ];
    const categories = ["2016", "2017"];
    const dual = { ...courseOf([1]), graphType: "dual-y-axes", table: { categories, series } };
    for (const axis of axesOf(dual).yAxes) {
      const ticks = ticksOf(axis);
      expect(new Set(ticks).size).toBe(ticks.length);
    }
  });
});

const quarters = (letter: string) =>
  Array.from({ length: 40 }, (_, at) => `${letter}${(at % 4) + 1} ${2010 + Math.floor(at / 4)}`);

describe("along the axis of time", () => {
  it.each(["Q", "T"])("many quarters are named as months are, with %s", (letter) => {
    const names = quarters(letter);
    const { interval, formatter } = axesOf(
      line(
        names,
        names.map((_, at) => at),
        "line-standard",
      ),
    ).xAxis.axisLabel;
    const shown = names.filter((name, at) =>
      typeof interval === "function" ? interval(at, name) : true,
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(formatter(shown[0])).toContain("2010");
  });

  it.each([
    ["T1 2024", "T2 2024"],
    ["1. Quartal 2024", "2. Quartal 2024"],
    ["2024-W01", "2024-W02"],
    ["2024-01-05", "2024-01-12"],
    ["2019/20", "2020/21"],
  ])("%s and %s are periods", (...categories) => {
    expect(hasPeriods(line(categories, [1, 2], "bar"))).toBe(true);
  });
});
