import type { Platform } from "../../contract/index.js";
import { reportWords } from "./words/index.js";
import type { ReportColumnId } from "./words/index.js";

/** A table of ours as it stands on its sheet, wherever a user has moved it or its columns. */
export interface FoundTable {
  /** The language its headers are in. */
  readonly language: Platform;
  /** Zero-based, of the sheet. */
  readonly headerRow: number;
  readonly columnOf: ReadonlyMap<ReportColumnId, number>;
  readonly rows: readonly FoundRow[];
  /** True where anything stands below its last row. */
  readonly hasMoreBelow: boolean;
  /** The line of ours that says as of when, where it still stands. */
  readonly asOfCell: { readonly row: number; readonly column: number } | undefined;
}

interface FoundRow {
  readonly values: Readonly<Partial<Record<ReportColumnId, unknown>>>;
  /** Something stands in this row that is not ours. */
  readonly hasNotes: boolean;
}

/** Where a user has put more than this above the table, it is written anew. */
const maxRowsAbove = 200;
const isoDay = /\d{4}-\d{2}-\d{2}/;

/**
 * The table on a sheet of ours; undefined where its headers are gone. `isEmpty` where nothing stands on
 * the sheet at all. One round trip.
 */
export async function findTable(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  ids: readonly ReportColumnId[],
): Promise<{ readonly table: FoundTable | undefined; readonly isEmpty: boolean }> {
  const used = sheet.getUsedRangeOrNullObject(true);
  used.load("values,rowIndex,columnIndex");
  await context.sync();
  if (used.isNullObject) return { table: undefined, isEmpty: true };
  const grid = used.values as unknown[][];
  const header = findHeader(grid, ids);
  if (header === undefined) return { table: undefined, isEmpty: false };
  const key = header.columns.get(ids[0] as ReportColumnId) ?? 0;
  const body = grid.slice(header.row + 1);
  const end = body.findIndex((row) => (row[key] ?? "") === "");
  const ours = end < 0 ? body : body.slice(0, end);
  const below = end < 0 ? [] : body.slice(end);
  const own = new Set(header.columns.values());
  const above = grid.slice(0, header.row);
  const asOfRow = above.findLastIndex((row) => isoDay.test(textOf(row[key])));
  return {
    isEmpty: false,
    table: {
      language: header.language,
      headerRow: used.rowIndex + header.row,
      columnOf: new Map(
        [...header.columns].map(([id, column]) => [id, used.columnIndex + column] as const),
      ),
      rows: ours.map((row) => ({
        values: Object.fromEntries([...header.columns].map(([id, column]) => [id, row[column]])),
        hasNotes: row.some((value, column) => !own.has(column) && value !== ""),
      })),
      hasMoreBelow: below.some((row) => row.some((value) => value !== "")),
      asOfCell:
        asOfRow < 0 ? undefined : { row: used.rowIndex + asOfRow, column: used.columnIndex + key },
    },
  };
}

/** A cell's value as text; "" for nothing. */
export function textOf(value: unknown): string {
  const isShown =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isShown ? String(value) : "";
}

interface Header {
  readonly row: number;
  readonly language: Platform;
  readonly columns: ReadonlyMap<ReportColumnId, number>;
}

/** The row with most of our titles in one language, the first column's among them. */
function findHeader(
  grid: readonly (readonly unknown[])[],
  ids: readonly ReportColumnId[],
): Header | undefined {
  let best: Header | undefined;
  for (const [row, cells] of grid.slice(0, maxRowsAbove).entries()) {
    for (const [language, words] of Object.entries(reportWords)) {
      const columns = new Map(
        ids
          .map((id) => [id, cells.indexOf(words.columns[id])] as const)
          .filter(([, column]) => column >= 0),
      );
      const isOurs = columns.has(ids[0] as ReportColumnId) && columns.size * 2 >= ids.length;
      if (isOurs && columns.size > (best?.columns.size ?? 0)) {
        best = { row, language: language as Platform, columns };
      }
    }
  }
  return best;
}
