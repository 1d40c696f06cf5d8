import { beforeAll, describe, expect, it } from "vitest";
import {
  dayOf,
  transformTable,
  type CombineWord,
  type Transforms,
} from "../../../src/statistics/index.js";
import { libraryAlone } from "../../service/support/own-library.js";

/**
 * The definitions by which FRED transforms a series, written down a second time over the labels of real
 * series: https://fred.stlouisfed.org/docs/api/fred/series_observations.html (units, aggregation_method). FRED tells a
 * fall below zero in percent too, where there is none here.
 */
type Figures = ReadonlyMap<string, number>;

interface RealSeries {
  readonly name: string;
  readonly figures: Figures;
  /** Periods of a year: 1, 4 or 12. */
  readonly n: number;
}

let series: RealSeries[];
beforeAll(async () => {
  const library = await libraryAlone();
  const byFrequency = new Map<number, RealSeries[]>();
  for (const concept of library.concepts.values()) {
    for (const place of library.coveredPlaces(concept.key).slice(0, 6)) {
      const found = library.observations(concept.key, place);
      const labels = found?.periods ?? [];
      const n = /^\d{4}$/.test(labels[0] ?? "") ? 1 : /Q\d/.test(labels[0] ?? "") ? 4 : 12;
      if (labels.some((label) => !/^\d{4}(-\d{2}|-Q\d)?$|^Q\d \d{4}$/.test(label))) continue;
      const figures = new Map(
        labels.flatMap((label, row): [string, number][] => {
          const value = found?.values[row];
          return typeof value === "number" ? [[label, value]] : [];
        }),
      );
      if (figures.size < 10) continue;
      byFrequency.set(n, [
        ...(byFrequency.get(n) ?? []),
        { name: `${concept.key} ${place}`, figures, n },
      ]);
    }
  }
  series = [...byFrequency.values()].flatMap((some) => some.slice(0, 90)).slice(0, 180);
});

/** The label so many periods earlier. */
function earlier(label: string, n: number, periods: number): string {
  const quarter = /^(?:(\d{4})-?Q(\d)|Q(\d) (\d{4}))$/.exec(label);
  if (n === 1) return String(Number(label) - periods);
  const year = Number(quarter?.[1] ?? quarter?.[4] ?? label.slice(0, 4));
  const part = Number(quarter?.[2] ?? quarter?.[3] ?? label.slice(5));
  const index = year * n + part - 1 - periods;
  const [y, p] = [String(Math.floor(index / n)), (index % n) + 1];
  if (n === 12) return `${y}-${String(p).padStart(2, "0")}`;
  if (label.startsWith("Q")) return `Q${String(p)} ${y}`;
  return label.includes("-") ? `${y}-Q${String(p)}` : `${y}Q${String(p)}`;
}

const definitions: Readonly<
  Record<
    string,
    (
      x: number,
      before: number | undefined,
      yearBefore: number | undefined,
      n: number,
    ) => number | undefined
  >
> = {
  none: (x) => x,
  diff: (x, x1) => (x1 === undefined ? undefined : x - x1),
  "diff-year": (x, _, xn) => (xn === undefined ? undefined : x - xn),
  pct: (x, x1) => (x1 === undefined || x1 <= 0 || x < 0 ? undefined : ((x / x1 - 1) * 100) / 100),
  "pct-year": (x, _, xn) =>
    xn === undefined || xn <= 0 || x < 0 ? undefined : ((x / xn - 1) * 100) / 100,
  annualised: (x, x1, _, n) =>
    x1 === undefined || x1 <= 0 || x <= 0 ? undefined : Math.pow(x / x1, n) - 1,
  log: (x) => (x > 0 ? Math.log(x) : undefined),
  "log-diff": (x, x1) => (x1 === undefined || x1 <= 0 || x <= 0 ? undefined : Math.log(x / x1)),
};

const today = dayOf(2026, 11, 20) ?? 0;

function transform({ figures }: RealSeries, wanted: Transforms): Map<string, number> {
  const table = {
    categories: [...figures.keys()],
    series: [{ name: "x", values: [...figures.values()] }],
  };
  const outcome = transformTable(table, wanted, { today });
  if ("problem" in outcome) throw new Error(outcome.problem);
  const values = outcome.table.series[0]?.values ?? [];
  return new Map(
    outcome.table.categories.flatMap((label, row): [string, number][] => {
      const value = values[row];
      return typeof value === "number" ? [[label, value]] : [];
    }),
  );
}

const isNear = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

describe("transforms over real series", () => {
  it("has at least 100 of them, of years, quarters or months", () => {
    expect(series.length).toBeGreaterThanOrEqual(100);
    expect(new Set(series.map(({ n }) => n)).size).toBeGreaterThan(1);
  });

  it.each(Object.keys(definitions))("change=%s is what FRED defines", (change) => {
    let figures = 0;
    for (const each of series) {
      const found = transform(each, { change } as Transforms);
      for (const [label, x] of each.figures) {
        const before = each.figures.get(earlier(label, each.n, 1));
        const yearBefore = each.figures.get(earlier(label, each.n, each.n));
        const expected = definitions[change]?.(x, before, yearBefore, each.n);
        const own = found.get(label);
        const isRight =
          expected === undefined ? own === undefined : own !== undefined && isNear(own, expected);
        if (!isRight)
          throw new Error(`${each.name} ${label}: ${String(own)}, not ${String(expected)}`);
        figures += expected === undefined ? 0 : 1;
      }
    }
    expect(figures).toBeGreaterThan(3000);
  });

  const means: Readonly<Record<string, (values: readonly number[]) => number>> = {
    avg: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
    sum: (values) => values.reduce((sum, value) => sum + value, 0),
    last: (values) => values.at(-1) ?? NaN,
  };
  it.each(Object.keys(means))("years by agg=%s are those of all their periods, or none", (agg) => {
    let years = 0;
    for (const each of series.filter(({ n }) => n > 1)) {
      const found = transform(each, { freq: "A", agg: agg as CombineWord });
      const byYear = new Map<string, [string, number][]>();
      for (const [label, value] of each.figures) {
        const year = /\d{4}/.exec(label)?.[0] ?? "";
        byYear.set(year, [...(byYear.get(year) ?? []), [label, value]]);
      }
      for (const [year, values] of byYear) {
        const own = found.get(year);
        const isWhole = values.length === each.n;
        const expected = isWhole ? means[agg]?.(values.map(([, value]) => value)) : undefined;
        const isRight =
          expected === undefined ? own === undefined : own !== undefined && isNear(own, expected);
        if (!isRight)
          throw new Error(`${each.name} ${year}: ${String(own)}, not ${String(expected)}`);
        years += isWhole ? 1 : 0;
      }
    }
    expect(years).toBeGreaterThan(300);
  });

  it("rebasing twice is rebasing once, and the base is 100", () => {
    for (const each of series) {
      const first = [...each.figures.keys()].find((label) => (each.figures.get(label) ?? 0) > 0);
      const last = [...each.figures.keys()].findLast((label) => (each.figures.get(label) ?? 0) > 0);
      if (first === undefined || last === undefined) continue;
      const once = transform(each, { rebase: last });
      const twice = transform(
        { ...each, figures: transform(each, { rebase: first }) },
        { rebase: last },
      );
      expect(once.get(last)).toBe(100);
      for (const [label, value] of once) {
        if (!isNear(value, twice.get(label) ?? NaN)) throw new Error(`${each.name} ${label}`);
      }
    }
  });
});
