import { cellName } from "../cells/address.js";
import type { CellArea } from "../refresh/cells/await-results.js";
import type { RunInExcel } from "../run-in-excel.js";
import { cellAt, checkAreaAt, placeOnNewSheet } from "./room/find-room.js";
import type { AreaCheck, ChosenCell, Placement, RoomSize } from "./room/find-room.js";
import { noteBefore } from "./take-back.js";

/** What is to be written, and the room it takes. */
export interface Insertion<R = void> {
  /** Cells it will cover: all must be free. @default the cell alone */
  readonly size?: RoomSize | undefined;
  /** What is written, where that is one formula. */
  readonly formula?: string;
  /** Cells of it that Excel calculates, counted from where it begins: what they show comes later. @default none */
  readonly calculated?: Omit<CellArea, "sheetName"> | undefined;
  /** Wish for the name of a new sheet, such as a title. */
  readonly sheetName: string;
  /**
   * What may be replaced when the user says so: the content of the cell where it begins, or of all cells
   * it covers. @default "cell"
   */
  readonly replaceable?: "nothing" | "cell" | "cells";
  /** On a protected sheet single cells may be unlocked, which Excel knows: let it say so. @default false */
  readonly triesProtected?: boolean;
  readonly write: (run: RunInExcel, placement: Placement) => Promise<R>;
}

/**
 * At the selected cell after a check, there whatever it holds, there or else below everything on its sheet, at a
 * place that was offered, on a new sheet.
 */
export type Where = AtCell | "new-sheet" | Placement | ChosenPlace;
type AtCell = "selection" | "replace" | "next-free";

/** The same at a cell that was selected when it was said: by now another one may be. */
interface ChosenPlace {
  readonly how: AtCell;
  readonly cell: ChosenCell;
}

export type PlaceOutcome<R = void> =
  | {
      readonly status: "inserted";
      readonly address: string;
      readonly result: R;
      /** Where the cells stand that Excel calculates; absent where there are none. */
      readonly calculated?: CellArea | undefined;
    }
  /** Nothing was written: something is in the way. */
  | {
      readonly status: "occupied";
      readonly address: string;
      /** The cell that it is about. */
      readonly cell: ChosenCell;
      /** Absent where it is content that may be replaced. */
      readonly reason?: Occupied["reason"];
      /** Where there is room instead. */
      readonly nextFree: Placement | undefined;
    };

type Occupied = Extract<AreaCheck, { status: "occupied" }>;

/**
 * Puts something into the workbook: looks for room, writes, selects and says where it stands. Nothing is written
 * where something would be in the way, and what was written before Excel refused the rest is taken back.
 * What is written is one step of undo; two where Excel must calculate in between and cannot join them.
 */
export async function place<R>(
  run: RunInExcel,
  insertion: Insertion<R>,
  where: Where,
): Promise<PlaceOutcome<R>> {
  const found = await run(async (context) => {
    const place = await findPlace(context, insertion, where);
    if (place.status === "occupied") return place;
    return { ...place, before: await noteBefore(context, place.placement, insertion.size) };
  });
  if (found.status === "occupied") return found;
  const { placement, before } = found;
  try {
    const result = await insertion.write(run, placement);
    await show(run, placement);
    const calculated = insertion.calculated && areaAt(placement, insertion.calculated);
    return { status: "inserted", address: cellName(placement), result, calculated };
  } catch (error) {
    // What cannot be taken back is left; the first failure is what the user must know of.
    await run((context) => before.takeBack(context)).catch(() => undefined);
    throw error;
  }
}

/** Selects the cell where it begins, which Excel then scrolls to. What stands there stands there without it, too. */
async function show(run: RunInExcel, { sheetId, row, column }: Placement): Promise<void> {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    sheet.activate();
    sheet.getRangeByIndexes(row, column, 1, 1).select();
    await context.sync();
  }).catch(() => undefined);
}

const areaAt = (
  { sheetName, row, column }: Placement,
  area: Omit<CellArea, "sheetName">,
): CellArea => ({ ...area, sheetName, row: row + area.row, column: column + area.column });

async function findPlace(
  context: Excel.RequestContext,
  insertion: Insertion<unknown>,
  where: Where,
): Promise<
  | { readonly status: "free"; readonly placement: Placement }
  | Extract<PlaceOutcome<never>, { status: "occupied" }>
> {
  if (typeof where === "object" && !("how" in where)) return { status: "free", placement: where };
  if (where === "new-sheet") {
    return { status: "free", placement: await placeOnNewSheet(context, insertion.sheetName) };
  }
  const { how, cell: chosen } = typeof where === "object" ? where : { how: where };
  const cell = cellAt(context, chosen);
  cell.load("formulas,values");
  const area = await checkAreaAt(context, cell, insertion.size ?? { rowCount: 1, columnCount: 1 });
  const { placement } = area;
  // A spilled cell has a value and no formula of its own; a formula may answer an empty text.
  const holds = [cell.formulas[0]?.[0], cell.values[0]?.[0]] as unknown[];
  const isFree = holds.every((content) => content === "" || content === null);
  const about = { address: cellName(placement), cell: placement };
  if (area.status === "free") {
    return isFree || how === "replace"
      ? { status: "free", placement }
      : { status: "occupied", ...about, nextFree: undefined };
  }
  const { reason, isCellAlone, nextFree } = area;
  if (how === "next-free" && nextFree !== undefined) return { status: "free", placement: nextFree };
  const mayTry = reason === "protected" && insertion.triesProtected === true;
  if (mayTry && (isFree || how === "replace")) return { status: "free", placement };
  const { replaceable = "cell" } = insertion;
  const isOwn =
    (replaceable !== "nothing" && (isCellAlone || mayTry)) ||
    (replaceable === "cells" && reason === "cells");
  if (isOwn && how === "replace") return { status: "free", placement };
  return isOwn
    ? { status: "occupied", ...about, nextFree }
    : { status: "occupied", ...about, reason, nextFree };
}
