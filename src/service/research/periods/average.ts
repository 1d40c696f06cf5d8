/** The average of the figures of a span, or their sum, of which none may be missing. */
import { earlierBy, isWithin, kindOf, length, monthsIn } from "./compare.js";
import type { AskedPeriod } from "../../search/index.js";
import type { Average, Missing, PlannedFigure } from "../plan/index.js";

interface Averaged {
  readonly figure: PlannedFigure;
  readonly average?: Average;
  readonly missing?: Missing;
}

/** Undefined where the period names no span, or one figure is all of it, or there is none. */
export function averageOf(
  figures: readonly PlannedFigure[],
  period: AskedPeriod | undefined,
  isSum: boolean,
): Averaged | undefined {
  const [oldest, newest] = [figures[0]?.period, figures.at(-1)?.period];
  if (oldest === undefined || newest === undefined) return undefined;
  const { from, to, lastYears } = period ?? {};
  if (from === undefined && to === undefined && lastYears === undefined) return undefined;
  const before = lastYears === undefined ? undefined : 12 * lastYears - length[kindOf(newest)];
  const start = from ?? (before === undefined ? oldest : earlierBy(newest, before));
  const end = to ?? newest;
  const inside = figures.filter((figure) => isWithin(figure.period, start, end));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const of = Math.ceil(monthsIn(start, end) / length[kindOf(last.period)]);
  const there = inside.length;
  if (of === 1) return undefined;
  if (there < of) {
    const covered = { from: oldest, to: newest };
    const missing = { from: start, to: end, covered, count: { there, of } };
    return { figure: last, missing: { ...missing, reason: "incomplete" } };
  }
  const sum = inside.reduce((total, figure) => total + figure.value, 0);
  const span = { count: there, from: first.period, to: last.period };
  const average = isSum
    ? { ...span, value: sum, isSum: true as const }
    : { ...span, value: sum / there };
  return { figure: last, average };
}
