import type { Indicator, Statistic } from "../../contract/index.js";
import { comparePeriods, forecastFrom, parsePeriod, publishedOn } from "../../statistics/index.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
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

/** Functions that show figures, and which of their arguments says up to when. */
const upTo: Readonly<Record<string, number>> = { DATA: -1, INDICATOR: 3, VALUE: 2, GROWTH: 3 };

/** From when figures that a cell may show are forecasts: the latest figure is none unless that is asked for. */
export function forecastShown(
  calls: readonly ResolvedCall[],
  requests: readonly RequestUse[],
): string | undefined {
  const from = requests.map(forecastOf).reduce(earlierOf, undefined);
  const first = from === undefined ? undefined : parsePeriod(from);
  if (first === undefined) return undefined;
  const isShown = calls.some(({ call: { functionId }, values }) => {
    const at = upTo[functionId];
    if (at === undefined) return false;
    if (values === undefined || at < 0) return true;
    if (/latest\W+any/i.test(optionsIn(values))) return true;
    const ends = [values[at] ?? null].flat(2).filter((value) => value !== null && value !== "");
    if (ends.length === 0) return functionId === "INDICATOR";
    const periods = ends.map((end) => parsePeriod(String(end)));
    return periods.some((period) => period === undefined || period.end >= first.start);
  });
  return isShown ? from : undefined;
}

/** How gaps between figures are filled in what a cell shows: "fill=linear". */
export const fillShown = (calls: readonly ResolvedCall[]): string | undefined =>
  calls
    .map(({ values, call }) => optionsIn(values ?? call.argumentTexts))
    .map((text) => /\bfill\W+(linear|previous)\b/i.exec(text)?.[1]?.toLowerCase())
    .flatMap((word) => (word === undefined ? [] : [`fill=${word}`]))[0];

const optionsIn = (values: readonly unknown[]): string =>
  values
    .flat(2)
    .filter((value) => typeof value === "string")
    .join(" ");
