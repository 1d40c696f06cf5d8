import type { Day } from "../dates/day.js";
import { dayOfTimestamp } from "../dates/parse-date.js";
import { parsePeriod } from "./parse-period.js";

/**
 * The day the figures of an answer are of: the later of both, since figures that changed later were
 * published later. Undefined where the service names neither.
 */
export function publishedOn(content: {
  readonly released_at?: string | undefined;
  readonly updated_at?: string | undefined;
}): Day | undefined {
  const days = [content.released_at, content.updated_at]
    .map(dayOfTimestamp)
    .filter((day) => day !== undefined);
  return days.length === 0 ? undefined : Math.max(...days);
}

/**
 * The first period that can only be a forecast: one the publisher marks ("2026*"), or that ended after
 * the data was published. An inference, since no answer says which values are forecasts.
 */
export function forecastFrom(
  categories: readonly string[],
  published: Day | undefined,
): string | undefined {
  return categories
    .flatMap((category) => {
      const period = parsePeriod(category);
      if (period === undefined) return [];
      const isLater = published !== undefined && period.end > published;
      return period.isMarked || isLater ? [{ category, period }] : [];
    })
    .sort((a, b) => a.period.start - b.period.start)[0]?.category;
}
