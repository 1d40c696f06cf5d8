import type { Sheet, TableDefinition } from "hucre";
import { gridSizes, pixelsPerPoint, zoneName } from "../../../grid/index.js";
import type { GridSheet, GridTable, HeaderData } from "./grid-data.js";
import { pixelsPerDigit } from "./grid-data.js";
import type { CellSurroundings, Position } from "./read-cells.js";
import { readCells } from "./read-cells.js";
import type { TableLook } from "./table-looks.js";

export interface ReadSheet {
  readonly grid: GridSheet;
  /** Number formats as the file has them, for the host to keep. */
  readonly formats: readonly {
    readonly row: number;
    readonly col: number;
    readonly format: string;
  }[];
  /** "row|column" of the cells that may be edited on a protected sheet. */
  readonly unlocked: readonly string[];
  readonly hyperlinks: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

interface Surroundings extends CellSurroundings {
  readonly id: string;
  /** Size in pixels of columns that say none. */
  readonly defaultColumn: number;
  readonly minimum: { readonly rows: number; readonly columns: number };
  /** Looks of tables that the reader does not tell, by name. */
  readonly tableLooks: ReadonlyMap<string, TableLook>;
}

export function readSheet(sheet: Sheet, surroundings: Surroundings): ReadSheet {
  const positions = positionsOf(sheet);
  let { rows, columns } = surroundings.minimum;
  for (const { row, col } of positions) {
    [rows, columns] = [Math.max(rows, row + 1), Math.max(columns, col + 1)];
  }
  const { cells, zones, ...noted } = readCells(sheet, positions, surroundings);
  const isHidden = sheet.hidden === true || sheet.veryHidden === true;
  const tabColor = sheet.view?.tabColor?.rgb;
  const grid: GridSheet = {
    id: surroundings.id,
    name: sheet.name,
    rowNumber: rows,
    colNumber: columns,
    cells,
    ...zones,
    cols: columnsOf(sheet, columns, surroundings.defaultColumn),
    rows: rowsOf(sheet),
    merges: (sheet.merges ?? []).map((merge) =>
      zoneName({
        top: merge.startRow,
        left: merge.startCol,
        bottom: merge.endRow,
        right: merge.endCol,
      }),
    ),
    tables: (sheet.tables ?? []).map((table) =>
      tableOf(table, surroundings.tableLooks.get(table.displayName ?? table.name)),
    ),
    figures: [],
    areGridLinesVisible: sheet.view?.showGridLines !== false,
    isVisible: !isHidden,
    ...(tabColor === undefined ? {} : { color: `#${tabColor}` }),
    panes: { xSplit: sheet.freezePane?.columns ?? 0, ySplit: sheet.freezePane?.rows ?? 0 },
  };
  return { grid, ...noted };
}

/** Of all cells that hold or show anything: the file keeps bare values apart from the rest. */
function positionsOf(sheet: Sheet): Position[] {
  const names = new Set(sheet.cells?.keys());
  sheet.rows.forEach((values, row) => {
    values.forEach((_, col) => names.add(`${row},${col}`));
  });
  return [...names].map((name) => {
    const [row = 0, col = 0] = name.split(",").map(Number);
    return { row, col };
  });
}

function columnsOf(sheet: Sheet, count: number, standard: number): Record<string, HeaderData> {
  const cols: Record<string, HeaderData> = {};
  for (let index = 0; index < count; index++) {
    const { width, hidden } = sheet.columns?.[index] ?? {};
    const size = width === undefined ? standard : Math.round(width * pixelsPerDigit);
    const header = {
      ...(size === gridSizes.column ? {} : { size }),
      ...(hidden === true ? { isHidden: true } : {}),
    };
    if (Object.keys(header).length > 0) cols[String(index)] = header;
  }
  return cols;
}

function rowsOf(sheet: Sheet): Record<string, HeaderData> {
  return Object.fromEntries(
    [...(sheet.rowDefs ?? [])].map(([index, { height, hidden }]) => [
      String(index),
      {
        ...(height === undefined ? {} : { size: Math.round(height * pixelsPerPoint) }),
        ...(hidden === true ? { isHidden: true } : {}),
      },
    ]),
  );
}

function tableOf(table: TableDefinition, look: TableLook | undefined): GridTable {
  return {
    range: table.range ?? "A1:A2",
    type: "forceStatic",
    config: {
      hasFilters: table.showAutoFilter === true,
      totalRow: table.showTotalRow === true,
      firstColumn: look?.firstColumn === true,
      lastColumn: look?.lastColumn === true,
      numberOfHeaders: look?.hasHeader === false ? 0 : 1,
      bandedRows: table.showRowStripes === true,
      bandedColumns: table.showColumnStripes === true,
      styleId: table.style ?? "TableStyleMedium2",
    },
  };
}
