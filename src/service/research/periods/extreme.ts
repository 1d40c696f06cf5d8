/** The highest or lowest figure of a span. */
import type { AskedPeriod } from "../../search/index.js";
import { earlierBy, isBefore, isWithin, kindOf, length } from "./compare.js";
import type { Extreme, PlannedFigure } from "../plan/index.js";

interface Found {
  readonly figure: PlannedFigure;
  readonly extreme: Extreme;
}

/** Undefined where the span has no two figures, or is not covered. Of equal ones the newest. */
export function extremeOf(
  figures: readonly PlannedFigure[],
  { from: since, to, lastYears }: Partial<AskedPeriod>,
  order: Extreme["order"],
): Found | undefined {
  const observed = figures.filter(({ isForecast }) => isForecast === undefined);
  const from = since ?? startOf(observed, lastYears);
  const all = observed.filter(({ period }) => isWithin(period, from, to));
  const [first, second] = all;
  if (first === undefined || second === undefined) return undefined;
  const last = all.at(-1) ?? second;
  const isPart =
    (from !== undefined && isBefore(from, first.period)) ||
    (to !== undefined && isBefore(last.period, to));
  // That of some years is not that of all that are asked.
  if (isPart) return undefined;
  const isBeyond = (one: PlannedFigure, other: PlannedFigure): boolean =>
    order === "highest" ? one.value >= other.value : one.value <= other.value;
  const figure = all.reduce((best, one) => (isBeyond(one, best) ? one : best), first);
  const isEnd = figure === observed.at(-1) ? "last" : figure === observed[0] ? "first" : undefined;
  return {
    figure,
    extreme: {
      ...{ order, count: all.length, from: first.period, to: last.period },
      ...(isEnd && { isEnd }),
    },
  };
}

/** So many years back from the newest figure, which is the last of them. */
function startOf(figures: readonly PlannedFigure[], lastYears: number | undefined) {
  const newest = figures.at(-1)?.period;
  return newest === undefined || lastYears === undefined
    ? undefined
    : earlierBy(newest, 12 * lastYears - length[kindOf(newest)]);
}
