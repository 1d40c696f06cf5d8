import { parsePeriod, partsOf } from "../../../statistics/index.js";
import { isCalendarDay } from "../reading/calendar-day.js";
import { bitOf } from "./read-status.js";
import { isSeason } from "./season.js";

export type TableFrequency = "annual" | "quarterly" | "monthly";

interface ReadPeriod {
  /** "2019", "2019-Q1" or "2019-01"; for a day the month it is in, if a table of months is read. */
  readonly period: string;
  readonly frequency: TableFrequency;
  /** The source marks it as a forecast or an estimate; "2024p" is provisional, and "2019¹" has a footnote. */
  readonly isMarked: boolean;
  /** What else it marks of the figure, as a status does. */
  readonly noted: number;
}

const words = { year: "annual", quarter: "quarterly", month: "monthly" } as const;
const two = (number: number) => String(number).padStart(2, "0");
const fiscalYear = /^\s*FY/i;
const noForecast = /(?:[¹²³]|p\)?)\s*$/i;
const provisional = /p\)?\s*$/i;
/** As a number: 2021.10 without its zero, or a first month, quarter or half. */
const pointOne = /^\d{4}\.1$/;
const slashedDay = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/;
const parted = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/;

/** "31/03/2024" and "03/31/2024", which are one day alone, as 2024-03-31; every other text as it is. */
export function plainDay(text: string): string {
  const [, first = "", , second = "", year = ""] = parted.exec(text.trim()) ?? [];
  const [one, other] = [Number(first), Number(second)];
  const isSure = one > 12 !== other > 12 || (one === other && one > 0);
  const [day, month] = one > 12 ? [one, other] : [other, one];
  const iso = `${year}-${two(month)}-${two(day)}`;
  return year !== "" && isSure && isCalendarDay(iso) ? iso : text;
}

/** "03/04/2024", which may be two days. */
export const isSlashedDay = (text: string): boolean => slashedDay.test(text.trim());

/** A time of Greenwich that is midnight, or later, somewhere east of it; a day's end is said as 23:59. */
const eveningInUtc = /[T ](?:1\d|2[0-3]):(?!(?<=23:)59)\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]00:?00)$/;

/** Whether a day may be the first of the next month where it was written, and has lost that to a time zone. */
const mayBeNextMonth = (text: string, { end }: { readonly end: number }): boolean =>
  eveningInUtc.test(text) && partsOf(end + 1).dayOfMonth === 1;

/** True for a period of any frequency that figures can be kept of, a day among them. */
export const isPeriod = (text: string): boolean => "period" in readPeriod(text, "monthly");

/** Periods of any kind, those that cannot be kept and seasons such as 2012-13 among them. */
export const isLikePeriod = (text: string): boolean =>
  parsePeriod(plainDay(text)) !== undefined ||
  isSeason(text) ||
  /^\d{4}[-/]\d{2}$/.test(text.trim());

/** @param year of a day, such as the last of December */
const whyNoYear = (text: string, year: string | undefined): string =>
  year === undefined
    ? `"${text}" is no calendar year`
    : `"${text}" is a day in a year that may begin on another than 1 January: where it is a calendar year, write it as ${year}`;

/** A weekend or a holiday may stand between the last day of trade and that of the quarter. */
const nearEnd = 3;

/** Which side of a calendar quarter a day is at; undefined within it, where a fiscal quarter may end. */
function sideOfQuarter(day: number): "start" | "end" | undefined {
  const { month, dayOfMonth } = partsOf(day);
  if (month % 3 === 1 && dayOfMonth <= 1 + nearEnd) return "start";
  return month % 3 === 0 && partsOf(day + 1 + nearEnd).month !== month ? "end" : undefined;
}

