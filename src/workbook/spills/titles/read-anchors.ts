import { addressOf } from "../../cells/address.js";
import { definedIn, toStatCell, type StatCell } from "../../cells/scan-workbook.js";
import { createNamedCalls } from "../../formulas/named-calls.js";

/**
 * What these single cells hold, in their order. One without a STAT call has no calls, and one without a formula "" for it.
 * One round trip, however large their sheets are.
 */
export async function readAnchors(
  context: Excel.RequestContext,
  cells: readonly Excel.Range[],
): Promise<readonly StatCell[]> {
  const { names } = context.workbook;
  names.load("items/name,items/formula");
  const read = cells.map((cell) => {
    const sheet = cell.worksheet;
    cell.load("formulas,values,rowIndex,columnIndex");
    sheet.load("id,name,visibility");
    sheet.protection.load("protected");
    sheet.names.load("items/name,items/formula");
    return { cell, sheet };
  });
  await context.sync();
  const sheets = new Map(read.map(({ sheet }) => [sheet.id, sheet]));
  const named = createNamedCalls([
    ...definedIn(names, undefined),
    ...[...sheets.values()].flatMap((sheet) => definedIn(sheet.names, sheet.name)),
  ]);
  return read.map(({ cell, sheet }) => {
    const [entered, value] = [cell.formulas, cell.values].map(
      (rows: readonly (readonly unknown[])[]) => rows[0]?.[0],
    );
    // A text that spells a formula is none: it shows itself.
    const isFormula = typeof entered === "string" && entered.startsWith("=") && value !== entered;
    const formula = isFormula ? entered : "";
    const place = {
      sheetId: sheet.id,
      sheetName: sheet.name,
      isHidden: sheet.visibility !== Excel.SheetVisibility.visible,
      isProtected: sheet.protection.protected,
      row: cell.rowIndex,
      column: cell.columnIndex,
      address: addressOf(cell.rowIndex, cell.columnIndex),
    };
    const found = { ...place, formula, value };
    const own = toStatCell(found, (text, sheet) => named.of(text, sheet));
    return own ?? { ...found, calls: [], isUnresolved: false };
  });
}
