import type { Cell, Sheet, TableDefinition } from "hucre";
import type { GridStyle } from "../../../grid/index.js";
import { cellName, gridSizes, parseZone, pixelsPerPoint, zoneName } from "../../../grid/index.js";
import type { CellLook, GridBorder } from "./cell-styles.js";
import { fromFileStyle } from "./cell-styles.js";
import type { FunctionNames } from "./file-formulas.js";
import { fromFileFormula } from "./file-formulas.js";
import type { GridSheet, GridTable, HeaderData } from "./grid-data.js";
import { pixelsPerDigit } from "./grid-data.js";
import type { TableLook } from "./table-looks.js";

/** Looks that several cells share, by the ids the cells name them with. */
export class SharedLooks {
  readonly styles: Record<string, GridStyle> = {};
  readonly formats: Record<string, string> = {};
  readonly borders: Record<string, GridBorder> = {};
  private readonly ids = new Map<string, number>();

  id(kind: "styles" | "formats" | "borders", look: GridStyle | GridBorder | string): number {
    const key = kind + JSON.stringify(look);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(key, id);
    (this[kind] as Record<string, unknown>)[String(id)] = look;
    return id;
  }
}

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

interface Surroundings {
  readonly id: string;
  readonly names: FunctionNames;
  readonly looks: SharedLooks;
  /** The form the grid can show; undefined for none. */
  readonly toGridFormat: (format: string) => string | undefined;
  /** Size in pixels of columns that say none. */
  readonly defaultColumn: number;
  readonly minimum: { readonly rows: number; readonly columns: number };
  /** Looks of tables that the reader does not tell, by name. */
  readonly tableLooks: ReadonlyMap<string, TableLook>;
}

export function readSheet(sheet: Sheet, surroundings: Surroundings): ReadSheet {
  const { id, names, looks, toGridFormat, minimum } = surroundings;
  const cells: Record<string, string> = {};
  const zones = { styles: {}, formats: {}, borders: {} } as Record<
    "styles" | "formats" | "borders",
    Record<string, number>
  >;
  const formats: { row: number; col: number; format: string }[] = [];
  const unlocked: string[] = [];
  const hyperlinks: [string, Readonly<Record<string, string>>][] = [];
  const spilled = spilledCells(sheet);
  const take = (row: number, col: number, cell: Partial<Cell> | undefined) => {
    const at = cellName(row, col);
    const content = spilled.has(`${row},${col}`)
      ? undefined
      : contentOf(cell, sheet.rows[row]?.[col] ?? null, names);
    if (content !== undefined) cells[at] = content;
    if (cell?.style !== undefined) {
      const look = fromFileStyle(cell.style);
      markLook(look, at, zones, looks, toGridFormat);
      if (look.numberFormat !== "General") formats.push({ row, col, format: look.numberFormat });
      if (look.isUnlocked) unlocked.push(`${row}|${col}`);
    }
    if (cell?.hyperlink !== undefined) hyperlinks.push([`${row}|${col}`, linkOf(cell, content)]);
  };
  const positions = new Set(sheet.cells?.keys());
  sheet.rows.forEach((row, index) => {
    row.forEach((_, col) => positions.add(`${index},${col}`));
  });
  let [rows, columns] = [minimum.rows, minimum.columns];
  for (const position of positions) {
    const [row = 0, col = 0] = position.split(",").map(Number);
    [rows, columns] = [Math.max(rows, row + 1), Math.max(columns, col + 1)];
    take(row, col, sheet.cells?.get(position));
  }
  const isHidden = sheet.hidden === true || sheet.veryHidden === true;
  const tabColor = sheet.view?.tabColor?.rgb;
  const grid: GridSheet = {
    id,
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
  return { grid, formats, unlocked, hyperlinks };
}

/** Values a formula spilled: the grid spills them itself. */
function spilledCells(sheet: Sheet): Set<string> {
  const spilled = new Set<string>();
  for (const [position, { formulaRef, formulaDynamic }] of sheet.cells ?? []) {
    const zone = formulaRef === undefined ? undefined : parseZone(formulaRef);
    if (zone === undefined || formulaDynamic !== true) continue;
    for (let row = zone.top; row <= zone.bottom; row++)
      for (let col = zone.left; col <= zone.right; col++) spilled.add(`${row},${col}`);
    spilled.delete(position);
  }
  return spilled;
}

/** What the grid would take for something else than this text. */
const readsAsOther = /^['=+\-@#]|\d|^\s*(?:true|false)\s*$|^\[/i;

/** A cell's content as one would type it in English; undefined for an empty one. */
function contentOf(
  cell: Partial<Cell> | undefined,
  bare: Cell["value"],
  names: FunctionNames,
): string | undefined {
  if (cell?.formula !== undefined && cell.formula !== "") {
    return fromFileFormula(cell.formula, names);
  }
  if (cell?.richText !== undefined) return `'${cell.richText.map(({ text }) => text).join("")}`;
  const value = cell?.value ?? bare;
  if (value === null) return undefined;
  if (value instanceof Date) return String(toSerial(value));
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "number" || cell?.type === "error") return String(value);
  return readsAsOther.test(value) ? `'${value}` : value;
}

/** Days since 30 December 1899, which is how cells hold dates. */
const toSerial = (date: Date) => (date.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

function markLook(
  { style, border, numberFormat }: CellLook,
  at: string,
  zones: Record<"styles" | "formats" | "borders", Record<string, number>>,
  looks: SharedLooks,
  toGridFormat: Surroundings["toGridFormat"],
): void {
  if (Object.keys(style).length > 0) zones.styles[at] = looks.id("styles", style);
  if (Object.keys(border).length > 0) zones.borders[at] = looks.id("borders", border);
  const shown = toGridFormat(numberFormat);
  if (shown !== undefined) zones.formats[at] = looks.id("formats", shown);
}

function linkOf({ hyperlink, value }: Partial<Cell>, content: string | undefined) {
  const { target = "", location, tooltip, display } = hyperlink ?? {};
  const text = display ?? (typeof value === "string" ? value : content?.replace(/^'/, ""));
  return {
    ...(target === "" ? {} : { address: target }),
    ...(location === undefined ? {} : { documentReference: location }),
    ...(tooltip === undefined ? {} : { screenTip: tooltip }),
    ...(text === undefined ? {} : { textToDisplay: text }),
  };
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
