import type { Cell, Sheet } from "hucre";
import type { GridStyle } from "../../../grid/index.js";
import { cellName, parseZone } from "../../../grid/index.js";
import type { CellLook, GridBorder } from "./cell-styles.js";
import { fromFileStyle } from "./cell-styles.js";
import type { FunctionNames } from "./file-formulas.js";
import { fromFileFormula } from "./file-formulas.js";

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

/** A cell of the sheet. */
export interface Position {
  readonly row: number;
  readonly col: number;
}

export interface CellSurroundings {
  readonly names: FunctionNames;
  readonly looks: SharedLooks;
  /** The form the grid can show; undefined for none. */
  readonly toGridFormat: (format: string) => string | undefined;
}

type Zones = Record<"styles" | "formats" | "borders", Record<string, number>>;

/** Contents and looks of the cells, and what of them the grid does not take. */
export function readCells(
  sheet: Sheet,
  positions: readonly Position[],
  { names, looks, toGridFormat }: CellSurroundings,
) {
  const cells: Record<string, string> = {};
  const zones: Zones = { styles: {}, formats: {}, borders: {} };
  const formats: { row: number; col: number; format: string }[] = [];
  const unlocked: string[] = [];
  const hyperlinks: [string, Readonly<Record<string, string>>][] = [];
  const spilled = spilledCells(sheet);
  for (const { row, col } of positions) {
    const at = cellName(row, col);
    const cell: Partial<Cell> | undefined = sheet.cells?.get(`${row},${col}`);
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
  }
  return { cells, zones, formats, unlocked, hyperlinks };
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
  zones: Zones,
  looks: SharedLooks,
  toGridFormat: CellSurroundings["toGridFormat"],
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
