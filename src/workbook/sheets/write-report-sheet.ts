import { toCellInputs } from "../cells/write-values.js";
import { openMarkedSheet } from "./marked-sheet.js";
import type { SheetMark } from "./marked-sheet.js";

export interface ReportSheet {
  readonly mark: SheetMark;
  /** Wished sheet name, in the user's language. */
  readonly name: string;
  /** Lines above the table: what this is, as of when. */
  readonly heading: readonly string[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly unknown[])[];
  /** Jump targets by row and column: a document reference such as 'Sheet 1'!B2, or an https address. */
  readonly links: readonly ReportLink[];
}

export interface ReportColumn {
  readonly title: string;
  /** Width in points. */
  readonly width: number;
  readonly numberFormat?: string;
}

export interface ReportLink {
  /** Zero-based within `rows` and `columns`. */
  readonly row: number;
  readonly column: number;
  readonly target: { readonly cell: string } | { readonly address: string };
  readonly text: string;
}

/** Writes a sheet of ours anew: heading, header row, rows as plain values, never formulas. */
export async function writeReportSheet(
  context: Excel.RequestContext,
  report: ReportSheet,
): Promise<Excel.Worksheet> {
  const sheet = await openMarkedSheet(context, report.mark, report.name);
  const headerRow = report.heading.length + 1;
  const width = report.columns.length;
  report.heading.forEach((line, index) => {
    const cell = sheet.getCell(index, 0);
    cell.values = toCellInputs([[line]]);
    if (index === 0) cell.format.font.bold = true;
  });
  const header = sheet.getRangeByIndexes(headerRow, 0, 1, width);
  header.values = [report.columns.map((column) => column.title)];
  header.format.font.bold = true;
  if (report.rows.length > 0) {
    const body = sheet.getRangeByIndexes(headerRow + 1, 0, report.rows.length, width);
    body.values = toCellInputs(report.rows);
  }
  report.columns.forEach((column, index) => {
    const cells = sheet.getRangeByIndexes(headerRow, index, report.rows.length + 1, 1);
    cells.format.columnWidth = column.width;
    if (column.numberFormat !== undefined && report.rows.length > 0) {
      const body = sheet.getRangeByIndexes(headerRow + 1, index, report.rows.length, 1);
      body.numberFormat = report.rows.map(() => [column.numberFormat ?? "General"]);
    }
  });
  for (const { row, column, target, text } of report.links) {
    const cell = sheet.getCell(headerRow + 1 + row, column);
    cell.hyperlink =
      "cell" in target
        ? { documentReference: target.cell, textToDisplay: text }
        : { address: target.address, textToDisplay: text };
  }
  sheet.freezePanes.freezeRows(headerRow + 1);
  await context.sync();
  return sheet;
}

/** "My sheet", "B2" → "'My sheet'!B2". */
export function cellReference(sheetName: string, address: string): string {
  return `'${sheetName.replaceAll("'", "''")}'!${address}`;
}
