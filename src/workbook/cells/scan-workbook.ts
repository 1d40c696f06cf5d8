import { findStatCalls, isUnresolved, mayHoldStatCall } from "../formulas/find-stat-calls.js";
import { createNamedCalls, type NamedCalls } from "../formulas/named-calls.js";
import type { StatCall } from "../formulas/stat-call.js";
import { readFormulas } from "./read-formulas.js";
import type { FormulaCell } from "./read-formulas.js";

/** A cell whose formula makes at least one STAT call, itself or by a defined name; for a spilled result its anchor. */
export interface StatCell extends FormulaCell {
  /** Its own first. */
  readonly calls: readonly StatCall[];
  /** Excel lost the function's name: only re-entering the formula helps. */
  readonly isUnresolved: boolean;
}

export type ScanScope =
  | { readonly kind: "workbook" }
  | { readonly kind: "sheet"; readonly sheetId?: string | undefined }
  | { readonly kind: "selection" };

/**
 * Every STAT cell of the scope, hidden sheets included, in reading order sheet by sheet.
 * Round trips: one, and those of reading the sheets' formulas.
 */
export async function scanWorkbook(
  context: Excel.RequestContext,
  scope: ScanScope = { kind: "workbook" },
): Promise<StatCell[]> {
  const { names } = context.workbook;
  names.load("items/name,items/formula");
  const sheets = await sheetsOf(context, scope);
  // Known after the first round trip of reading formulas.
  for (const sheet of sheets) sheet.names.load("items/name,items/formula");
  let named: NamedCalls | undefined;
  const callsByName = (formula: string, sheetName: string) =>
    (named ??= createNamedCalls([
      ...definedIn(names, undefined),
      ...sheets.flatMap((sheet) => definedIn(sheet.names, sheet.name)),
    ])).of(formula, sheetName);
  const found = await readFormulas(
    context,
    sheets,
    (formula, sheetName) => mayHoldStatCall(formula) || callsByName(formula, sheetName).length > 0,
  );
  const cells = found.flatMap((cell) => toStatCell(cell, callsByName) ?? []);
  return scope.kind === "selection" ? insideSelection(context, cells) : cells;
}

/** Undefined for a formula without a STAT call. */
export function toStatCell(cell: FormulaCell, callsByName: NamedCalls["of"]): StatCell | undefined {
  const { formula, sheetName } = cell;
  const calls = [...findStatCalls(formula), ...callsByName(formula, sheetName)];
  return calls.length === 0 ? undefined : { ...cell, calls, isUnresolved: isUnresolved(formula) };
}

export const definedIn = ({ items }: Excel.NamedItemCollection, sheetName: string | undefined) =>
  items.map(({ name, formula }) => ({ name, sheetName, formula: formula as unknown }));

async function sheetsOf(
  context: Excel.RequestContext,
  scope: ScanScope,
): Promise<Excel.Worksheet[]> {
  if (scope.kind === "workbook") return allSheets(context);
  const sheet =
    scope.kind === "sheet" && scope.sheetId !== undefined
      ? context.workbook.worksheets.getItem(scope.sheetId)
      : context.workbook.worksheets.getActiveWorksheet();
  sheet.load("id,name,visibility");
  await context.sync();
  return [sheet];
}

/** Every sheet with id, name and visibility loaded, hidden ones included. One round trip. */
export async function allSheets(context: Excel.RequestContext): Promise<Excel.Worksheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name,items/visibility");
  await context.sync();
  return worksheets.items;
}

/** Anchors inside the selection, and the anchor whose spill holds the active cell. */
async function insideSelection(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<StatCell[]> {
  const selection = context.workbook.getSelectedRanges();
  selection.areas.load("items/rowIndex,items/columnIndex,items/rowCount,items/columnCount");
  const parent = context.workbook.getActiveCell().getSpillParentOrNullObject();
  parent.load("rowIndex,columnIndex");
  await context.sync();
  const areas = selection.areas.items;
  return cells.filter(
    ({ row, column }) =>
      areas.some(
        (area) =>
          row >= area.rowIndex &&
          row < area.rowIndex + area.rowCount &&
          column >= area.columnIndex &&
          column < area.columnIndex + area.columnCount,
      ) ||
      (!parent.isNullObject && parent.rowIndex === row && parent.columnIndex === column),
  );
}
