import { runInExcel, type RunInExcel } from "../run-in-excel.js";
import { checkAreaAtSelection, openSheet } from "./find-room.js";
import type { AreaCheck, Placement } from "./find-room.js";
import type { Insertion } from "./place.js";

type Occupied = Extract<AreaCheck, { status: "occupied" }>;

export type InsertFormulaResult =
  | { readonly status: "inserted"; readonly address: string }
  /** Nothing was written: something is in the way. */
  | {
      readonly status: "occupied";
      readonly address: string;
      /** Absent where it is the cell's own content, which may be replaced. */
      readonly reason?: Occupied["reason"] | undefined;
      /** Where there is room instead. */
      readonly nextFree?: Placement | undefined;
    };

export interface InsertFormulaOptions {
  /** Replace what the cell holds. @default false */
  readonly overwrite?: boolean;
  /** What the result will cover: all of it must be free. @default the cell alone */
  readonly size?: { readonly rowCount: number; readonly columnCount: number } | undefined;
  /** A place that was offered as free. @default the active cell, after a check */
  readonly placement?: Placement | undefined;
  readonly run?: RunInExcel;
}

/**
 * Writes a formula into the active cell, from where its result spills.
 *
 * @param formula English spelling with commas, beginning with `=`; Excel shows it in its own language.
 * @throws OfficeExtension.Error where Excel refuses, such as on a protected sheet.
 */
export async function insertFormula(
  formula: string,
  { overwrite = false, size, placement, run = runInExcel }: InsertFormulaOptions = {},
): Promise<InsertFormulaResult> {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  return run(async (context) => {
    if (placement === undefined && !overwrite) {
      const occupied = await findBlocker(context, size);
      if (occupied !== undefined) return occupied;
    }
    const cell =
      placement === undefined
        ? context.workbook.getActiveCell()
        : openSheet(context, placement).getCell(placement.row, placement.column);
    cell.formulas = [[formula]];
    cell.load("address");
    await context.sync();
    return { status: "inserted", address: cell.address };
  });
}

async function findBlocker(
  context: Excel.RequestContext,
  size: InsertFormulaOptions["size"] = { rowCount: 1, columnCount: 1 },
): Promise<Extract<InsertFormulaResult, { status: "occupied" }> | undefined> {
  const cell = context.workbook.getActiveCell();
  cell.load("address,formulas,values");
  const area = await checkAreaAtSelection(context, size.rowCount, size.columnCount);
  const { address } = cell;
  // A spilled cell has a value and no formula of its own; a formula may answer an empty text.
  const holds = [cell.formulas[0]?.[0], cell.values[0]?.[0]] as unknown[];
  const isFree = holds.every((content) => content === "" || content === null);
  if (area.status === "free") return isFree ? undefined : { status: "occupied", address };
  const { reason, isCellAlone, nextFree } = area;
  // Excel knows whether just this cell is unlocked; it says so itself.
  if (reason === "protected" && isFree) return undefined;
  return isCellAlone || reason === "protected"
    ? { status: "occupied", address, nextFree }
    : { status: "occupied", address, reason, nextFree };
}

/**
 * A formula in one cell, from where its result spills.
 *
 * @param formula English spelling with commas, beginning with `=`; Excel shows it in its own language.
 * @param size what the result will cover: all of it must be free. @default the cell alone
 * @throws RangeError for what is no formula
 */
export function formulaInsertion(
  formula: string,
  { size, sheetName = "STAT" }: Pick<Insertion, "size"> & { readonly sheetName?: string } = {},
): Insertion {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  return {
    size,
    sheetName,
    triesProtected: true,
    write: (run, placement) =>
      run(async (context) => {
        const { row, column } = placement;
        openSheet(context, placement).getCell(row, column).formulas = [[formula]];
        await context.sync();
      }),
  };
}
