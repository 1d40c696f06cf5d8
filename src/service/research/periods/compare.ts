/** Years, quarters and months compared: a question may ask for one of them, figures may come in another. */
import type { AskedPeriod } from "../../search/index.js";

export type PeriodKind = "year" | "quarter" | "month";

export function kindOf(period: string): PeriodKind {
  if (period.length === 4) return "year";
  return period[5] === "Q" ? "quarter" : "month";
}

/** Months of each. */
export const length: Readonly<Record<PeriodKind, number>> = { year: 12, quarter: 3, month: 1 };

export const isFiner = (one: PeriodKind, other: PeriodKind): boolean => length[one] < length[other];

/** First and last month of a period, counted from year 0. */
function monthsOf(period: string): readonly [first: number, last: number] {
  const kind = kindOf(period);
  const january = Number(period.slice(0, 4)) * 12;
  const unit = kind === "year" ? 1 : Number(period.slice(kind === "quarter" ? 6 : 5, 7));
  const first = january + (unit - 1) * length[kind];
  return [first, first + length[kind] - 1];
}

/** The period of the same kind that lies so many months earlier. */
export function earlierBy(period: string, months: number): string {
  const kind = kindOf(period);
  const first = monthsOf(period)[0] - months;
  const [year, month] = [String(Math.floor(first / 12)), (first % 12) + 1];
  if (kind === "year") return year;
  return kind === "month"
    ? `${year}-${String(month).padStart(2, "0")}`
    : `${year}-Q${String(Math.ceil(month / 3))}`;
}

/** Months from the first of one period to the last of another. */
export const monthsIn = (from: string, to: string): number =>
  monthsOf(to)[1] - monthsOf(from)[0] + 1;

/** Whether all of a period lies between the first and the last one asked for. */
export function isWithin(period: string, from: string | undefined, to: string | undefined) {
  const [first, last] = monthsOf(period);
  return (
    (from === undefined || first >= monthsOf(from)[0]) &&
    (to === undefined || last <= monthsOf(to)[1])
  );
}

export const isBefore = (one: string, other: string): boolean =>
  monthsOf(one)[1] < monthsOf(other)[0];

/** The one period that is asked for; undefined where it is a span, or open. */
export const onePeriod = (asked: AskedPeriod | undefined): string | undefined =>
  asked?.from === asked?.to ? asked?.to : undefined;
