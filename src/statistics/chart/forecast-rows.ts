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