/** "31 Jan 24", of which only a month beside it is read. */
const shortDay = /^\d{1,2}[ .-]?\p{L}{3,}\.?[ .-]?\d{2}$/u;
const inDigits: readonly (readonly [RegExp, string])[] = [
  [/^[2-5]\d{4}$/, ": where it is a day as spreadsheets count them, give it the format of a date"],
  [/^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/, ": write months as 2019-03"],
  [/^(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d$/, ": write dates as 2019-03-31"],
];
/** Spreadsheets take these for years to come, and series begin in those a hundred years before. */
const eitherCentury = (year: number) => year >= 2040 && year < 2070;

const whyShort = (text: string) =>
  `"${text}" has a year of two digits, which may be one of either century: write it with four`;

function whyNoPeriod(text: string): string {
  if (isSeason(text)) return `"${text}" is a season; years, quarters and months can be kept`;
  if (shortDay.test(text.trim())) return whyShort(text);
  const [, hint = ""] = inDigits.find(([pattern]) => pattern.test(text.trim())) ?? [];
  return `"${text}" is no period${hint}`;
}

/** The same of a text; undefined of what is no day. */
export function quarterSideOf(text: string): "start" | "end" | undefined {
  const found = parsePeriod(plainDay(text));
  return found?.kind === "day" ? sideOfQuarter(found.start) : undefined;
}

/** What to do with headings that are periods of other kinds. */
export const headAsPeriod =
  "Head each column as the period that it is to stand for, such as 2023-Q1";

const marksOf = (text: string, { isMarked }: { readonly isMarked: boolean }) => ({
  isMarked: isMarked && !noForecast.test(text),
  noted: isMarked && provisional.test(text) ? bitOf("P") : 0,
});

/**
 * The period that a cell means, or why it cannot be kept.
 * @param daysAre what a day stands for: "monthly" reads 2019-03-31 as March
 */
export function readPeriod(
  said: string,
  daysAre: TableFrequency | undefined,
): ReadPeriod | { readonly reason: string } {
  const text = plainDay(said);
  if (slashedDay.test(text.trim()))
    return { reason: `"${text}" may be two days: write dates as 2019-03-31` };
  if (pointOne.test(text.trim()))
    return { reason: `"${text}" may be January, October or a first quarter: write it as 2019-01` };
  const found = parsePeriod(text);
  if (found === undefined) return { reason: whyNoPeriod(text) };
  if (fiscalYear.test(text))
    return {
      reason: `"${text}" is a fiscal year; calendar years, quarters and months can be kept`,
    };
  if (mayBeNextMonth(text.trim(), found))
    return {
      reason: `"${text}" may be the next day where it was written: write dates as 2019-03-31`,
    };
  const { year, month, dayOfMonth } = partsOf(found.start);
  if (eitherCentury(year) && !text.includes(String(year))) return { reason: whyShort(text) };
  const kind =
    found.kind === "day" && daysAre !== undefined
      ? (Object.entries(words).find(([, word]) => word === daysAre)?.[0] ?? "day")
      : found.kind;
  const marks = marksOf(text, found);
  const quarter = Math.ceil(month / 3);
  switch (kind) {
    case "year":
      if (month !== 1 || (found.kind === "day" && dayOfMonth !== 1))
        return { reason: whyNoYear(text, found.kind === "day" ? String(year) : undefined) };
      return { period: String(year), frequency: "annual", ...marks };
    case "quarter":
      if (found.kind === "day" && sideOfQuarter(found.start) === undefined)
        return {
          reason: `"${text}" is a day within a quarter, and a fiscal quarter may end on it: write the calendar quarter that it is to stand for, such as ${String(year)}-Q${String(quarter)}`,
        };
      return { period: `${String(year)}-Q${String(quarter)}`, frequency: "quarterly", ...marks };
    case "month":
      return { period: `${String(year)}-${two(month)}`, frequency: "monthly", ...marks };
    default:
      return {
        reason: `"${text}" is a ${kind === "range" ? "span of years" : kind}; years, quarters and months can be kept`,
      };
  }
}
