import { parsePeriod } from "../../../statistics/index.js";
import type { ResolvedCall } from "../../cells/resolve-arguments.js";
import type { RequestUse } from "../../requests/collect-uses.js";
import { earlierOf, forecastOf } from "../forecast-of.js";
import { rowsLeft } from "./rows-left.js";

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
    if (values === undefined) return true;
    const left = rowsLeft(optionsIn(values), requests);
    if (left !== undefined) {
      const periods = left.map(parsePeriod);
      if (!periods.some((period) => period !== undefined && period.end >= first.end)) return false;
    }
    if (at < 0) return true;
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
