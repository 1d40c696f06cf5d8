import { firstOf, lastOf, dayOf, partsOf, weekdayOf, type Day } from "../dates/day.js";
import { calendarDay } from "../dates/parse-date.js";
import { monthOf } from "./month-names.js";

export type PeriodKind = "day" | "week" | "month" | "quarter" | "half" | "year" | "range";

export interface Period {
  readonly kind: PeriodKind;
  readonly start: Day;
  /** Inclusive. */
  readonly end: Day;
  /** True for labels the publisher marks as forecast or estimate: "2026*", "2027e", "2028 (forecast)". */
  readonly isMarked: boolean;
}

type Span = Omit<Period, "isMarked">;

const marks =
  /\s*(?:\*+|[¹²³]+|\(?\b(?:e|f|p|forecast|estimate|projection|prognose|sch[äa]tzung|pr[ée]vision|estimation|previsi[óo]n|estimaci[óo]n|pron[óo]stico)\)?)$/iu;
const attachedMark = /^(\d{4})([efp])$/i;
const year = "((?:1[5-9]|20|21)\\d{2})";
const shortYear = "['’]?(\\d{2})";
const dash = "\\s*(?:-|–|—|/|to|bis|à|a)\\s*";

const yearOnly = new RegExp(`^(?:FY\\s*)?${year}$`, "i");
const seasonYear = new RegExp(`^(?:FY\\s*)?${year}\\s*[/–-]\\s*(\\d{2})$`, "i");
const yearRange = new RegExp(`^${year}${dash}${year}$`, "i");
const quarterFirst = new RegExp(`^(?:Q|T)\\s?([1-4])[\\s./'’-]*${year}$`, "i");
const quarterOrdinal = new RegExp(
  `^([1-4])\\s?(?:Q|T|[.º°]{0,2}\\s?(?:Quartal|trimestre)|(?:er|e|[eè]me) trimestre)\\s*(?:de\\s+)?${year}$`,
  "i",
);
const quarterLast = new RegExp(`^${year}[\\s./-]*(?:Q|T)\\s?([1-4])$`, "i");
const quarterShort = new RegExp(`^(?:Q|T)([1-4])[\\s./-]?${shortYear}$`, "i");
const quarterShortLast = new RegExp(`^([1-4])(?:Q|T)[\\s./-]?${shortYear}$`, "i");
const halfShort = new RegExp(`^H([12])[\\s./-]?${shortYear}$`, "i");
const halfShortLast = new RegExp(`^([12])H[\\s./-]?${shortYear}$`, "i");
const fiscalShort = new RegExp(`^FY\\s?${shortYear}$`, "i");
const halfFirst = new RegExp(`^(?:H|S)\\s?([12])[\\s./'’-]*${year}$`, "i");
const halfOrdinal = new RegExp(`^([12])\\.?\\s?(?:H|Halbjahr|semestre)\\s*${year}$`, "i");
const halfLast = new RegExp(`^${year}[\\s./-]*(?:H|S)\\s?([12])$`, "i");
const monthDigits = new RegExp(`^${year}[-/.M](0?[1-9]|1[0-2])$`, "i");
const digitsMonth = new RegExp(`^(0?[1-9]|1[0-2])[/.-]${year}$`);
const monthWord = new RegExp(`^(\\p{L}{3,})\\.?[\\s,/-]*(?:de\\s+)?${year}$`, "iu");
const yearWord = new RegExp(`^${year}[\\s,/-]*(\\p{L}{3,})\\.?$`, "iu");
const monthShort = new RegExp(`^(\\p{L}{3,})\\.?[\\s/-]*${shortYear}$`, "iu");
const dayMonth = new RegExp(
  `^(\\d{1,2})\\.?\\s+(?:de\\s+)?(\\p{L}{3,})\\.?,?\\s+(?:de\\s+)?${year}$`,
  "iu",
);
const monthDay = new RegExp(`^(\\p{L}{3,})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}$`, "iu");
const weekLast = new RegExp(`^${year}[\\s-]*(?:W|KW|S)(\\d{2})$`, "i");
const weekFirst = new RegExp(`^(?:W|KW|CW)\\s?(\\d{1,2})[\\s/,-]+${year}$`, "i");

/** Longer labels are sentences; the patterns need not look at them. */
const longest = 40;

const known = new Map<string, Period | undefined>();
/** Every month, quarter and year of four centuries in one notation is half of it. */
const mostKnown = 15_000;

/**
 * The period that a label means, in the notations of four languages: "2024", "2026*", "2019/20",
 * "Q1 2024", "1. Quartal 2024", "2024-05", "May 2024", "mayo 2024", "2024-05-31", "2000-2010" …
 * Undefined for labels that are no periods.
 */
export function parsePeriod(label: string): Period | undefined {
  // A series is read once for each of its cells, and all series have the same labels.
  if (known.has(label)) return known.get(label);
  const period = toPeriod(label);
  if (known.size === mostKnown) known.clear();
  if (label.length <= longest) known.set(label, period);
  return period;
}

