import { partsOf } from "../dates/day.js";
import { markedLabel } from "../periods/answers/combine-points.js";
import { parsePeriod, type Period, type PeriodKind } from "../periods/parse-period.js";

/** One row of a series: a period with its figure, or without one. */
export interface Reading {
  readonly label: string;
  readonly period: Period;
  readonly value: number | null;
  /** Not the source's, but made of those around it. */
  readonly isFilled?: boolean;
  /** Made of a part of its period: no figure of a whole one is compared with it. */
  readonly isPartial?: boolean;
  /** How many breaks of the series it comes after. @default 0 */
  readonly era?: number;
  /** Where the figures that it would be made of do not fill it: how many there are, from when to when. */
  readonly parts?: Parts | undefined;
}

export interface Parts {
  readonly first: string;
  readonly last: string;
  readonly count: number;
  /** So many of them are not the source's. */
  readonly filled?: number | undefined;
}

/** A series whose periods are all of one kind, in the order of time. */
export interface TimeLine {
  readonly kind: RegularKind;
  readonly readings: readonly Reading[];
}

/** What rests on a forecast or an estimate is one. */
export const asEstimate = (reading: Reading): Reading => ({
  ...reading,
  label: markedLabel(reading.label),
  period: { ...reading.period, isMarked: true },
});

export type RegularKind = Exclude<PeriodKind, "range">;

/** Periods of a year; of days those that are traded. */
export const perYear: Readonly<Record<RegularKind, number>> = {
  year: 1,
  half: 2,
  quarter: 4,
  month: 12,
  week: 52,
  day: 260,
};

/** Undefined where rows are no periods, of several kinds, or twice the same. A text has no figure. */
export function timeLineOf(
  categories: readonly string[],
  values: readonly unknown[],
): TimeLine | undefined {
  const readings: Reading[] = [];
  for (const [row, label] of categories.entries()) {
    const period = parsePeriod(label);
    if (period === undefined) return undefined;
    const value = values[row];
    readings.push({ label, period, value: typeof value === "number" ? value : null });
  }
  readings.sort((a, b) => a.period.start - b.period.start);
  const kind = readings[0]?.period.kind;
  if (kind === undefined || kind === "range") return undefined;
  const isRegular = readings.every(
    ({ period }, row) => period.kind === kind && period.start !== readings[row - 1]?.period.start,
  );
  return isRegular ? { kind, readings } : undefined;
}

/** A number that grows by one from a period to the next of its kind, by the calendar and not by rows. */
export function indexOf({ kind, start, end }: Period): number {
  if (kind === "day") return start;
  // 1970-01-01 was a Thursday: weeks begin on Mondays.
  if (kind === "week") return Math.floor((start + 3) / 7);
  const { year, month } = partsOf(end);
  const months = kind === "year" || kind === "range" ? 12 : 12 / perYear[kind];
  return Math.floor((year * 12 + month - 1) / months);
}
