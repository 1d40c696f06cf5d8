import { helpers } from "@odoo/o-spreadsheet";

/** A1 addresses and zones. Rows and columns count from 0, ends are included. */
export interface Zone {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface CellAt {
  readonly sheetId: string;
  readonly row: number;
  readonly col: number;
}

/** Excel's limits, 0-based. */
export const lastRow = 1_048_575;
export const lastColumn = 16_383;

/**
 * Characters of a cell's text, by "Excel specifications and limits". Not the add-in's own constant: what
 * plays Excel must not err with it.
 */
export const longestCellText = 32_767;

const columnName = (column: number) => helpers.numberToLetters(column);
const columnNumber = (name: string) => helpers.lettersToNumber(name.toUpperCase());

export const cellName = (row: number, column: number) => `${columnName(column)}${row + 1}`;

export const isSingleCell = (zone: Zone) => zone.top === zone.bottom && zone.left === zone.right;
export const rowCount = (zone: Zone) => zone.bottom - zone.top + 1;
export const columnCount = (zone: Zone) => zone.right - zone.left + 1;

/** "A1", "A1:B2", "A:C" or "2:4", as Excel writes it. */
export function zoneName(zone: Zone): string {
  if (zone.top === 0 && zone.bottom === lastRow && zone.right < lastColumn) {
    return `${columnName(zone.left)}:${columnName(zone.right)}`;
  }
  if (zone.left === 0 && zone.right === lastColumn) return `${zone.top + 1}:${zone.bottom + 1}`;
  const start = cellName(zone.top, zone.left);
  return isSingleCell(zone) ? start : `${start}:${cellName(zone.bottom, zone.right)}`;
}

export function quoteSheetName(name: string): string {
  return /^[A-Za-z_\u00C0-\u024F][\w.\u00C0-\u024F]*$/.test(name) &&
    !/^[A-Za-z]{1,3}\d+$/.test(name)
    ? name
    : `'${name.replaceAll("'", "''")}'`;
}

/** Splits "'My sheet'!A1" into sheet name and rest; the name is undefined where there is none. */
export function splitSheet(address: string): { sheetName: string | undefined; rest: string } {
  const match = /^(?:'((?:[^']|'')+)'|([^!']+))!(.*)$/s.exec(address.trim());
  if (match === null) return { sheetName: undefined, rest: address.trim() };
  return { sheetName: match[1]?.replaceAll("''", "'") ?? match[2], rest: match[3] ?? "" };
}

/** Reads an address without a sheet name; undefined when it is none. */
export function parseZone(text: string): Zone | undefined {
  const plain = text.replaceAll("$", "").trim();
  const cells = /^([A-Za-z]{1,3})(\d{1,7})(?::([A-Za-z]{1,3})(\d{1,7}))?$/.exec(plain);
  if (cells !== null) {
    const [, column, row, endColumn, endRow] = cells;
    return normalised(
      Number(row) - 1,
      columnNumber(column ?? ""),
      Number(endRow ?? row) - 1,
      columnNumber(endColumn ?? column ?? ""),
    );
  }
  const columns = /^([A-Za-z]{1,3}):([A-Za-z]{1,3})$/.exec(plain);
  if (columns !== null) {
    return normalised(0, columnNumber(columns[1] ?? ""), lastRow, columnNumber(columns[2] ?? ""));
  }
  const rows = /^(\d{1,7}):(\d{1,7})$/.exec(plain);
  if (rows !== null) return normalised(Number(rows[1]) - 1, 0, Number(rows[2]) - 1, lastColumn);
  return undefined;
}

function normalised(
  row: number,
  column: number,
  endRow: number,
  endColumn: number,
): Zone | undefined {
  const zone = {
    top: Math.min(row, endRow),
    left: Math.min(column, endColumn),
    bottom: Math.max(row, endRow),
    right: Math.max(column, endColumn),
  };
  const isInside =
    zone.top >= 0 && zone.left >= 0 && zone.bottom <= lastRow && zone.right <= lastColumn;
  return isInside ? zone : undefined;
}

export function intersection(one: Zone, other: Zone): Zone | undefined {
  const zone = {
    top: Math.max(one.top, other.top),
    left: Math.max(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
  };
  return zone.top <= zone.bottom && zone.left <= zone.right ? zone : undefined;
}

export function boundingZone(one: Zone, other: Zone): Zone {
  return {
    top: Math.min(one.top, other.top),
    left: Math.min(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
  };
}
