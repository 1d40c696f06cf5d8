import type { GridStyle, Zone } from "../../../grid/index.js";
import { parseZone } from "../../../grid/index.js";
import type { GridBorder } from "./cell-styles.js";

/** The part of o-spreadsheet's exported data that a file has a place for. */
export interface GridData {
  readonly sheets: readonly GridSheet[];
  readonly styles: Readonly<Record<string, GridStyle>>;
  readonly formats: Readonly<Record<string, string>>;
  readonly borders: Readonly<Record<string, GridBorder>>;
  readonly namedRanges?: Readonly<Record<string, string>>;
}

export interface GridSheet {
  readonly id: string;
  readonly name: string;
  readonly colNumber: number;
  readonly rowNumber: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Ids of styles, formats and borders by zone: "A1" or "B2:C3". */
  readonly styles: Readonly<Record<string, number>>;
  readonly formats: Readonly<Record<string, number>>;
  readonly borders: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, HeaderData>>;
  readonly cols: Readonly<Record<string, HeaderData>>;
  readonly merges: readonly string[];
  readonly tables: readonly GridTable[];
  readonly figures: readonly GridFigure[];
  readonly areGridLinesVisible: boolean;
  readonly isVisible: boolean;
  readonly color?: string;
  readonly panes?: { readonly xSplit: number; readonly ySplit: number };
}

/** Of a row or column; sizes in pixels. */
export interface HeaderData {
  readonly size?: number;
  readonly isHidden?: boolean;
}

export interface GridTable {
  readonly range: string;
  readonly type: "forceStatic";
  readonly config: {
    readonly hasFilters: boolean;
    readonly totalRow: boolean;
    readonly firstColumn: boolean;
    readonly lastColumn: boolean;
    readonly numberOfHeaders: number;
    readonly bandedRows: boolean;
    readonly bandedColumns: boolean;
    readonly styleId: string;
  };
}

export interface GridFigure {
  readonly id: string;
  readonly tag: "chart" | "image";
  readonly col: number;
  readonly row: number;
  readonly offset: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  readonly data: object;
}

/** A width in a file counts digits of the default font with its padding, seven pixels each. */
export const pixelsPerDigit = 7;

/** Every cell of zones, by "row,column". */
export function spread<V>(
  zones: Readonly<Record<string, V>>,
  size: { readonly rowNumber: number; readonly colNumber: number },
): Map<string, V> {
  const cells = new Map<string, V>();
  for (const [address, value] of Object.entries(zones)) {
    const zone = parseZone(address);
    if (zone === undefined) continue;
    const bottom = Math.min(zone.bottom, size.rowNumber - 1);
    const right = Math.min(zone.right, size.colNumber - 1);
    for (const { row, col } of cellsIn({ ...zone, bottom, right })) cells.set(key(row, col), value);
  }
  return cells;
}

export const key = (row: number, col: number) => `${row},${col}`;

export function* cellsIn({ top, bottom, left, right }: Zone) {
  for (let row = top; row <= bottom; row++)
    for (let col = left; col <= right; col++) yield { row, col };
}
