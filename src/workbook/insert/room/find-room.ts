import { freeSheetName } from "../../sheets/marked-sheet.js";
import { findObstacle, type Obstacle } from "./find-obstacle.js";

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
      readonly reason: Obstacle["reason"] | "protected" | "edge";
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
  if (sheet.protection.protected) {
    const [reason, isCellAlone] = ["protected" as const, false];
    return { status: "occupied", placement, reason, isCellAlone, nextFree: undefined };
  }
  const nextFree = async () => {
    if (firstFreeRow + rowCount > lastRow || column < 0) return undefined;
    const area = sheet.getRangeByIndexes(firstFreeRow, column, rowCount, columnCount);
    const isFree = (await findObstacle(context, area)) === undefined;
    return isFree ? { ...placement, row: firstFreeRow, column } : undefined;
  };
  if (placement.row + rowCount > lastRow || placement.column + columnCount > lastColumn) {
    const found = { reason: "edge" as const, isCellAlone: false };
    return { status: "occupied", placement, ...found, nextFree: await nextFree() };
  }
  const { row, column: first } = placement;
  const area = sheet.getRangeByIndexes(row, first, rowCount, columnCount);
  const obstacle = await findObstacle(context, area);
  return obstacle === undefined
    ? { status: "free", placement }
    : { status: "occupied", placement, ...obstacle, nextFree: await nextFree() };
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
