import type { ChartValue } from "../../contract/index.js";
import type { Day } from "../dates/day.js";
import { parseDate, type DateSide } from "../dates/parse-date.js";
import { parsePeriod, type Period } from "./parse-period.js";

/** A category of a table with the value of one series; `period` where the category is one. */
export interface Point {
  readonly category: string;
  readonly period: Period | undefined;
  /** null where the period or category has no figure. */
  readonly value: ChartValue;
}

export interface Span {
  readonly start: Day;
  readonly end: Day;
}

/** One point for each category, also where it has no figure. */
export function toPoints(
  categories: readonly string[],
  values: readonly (ChartValue | undefined)[],
): Point[] {
  return categories.map((category, row): Point => {
    const value = values[row];
    const isMissing = value === undefined || value === "";
    return { category, period: parsePeriod(category), value: isMissing ? null : value };
  });
}

/** Series begin long before 1900: as serial numbers these would be days of 1904 to 1906. */
export function isYearNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1500 && Number(value) < 2200;
}

/**
 * A period as users ask for one: a label ("Q2 2024"), a year, a date as serial number or text, or
 * relative to today (-5Y is the day five years ago). Undefined when it is none.
 */
export function parseSpan(value: unknown, today: Day): Span | undefined {
  const label = isYearNumber(value) ? String(value) : value;
  if (typeof label === "string") {
    const period = parsePeriod(label);
    if (period !== undefined) return { start: period.start, end: period.end };
  }
  // 2016.5 is no day of 1905.
  if (typeof value === "number" && value >= 1500 && value < 2200) return undefined;
  const bound = (side: DateSide) => parseDate(value, side, today)?.day;
  const [start, end] = [bound("start"), bound("end")];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The last period; with `endedBy` the last that has ended on that day. */
export function latestPoint(points: readonly Point[], endedBy?: Day): Point | undefined {
  return lastOf(points, (period) => endedBy === undefined || period.end <= endedBy);
}

/** The first period. */
export function firstPoint(points: readonly Point[]): Point | undefined {
  return points.reduce<Point | undefined>((first, point) => {
    if (point.period === undefined) return first;
    return first?.period === undefined || isBefore(point.period, first.period) ? point : first;
  }, undefined);
}

function lastOf(points: readonly Point[], accept: (period: Period) => boolean): Point | undefined {
  return points.reduce<Point | undefined>((last, point) => {
    if (point.period === undefined || !accept(point.period)) return last;
    return last?.period !== undefined && isBefore(point.period, last.period) ? last : point;
  }, undefined);
}

const isBefore = (a: Period, b: Period) => a.end < b.end || (a.end === b.end && a.start < b.start);
