import { periodCell, periodInTitle, periodLabel, type TableCell } from "../../statistics/index.js";

interface Dated {
  readonly title: string;
  readonly covered_timeframe?: { readonly start: string; readonly end: string } | undefined;
}

/** The periods that an item covers; where the service does not say, its title's years, and that they are. */
export function periodText({ title, covered_timeframe: told }: Dated): TableCell {
  const range = told === undefined ? null : rangeText(told);
  if (range !== null) return range;
  const read = periodInTitle(title);
  if (read === undefined) return null;
  const { start, end } = read;
  return `${start === end || end === "" ? start : `${start} – ${end}`} (from the title)`;
}

/** First and last period; one alone as its own cell, null where there is none. */
export function rangeText({ start, end }: { readonly start: string; readonly end: string }) {
  if (start === "") return null;
  if (start === end || end === "") return periodCell(start);
  return `${periodLabel(start)} – ${periodLabel(end)}`;
}
