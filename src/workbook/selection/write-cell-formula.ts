import type { IdToName } from "../ids/name-id.js";
import { formatDates, type CellBlock } from "../insert/format-data.js";
import { withName } from "../insert/insert-formula.js";

interface CellPlace {
  readonly sheetId: string;
  /** Without sheet: "B2". */
  readonly address: string;
}

type WriteOutcome =
  | { readonly status: "written" }
  /** Nothing was written: the cell no longer holds what the caller saw. */
  | { readonly status: "changed" }
  | { readonly status: "protected" };

interface WriteOptions {
  /**
   * Cells of its result that show dates, counted from the formula's own; they are given a date's format where they
   * are empty or show the result that was there before. @default none
   */
  readonly dates?: readonly CellBlock[] | undefined;
  /** The id that the formula begins with, to be written as a defined name. */
  readonly named?: IdToName | undefined;
}

/**
 * Puts a formula where `expected` stood (a formula, a constant, "" for nothing), and nowhere else: between reading and
 * writing somebody may have typed.
 *
 * @param formula English spelling with commas, beginning with `=`.
 * @throws ProtectedIdsError where the id is to get a name and the sheet of ids takes none
 */
export async function writeCellFormula(
  context: Excel.RequestContext,
  { sheetId, address }: CellPlace,
  expected: unknown,
  formula: string,
  { dates = [], named }: WriteOptions = {},
): Promise<WriteOutcome> {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  const sheet = context.workbook.worksheets.getItem(sheetId);
  const cell = sheet.getRange(address);
  cell.load("formulas");
  cell.load("rowIndex,columnIndex");
  sheet.protection.load("protected");
  const spill = cell.getSpillingToRangeOrNullObject();
  spill.load("rowCount,columnCount");
  const blocks = dates.map((block) => ({ block, cells: cellsOf(cell, block) }));
  for (const { cells } of blocks) cells.load("values");
  await context.sync();
  if (sheet.protection.protected) return { status: "protected" };
  const content: unknown = (cell.formulas as unknown[][])[0]?.[0];
  if ((content ?? "") !== expected) return { status: "changed" };
  const size = spill.isNullObject ? { rowCount: 1, columnCount: 1 } : spill;
  const free = blocks.filter(({ block, cells }) => isFree(block, cells.values, size));
  const written = await withName(context, formula, named);
  cell.formulas = [[written]];
  formatDates(
    sheet,
    { row: cell.rowIndex, column: cell.columnIndex },
    free.map(({ block }) => block),
  );
  await context.sync();
  return { status: "written" };
}

const cellsOf = (cell: Excel.Range, { row, column, rowCount, columnCount }: CellBlock) =>
  cell.getOffsetRange(row, column).getResizedRange(rowCount - 1, columnCount - 1);

/** A number of somebody's own must not become a date. */
const isFree = (
  { row, column }: CellBlock,
  values: readonly (readonly unknown[])[],
  { rowCount, columnCount }: { readonly rowCount: number; readonly columnCount: number },
): boolean =>
  values.every((cells, down) =>
    cells.every(
      (value, across) => value === "" || (row + down < rowCount && column + across < columnCount),
    ),
  );
