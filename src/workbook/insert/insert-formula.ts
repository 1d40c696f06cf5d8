import { runInExcel, type RunInExcel } from "../run-in-excel.js";

export type InsertFormulaResult =
  | { readonly status: "inserted"; readonly address: string }
  /** Nothing was written: the cell holds something already. */
  | { readonly status: "occupied"; readonly address: string };

export interface InsertFormulaOptions {
  /** Replace what the cell holds. @default false */
  readonly overwrite?: boolean;
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
  { overwrite = false, run = runInExcel }: InsertFormulaOptions = {},
): Promise<InsertFormulaResult> {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load(["address", "formulas", "values"]);
    await context.sync();
    const { address } = cell;
    // A spilled cell has a value and no formula of its own; a formula may answer an empty text.
    const holds = [cell.formulas[0]?.[0], cell.values[0]?.[0]] as unknown[];
    const isFree = holds.every((content) => content === "" || content === null);
    if (!isFree && !overwrite) return { status: "occupied", address };
    cell.formulas = [[formula]];
    await context.sync();
    return { status: "inserted", address };
  });
}
