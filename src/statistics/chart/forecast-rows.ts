import { parsePeriod } from "../periods/parse-period.js";
import type { ChartInput } from "./chart-input.js";

/** Rows of a chart's figures that are forecasts, from 0 on: many lists begin with the newest. */
export function forecastRows({
  table,
  forecastFrom = "",
}: Pick<ChartInput, "table" | "forecastFrom">): readonly number[] {
  const from = parsePeriod(forecastFrom);
  if (from === undefined) return [];
  return table.categories.flatMap((category, row) => {
    const period = parsePeriod(category);
    return period !== undefined && period.start >= from.start ? [row] : [];
  });
}

/**
 * What of a chart's figures is a forecast: "2026–2028", "October 2026 – December 2026"; "" where all of them are, and
 * undefined where none is.
 */
export function forecastSpan(chart: ChartInput): string | undefined {
  const { forecastFrom, graphType, table } = chart;
  if (forecastFrom === undefined) return undefined;
  // In the order of time, which is not always that of the rows.
  const [first, ...later] = forecastRows(chart)
    .map((row) => table.categories[row] ?? "")
    .sort((a, b) => startOf(a) - startOf(b));
  const last = later.at(-1) ?? first;
  if (first === undefined || last === undefined) {
    // A ranking's names are no periods: its figures are of one, and that is a forecast. A table's are of several.
    return graphType !== "table" && !table.categories.some(parsePeriod) ? "" : undefined;
  }
  const isLong = first.includes(" ");
  return first === last ? first : `${first}${isLong ? " – " : "–"}${last}`;
}

const startOf = (category: string) => parsePeriod(category)?.start ?? 0;
