import { findStatCalls, isUnresolved, mayHoldStatCall } from "../formulas/find-stat-calls.js";
import type { StatCall } from "../formulas/stat-call.js";

/** A cell whose formula holds at least one STAT call; for a spilled result its anchor. */
export interface StatCell {
  readonly sheetId: string;
  readonly sheetName: string;
  readonly isHidden: boolean;
  readonly isProtected: boolean;
  /** Zero-based. */
  readonly row: number;
  readonly column: number;
  /** Without sheet: "B2". */
  readonly address: string;
  /** English, with commas. */
  readonly formula: string;
  /** What the cell shows: a value, or an error such as "#BUSY!". */
  readonly value: unknown;
  readonly calls: readonly StatCall[];
  /** Excel lost the function's name: only re-entering the formula helps. */
  readonly isUnresolved: boolean;
}

export type ScanScope =
  | { readonly kind: "workbook" }
  | { readonly kind: "sheet"; readonly sheetId?: string | undefined }
  | { readonly kind: "selection" };

/** Cells read per round trip. Excel on the web answers at most 5 MB; a formula rarely exceeds 100 bytes. */
const cellsPerRead = 40_000;

/**
 * Every STAT cell of the scope, hidden sheets included, in reading order sheet by sheet.
 * Round trips: 3, plus one for each 40,000 cells of used range beyond the first, plus one where
 * neighbours with equal formulas must be told apart from a spill.
 */
export async function scanWorkbook(
  context: Excel.RequestContext,
  scope: ScanScope = { kind: "workbook" },
): Promise<StatCell[]> {
  const sheets = await sheetsOf(context, scope);
  const areas = sheets.map((sheet) => {
    const used = sheet.getUsedRangeOrNullObject(true);
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    sheet.protection.load("protected");
    return { sheet, used };
  });
  await context.sync();

  const windows = areas
    .filter(({ used }) => !used.isNullObject)
    .flatMap(({ sheet, used }) => windowsOf(sheet, used));
  const found: StatCell[] = [];
  // One after the other: the batches bound the size of an answer.
  for (const batch of batches(windows)) found.push(...(await readBatch(context, batch)));
  const anchors = await withoutSpilled(context, found);
  return scope.kind === "selection" ? insideSelection(context, anchors) : anchors;
}

interface Window {
  readonly sheet: Excel.Worksheet;
  readonly range: Excel.Range;
  readonly row: number;
  readonly column: number;
  readonly cellCount: number;
}

async function sheetsOf(
  context: Excel.RequestContext,
  scope: ScanScope,
): Promise<Excel.Worksheet[]> {
  const fields = "id,name,visibility";
  if (scope.kind === "workbook") {
    const { worksheets } = context.workbook;
    worksheets.load(`items/id,items/name,items/visibility`);
    await context.sync();
    return worksheets.items;
  }
  const sheet =
    scope.kind === "sheet" && scope.sheetId !== undefined
      ? context.workbook.worksheets.getItem(scope.sheetId)
      : context.workbook.worksheets.getActiveWorksheet();
  sheet.load(fields);
  await context.sync();
  return [sheet];
}

function windowsOf(sheet: Excel.Worksheet, used: Excel.Range): Window[] {
  const rowsPerWindow = Math.max(1, Math.floor(cellsPerRead / used.columnCount));
  const windows: Window[] = [];
  for (let offset = 0; offset < used.rowCount; offset += rowsPerWindow) {
    const row = used.rowIndex + offset;
    const rowCount = Math.min(rowsPerWindow, used.rowCount - offset);
    windows.push({
      sheet,
      range: sheet.getRangeByIndexes(row, used.columnIndex, rowCount, used.columnCount),
      row,
      column: used.columnIndex,
      cellCount: rowCount * used.columnCount,
    });
  }
  return windows;
}

function batches(windows: readonly Window[]): Window[][] {
  const result: Window[][] = [];
  let size = Infinity;
  for (const window of windows) {
    if (size + window.cellCount > cellsPerRead) {
      result.push([]);
      size = 0;
    }
    result.at(-1)?.push(window);
    size += window.cellCount;
  }
  return result;
}

async function readBatch(
  context: Excel.RequestContext,
  batch: readonly Window[],
): Promise<StatCell[]> {
  for (const window of batch) window.range.load("formulas,values");
  await context.sync();
  return batch.flatMap(cellsOf);
}

function cellsOf({ sheet, range, row, column }: Window): StatCell[] {
  const cells: StatCell[] = [];
  range.formulas.forEach((formulas: unknown[], rowOffset) => {
    formulas.forEach((formula, columnOffset) => {
      if (!mayHoldStatCall(formula)) return;
      const calls = findStatCalls(formula);
      if (calls.length === 0) return;
      const values = range.values[rowOffset] as unknown[] | undefined;
      // A text that spells a formula, as on an audit sheet, is no formula: it shows itself.
      if (values?.[columnOffset] === formula) return;
      cells.push({
        sheetId: sheet.id,
        sheetName: sheet.name,
        isHidden: sheet.visibility !== Excel.SheetVisibility.visible,
        isProtected: sheet.protection.protected,
        row: row + rowOffset,
        column: column + columnOffset,
        address: addressOf(row + rowOffset, column + columnOffset),
        formula,
        value: values?.[columnOffset],
        calls,
        isUnresolved: isUnresolved(formula),
      });
    });
  });
  return cells;
}

/**
 * Whether a spilled cell reports its anchor's formula is not documented, so a cell with the same
 * formula as its neighbour above or to the left is asked for its spill parent.
 */
async function withoutSpilled(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<StatCell[]> {
  const at = new Map(cells.map((cell) => [keyOf(cell.sheetId, cell.row, cell.column), cell]));
  const isDoubtful = (cell: StatCell) =>
    [
      at.get(keyOf(cell.sheetId, cell.row - 1, cell.column)),
      at.get(keyOf(cell.sheetId, cell.row, cell.column - 1)),
    ].some((neighbour) => neighbour?.formula === cell.formula);
  const doubtful = cells.filter(isDoubtful);
  if (doubtful.length === 0) return [...cells];
  const parents = doubtful.map((cell) => {
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const parent = sheet.getCell(cell.row, cell.column).getSpillParentOrNullObject();
    parent.load("rowIndex,columnIndex");
    return { cell, parent };
  });
  await context.sync();
  const spilled = new Set(
    parents
      .filter(
        ({ cell, parent }) =>
          !parent.isNullObject &&
          (parent.rowIndex !== cell.row || parent.columnIndex !== cell.column),
      )
      .map(({ cell }) => cell),
  );
  return cells.filter((cell) => !spilled.has(cell));
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

const keyOf = (sheetId: string, row: number, column: number) =>
  `${sheetId}!${String(row)}:${String(column)}`;

/** Zero-based row and column → "B2". */
export function addressOf(row: number, column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${String(row + 1)}`;
}
