import { bytesOfRows, createBatches } from "../batches.js";
import { toCellInputs, writeLinkedText } from "../cells/write-text.js";
import type { LinkTarget } from "../cells/write-text.js";
import { textOf } from "./report-table.js";
import type { ReportColumnId } from "./words/index.js";

export interface ReportColumn {
  readonly id: ReportColumnId;
  /** Width in points, of a new sheet; afterwards it is the user's. */
  readonly width: number;
  readonly numberFormat?: string;
  /** Holds numbers or dates: its title stands above them, on the right. @default false */
  readonly isNumeric?: boolean;
  /** Some of its cells are to catch the eye. @default false */
  readonly hasFlags?: boolean;
}

export interface ReportRow {
  readonly values: Readonly<Partial<Record<ReportColumnId, unknown>>>;
  readonly links?: readonly ReportLink[];
  /** Number formats of its own, where they are not its columns'. */
  readonly formats?: Readonly<Partial<Record<ReportColumnId, string>>> | undefined;
  /** The columns whose cells are to catch the eye. */
  readonly flagged?: readonly ReportColumnId[];
  /** Nothing is known of it now: its row stays as it is, and comes, if at all, with these values alone. */
  readonly unknown?: "stays" | "stays-or-comes";
}

export interface ReportLink {
  readonly column: ReportColumnId;
  readonly target: LinkTarget;
}

const flagColor = "#FFF4CE";
/** Each link is a request of its own within the batch. */
const maxLinkedRows = 1_000;

interface Block {
  readonly columns: readonly ReportColumn[];
  readonly columnOf: ReadonlyMap<ReportColumnId, number>;
  /** Of the sheet. */
  readonly row: number;
  readonly rows: readonly ReportRow[];
}

/** Column by column, since a user may have put others between. */
export async function writeRows(
  sheet: Excel.Worksheet,
  { columns, columnOf, row, rows }: Block,
): Promise<void> {
  if (rows.length === 0) return;
  const batches = createBatches(sheet.context);
  for (const { id, numberFormat, hasFlags } of columns) {
    const column = columnOf.get(id);
    if (column === undefined) continue;
    await batches.next(bytesOfRows(rows.map(({ values }) => [values[id]])) + rows.length * 16);
    const cells = sheet.getRangeByIndexes(row, column, rows.length, 1);
    const formats = rows.map((row) => row.formats?.[id] ?? numberFormat);
    if (formats.some((format) => format !== undefined))
      cells.numberFormat = formats.map((format) => [format ?? "General"]);
    cells.values = toCellInputs(rows.map(({ values }) => [values[id]]));
    if (hasFlags !== true) continue;
    const flags = rows.flatMap(({ flagged = [] }, index) =>
      flagged.includes(id) ? [row + index] : [],
    );
    writeFlags(
      cells,
      flags.map((at) => sheet.getCell(at, column)),
    );
  }
  for (const [index, { values, links = [] }] of rows.slice(0, maxLinkedRows).entries()) {
    for (const { column: id, target } of links) {
      const column = columnOf.get(id);
      if (column === undefined) continue;
      await batches.next();
      writeLinkedText(sheet.getCell(row + index, column), textOf(values[id]), target);
    }
  }
}

/** Also where none is left: the flags of last time stand there. */
function writeFlags(cells: Excel.Range, flagged: readonly Excel.Range[]): void {
  cells.format.fill.clear();
  cells.format.wrapText = false;
  for (const { format } of flagged) {
    format.fill.color = flagColor;
    // What is wrong is read whole, though the next column is filled.
    format.wrapText = true;
  }
  cells.format.autofitRows();
}

/** "My sheet", "B2" → "'My sheet'!B2". */
export function cellReference(sheetName: string, address: string): string {
  return `'${sheetName.replaceAll("'", "''")}'!${address}`;
}
