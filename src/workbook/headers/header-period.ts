import {
  fromExcelSerial,
  isYearNumber,
  parsePeriod,
  periodCell,
  toIsoDate,
  type Day,
} from "../../statistics/index.js";
import type { BlockCell } from "./read-block.js";

/** A period that a header says. */
export interface HeaderPeriod {
  /** As the functions read it: "2019", "2019-05", "Q1 2019", "2019-12-31". */
  readonly label: string;
  readonly start: Day;
  /** Inclusive. */
  readonly end: Day;
}

/**
 * The period that a header shows, in the notations of four languages. A date is as long as its format says:
 * one shown as "Jan 2020" is a month, one shown as "2020" a year. Undefined for what is no period, such as a
 * number without a date's format that is no year.
 */
export function headerPeriod({ value, format }: BlockCell): HeaderPeriod | undefined {
  if (typeof value === "string") return periodFrom(value);
  if (typeof value !== "number") return undefined;
  const shown = dateParts(format);
  if (shown !== undefined) return dateAs(value, shown);
  if (isYearNumber(value)) return periodFrom(String(value));
  // A month that somebody wrote as a number: 202405.
  const month = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/.exec(String(value));
  return month === null ? undefined : periodFrom(`${month[1] ?? ""}-${month[2] ?? ""}`);
}

/** As `headerPeriod` for a text. */
export function periodFrom(text: string): HeaderPeriod | undefined {
  const period = parsePeriod(text);
  if (period === undefined) return undefined;
  const { start, end, kind } = period;
  const cell = periodCell(text);
  const label = kind === "day" ? toIsoDate(start) : typeof cell === "number" ? String(cell) : cell;
  return { label: typeof label === "string" ? label : text.trim(), start, end };
}

/** What of a date a number format shows; undefined for a format of no date. */
function dateParts(format: string): "day" | "month" | "year" | undefined {
  const codes = format
    .replace(/"[^"]*"|\\.|_.|\*./g, "")
    .replace(/\[[^\]]*\]/g, "")
    .split(";")[0]
    ?.toLowerCase();
  if (codes === undefined || /general|[0#?]/.test(codes)) return undefined;
  if (codes.includes("d")) return "day";
  if (!codes.includes("y")) return undefined;
  return codes.includes("m") ? "month" : "year";
}

function dateAs(serial: number, shown: "day" | "month" | "year"): HeaderPeriod | undefined {
  const day = fromExcelSerial(serial);
  if (day === undefined) return undefined;
  const length = { day: 10, month: 7, year: 4 }[shown];
  return periodFrom(toIsoDate(day).slice(0, length));
}
