import type { TableRow } from "../row.js";
import { joinHeadings } from "./join-headings.js";

type Rows = () => AsyncIterable<TableRow>;

/** The lines of a table's heading: one, or two that are joined. */
export type HeadingLines = number | [number, number];

export const firstOf = (lines: HeadingLines): number =>
  typeof lines === "number" ? lines : lines[0];

/** A workbook's rows are as wide as the first, and one of two headings may be shorter. */
const widened = (row: TableRow, width: number): TableRow =>
  row.typed === undefined || row.cells.length >= width
    ? row
    : { ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? "") };

/**
 * A table from its heading on, where that stands in other lines than the first.
 * @throws Error that names the file where there is nothing in those lines, or they cannot be joined
 */
export function headedRows(path: string, rows: Rows, lines: HeadingLines): Rows {
  const [first, second] = typeof lines === "number" ? [lines] : lines;
  return async function* headed() {
    let above: TableRow | undefined;
    let read: ReturnType<typeof joinHeadings> | undefined;
    for await (const row of rows()) {
      if (row.line < first) continue;
      if (read !== undefined) for (const one of read.parts(widened(row, read.width))) yield one;
      else if (above === undefined) {
        above = row;
        if (second === undefined) yield row;
      } else if (second === undefined) yield row;
      else {
        read = joinHeadings(above, row, path);
        yield read.heading;
      }
    }
    if (above === undefined || (second !== undefined && read === undefined))
      throw new Error(
        `${path} has no heading in line ${String(second ?? first)}, as table: heading says.`,
      );
  };
}
