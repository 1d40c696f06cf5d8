import type { CellAt, Zone } from "../../../grid/index.js";
import { columnCount, intersection, rowCount } from "../../../grid/index.js";
import { invalidArgument } from "../../host-error.js";
import { assertFitsCell } from "../../rules/cell-limits.js";
import type { RangeTarget } from "../targets.js";

/** More cells than Excel gives values for in one answer. */
const maxValues = 5_000_000;

/** Maps every cell of a range to a value, row by row; null where the range is too large to answer. */
export function mapCells<R>(range: RangeTarget, map: (at: CellAt) => R): R[][] | null {
  const { zone, sheetId } = range;
  if (rowCount(zone) * columnCount(zone) > maxValues) return null;
  return Array.from({ length: rowCount(zone) }, (_, row) =>
    Array.from({ length: columnCount(zone) }, (__, col) =>
      map({ sheetId, row: zone.top + row, col: zone.left + col }),
    ),
  );
}

/** The part of a range that lies on the sheet as far as the grid has it. */
export function onSheet(range: RangeTarget): Zone | undefined {
  return intersection(range.zone, range.host.workbook.sheets.zoneOf(range.sheetId));
}

/** Spreads a value given for a range to its cells: one for all, one per row or column, or a matrix. */
export function toCells<R>(
  range: RangeTarget,
  given: unknown,
  map: (value: unknown, at: CellAt) => R | undefined,
): R[] {
  const { zone, sheetId } = range;
  const rows = rowCount(zone);
  const columns = columnCount(zone);
  const matrix = Array.isArray(given) ? (given as unknown[]) : undefined;
  if (matrix !== undefined) {
    const width = Array.isArray(matrix[0]) ? (matrix[0] as unknown[]).length : 0;
    const fits = matrix.length === rows && width === columns;
    if (!fits || matrix.some((row) => !Array.isArray(row) || row.length !== width)) {
      throw invalidArgument(
        `The number of rows or columns in the input array doesn't match the size or dimensions of the range: ` +
          `${matrix.length} × ${width} for ${rows} × ${columns}.`,
      );
    }
  }
  const cells: R[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < columns; col++) {
      const value = matrix === undefined ? given : (matrix[row] as unknown[])[col];
      // null leaves a cell as it is.
      if (value === null || value === undefined) continue;
      const cell = map(value, { sheetId, row: zone.top + row, col: zone.left + col });
      if (cell !== undefined) cells.push(cell);
    }
  }
  return cells;
}

/** A value or formula as one would type it in English. */
export function toContent(value: unknown): string {
  if (typeof value === "string") {
    assertFitsCell(value);
    return value;
  }
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  throw invalidArgument("A cell takes a text, a number or a boolean.");
}
