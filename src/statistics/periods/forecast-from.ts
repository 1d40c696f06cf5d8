import type { Day } from "../dates/day.js";
import { parsePeriod } from "./parse-period.js";

/**
 * The first period that can only be a forecast: one the publisher marks ("2026*"), or that ended after
 * the data was published. An inference, since no answer says which values are forecasts.
 */
export function forecastFrom(
  categories: readonly string[],
  publishedOn: Day | undefined,
): string | undefined {
  return categories
    .flatMap((category) => {
      const period = parsePeriod(category);
      if (period === undefined) return [];
      const isLater = publishedOn !== undefined && period.end > publishedOn;
      return period.isMarked || isLater ? [{ category, period }] : [];
    })
    .sort((a, b) => a.period.start - b.period.start)[0]?.category;
}
