import type { Day } from "../dates/day.js";

/** A date in a cell; `timeOfDay` is a fraction from 0 to 1, absent for a plain date. */
export interface DateCell {
  readonly day: Day;
  readonly timeOfDay?: number;
  /** A number in every host, for formulas that reckon with it; else text where no format shows a date. */
  readonly isNumber?: true;
}

/** A fraction that is shown as a percentage: 0.052 as 5.2%. */
interface FractionCell {
  readonly fraction: number;
}

/** null is a missing value. */
export type TableCell = string | number | boolean | null | DateCell | FractionCell;

export function isDateCell(cell: unknown): cell is DateCell {
  return typeof cell === "object" && cell !== null && "day" in cell;
}

export function isFractionCell(cell: unknown): cell is FractionCell {
  return typeof cell === "object" && cell !== null && "fraction" in cell;
}

/** Rows become columns. */
export function transpose<T>(rows: readonly (readonly T[])[]): T[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    rows.map((row) => row[column]).filter((cell): cell is T => cell !== undefined),
  );
}
