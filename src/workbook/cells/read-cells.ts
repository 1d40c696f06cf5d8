import type { StatCell } from "./scan-workbook.js";
import { addressOf } from "./scan-workbook.js";

interface Run {
  readonly sheetId: string;
  readonly cells: StatCell[];
}

/** What the cells show now, in one round trip whatever their number; neighbours are read together. */
export async function readShown(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<Map<StatCell, unknown>> {
  const reads = columnRuns(cells).map(({ sheetId, cells: run }) => {
    const [first, last] = [run[0], run.at(-1)];
    const address = `${first?.address ?? "A1"}:${last?.address ?? "A1"}`;
    const range = context.workbook.worksheets.getItem(sheetId).getRange(address);
    range.load("values");
    return { run, range };
  });
  await context.sync();
  return new Map(
    reads.flatMap(({ run, range }) =>
      run.map((cell, index) => [cell, (range.values as unknown[][])[index]?.[0]] as const),
    ),
  );
}

/** Cells below one another, so that a column of formulas is one range. */
function columnRuns(cells: readonly StatCell[]): Run[] {
  const sorted = [...cells].sort(
    (left, right) =>
      left.sheetId.localeCompare(right.sheetId) ||
      left.column - right.column ||
      left.row - right.row,
  );
  const runs: Run[] = [];
  for (const cell of sorted) {
    const run = runs.at(-1);
    const above = run?.cells.at(-1);
    const continues =
      above?.sheetId === cell.sheetId && above.column === cell.column && above.row === cell.row - 1;
    if (continues) run?.cells.push(cell);
    else runs.push({ sheetId: cell.sheetId, cells: [cell] });
  }
  return runs;
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
  const areas = cells.map((cell) => {
    const anchor = context.workbook.worksheets
      .getItem(cell.sheetId)
      .getRange(addressOf(cell.row, cell.column));
    const spill = anchor.getSpillingToRangeOrNullObject();
    anchor.load("values");
    spill.load("values");
    return { cell, anchor, spill };
  });
  await context.sync();
  return areas.map(({ cell, anchor, spill }) => ({
    cell,
    values: (spill.isNullObject ? anchor : spill).values as unknown[][],
  }));
}
