import { isPeriod } from "../../cells/read-period.js";
import { isFigure } from "../guess-columns.js";
import type { TableRow } from "../../tables/row.js";

export interface TableFile {
  readonly path: string;
  readonly rows: () => AsyncIterable<TableRow>;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((cell, at) => cell.trim() === b[at]?.trim());

/** Whether a row may follow the heading: a figure or a period, and no word of the heading. */
function isRow(cells: readonly string[], heading: readonly string[]): boolean {
  const words = new Set(heading.map((cell) => cell.trim()));
  return (
    cells.some((cell) => isFigure(cell) || isPeriod(cell)) &&
    !cells.some((cell) => words.has(cell.trim()))
  );
}

/**
 * The rows of a table in several files, the heading once: each file has it, or the first alone.
 * @throws Error with a sentence for a file with other columns
 */
export async function* joinFiles(files: readonly TableFile[]): AsyncGenerator<TableRow> {
  let heading: readonly string[] | undefined;
  for (const { path, rows } of files) {
    let isFirst = true;
    for await (const row of rows()) {
      const isHeading = isFirst && (heading === undefined || isSame(row.cells, heading));
      if (isFirst && heading !== undefined && !isHeading && !isRow(row.cells, heading))
        throw new Error(
          `${path} has other columns (${row.cells.join(", ")}) than the table's first file (${heading.join(", ")}).`,
        );
      isFirst = false;
      if (isHeading && heading !== undefined) continue;
      heading ??= row.cells;
      yield { ...row, path };
    }
  }
}
