import { chartFamily, hasDualColumns, isWholeStack } from "./chart-family.js";
import { toNumber } from "./number-text.js";
import type { ChartInput } from "./chart-input.js";
import { valueBounds, type ValueBounds } from "./value-bounds.js";

interface ChartBounds {
  readonly first?: ValueBounds;
  /** Of the second measure, with as many steps as the first, so that lines stand for both. */
  readonly second?: ValueBounds;
}

/** The same number of steps, by room at the upper end. */
const stretched = (bounds: ValueBounds, steps: number): ValueBounds => ({
  ...bounds,
  max: Number((bounds.min + steps * bounds.step).toPrecision(12)),
});

const stepsOf = ({ min, max, step }: ValueBounds) => Math.round((max - min) / step);

/** Value axes that fit the figures, for drawn charts and native ones alike; none for a pie. */
export function chartBounds(chart: ChartInput, steps = 5): ChartBounds {
  const { series, categories } = chart.table;
  const family = chartFamily(chart);
  if (family === "pie") return {};
  if (isWholeStack(chart)) return { first: { min: 0, max: 100, step: 20 } };
  const valuesOf = (from: number, to?: number) =>
    series.slice(from, to).flatMap(({ values }) => values.map(toNumber));
  if (family === "dual") {
    const first = valueBounds(valuesOf(0, 1), { fromZero: hasDualColumns(chart), steps });
    const second = valueBounds(valuesOf(1), { fromZero: false, steps });
    if (first === undefined || second === undefined) return {};
    const most = Math.max(stepsOf(first), stepsOf(second));
    return { first: stretched(first, most), second: stretched(second, most) };
  }
  const sums = (isWanted: (value: number) => boolean) =>
    categories.map((_, index) =>
      series.reduce((sum, { values }) => {
        const value = toNumber(values[index]);
        return value !== null && isWanted(value) ? sum + value : sum;
      }, 0),
    );
  const isStacked = family === "areas" || family.startsWith("stacked");
  const values = isStacked
    ? [...sums((value) => value > 0), ...sums((value) => value < 0)]
    : valuesOf(0);
  const first = valueBounds(values, { fromZero: family !== "lines", steps });
  return first === undefined ? {} : { first };
}
