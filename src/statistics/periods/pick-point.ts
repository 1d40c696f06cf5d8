import type { ChartValue } from "../../contract/index.js";
import type { Day } from "../dates/day.js";
import { parseDate, type DateSide } from "../dates/parse-date.js";
import { parsePeriod, type Period } from "./parse-period.js";

/** A category of a table with the value of one series; `period` where the category is one. */
export interface Point {
  readonly category: string;
  readonly period: Period | undefined;
  readonly value: number | string;
}

export interface Span {
  readonly start: Day;
  readonly end: Day;
}

/** The points that have a value. */
export function toPoints(
  categories: readonly string[],
  values: readonly (ChartValue | undefined)[],
): Point[] {
  return categories.flatMap((category, row): Point[] => {
    const value = values[row];
    if (value === null || value === undefined || value === "") return [];
    return [{ category, period: parsePeriod(category), value }];
  });
}

/**
 * A period as users ask for one: a label ("Q2 2024"), a year, a date as serial number or text, or
 * relative to today (-5Y is the day five years ago). Undefined when it is none.
 */
export function parseSpan(value: unknown, today: Day): Span | undefined {
  if (typeof value === "string") {
    const period = parsePeriod(value);
    if (period !== undefined) return { start: period.start, end: period.end };
  }
  const bound = (side: DateSide) => parseDate(value, side, today)?.day;
  const [start, end] = [bound("start"), bound("end")];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The last period; with `endedBy` the last that has ended on that day. */
export function latestPoint(points: readonly Point[], endedBy?: Day): Point | undefined {
  return lastOf(points, (period) => endedBy === undefined || period.end <= endedBy);
}

/** The first period with a value. */
export function firstPoint(points: readonly Point[]): Point | undefined {
  return points.reduce<Point | undefined>((first, point) => {
    if (point.period === undefined) return first;
    return first?.period === undefined || isBefore(point.period, first.period) ? point : first;
  }, undefined);
}

/**
 * The point of a period: the same one, else the shortest that contains it (the year of a date), else
 * the last that ends on or before its end. `isExact`: the same one, or for a date the shortest that
 * contains it, since a sheet writes a year as its first or last day.
 */
export function pointAt(points: readonly Point[], span: Span, isExact = false): Point | undefined {
  const accept = isExact && span.start !== span.end ? isSame : contains;
  const containing = points
    .filter(({ period }) => period !== undefined && accept(period, span))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  const found = containing[0];
  if (found !== undefined || isExact) return found;
  return lastOf(points, (period) => period.end <= span.end);
}

function lastOf(points: readonly Point[], accept: (period: Period) => boolean): Point | undefined {
  return points.reduce<Point | undefined>((last, point) => {
    if (point.period === undefined || !accept(point.period)) return last;
    return last?.period !== undefined && isBefore(point.period, last.period) ? last : point;
  }, undefined);
}

const contains = (period: Period, span: Span) =>
  period.start <= span.start && period.end >= span.end;
const isSame = (period: Period, span: Span) =>
  period.start === span.start && period.end === span.end;
const lengthOf = ({ period }: Point) => (period === undefined ? 0 : period.end - period.start);
const isBefore = (a: Period, b: Period) => a.end < b.end || (a.end === b.end && a.start < b.start);
