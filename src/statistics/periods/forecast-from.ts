import type { Day } from "../dates/day.js";
import { dayOfTimestamp } from "../dates/parse-date.js";
import { parsePeriod, type Period } from "./parse-period.js";

/**
 * The day the figures of an answer are of: the later of both, since figures that changed later were
 * published later. What the source calls a forecast is of no day before its period begins, whenever it
 * was published. Undefined where the service names none of them.
 */
export function publishedOn(content: {
  readonly released_at?: string | undefined;
  readonly updated_at?: string | undefined;
  readonly forecast_from?: string | undefined;
}): Day | undefined {
  const days = [content.released_at, content.updated_at]
    .map(dayOfTimestamp)
    .filter((day) => day !== undefined);
  const forecast = parsePeriod(content.forecast_from ?? "");
  const ends = [
    ...(days.length === 0 ? [] : [Math.max(...days)]),
    ...(forecast === undefined ? [] : [forecast.start - 1]),
  ];
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/**
 * Whether the figure of a period can only be a forecast: the publisher marks it ("2026*"), or it ended after the day
 * the figures are of.
 */
export const isForecast = (period: Period | undefined, published: Day | undefined): boolean =>
  period !== undefined && (period.isMarked || period.end > (published ?? Infinity));

/** The first period whose figure can only be a forecast. */
export function forecastFrom(
  categories: readonly string[],
  published: Day | undefined,
): string | undefined {
  return categories
    .flatMap((category) => {
      const period = parsePeriod(category);
      return period !== undefined && isForecast(period, published) ? [{ category, period }] : [];
    })
    .sort((a, b) => a.period.start - b.period.start)[0]?.category;
}
