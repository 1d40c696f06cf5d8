import { addMonths, dayOf, firstOf, fromExcelSerial, lastOf, toIsoDate, type Day } from "./day.js";

/** Whether a date bounds a window from below or above: a year is 1 January or 31 December. */
export type DateSide = "start" | "end";

interface ParsedDate {
  readonly day: Day;
  /** What the date is known by: "-5Y" and "today" stay as they are, all else is YYYY-MM-DD. */
  readonly form: string;
  readonly isRelative: boolean;
}

const yearPattern = /^(\d{4})$/;
const relativePattern = /^([+-]?)(\d{1,4})\s*([DWMQY])$/i;
// The contract's seven formats; the time of day is read and dropped, since a day is what users mean.
const time = "(?:[T ]\\d{2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})?)?";
const yearFirst = new RegExp(`^(\\d{4})([-/])(\\d{1,2})\\2(\\d{1,2})${time}$`);
const dayFirst = new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${time}$`);

/**
 * A date as users write it: Excel serial number, a year (1900 to 2100, number or text), ISO,
 * DD.MM.YYYY, YYYY/MM/DD, each with or without time, `today`, or relative to it: -5Y, -18M, -2Q, -6W,
 * -30D, 0D. Undefined when it is none of these.
 */
export function parseDate(value: unknown, side: DateSide, today: Day): ParsedDate | undefined {
  if (typeof value === "number") return fromNumber(value, side);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (/^today$/i.test(text)) return { day: today, form: "today", isRelative: true };
  if (yearPattern.test(text)) return fromNumber(Number(text), side);
  const relative = relativePattern.exec(text);
  if (relative) return fromRelative(relative, today);
  const day = calendarDay(text);
  if (day !== undefined) return absolute(day);
  // A serial number that arrives as text, from a cell formatted so.
  return /^\d{5}(\.\d+)?$/.test(text) ? fromNumber(Number(text), side) : undefined;
}

/** A day written in full, in one of the contract's formats. Undefined for anything else. */
export function calendarDay(text: string): Day | undefined {
  const iso = yearFirst.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const german = dayFirst.exec(text);
  return german ? dayOf(Number(german[3]), Number(german[2]), Number(german[1])) : undefined;
}

/** Whole numbers from 1900 to 2100 are years: as serial numbers they would be days of 1905. */
function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100;
}

/** 202405 is a month that somebody wrote as a number, not a day of the year 2454. */
function looksLikeMonth(value: number): boolean {
  const [year, month] = [Math.floor(value / 100), value % 100];
  return isYear(year) && Number.isInteger(month) && month >= 1 && month <= 12;
}

function fromNumber(value: number, side: DateSide): ParsedDate | undefined {
  if (isYear(value)) return absolute(side === "start" ? firstOf(value, 1) : lastOf(value, 12));
  if (looksLikeMonth(value)) return undefined;
  const day = fromExcelSerial(value);
  return day === undefined ? undefined : absolute(day);
}

function fromRelative(match: RegExpExecArray, today: Day): ParsedDate {
  const sign = match[1] === "+" ? 1 : -1;
  const unit = (match[3] ?? "").toUpperCase();
  const count = Number(match[2]) * sign;
  const form = `${sign > 0 ? "+" : "-"}${String(Math.abs(count))}${unit}`;
  return { day: shift(today, count, unit), form, isRelative: true };
}

function shift(day: Day, count: number, unit: string): Day {
  switch (unit) {
    case "D":
      return day + count;
    case "W":
      return day + count * 7;
    case "M":
      return addMonths(day, count);
    case "Q":
      return addMonths(day, count * 3);
    default:
      return addMonths(day, count * 12);
  }
}

function absolute(day: Day): ParsedDate {
  return { day, form: toIsoDate(day), isRelative: false };
}

/** The day of a timestamp as the service writes it; undefined for text that begins with no date. */
export function dayOfTimestamp(timestamp: string | undefined): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(timestamp?.trim() ?? "");
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}