function toPeriod(label: string): Period | undefined {
  const text = label.trim().replace(/\s+/g, " ");
  if (text.length === 0 || text.length > longest) return undefined;
  const attached = attachedMark.exec(text);
  const bare = attached?.[1] ?? text.replace(marks, "");
  const span = spanOf(bare) ?? (bare === text ? undefined : spanOf(text));
  return span === undefined ? undefined : { ...span, isMarked: bare !== text };
}

function spanOf(text: string): Span | undefined {
  return years(text) ?? quarters(text) ?? halves(text) ?? months(text) ?? days(text) ?? weeks(text);
}

function years(text: string): Span | undefined {
  const single = yearOnly.exec(text);
  if (single) return yearSpan(Number(single[1]), Number(single[1]), "year");
  const fiscal = fiscalShort.exec(text);
  if (fiscal) return yearSpan(century(fiscal[1]), century(fiscal[1]), "year");
  const season = seasonYear.exec(text);
  if (season) {
    const from = Number(season[1]);
    // "2019/20" is a year that ends in the next one; "2019-12" is a month, and read as such.
    if ((from + 1) % 100 !== Number(season[2])) return undefined;
    if (monthDigits.test(text)) return undefined;
    return { kind: "year", start: firstOf(from, 7), end: lastOf(from + 1, 6) };
  }
  const range = yearRange.exec(text);
  if (!range) return undefined;
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (to <= from) return undefined;
  const isSeason = to === from + 1 && text.includes("/");
  if (isSeason) return { kind: "year", start: firstOf(from, 7), end: lastOf(to, 6) };
  return yearSpan(from, to, "range");
}

function yearSpan(from: number, to: number, kind: PeriodKind): Span {
  return { kind, start: firstOf(from, 1), end: lastOf(to, 12) };
}

function quarters(text: string): Span | undefined {
  const match = quarterFirst.exec(text) ?? quarterOrdinal.exec(text);
  if (match) return monthSpan("quarter", Number(match[2]), Number(match[1]) * 3 - 2, 3);
  const last = quarterLast.exec(text);
  if (last) return monthSpan("quarter", Number(last[1]), Number(last[2]) * 3 - 2, 3);
  const short = quarterShort.exec(text) ?? quarterShortLast.exec(text);
  return short ? monthSpan("quarter", century(short[2]), Number(short[1]) * 3 - 2, 3) : undefined;
}

function halves(text: string): Span | undefined {
  const match = halfFirst.exec(text) ?? halfOrdinal.exec(text);
  if (match) return monthSpan("half", Number(match[2]), Number(match[1]) * 6 - 5, 6);
  const last = halfLast.exec(text);
  if (last) return monthSpan("half", Number(last[1]), Number(last[2]) * 6 - 5, 6);
  const short = halfShort.exec(text) ?? halfShortLast.exec(text);
  return short ? monthSpan("half", century(short[2]), Number(short[1]) * 6 - 5, 6) : undefined;
}

function months(text: string): Span | undefined {
  const digits = monthDigits.exec(text);
  if (digits) return monthSpan("month", Number(digits[1]), Number(digits[2]), 1);
  const reversed = digitsMonth.exec(text);
  if (reversed) return monthSpan("month", Number(reversed[2]), Number(reversed[1]), 1);
  const word = monthWord.exec(text);
  if (word) return namedMonth(word[1], Number(word[2]));
  const behind = yearWord.exec(text);
  if (behind) return namedMonth(behind[2], Number(behind[1]));
  const short = monthShort.exec(text);
  return short ? namedMonth(short[1], century(short[2])) : undefined;
}

function namedMonth(name: string | undefined, inYear: number): Span | undefined {
  const month = monthOf(name ?? "");
  return month === undefined ? undefined : monthSpan("month", inYear, month, 1);
}

function days(text: string): Span | undefined {
  const day = calendarDay(text) ?? namedDay(text);
  return day === undefined ? undefined : { kind: "day", start: day, end: day };
}

function namedDay(text: string): Day | undefined {
  const first = dayMonth.exec(text);
  const month = monthOf(first?.[2] ?? "");
  if (first && month !== undefined) return dayOf(Number(first[3]), month, Number(first[1]));
  const second = monthDay.exec(text);
  const named = monthOf(second?.[1] ?? "");
  return second && named !== undefined
    ? dayOf(Number(second[3]), named, Number(second[2]))
    : undefined;
}

/** ISO weeks: Monday to Sunday, the first one holding 4 January. A 53rd is that of a year which has its Thursday. */
function weeks(text: string): Span | undefined {
  const last = weekLast.exec(text);
  const first = weekFirst.exec(text);
  const [inYear, week] = last ? [last[1], last[2]] : [first?.[2], first?.[1]];
  if (inYear === undefined) return undefined;
  const fourth = firstOf(Number(inYear), 1) + 3;
  const monday = fourth - weekdayOf(fourth);
  const start = monday + (Number(week) - 1) * 7;
  return partsOf(start + 3).year === Number(inYear)
    ? { kind: "week", start, end: start + 6 }
    : undefined;
}

function monthSpan(kind: PeriodKind, inYear: number, month: number, count: number): Span {
  return { kind, start: firstOf(inYear, month), end: lastOf(inYear, month + count - 1) };
}

/** Two-digit years from 70 are of the last century. */
function century(digits: string | undefined): number {
  const two = Number(digits);
  return two >= 70 ? 1900 + two : 2000 + two;
}
