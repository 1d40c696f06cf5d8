import type { StatCell } from "./scan-workbook.js";

export interface CellRun {
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
 * What the cells hold and show now, in one round trip whatever their number; neighbours are read
 * together. Fails with ItemNotFound where a sheet is gone.
 *
 * @param whole cells whose spill is wanted too.
 */
export async function readCells(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  whole: ReadonlySet<StatCell> = new Set(),
): Promise<Map<StatCell, ShownCell>> {
  const spills = new Map(
    cells
      .filter((cell) => whole.has(cell))
      .map((cell) => {
        const sheet = context.workbook.worksheets.getItem(cell.sheetId);
        const spill = sheet.getRange(cell.address).getSpillingToRangeOrNullObject();
        spill.load("values");
        return [cell, spill] as const;
      }),
  );
  const reads = columnRuns(cells).map(({ sheetId, cells: run, address }) => {
    const range = context.workbook.worksheets.getItem(sheetId).getRange(address);
    range.load("formulas,values");
    return { run, range };
  });
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
