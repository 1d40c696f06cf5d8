/** The highest or lowest figure of a span. */
import type { AskedPeriod } from "../../search/index.js";
import { isBefore, isWithin } from "./compare.js";
import type { Extreme, PlannedFigure } from "../plan.js";

interface Found {
  readonly figure: PlannedFigure;
  readonly extreme: Extreme;
}

/** Undefined where the span has no two figures, or is not covered. Of equal ones the newest. */
export function extremeOf(
  figures: readonly PlannedFigure[],
  { from, to, lastYears }: Partial<AskedPeriod>,
  order: Extreme["order"],
): Found | undefined {
  const all = figures.filter(
    ({ period, isForecast }) => isForecast === undefined && isWithin(period, from, to),
  );
  const [first, second] = all;
  if (first === undefined || second === undefined || lastYears !== undefined) return undefined;
  const last = all.at(-1) ?? second;
  const isPart =
    (from !== undefined && isBefore(from, first.period)) ||
    (to !== undefined && isBefore(last.period, to));
  // That of some years is not that of all that are asked.
  if (isPart) return undefined;
  const isBeyond = (one: PlannedFigure, other: PlannedFigure): boolean =>
    order === "highest" ? one.value >= other.value : one.value <= other.value;
  const figure = all.reduce((best, one) => (isBeyond(one, best) ? one : best), first);
  return {
    figure,
    extreme: { order, count: all.length, from: first.period, to: last.period },
  };
}
