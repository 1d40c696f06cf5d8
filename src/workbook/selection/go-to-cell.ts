import type { CellPlace } from "./write-cell-formula.js";

/**
 * Selects a cell and shows its sheet.
 *
 * @returns false where the cell cannot be shown: its sheet is hidden or gone.
 */
export async function goToCell(
  context: Excel.RequestContext,
  { sheetId, address }: CellPlace,
): Promise<boolean> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(sheetId);
  sheet.load("visibility");
  await context.sync();
  if (sheet.isNullObject || sheet.visibility !== Excel.SheetVisibility.visible) return false;
  sheet.activate();
  sheet.getRange(address).select();
  await context.sync();
  return true;
}
