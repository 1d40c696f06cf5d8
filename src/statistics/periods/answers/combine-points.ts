import type { Day } from "../../dates/day.js";
import { parsePeriod, type Period, type PeriodKind } from "../parse-period.js";
import type { CombineWord } from "./combine-words.js";
import { countWorkdays, isOfEveryDay } from "./days.js";
import type { PeriodAnswer } from "./period-problem.js";
import type { Point, Span } from "../pick-point.js";

/** From the finest: a year of months and quarters is made of its months. */
const kinds: readonly PeriodKind[] = ["day", "week", "month", "quarter", "half", "year"];

/** Days without a figure that leave a period complete: weekends and holidays, weeks across its edges. */
const allowedGaps: Readonly<Partial<Record<PeriodKind, { edge: number; inside: number }>>> = {
  day: { edge: 4, inside: 11 },
  week: { edge: 3, inside: 0 },
};

type Dated = Point & { readonly period: Period };

/**
 * One figure for a span from the shorter periods that fill it. Undefined where there are none; a problem
 * where they do not fill it.
 */
export function combinePoints(
  points: readonly Dated[],
  span: Span,
  label: string,
  how: CombineWord,
  today: Day,
): PeriodAnswer | undefined {
  const inside = points.filter(({ period }) => isInside(period, span));
  const groups = kinds
    .map((kind) => inside.filter(({ period }) => period.kind === kind))
    .filter((group) => group.length > 0)
    .map((group) => [...group].sort((a, b) => a.period.start - b.period.start));
  const [finest] = groups;
  if (finest === undefined) return undefined;
  const complete = groups.find((group) => fills(group, span, { points, today }));
  if (complete === undefined) {
    const [first, last] = [finest[0]?.category ?? "", finest.at(-1)?.category ?? ""];
    return { problem: { kind: "incomplete", first, last, count: finest.length } };
  }
  const numbers: number[] = [];
  for (const { value } of complete) {
    if (typeof value !== "number") return { problem: { kind: "text", value: String(value) } };
    numbers.push(value);
  }
  const isMarked = isMadeOfMarked(complete, how);
  const period: Period = { kind: "range", start: span.start, end: span.end, isMarked };
  const category = isMarked ? markedLabel(label) : label;
  return { point: { category, period, value: combine(numbers, how) } };
}

/** What is made of forecasts is one, and is marked as publishers mark theirs. */
export const markedLabel = (label: string): string =>
  parsePeriod(label)?.isMarked === true ? label : `${label}*`;

/** Whether a figure of these, in the order of time, is made of some that their publisher marks as forecasts. */
export function isMadeOfMarked(
  points: readonly { readonly period: Period }[],
  how: CombineWord,
): boolean {
  const used = { first: points.slice(0, 1), last: points.slice(-1) };
  const those = how === "first" || how === "last" ? used[how] : points;
  return those.some(({ period }) => period.isMarked);
}

/** A week belongs to the period that has most of its days. */
function isInside({ kind, start, end }: Period, span: Span): boolean {
  if (start === span.start && end === span.end) return false;
  if (kind === "week") return start + 3 >= span.start && start + 3 <= span.end;
  return start >= span.start && end <= span.end;
}

interface Surroundings {
  /** All of the series. */
  readonly points: readonly Dated[];
  readonly today: Day;
}

function fills(
  points: readonly Dated[],
  span: Span,
  { points: all, today }: Surroundings,
): boolean {
  const kind = points[0]?.period.kind ?? "year";
  const gaps = allowedGaps[kind];
  // The last trading days of a period that still runs look like its end.
  if (gaps !== undefined && span.end >= today) return false;
  const days = kind === "day" ? all.filter(({ period }) => period.kind === "day") : [];
  const isWithoutGaps = gaps === undefined || isOfEveryDay(days.map(({ period }) => period.start));
  const { edge, inside } = isWithoutGaps ? { edge: 0, inside: 0 } : gaps;
  let next = span.start;
  for (const [index, { period }] of points.entries()) {
    const gap = period.start - next;
    if (gap > (index === 0 ? edge : inside) || gap < (index === 0 ? -edge : 0)) return false;
    next = period.end + 1;
  }
  return Math.abs(span.end + 1 - next) <= edge && isTradedThroughout(points, span, days);
}

/**
 * Whether holidays may be why days at the ends have no figure: not where the series begins or ends within the period,
 * but for New Year's Day.
 */
function isTradedThroughout(points: readonly Dated[], span: Span, days: readonly Dated[]): boolean {
  const [first, last] = [points[0]?.period.start, points.at(-1)?.period.end];
  if (days.length === 0 || first === undefined || last === undefined) return true;
  const isBegun = days.some(({ period }) => period.start < span.start);
  const isGoingOn = days.some(({ period }) => period.end > span.end);
  const holidays = span.end - span.start < 7 ? 0 : 1;
  return (
    (isBegun || countWorkdays(span.start, first - 1) <= holidays) &&
    (isGoingOn || countWorkdays(last + 1, span.end) === 0)
  );
}

export function combine(numbers: readonly number[], how: CombineWord): number {
  switch (how) {
    case "avg":
      return tidy(total(numbers) / numbers.length);
    case "sum":
      return tidy(total(numbers));
    case "last":
      return numbers.at(-1) ?? NaN;
    case "first":
      return numbers[0] ?? NaN;
    case "min":
      return Math.min(...numbers);
    case "max":
      return Math.max(...numbers);
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
/** Without the noise of binary fractions. */
const tidy = (value: number) => Number(value.toPrecision(15));
