import type { TableCell } from "../tables/table.js";
import { calendarDay } from "../dates/parse-date.js";
import { parsePeriod } from "./parse-period.js";

/** Serial numbers begin with 1900. */
const firstSerialDay = -25_567;

export const periodDateWords = ["label", "start", "end"] as const;

/** The first or last day of a period as a date; `periodCell` for what is none, or too early for Excel. */
export function periodDate(label: string, side: "start" | "end"): TableCell {
  const day = parsePeriod(label)?.[side];
  return day === undefined || day < firstSerialDay ? periodCell(label) : { day, isNumber: true };
}

/** A period label as a cell: years are numbers, days are dates, everything else stays text. */
export function periodCell(label: string): TableCell {
  const text = label.trim();
  if (/^(1[5-9]|20|21)\d{2}$/.test(text)) return Number(text);
  const day = calendarDay(text);
  return day === undefined || day < firstSerialDay ? label : { day };
}
