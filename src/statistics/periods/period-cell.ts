import type { TableCell } from "../tables/table.js";
import { partsOf } from "../dates/day.js";
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

/**
 * A period label as a cell: years are numbers, days are dates. Months are "2026-08" and quarters "Q3 2026",
 * however the publisher writes them and in which language, so that cells of one month are equal. Everything
 * else stays text as it is, as does what a publisher has marked.
 */
export function periodCell(label: string): TableCell {
  const text = label.trim();
  if (/^(1[5-9]|20|21)\d{2}$/.test(text)) return Number(text);
  const day = calendarDay(text);
  if (day !== undefined && day >= firstSerialDay) return { day };
  return oneForm(label);
}

function oneForm(label: string): string {
  const period = parsePeriod(label);
  if (period === undefined || period.isMarked) return label;
  const { year, month } = partsOf(period.end);
  if (period.kind === "month") return `${String(year)}-${String(month).padStart(2, "0")}`;
  return period.kind === "quarter" ? `Q${String(month / 3)} ${String(year)}` : label;
}
