import type { StatCell } from "./scan-workbook.js";

const errorValues = new Set([
  "#N/A",
  "#VALUE!",
  "#NAME?",
  "#REF!",
  "#BUSY!",
  "#CALC!",
  "#CONNECT!",
  "#FIELD!",
  "#NUM!",
  "#GETTING_DATA",
]);

/** #SPILL! is not among them: only room on the sheet cures it. */
export function showsError(cell: Pick<StatCell, "value">): boolean {
  return typeof cell.value === "string" && errorValues.has(cell.value);
}

/** Whether a cell waits for its result: what Excel shows meanwhile. */
export const isBusy = (value: unknown): boolean => value === "#BUSY!" || value === "#GETTING_DATA";
