import type { TableCell } from "../tables/table.js";
import { calendarDay } from "../dates/parse-date.js";

/** A period label as a cell: years are numbers, days are dates, everything else stays text. */
export function periodCell(label: string): TableCell {
  const text = label.trim();
  if (/^(1[5-9]|20|21)\d{2}$/.test(text)) return Number(text);
  // Serial numbers begin with 1900; earlier days stay text.
  const day = calendarDay(text);
  return day === undefined || day < -25_567 ? label : { day };
}
