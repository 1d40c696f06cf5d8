import type { Zone } from "../addresses.js";

/** Columns of cells that stand without a gap, as few zones that hold these cells and no other. */
export function cellRuns(cells: Iterable<{ readonly row: number; readonly col: number }>): Zone[] {
  const rowsOf = new Map<number, number[]>();
  for (const { row, col } of cells) {
    const rows = rowsOf.get(col);
    if (rows === undefined) rowsOf.set(col, [row]);
    else rows.push(row);
  }
  return [...rowsOf].flatMap(([col, rows]) => {
    const runs: { top: number; bottom: number; left: number; right: number }[] = [];
    for (const row of rows.sort((a, b) => a - b)) {
      const last = runs.at(-1);
      if (last !== undefined && last.bottom + 1 === row) last.bottom = row;
      else runs.push({ top: row, bottom: row, left: col, right: col });
    }
    return runs;
  });
}
