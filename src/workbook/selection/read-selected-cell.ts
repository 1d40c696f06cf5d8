import { splitAddress } from "../formulas/references.js";
import { findStatCalls, isUnresolved } from "../formulas/find-stat-calls.js";
import type { StatCall } from "../formulas/stat-call.js";

export interface SelectedCell {
  readonly sheetId: string;
  readonly sheetName: string;
  readonly isProtected: boolean;
  /** Without sheet: "B2". Of the anchor, where the selected cell belongs to its spill. */
  readonly address: string;
  /** Zero-based. */
  readonly row: number;
  readonly column: number;
  /** English with commas; "" for a cell that holds no formula. */
  readonly formula: string;
  readonly value: unknown;
  /** Formula or constant as `range.formulas` has it; "" for an empty cell. */
  readonly content: unknown;
  readonly isEmpty: boolean;
  /** The STAT calls of the formula, outermost first. */
  readonly calls: readonly StatCall[];
  readonly isUnresolved: boolean;
}

/** What the active cell holds; inside a spill, the cell the spill comes from. Two round trips. */
export async function readSelectedCell(context: Excel.RequestContext): Promise<SelectedCell> {
  const active = context.workbook.getActiveCell();
  const parent = active.getSpillParentOrNullObject();
  const sheet = active.worksheet;
  active.load("address,rowIndex,columnIndex,formulas,values");
  parent.load("address,rowIndex,columnIndex,formulas,values");
  sheet.load("id,name");
  sheet.protection.load("protected");
  await context.sync();
  const cell = parent.isNullObject ? active : parent;
  const content = (cell.formulas as unknown[][])[0]?.[0] ?? "";
  const formula = typeof content === "string" && content.startsWith("=") ? content : "";
  return {
    sheetId: sheet.id,
    sheetName: sheet.name,
    isProtected: sheet.protection.protected,
    address: splitAddress(cell.address).local,
    row: cell.rowIndex,
    column: cell.columnIndex,
    formula,
    value: (cell.values as unknown[][])[0]?.[0],
    content,
    isEmpty: content === "",
    calls: findStatCalls(formula),
    isUnresolved: isUnresolved(formula),
  };
}
