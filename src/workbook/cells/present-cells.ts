import type { RunInExcel } from "../run-in-excel.js";
import { readCells } from "./read-cells.js";
import type { ShownCell } from "./read-cells.js";
import type { StatCell } from "./scan-workbook.js";

interface PresentCell extends ShownCell {
  /** As it is now: its sheet's name and protection, and what it shows. */
  readonly cell: StatCell;
}

/**
 * The cells that still hold the formulas they were found with, as they are now: with their sheet's
 * present name and protection, and what they show. Users go on working while a refresh waits for
 * answers. Two round trips.
 *
 * @param whole cells whose spill is wanted too.
 */
export async function presentCells(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  whole?: ReadonlySet<StatCell>,
): Promise<Map<StatCell, PresentCell>> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name,items/visibility,items/protection/protected");
  await context.sync();
  const sheets = new Map(worksheets.items.map((sheet) => [sheet.id, sheet]));
  const shown = await readCells(
    context,
    cells.filter(({ sheetId }) => sheets.has(sheetId)),
    whole,
  );
  const present = new Map<StatCell, PresentCell>();
  for (const [cell, now] of shown) {
    const sheet = sheets.get(cell.sheetId);
    if (sheet === undefined || now.formula !== cell.formula) continue;
    present.set(cell, {
      ...now,
      cell: {
        ...cell,
        sheetName: sheet.name,
        isHidden: sheet.visibility !== Excel.SheetVisibility.visible,
        isProtected: sheet.protection.protected,
        value: now.value,
      },
    });
  }
  return present;
}

/**
 * Runs a task over cells, and once more without those whose sheet has been deleted meanwhile: one sheet
 * less must not cost the others their result.
 */
export async function runOverCells<T>(
  run: RunInExcel,
  cells: readonly StatCell[],
  task: (context: Excel.RequestContext, cells: readonly StatCell[]) => Promise<T>,
): Promise<T> {
  try {
    return await run((context) => task(context, cells));
  } catch (error) {
    if (!isItemNotFound(error)) throw error;
    return run(async (context) => {
      const isThere = await findSheets(context);
      return task(context, cells.filter(isThere));
    });
  }
}

/** Whether the sheet of a cell is there. One round trip. */
export async function findSheets(
  context: Excel.RequestContext,
): Promise<(cell: StatCell) => boolean> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id");
  await context.sync();
  const ids = new Set(worksheets.items.map(({ id }) => id));
  return ({ sheetId }) => ids.has(sheetId);
}

function isItemNotFound(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === "ItemNotFound";
}
