import { CellError } from "../messages/cell-error.js";
import { idCell, isDataType, plainCell } from "./data-types.js";
import { isErrorCell, type ErrorMarks } from "./error-cells.js";

/**
 * Excel passes null for an omitted argument, some hosts 0 or "". Where those have no meaning of
 * their own, all three mean: omitted.
 */
export function isOmitted(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return false;
  return value === null || value === undefined || value === 0 || textOf(value) === "";
}

/** A cell as trimmed text. Throws an error that is in it, a CellError for what has no text, such as a picture. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value === null || value === undefined) return "";
  // The formula shows the error that it was given, as Excel's own functions do.
  if (isErrorCell(value)) throw value as unknown as Error;
  throw new CellError("unreadable-cell", { type: isDataType(value) ? value.type : typeof value });
}

/** The cells of a range or a single cell, as a rectangular matrix; at least one cell. */
export function matrixOf(
  value: unknown,
  read: (cell: unknown) => unknown = plainCell,
): readonly (readonly unknown[])[] {
  if (!Array.isArray(value)) return [[read(value)]];
  const rows = (value as unknown[]).map((row) =>
    (Array.isArray(row) ? (row as unknown[]) : [row]).map(read),
  );
  return rows.length > 0 && (rows[0]?.length ?? 0) > 0 ? rows : [[null]];
}

/** As `matrixOf` where ids are wanted, which cards of ours carry. */
export const idsOf = (value: unknown) => matrixOf(value, idCell);

/**
 * The texts of a range, row by row, or of a comma list in one cell; omitted cells are left out. With
 * `marks` errors are carried along, else they are thrown.
 */
export function listOf(value: unknown, cells = matrixOf(value), marks?: ErrorMarks): string[] {
  return cells
    .flat()
    .map((cell) => (marks !== undefined && isErrorCell(cell) ? marks.mark(cell) : cell))
    .filter((cell) => !isOmitted(cell))
    .flatMap((cell) => (typeof cell === "string" ? cell.split(/[,;\n]/) : [textOf(cell)]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The value of a single cell, also where the host wraps it into a matrix. */
export function singleOf(value: unknown): unknown {
  return matrixOf(value)[0]?.[0];
}

/**
 * @param given the first arguments by their names, in order
 * @throws CellError for one that is there and empty, as far as the host tells it from one that is left out: read as
 * that, it would show the figure of another place or period
 */
export function requireFilled(
  { parameterAddresses }: CustomFunctions.Invocation,
  given: { readonly id: unknown } & Readonly<Record<string, unknown>>,
): void {
  for (const [index, [argument, value]] of Object.entries(given).entries()) {
    // The only series of a statistic is no other one's, and of several none is taken.
    if (!index || (argument === "series" && Number(singleOf(given.id)))) continue;
    const cells = matrixOf(value).flat();
    const isThere =
      cells.length > 1
        ? argument === "geos" // Of other ranges each cell has a result of its own.
        : parameterAddresses && (parameterAddresses[index] || cells[0] === "");
    if (isThere && cells.every(isOmitted)) throw new CellError("empty-argument", { argument });
  }
}
