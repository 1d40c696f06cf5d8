import { toCellInput, toCellInputs, writeLinkedText } from "../cells/write-text.js";
import { openSheet } from "./room/find-room.js";
import { formatDates } from "./format-data.js";
import type { Placement } from "./room/find-room.js";
import { openMark, type MarkFixed } from "../fixed/mark-fixed.js";
import type { FixedContent } from "../fixed/fixed-content.js";
import { notesName, readFreeNames } from "./free-names.js";

export interface SourceNote {
  /** "Source: …, released …, retrieved …" */
  readonly text: string;
  /** Address of the content; https only. */
  readonly link?: string | undefined;
  /** What it says of breaks, as `breaksOf` says it. @default "", nothing */
  readonly breaks?: string | undefined;
  /** What the content says of its figures, as `saidOfCall` tells it. @default nobody knows */
  readonly said?: string | undefined;
}

export interface InsertTableOptions {
  /** First row is the header. */
  readonly rows: readonly (readonly unknown[])[];
  /** The content's id, or a word for what has none: part of the table's name. */
  readonly id: string;
  readonly title: string;
  readonly source: SourceNote;
  /** The title above the table and the source below it. @default true */
  readonly hasNotes?: boolean;
  /** Excel's number format of the value columns. @default "General" */
  readonly numberFormat?: string;
  /** The first column holds dates. @default false */
  readonly hasDates?: boolean | undefined;
  /** What is kept of it, for the lists of sources and cells. @default nothing */
  readonly fixed?: FixedContent | undefined;
}

interface InsertedTable {
  readonly tableName: string;
  /** The table itself, header included. */
  readonly address: string;
}

/** Rows the whole insertion takes: title, table, source line. */
export const tableFrameRows = 2;

/**
 * A static table: title, Excel table, source line. Values are written as values; a text of the service
 * never becomes a formula. Written in one round trip.
 */
export async function insertTable(
  context: Excel.RequestContext,
  placement: Placement,
  options: InsertTableOptions,
): Promise<InsertedTable> {
  const tableName = (await readFreeNames(context)).take(options.id);
  const mark = await openMark(context, options.fixed);
  const sheet = openSheet(context, placement);
  const range = writeTable(context, { sheet, tableName, mark }, placement, options);
  range.load("address");
  await context.sync();
  return { tableName, address: range.address };
}

interface TableTarget {
  readonly sheet: Excel.Worksheet;
  readonly tableName: string;
  readonly mark: MarkFixed;
}

/** Queues the writing of a table. @returns the table itself, header included */
export function writeTable(
  context: Excel.RequestContext,
  { sheet, tableName, mark }: TableTarget,
  { row, column }: Pick<Placement, "row" | "column">,
  { rows, title, source, hasNotes = true, numberFormat = "General", hasDates }: InsertTableOptions,
): Excel.Range {
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const first = hasNotes ? row + 1 : row;
  if (hasNotes) writeHeading(sheet.getCell(row, column), title);
  const range = sheet.getRangeByIndexes(first, column, rows.length, width);
  const values = toCellInputs([uniqueHeaders(rows[0] ?? [], width), ...rows.slice(1)]);
  range.values = values;
  mark(range, { values });
  if (hasDates === true) {
    const block = { row: 1, column: 0, rowCount: rows.length - 1, columnCount: 1 };
    formatDates(sheet, { row: first, column }, [block]);
  }
  if (width > 1 && rows.length > 1) {
    const body = sheet.getRangeByIndexes(first + 1, column + 1, rows.length - 1, width - 1);
    body.numberFormat = rows.slice(1).map(() => Array<string>(width - 1).fill(numberFormat));
  }
  const table = context.workbook.tables.add(range, true);
  table.name = tableName;
  range.format.autofitColumns();
  if (hasNotes) writeSource(sheet.getCell(first + rows.length, column), source);
  return range;
}

/** Title and source of a block of live figures: above it, since it may grow downwards. */
export interface BlockNotes {
  /** Of the content they name: they are found by it, and renewed when the formula shows another one. */
  readonly id: string;
  readonly title: string;
  readonly source: SourceNote;
  /** What the unit in the title is of, as `unitOptions` says it. @default "", the content's own */
  readonly asked?: string;
}

/** Rows that they take. */
export const blockNoteRows = 2;

/** Queues the writing of the notes. @returns the cell below, where the block's formula goes */
export function writeAbove(
  sheet: Excel.Worksheet,
  { row, column }: Pick<Placement, "row" | "column">,
  notes: BlockNotes | undefined,
): Excel.Range {
  if (notes === undefined) return sheet.getCell(row, column);
  writeHeading(sheet.getCell(row, column), notes.title);
  writeSource(sheet.getCell(row + 1, column), notes.source);
  return sheet.getCell(row + blockNoteRows, column);
}

/** Queues a hidden name for the notes above a formula, by which they are found again. */
export function markNotes(context: Excel.RequestContext, name: string, formula: Excel.Range): void {
  const notes = formula.getOffsetRange(-blockNoteRows, 0).getResizedRange(blockNoteRows - 1, 0);
  context.workbook.names.add(notesName(name), notes).visible = false;
}

function writeHeading(cell: Excel.Range, title: string): void {
  cell.values = [[toCellInput(title)]];
  cell.format.font.bold = true;
}

export function writeSource(cell: Excel.Range, { text, link }: SourceNote): void {
  writeLinkedText(cell, text, link === undefined ? undefined : { address: link });
  cell.format.font.italic = true;
  cell.format.font.size = 9;
}

/** Excel wants table headers filled and different from each other. */
function uniqueHeaders(headers: readonly unknown[], width: number): string[] {
  const seen = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const header = headers[index];
    const wished = typeof header === "string" || typeof header === "number" ? String(header) : "";
    const base = wished === "" ? `Column${String(index + 1)}` : wished;
    let name = base;
    for (let number = 2; seen.has(name.toLowerCase()); number += 1) {
      name = `${base} ${String(number)}`;
    }
    seen.add(name.toLowerCase());
    return name;
  });
}
