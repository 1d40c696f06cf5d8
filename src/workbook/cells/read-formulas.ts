import { addressOf } from "./address.js";
import { createBatches } from "../batches.js";
import { readAreas } from "./read-areas.js";
import type { ReadArea } from "./read-areas.js";
import { findUsedAreas } from "./used-areas.js";

/** A cell that holds a formula; for a spilled result its anchor. */
export interface FormulaCell {
  readonly sheetId: string;
  readonly sheetName: string;
  readonly isHidden: boolean;
  readonly isProtected: boolean;
  /** Zero-based. */
  readonly row: number;
  readonly column: number;
  /** Without sheet: "B2". */
  readonly address: string;
  /** English, with commas. */
  readonly formula: string;
  /** What the cell shows: a value, or an error such as "#BUSY!". */
  readonly value: unknown;
}

/**
 * The formulas of these sheets that are wanted, in reading order sheet by sheet. Round trips: 2, plus one
 * for each 40,000 cells of used range beyond the first (fewer of long texts), plus one where neighbours with equal formulas
 * must be told apart from a spill. Large used ranges that are mostly empty take a few to find what is
 * used in them, instead of those for their emptiness.
 *
 * @param sheets with id, name and visibility loaded.
 * @param isWanted decides by the formula, and by the sheet, which may have names of its own.
 */
export async function readFormulas(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  isWanted: (formula: string, sheetName: string) => boolean,
): Promise<FormulaCell[]> {
  const found: FormulaCell[] = [];
  await readAreas(context, await findUsedAreas(context, sheets), (area) => {
    found.push(...cellsOf(area, isWanted));
  });
  const places = new Map(sheets.map(({ id }, index) => [id, index]));
  const placeOf = ({ sheetId }: FormulaCell) => places.get(sheetId) ?? 0;
  found.sort((a, b) => placeOf(a) - placeOf(b) || a.row - b.row || a.column - b.column);
  return withoutSpilled(context, found);
}

function cellsOf(
  { sheet, formulas: rows, values: shown, row, column }: ReadArea,
  isWanted: (formula: string, sheetName: string) => boolean,
): FormulaCell[] {
  const cells: FormulaCell[] = [];
  rows.forEach((formulas, rowOffset) => {
    formulas.forEach((formula, columnOffset) => {
      if (typeof formula !== "string" || !formula.startsWith("=") || !isWanted(formula, sheet.name))
        return;
      const values = shown[rowOffset];
      // A text that spells a formula, as on an audit sheet, is no formula: it shows itself.
      if (values?.[columnOffset] === formula) return;
      cells.push({
        sheetId: sheet.id,
        sheetName: sheet.name,
        isHidden: sheet.visibility !== Excel.SheetVisibility.visible,
        isProtected: sheet.protection.protected,
        row: row + rowOffset,
        column: column + columnOffset,
        address: addressOf(row + rowOffset, column + columnOffset),
        formula,
        value: values?.[columnOffset],
      });
    });
  });
  return cells;
}

/**
 * Whether a spilled cell reports its anchor's formula is not documented, so a cell with the same
 * formula as its neighbour above or to the left is asked for its spill parent.
 */
async function withoutSpilled(
  context: Excel.RequestContext,
  cells: readonly FormulaCell[],
): Promise<FormulaCell[]> {
  const at = new Map(cells.map((cell) => [keyOf(cell.sheetId, cell.row, cell.column), cell]));
  const isDoubtful = (cell: FormulaCell) =>
    [
      at.get(keyOf(cell.sheetId, cell.row - 1, cell.column)),
      at.get(keyOf(cell.sheetId, cell.row, cell.column - 1)),
    ].some((neighbour) => neighbour?.formula === cell.formula);
  const doubtful = cells.filter(isDoubtful);
  if (doubtful.length === 0) return [...cells];
  const batches = createBatches(context);
  const parents: { cell: FormulaCell; parent: Excel.Range }[] = [];
  for (const cell of doubtful) {
    await batches.next();
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const parent = sheet.getCell(cell.row, cell.column).getSpillParentOrNullObject();
    parent.load("rowIndex,columnIndex");
    parents.push({ cell, parent });
  }
  await context.sync();
  const spilled = new Set(
    parents
      .filter(
        ({ cell, parent }) =>
          !parent.isNullObject &&
          (parent.rowIndex !== cell.row || parent.columnIndex !== cell.column),
      )
      .map(({ cell }) => cell),
  );
  return cells.filter((cell) => !spilled.has(cell));
}

const keyOf = (sheetId: string, row: number, column: number) =>
  `${sheetId}!${String(row)}:${String(column)}`;
