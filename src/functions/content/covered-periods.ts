import type { ChartValue, Statistic } from "../../contract/index.js";
import { comparePeriods, frequencyOf, parsePeriod } from "../../statistics/index.js";

interface CoveredPeriods {
  readonly firstPeriod?: string | undefined;
  readonly lastPeriod?: string | undefined;
  readonly frequency?: string | undefined;
  readonly observations: number;
}

interface Told {
  readonly covered_timeframe?: Statistic["covered_timeframe"] | undefined;
  readonly frequency?: Statistic["frequency"] | undefined;
}

/** What the figures themselves cover; the service's own words, where it has some, come first. */
export function coveredPeriods(
  categories: readonly string[],
  series: readonly (readonly (ChartValue | undefined)[])[],
  told: Told,
): CoveredPeriods {
  const isFigure = (value: ChartValue | undefined) =>
    value !== null && value !== undefined && value !== "";
  const labels = categories.filter((label, row) => {
    const hasFigure = series.some((values) => isFigure(values[row]));
    return hasFigure && parsePeriod(label) !== undefined;
  });
  const ordered = [...labels].sort(comparePeriods);
  return {
    firstPeriod: told.covered_timeframe?.start ?? ordered[0],
    lastPeriod: told.covered_timeframe?.end ?? ordered.at(-1),
    frequency: told.frequency ?? frequencyOf(labels),
    observations: series.flat().filter(isFigure).length,
  };
}
