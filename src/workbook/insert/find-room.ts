import { freeSheetName } from "../sheets/marked-sheet.js";

/** Where something will be written; zero-based. */
export interface Placement {
  /** Of a sheet that is still to be made: its name, by which Excel finds sheets too. */
  readonly sheetId: string;
  readonly sheetName: string;
  readonly row: number;
  readonly column: number;
  /** The sheet comes with what is written on it: one step of undo. @default false */
  readonly isNewSheet?: boolean;
}

/** A cell that somebody chose, whichever is selected by now; zero-based. */
export type ChosenCell = Pick<Placement, "sheetId" | "row" | "column">;

/** Cells that something covers. */
export interface RoomSize {
  readonly rowCount: number;
  readonly columnCount: number;
}

export type AreaCheck =
  | { readonly status: "free"; readonly placement: Placement }
  | {
      readonly status: "occupied";
      readonly placement: Placement;
      readonly reason: "cells" | "table" | "protected" | "edge";
      /** Nothing but the active cell itself is in the way: its content could be replaced. */
      readonly isCellAlone: boolean;
      /** Below everything on the sheet, in the same column where there is room. */
      readonly nextFree: Placement | undefined;
    };

const lastRow = 1_048_576;
const lastColumn = 16_384;

/** The cell that is meant, or the active one. */
export const cellAt = (
  { workbook }: Excel.RequestContext,
  chosen: ChosenCell | undefined,
): Excel.Range =>
  chosen === undefined
    ? workbook.getActiveCell()
    : workbook.worksheets
        .getItem(chosen.sheetId)
        .getRangeByIndexes(chosen.row, chosen.column, 1, 1);

/** The active cell, for what is done at it later. */
export async function readActiveCell(context: Excel.RequestContext): Promise<ChosenCell> {
  const cell = context.workbook.getActiveCell();
  cell.load("rowIndex,columnIndex");
  cell.worksheet.load("id");
  await context.sync();
  return { sheetId: cell.worksheet.id, row: cell.rowIndex, column: cell.columnIndex };
}

/** Is the area that begins at a cell free for this many rows and columns? Changes nothing. */
export async function checkAreaAt(
  context: Excel.RequestContext,
  cell: Excel.Range,
  { rowCount, columnCount }: RoomSize,
): Promise<AreaCheck> {
  const sheet = cell.worksheet;
  const used = sheet.getUsedRangeOrNullObject(true);
  cell.load("rowIndex,columnIndex");
  sheet.load("id,name");
  sheet.protection.load("protected");
  used.load("rowIndex,rowCount");
  await context.sync();

  const placement: Placement = {
    sheetId: sheet.id,
    sheetName: sheet.name,
    row: cell.rowIndex,
    column: cell.columnIndex,
  };
  const firstFreeRow = used.isNullObject ? 0 : used.rowIndex + used.rowCount + 1;
  const column = Math.min(placement.column, lastColumn - columnCount);
  const hasRoomBelow = firstFreeRow + rowCount <= lastRow && !sheet.protection.protected;
  const nextFree = hasRoomBelow ? { ...placement, row: firstFreeRow, column } : undefined;
  if (sheet.protection.protected) {
    const [reason, isCellAlone] = ["protected" as const, false];
    return { status: "occupied", placement, reason, isCellAlone, nextFree: undefined };
  }
  if (placement.row + rowCount > lastRow || placement.column + columnCount > lastColumn) {
    return { status: "occupied", placement, reason: "edge", isCellAlone: false, nextFree };
  }
  const blocker = await blockerOf(context, sheet, placement, rowCount, columnCount);
  return blocker === undefined
    ? { status: "free", placement }
    : { status: "occupied", placement, ...blocker, nextFree };
}

async function blockerOf(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { row, column }: Placement,
  rowCount: number,
  columnCount: number,
): Promise<{ reason: "cells" | "table"; isCellAlone: boolean } | undefined> {
  const area = sheet.getRangeByIndexes(row, column, rowCount, columnCount);
  // Only cells that hold something come back, so that a large empty area costs nothing.
  const content = area.getUsedRangeOrNullObject(true);
  const tables = area.getTables(false);
  content.load("rowIndex,columnIndex,cellCount");
  tables.load("items/id");
  await context.sync();
  if (tables.items.length > 0) return { reason: "table", isCellAlone: false };
  if (content.isNullObject) return undefined;
  const isCellAlone =
    content.cellCount === 1 && content.rowIndex === row && content.columnIndex === column;
  return { reason: "cells", isCellAlone };
}

/**
 * The first cell of a sheet that does not exist yet, with the wished name, numbered where it is taken.
 * Changes nothing.
 */
export async function placeOnNewSheet(
  context: Excel.RequestContext,
  name: string,
): Promise<Placement> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const taken = worksheets.items.map((item) => item.name);
  const sheetName = freeSheetName(name, taken);
  return { sheetId: sheetName, sheetName, row: 0, column: 0, isNewSheet: true };
}

/** The sheet of a placement, made where it is new: once, together with what is written there. */
export function openSheet(
  context: Excel.RequestContext,
  { sheetId, isNewSheet = false }: Placement,
): Excel.Worksheet {
  const { worksheets } = context.workbook;
  if (!isNewSheet) return worksheets.getItem(sheetId);
  const sheet = worksheets.add(sheetId);
  sheet.activate();
  return sheet;
}
