import {
  fromExcelSerial,
  isFiscalYear,
  isYearNumber,
  parseSpan,
  toIsoDate,
  type Day,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "./arguments.js";

export interface Bounds {
  readonly start: Day;
  readonly end: Day;
  /** A bound that is a fiscal year, as it was typed: it bounds figures of such years alone. */
  readonly fiscal?: string | undefined;
}

/** The bounds of a table's periods; open ones are infinite. Undefined where neither is given. */
export function readBounds(from: unknown, to: unknown, today: Day): Bounds | undefined {
  const start = readPeriod("from", from, today)?.start;
  const end = readPeriod("to", to, today)?.end;
  if (start === undefined && end === undefined) return undefined;
  if (start !== undefined && end !== undefined && end < start) throw reversed(from, to);
  const fiscal = [from, to].map(dateText).find(isFiscalYear);
  return { start: start ?? -Infinity, end: end ?? Infinity, fiscal };
}

function readPeriod(argument: string, input: unknown, today: Day): Bounds | undefined {
  const value = singleOf(input);
  if (isOmitted(value)) return undefined;
  const span = parseSpan(value, today);
  if (span === undefined) throw new CellError("bad-date", { argument, value: textOf(value) });
  return span;
}

export const reversed = (from: unknown, to: unknown) =>
  new CellError("reversed-dates", { from: dateText(from), to: dateText(to) });

/** As it was typed; a date of Excel's, which is a number, as the day it is. */
export function dateText(input: unknown): string {
  const value = singleOf(input);
  const day =
    typeof value === "number" && !isYearNumber(value) ? fromExcelSerial(value) : undefined;
  return day === undefined ? textOf(value) : toIsoDate(day);
}
