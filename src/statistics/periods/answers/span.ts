import { addMonths, partsOf, toIsoDate } from "../../dates/day.js";
import type { Span } from "../pick-point.js";

/** Its months, where it begins and ends with one. */
function monthsOf({ start, end }: Span): number | undefined {
  const [first, next] = [partsOf(start), partsOf(end + 1)];
  if (first.dayOfMonth !== 1 || next.dayOfMonth !== 1) return undefined;
  return (next.year - first.year) * 12 + next.month - first.month;
}

/** Below zero where the first is shorter; months and years are of one length each, whatever their days. */
export function compareLengths(first: Span, second: Span): number {
  const [a, b] = [monthsOf(first), monthsOf(second)];
  if (a !== undefined && b !== undefined) return a - b;
  return first.end - first.start - (second.end - second.start);
}

/** As many lengths of its own later; earlier below zero. */
export function shifted(span: Span, count: number): Span {
  const months = monthsOf(span);
  const days = (span.end - span.start + 1) * count;
  if (months === undefined) return { start: span.start + days, end: span.end + days };
  const start = addMonths(span.start, months * count);
  return { start, end: addMonths(start, months) - 1 };
}

/** "2025", "Q1 2025", "2025-08", "2020-2024". */
export function spanLabel(span: Span): string {
  const months = monthsOf(span) ?? 0;
  const { year, month } = partsOf(span.start);
  const isAligned = months > 0 && (month - 1) % months === 0;
  const part = (letter: string) => `${letter}${String((month - 1) / months + 1)} ${String(year)}`;
  if (month === 1 && months % 12 === 0 && months > 0) {
    const last = partsOf(span.end).year;
    return last === year ? String(year) : `${String(year)}-${String(last)}`;
  }
  if (isAligned && months === 6) return part("H");
  if (isAligned && months === 3) return part("Q");
  return toIsoDate(span.start).slice(0, months === 1 ? 7 : 10);
}
