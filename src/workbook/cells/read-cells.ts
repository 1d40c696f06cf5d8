import { createBatches } from "../batches.js";
import { isPayloadLimit } from "../payload-limit.js";
import { readAreas } from "./read-areas.js";
import type { StatCell } from "./scan-workbook.js";

interface CellRun {
  readonly sheetId: string;
  readonly cells: readonly StatCell[];
  /** "A1:A9". */
  readonly address: string;
}

export interface ShownCell {
  readonly formula: unknown;
  readonly value: unknown;
  /** The whole spill of a cell in `whole`, else the value alone. */
  readonly values: readonly (readonly unknown[])[];
}

/**
 * What the cells hold and show now, in one round trip as long as the answer is not too large for Excel;
 * neighbours are read together. Fails with ItemNotFound where a sheet is gone.
 *
 * @param whole cells whose spill is wanted too.
 */
export async function readCells(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  whole: ReadonlySet<StatCell> = new Set(),
): Promise<Map<StatCell, ShownCell>> {
  try {
    return await readTogether(context, cells, whole);
  } catch (error) {
    if (!isPayloadLimit(error)) throw error;
  }
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) return readAlone(context, only);
  const middle = Math.ceil(cells.length / 2);
  const first = await readCells(context, cells.slice(0, middle), whole);
  const second = await readCells(context, cells.slice(middle), whole);
  return new Map([...first, ...second]);
}

async function readTogether(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  whole: ReadonlySet<StatCell>,
): Promise<Map<StatCell, ShownCell>> {
  const batches = createBatches(context);
  const spills = new Map<StatCell, Excel.Range>();
  for (const cell of cells.filter((candidate) => whole.has(candidate))) {
    await batches.next();
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const spill = sheet.getRange(cell.address).getSpillingToRangeOrNullObject();
    spill.load("values");
    spills.set(cell, spill);
  }
  const reads: { readonly run: readonly StatCell[]; readonly range: Excel.Range }[] = [];
  for (const { sheetId, cells: run, address } of columnRuns(cells)) {
    await batches.next();
    const range = context.workbook.worksheets.getItem(sheetId).getRange(address);
    range.load("formulas,values");
    reads.push({ run, range });
  }
  await context.sync();
  const at = (rows: unknown[][], row: number) => rows[row]?.[0];
  return new Map(
    reads.flatMap(({ run, range }) =>
      run.map((cell, row) => {
        const [formula, value] = [at(range.formulas, row), at(range.values, row)];
        const spill = spills.get(cell);
        const isSpilling = spill !== undefined && !spill.isNullObject;
        const values = isSpilling ? (spill.values as unknown[][]) : [[value]];
        return [cell, { formula, value, values }] as const;
      }),
    ),
  );
}

/** A spill that is too large for one answer, part by part. */
async function readAlone(
  context: Excel.RequestContext,
  cell: StatCell,
): Promise<Map<StatCell, ShownCell>> {
  const { row, column } = cell;
  const sheet = context.workbook.worksheets.getItem(cell.sheetId);
  const spill = sheet.getRange(cell.address).getSpillingToRangeOrNullObject();
  spill.load("rowCount,columnCount");
  await context.sync();
  const size = spill.isNullObject ? { rowCount: 1, columnCount: 1 } : spill;
  const { rowCount, columnCount } = size;
  const values = Array.from({ length: rowCount }, () => Array<unknown>(columnCount).fill(""));
  let formula: unknown;
  await readAreas(context, [{ sheet, row, column, rowCount, columnCount }], (part) => {
    if (part.row === row && part.column === column) formula = part.formulas[0]?.[0];
    part.values.forEach((cellsOfRow, offset) => {
      values[part.row - row + offset]?.splice(
        part.column - column,
        cellsOfRow.length,
        ...cellsOfRow,
      );
    });
  });
  return new Map([[cell, { formula, value: values[0]?.[0], values }]]);
}

/** What the cells show now. One round trip. */
export async function readShown(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<Map<StatCell, unknown>> {
  const shown = await readCells(context, cells);
  return new Map([...shown].map(([cell, { value }]) => [cell, value] as const));
}

/** Cells below one another, so that a column of formulas is one range. */
export function columnRuns(cells: readonly StatCell[]): CellRun[] {
  const sorted = [...cells].sort(
    (left, right) =>
      left.sheetId.localeCompare(right.sheetId) ||
      left.column - right.column ||
      left.row - right.row,
  );
  const runs: { sheetId: string; cells: StatCell[] }[] = [];
  for (const cell of sorted) {
    const run = runs.at(-1);
    const above = run?.cells.at(-1);
    const continues =
      above?.sheetId === cell.sheetId && above.column === cell.column && above.row === cell.row - 1;
    if (continues) run?.cells.push(cell);
    else runs.push({ sheetId: cell.sheetId, cells: [cell] });
  }
  return runs.map((run) => {
    const [first, last] = [run.cells[0], run.cells.at(-1)];
    return { ...run, address: `${first?.address ?? "A1"}:${last?.address ?? "A1"}` };
  });
}

/** The whole result of a cell as it stands: its spill's values, or its own. */
export interface ShownResult {
  readonly cell: StatCell;
  readonly values: readonly (readonly unknown[])[];
}

/** Results whole, in one round trip. */
export async function readResults(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<ShownResult[]> {
  const shown = await readCells(context, cells, new Set(cells));
  return [...shown].map(([cell, { values }]) => ({ cell, values }));
}
