import { periodCell } from "./period-cell.js";

/** A period inside a sentence: the word that cells of tables have for it, so that it is found there. */
export function periodLabel(label: string): string {
  const cell = periodCell(label);
  return typeof cell === "string" ? cell : label;
}
