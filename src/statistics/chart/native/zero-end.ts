import { numbersOf, toNumber } from "../number-text.js";
import type { ChartTable } from "../../../contract/index.js";

export type AxisEnd = "minimum" | "maximum";

interface AxisOwner {
  /** An Excel.ChartType. */
  readonly type: string;
  /** Series on a value axis of their own. */
  readonly secondary?: { readonly seriesIndexes: readonly number[] };
}

/**
 * The end of a native chart's first value axis that has to be set to zero. Excel cuts the axis of bars that are within
 * a sixth of the highest (KB 214075): of 78 and 84 years one bar would be many times as long as the other. Set only
 * where the figures are so far from zero that no later one of their kind is on its other side, which an axis with a
 * set end would not show.
 */
export function zeroEnd({ type, secondary }: AxisOwner, table: ChartTable): AxisEnd | undefined {
  if (type === "Pie" || type.startsWith("Line")) return undefined;
  const isFirst = (index: number) => secondary?.seriesIndexes.includes(index) !== true;
  const series = table.series.filter((_, index) => isFirst(index));
  const ends = type.endsWith("Stacked")
    ? stackEnds({ ...table, series })
    : numbersOf({ ...table, series });
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (low > 0 && low >= high / 2) return "minimum";
  if (high < 0 && high <= low / 2) return "maximum";
  return undefined;
}

/** Of stacks the ends of their first part and of all; none where a part is on the other side of zero. */
function stackEnds({ categories, series }: ChartTable): number[] {
  const numbers = numbersOf({ categories, series });
  if (numbers.some((value) => value < 0) && numbers.some((value) => value > 0)) return [];
  const firsts = numbersOf({ categories, series: series.slice(0, 1) });
  const sums = categories.map((_, row) =>
    series.reduce((sum, { values }) => sum + (toNumber(values[row]) ?? 0), 0),
  );
  return [...firsts, ...sums];
}

/** Rows of a sheet's figures as a chart's table. */
export const chartTable = (rows: readonly (readonly unknown[])[]): ChartTable => ({
  categories: rows.map(() => ""),
  series: (rows[0] ?? []).map((_, column) => ({
    name: "",
    values: rows.map((row) => (typeof row[column] === "number" ? row[column] : null)),
  })),
});
