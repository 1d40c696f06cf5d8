import { stepBytes } from "../batches.js";
import { isPayloadLimit, maxBatchBytes } from "../payload-limit.js";

/** Cells of one sheet; zero-based. */
export interface CellArea {
  readonly sheet: Excel.Worksheet;
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

/** An area, or a part of it, with whatever else was given with it. */
export type ReadArea<A extends CellArea = CellArea> = A & {
  readonly formulas: readonly (readonly unknown[])[];
  readonly values: readonly (readonly unknown[])[];
};

/** Cells read per round trip as long as nothing is known of them; a formula rarely exceeds 100 bytes. */
const mostCells = 40_000;
/** However small they are: each is named in the request. */
const mostAreas = Math.floor(maxBatchBytes / stepBytes);

/**
 * Formulas and values of areas, one batch after the other, in order. How many cells a batch has follows
 * from the size of those before: Excel on the web answers at most 5 MB at once. Where it refuses a batch
 * all the same, half of it is read, and so on down to a single cell.
 *
 * @param onRead is called with each area, or the part of one that a batch has.
 */
export async function readAreas<A extends CellArea>(
  context: Excel.RequestContext,
  areas: readonly A[],
  onRead: (area: ReadArea<A>) => void,
): Promise<void> {
  const open = [...areas].reverse();
  let cellCount = mostCells;
  while (open.length > 0) {
    const batch = takeCells(open, cellCount);
    const ranges = batch.map(({ sheet, row, column, rowCount, columnCount }) => {
      const range = sheet.getRangeByIndexes(row, column, rowCount, columnCount);
      range.load("formulas,values");
      return range;
    });
    try {
      // eslint-disable-next-line office-addins/no-context-sync-in-loop -- as much at once as an answer may hold
      await context.sync();
    } catch (error) {
      const size = sizeOf(batch);
      if (!isPayloadLimit(error) || size <= 1) throw error;
      open.push(...batch.reverse());
      cellCount = Math.ceil(size / 2);
      continue;
    }
    const read = batch.map((area, index): ReadArea<A> => {
      const { formulas = [], values = [] } = ranges[index] ?? {};
      return { ...area, formulas: formulas as unknown[][], values: values as unknown[][] };
    });
    for (const area of read) onRead(area);
    const bytesPerCell = bytesOf(read) / Math.max(1, sizeOf(batch));
    cellCount = Math.min(mostCells, Math.max(1, Math.floor(maxBatchBytes / bytesPerCell)));
  }
}

const sizeOf = (areas: readonly CellArea[]) =>
  areas.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);

/** Takes areas of so many cells together from the end of the list, the last one in part. */
function takeCells<A extends CellArea>(open: A[], cellCount: number): A[] {
  const taken: A[] = [];
  for (let left = cellCount; left > 0 && taken.length < mostAreas;) {
    const area = open.pop();
    if (area === undefined) break;
    const [first, ...rest] = partsOf(area, left);
    open.push(...rest.reverse());
    // What does not fit beside others waits for a batch of its own.
    if (sizeOf([first]) > left && taken.length > 0) {
      open.push(first);
      break;
    }
    taken.push(first);
    left -= sizeOf([first]);
  }
  return taken;
}

/** The first rows of an area, or of one row the first cells, and what is left of it. */
function partsOf<A extends CellArea>(area: A, cellCount: number): [A, ...A[]] {
  const { row, column, rowCount, columnCount } = area;
  const rows = Math.max(1, Math.floor(cellCount / columnCount));
  if (rows < rowCount) {
    const [first, ...rest] = partsOf({ ...area, rowCount: rows }, cellCount);
    return [first, ...rest, { ...area, row: row + rows, rowCount: rowCount - rows }];
  }
  if (rowCount > 1 || columnCount <= cellCount) return [area];
  const left = { ...area, column: column + cellCount, columnCount: columnCount - cellCount };
  return [{ ...area, columnCount: cellCount }, left];
}

/** As JSON: a character takes one byte to three, and each value its quotes and its comma. */
function bytesOf(areas: readonly ReadArea[]): number {
  let bytes = 0;
  for (const { formulas, values } of areas) {
    for (const row of [...formulas, ...values]) {
      for (const value of row) bytes += typeof value === "string" ? value.length * 2 + 3 : 10;
    }
  }
  return bytes;
}
