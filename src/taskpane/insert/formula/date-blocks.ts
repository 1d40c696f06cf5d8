import type { CellBlock } from "../../../workbook/index.js";

/** More blocks than these are no column and no row of dates. */
const maxBlocks = 200;

/** Where the rows of a preview with formats hold dates: the column of periods, or the row of them. */
export function dateBlocksOf(rows: readonly (readonly unknown[])[]): readonly CellBlock[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const down = Array.from({ length: columns }, (_, column) =>
    runsOf(rows.map((row) => isDate(row[column]))).map(([row, rowCount]) => ({
      row,
      column,
      rowCount,
      columnCount: 1,
    })),
  ).flat();
  const across = rows.flatMap((cells, row) =>
    runsOf(cells.map(isDate)).map(([column, columnCount]) => ({
      row,
      column,
      rowCount: 1,
      columnCount,
    })),
  );
  const blocks = across.length < down.length ? across : down;
  return blocks.length > maxBlocks ? [] : blocks;
}

const isDate = (cell: unknown): boolean =>
  typeof cell === "object" &&
  cell !== null &&
  "numberFormat" in cell &&
  String(cell.numberFormat).startsWith("yyyy");

/** Where those that are true stand together: the first of them, and how many. */
function runsOf(marks: readonly boolean[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  marks.forEach((isMarked, index) => {
    const last = runs.at(-1);
    if (!isMarked) return;
    if (last !== undefined && last[0] + last[1] === index) last[1] += 1;
    else runs.push([index, 1]);
  });
  return runs;
}
