import type { Indicator, Statistic } from "../../contract/index.js";
import { comparePeriods, forecastFrom, publishedOn } from "../../statistics/index.js";
import type { RequestUse } from "../requests/collect-uses.js";

/** The first period of an answer that can only be a forecast. */
export function forecastOf({ request, kept, known }: RequestUse): string | undefined {
  if (kept === undefined) return undefined;
  if (request.operation === "getStatistic") {
    const statistic = kept.value as Statistic;
    return forecastFrom(statistic.chart.table.categories, publishedOn(statistic));
  }
  if (request.operation !== "getIndicator") return undefined;
  const indicator = kept.value as Indicator;
  const categories = indicator.chart.geos.flatMap((geo) => geo.categories);
  const published = publishedOn(indicator) ?? publishedOn({ updated_at: known?.updatedAt });
  return forecastFrom(categories, published);
}

/** The earlier of two periods, as far as there are two. */
export const earlierOf = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && comparePeriods(other, one) < 0) ? other : one;
