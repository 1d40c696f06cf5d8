import { limits } from "../../contract/index.js";
import {
  addMonths,
  fromExcelSerial,
  isYearNumber,
  parseDate,
  parseSpan,
  toIsoDate,
  type DateSide,
  type Day,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "./arguments.js";

interface DateWindow {
  readonly date_from?: string;
  readonly date_to?: string;
}

/**
 * The dates of a search. A missing `from` is left to the client, which asks for the years that the
 * settings say: the API itself would look back only three months. The API refuses more than 20 years,
 * and has nothing older, so an earlier `from` asks for the 20 years.
 */
export function readWindow(from: unknown, to: unknown, today: Day): DateWindow {
  const start = readDay("from", from, "start", today);
  const end = readDay("to", to, "end", today);
  if (start !== undefined && end !== undefined && end < start) throw reversed(from, to);
  // One day inside the limit: the service's day may already be tomorrow.
  const earliest = addMonths(today, -12 * limits.maxDepthYears) + 1;
  if (end !== undefined && end < earliest) {
    throw new CellError("before-depth", { to: toIsoDate(end), first: toIsoDate(earliest) });
  }
  return {
    ...(start === undefined ? {} : { date_from: toIsoDate(Math.max(start, earliest)) }),
    ...(end === undefined ? {} : { date_to: toIsoDate(end) }),
  };
}

export interface Bounds {
  readonly start: Day;
  readonly end: Day;
}

/** The bounds of a table's periods; open ones are infinite. Undefined where neither is given. */
export function readBounds(from: unknown, to: unknown, today: Day): Bounds | undefined {
  const start = readPeriod("from", from, today)?.start;
  const end = readPeriod("to", to, today)?.end;
  if (start === undefined && end === undefined) return undefined;
  if (start !== undefined && end !== undefined && end < start) throw reversed(from, to);
  return { start: start ?? -Infinity, end: end ?? Infinity };
}

function readDay(argument: string, input: unknown, side: DateSide, today: Day): Day | undefined {
  const value = singleOf(input);
  if (isOmitted(value)) return undefined;
  // A month or quarter bounds a search as a year does: by its first or its last day.
  const day = parseDate(value, side, today)?.day ?? parseSpan(value, today)?.[side];
  if (day === undefined) throw new CellError("bad-date", { argument, value: textOf(value) });
  return day;
}

function readPeriod(argument: string, input: unknown, today: Day): Bounds | undefined {
  const value = singleOf(input);
  if (isOmitted(value)) return undefined;
  const span = parseSpan(value, today);
  if (span === undefined) throw new CellError("bad-date", { argument, value: textOf(value) });
  return span;
}

const reversed = (from: unknown, to: unknown) =>
  new CellError("reversed-dates", { from: dateText(from), to: dateText(to) });

/** As it was typed; a date of Excel's, which is a number, as the day it is. */
export function dateText(input: unknown): string {
  const value = singleOf(input);
  const day =
    typeof value === "number" && !isYearNumber(value) ? fromExcelSerial(value) : undefined;
  return day === undefined ? textOf(value) : toIsoDate(day);
}
