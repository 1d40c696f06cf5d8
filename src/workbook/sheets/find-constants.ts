import type { StatCell } from "../cells/scan-workbook.js";
import { addressOf } from "../cells/address.js";

/** Constants around more cells than this are not looked for: the audit stays readable and quick. */
const maxCells = 2_000;

/**
 * Typed-in numbers that touch a live result: the likeliest places where somebody overwrote a figure by
 * hand. By cell, addresses without sheet. Two round trips whatever the number of cells.
 */
export async function findConstantsBeside(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<Map<StatCell, string[]>> {
  const spills = cells.slice(0, maxCells).map((cell) => {
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const spill = sheet.getRange(cell.address).getSpillingToRangeOrNullObject();
    spill.load("rowCount,columnCount");
    return { cell, sheet, spill };
  });
  await context.sync();
  const surroundings = spills.map(({ cell, sheet, spill }) => {
    const rowCount = spill.isNullObject ? 1 : spill.rowCount;
    const columnCount = spill.isNullObject ? 1 : spill.columnCount;
    const top = Math.max(0, cell.row - 1);
    const left = Math.max(0, cell.column - 1);
    const around = sheet.getRangeByIndexes(
      top,
      left,
      cell.row - top + rowCount + 1,
      cell.column - left + columnCount + 1,
    );
    around.load("formulas");
    return { cell, top, left, rowCount, columnCount, around };
  });
  await context.sync();
  const found = new Map<StatCell, string[]>();
  for (const { cell, top, left, rowCount, columnCount, around } of surroundings) {
    const isOwn = (row: number, column: number) =>
      row >= cell.row &&
      row < cell.row + rowCount &&
      column >= cell.column &&
      column < cell.column + columnCount;
    const constants = (around.formulas as unknown[][]).flatMap((formulas, rowOffset) =>
      formulas.flatMap((formula, columnOffset) => {
        const row = top + rowOffset;
        const column = left + columnOffset;
        return typeof formula === "number" && !isOwn(row, column) ? [addressOf(row, column)] : [];
      }),
    );
    if (constants.length > 0) found.set(cell, constants);
  }
  return found;
}
