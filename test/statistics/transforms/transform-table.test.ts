import { describe, expect, it } from "vitest";
import {
  combineWordFor,
  dayOf,
  readUnit,
  transformedUnit,
  transformTable,
  type TransformFacts,
  type Transforms,
} from "../../../src/statistics/index.js";

const today = dayOf(2026, 11, 20) ?? 0;

function transform(
  figures: Readonly<Record<string, number | string | null>>,
  wanted: Transforms,
  facts: Partial<TransformFacts> = {},
) {
  const table = {
    categories: Object.keys(figures),
    series: [{ name: "x", values: Object.values(figures) }],
  };
  const outcome = transformTable(table, wanted, { today, ...facts });
  if ("problem" in outcome) return outcome.problem;
  const [unbased] = outcome.unbased.values();
  if (unbased !== undefined) return unbased;
  const values = outcome.table.series[0]?.values ?? [];
  return outcome.table.categories.map((label, row) => [label, values[row]]);
}

const quarters = { "Q1 2024": 1, "Q2 2024": 2, "Q3 2024": 3, "Q4 2024": 4, "Q1 2025": 6 };

describe("transforms of a series", () => {
  it("a gap shifts nothing: the period before is that of the calendar, not of the row above", () => {
    expect(transform({ 2014: 1, 2015: 2, 2017: 4 }, { change: "pct" })).toEqual([
      ["2014", null],
      ["2015", 1],
      ["2017", null],
    ]);
  });

  it("a difference has no more decimals than its figures have for sure", () => {
    const differences = (figures: readonly number[]) => {
      const years = figures.map((value, index) => [String(2000 + index), value] as const);
      const rows = transform(Object.fromEntries(years), { change: "diff" });
      return typeof rows === "string" ? rows : rows.slice(1).map(([, value]) => value);
    };
    expect(differences([-6.2, -6.3, -5.9])).toEqual([-0.1, 0.4]);
    expect(differences([-1166.575, -1094.26])).toEqual([72.315]);
    expect(differences([3e-11, 1e-11, 0, 0])).toEqual([-2e-11, -1e-11, 0]);
    expect(differences([1e15, 1e15 + 1, 123_456_789_012_345])).toEqual([1, -876_543_210_987_656]);
  });

  it("a percentage of nothing, of a loss or to one is missing", () => {
    const figures = { 2014: 0, 2015: 2, 2016: -2, 2017: 4 };
    expect(transform(figures, { change: "pct" })).toEqual([
      ["2014", null],
      ["2015", null],
      ["2016", null],
      ["2017", null],
    ]);
  });

  it("of trading days: from the last one, and from the last one before the same day of last year", () => {
    const days = { "2024-05-31": 100, "2025-05-30": 110, "2025-06-02": 121 };
    expect(transform(days, { change: "pct" })).toMatchObject([
      ["2024-05-31", null],
      // A year is no holiday.
      ["2025-05-30", null],
      ["2025-06-02", expect.closeTo(0.1, 12)],
    ]);
    expect(transform(days, { change: "pct-year" })).toMatchObject([
      ["2024-05-31", null],
      ["2025-05-30", null],
      ["2025-06-02", expect.closeTo(0.21, 12)],
    ]);
  });

  it("rows that stand from the newest on come out in the order of time", () => {
    expect(transform({ 2017: 4, 2016: 2 }, { change: "diff" })).toEqual([
      ["2016", null],
      ["2017", 2],
    ]);
  });

  it("gaps are filled between figures alone", () => {
    const figures = { 2013: null, 2014: 1, 2015: null, 2016: null, 2017: 4, 2018: null };
    expect(transform(figures, { fill: "previous" })).toEqual([
      ["2013", null],
      ["2014", 1],
      ["2015", 1],
      ["2016", 1],
      ["2017", 4],
      ["2018", null],
    ]);
    expect(transform(figures, { fill: "linear" })).toMatchObject([
      ["2013", null],
      ["2014", 1],
      ["2015", expect.closeTo(2, 2)],
      ["2016", expect.closeTo(3, 2)],
      ["2017", 4],
      ["2018", null],
    ]);
  });

  it("a year that is not complete is missing, unless part of it will do", () => {
    expect(transform(quarters, { freq: "A", agg: "sum" })).toEqual([
      ["2024", 10],
      ["2025", null],
    ]);
    expect(transform(quarters, { freq: "A", agg: "sum", partial: true })).toEqual([
      ["2024", 10],
      ["2025", 6],
    ]);
  });

  it("gaps, frequency, change and base come in this order", () => {
    const figures = { "Q1 2024": 1, "Q2 2024": null, "Q3 2024": 1, "Q4 2024": 1, ...whole2025 };
    expect(
      transform(figures, {
        fill: "previous",
        freq: "A",
        agg: "sum",
        change: "diff",
        rebase: "2025",
      }),
    ).toEqual([
      ["2024", null],
      ["2025", 100],
    ]);
  });
  const whole2025 = { "Q1 2025": 2, "Q2 2025": 2, "Q3 2025": 2, "Q4 2025": 2 };

  it("the base of months is the mean of its year", () => {
    const figures = { "Q1 2024": 1, "Q2 2024": 2, "Q3 2024": 3, "Q4 2024": 2, "Q1 2025": 4 };
    expect(transform(figures, { rebase: "2024" })).toMatchObject([
      ["Q1 2024", 50],
      ["Q2 2024", 100],
      ["Q3 2024", 150],
      ["Q4 2024", 100],
      ["Q1 2025", 200],
    ]);
    expect(transform(figures, { rebase: "2025" })).toBe("base-not-covered");
    expect(transform(figures, { rebase: "2023" })).toBe("base-not-covered");
    expect(transform(figures, { rebase: "whenever" })).toBe("no-base-period");
    expect(transform({ 2024: -1, 2025: 1 }, { rebase: "2024" })).toBe("base-not-positive");
  });

  it("what has no figure at the base has none at all, and the others have their index", () => {
    const table = {
      categories: ["2023", "2024"],
      series: [
        { name: "late", values: [null, 3] },
        { name: "loss", values: [-1, 3] },
        { name: "whole", values: [2, 3] },
      ],
    };
    expect(transformTable(table, { rebase: "2023" }, { today })).toEqual({
      incomplete: [],
      table: {
        categories: ["2023", "2024"],
        series: [
          { name: "late", values: [null, null] },
          { name: "loss", values: [null, null] },
          { name: "whole", values: [100, 150] },
        ],
      },
      unbased: new Map([
        [0, "base-not-covered"],
        [1, "base-not-positive"],
      ]),
    });
  });

  it.each<[string, Readonly<Record<string, number | string | null>>, Transforms, string]>([
    ["countries", { Germany: 1, France: 2 }, { change: "pct" }, "irregular-periods"],
    ["years and quarters", { 2024: 1, "Q1 2025": 2 }, { change: "pct" }, "irregular-periods"],
    ["a total", { 2024: 1, Total: 2 }, { fill: "linear" }, "irregular-periods"],
    ["years as months", { 2024: 1, 2025: 2 }, { freq: "M", agg: "avg" }, "coarser-periods"],
    ["weeks as weeks", { "2024-W01": 1 }, { freq: "W" }, "2024-W01"],
    [
      "weeks as months, of which some have five",
      { "2024-W01": 1 },
      { freq: "M", agg: "sum" },
      "no-sum",
    ],
    ["nobody knows how", quarters, { freq: "A" }, "needs-agg"],
  ])("%s", (_, figures, wanted, expected) => {
    const found = transform(figures, wanted);
    expect(Array.isArray(found) ? found[0]?.[0] : found).toBe(expected);
  });

  it("the measure says how its figures are combined", () => {
    expect(transform(quarters, { freq: "A" }, { kind: "flow" })).toEqual([
      ["2024", 10],
      ["2025", null],
    ]);
    expect(transform(quarters, { freq: "A" }, { kind: "stock" })).toEqual([
      ["2024", 4],
      ["2025", null],
    ]);
    expect(transform(quarters, { freq: "A" }, { kind: "rate" })).toEqual([
      ["2024", 2.5],
      ["2025", null],
    ]);
    expect(transform(quarters, { freq: "A" }, { kind: "count" })).toBe("needs-agg");
    expect(
      (["rate", "price", "index", "share", "annualised-flow"] as const).map(combineWordFor),
    ).toEqual(["avg", "avg", "avg", "avg", "avg"]);
    expect((["flow", "stock", "count", undefined] as const).map(combineWordFor)).toEqual([
      ...["sum", "last", undefined, undefined],
    ]);
  });

  it.each<[Transforms, string, string | null]>([
    [{}, "million euros", "million euros"],
    [{ change: "diff" }, "percent", "percentage points"],
    [{ change: "diff" }, "million euros", "million euros"],
    [{ change: "pct-year" }, "million euros", "percent"],
    [{ rebase: "2015" }, "million euros", "2015 = 100"],
    [{ change: "log" }, "million euros", "natural logarithm"],
  ])("%j of %s is in %s", (wanted, unit, expected) => {
    expect(transformedUnit(readUnit({ unit }, "en"), wanted).text).toBe(expected);
  });
});
