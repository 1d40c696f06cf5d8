import type { Day, Places } from "../../statistics/index.js";
import { addressOf } from "../cells/address.js";
import { meaningOf, type Meaning } from "./header-meaning.js";
import { periodFrom } from "./header-period.js";
import type { Block, BlockCell } from "./read-block.js";

export interface Header {
  /** Zero-based on the sheet. */
  readonly row: number;
  readonly column: number;
  /** Without sheet: "A5". */
  readonly address: string;
  /** As it is shown, without blanks around it. */
  readonly text: string;
  readonly meaning: Meaning;
}

export interface Headers {
  /** What stands above the headers, and in the corner between them; from the top. */
  readonly titles: readonly Header[];
  /** Down the first column. */
  readonly rows: readonly Header[];
  /** Along the first row. */
  readonly columns: readonly Header[];
}

type Grid = readonly (readonly BlockCell[])[];

/** A title, a note, a blank line and a unit may stand above the headers, and numbers of rows beside them. */
const mostRowsAbove = 10;
const mostColumnsBefore = 3;

/**
 * Where the headers of a block stand and what each of them says: the first row with something in more than its
 * first column, and the first column with something below that. Undefined where there is no such corner.
 */
export function findHeaders(block: Block, places: Places, today: Day): Headers | undefined {
  const grid = block.cells;
  const read = (down: number, across: number): Header | undefined => {
    const cell = grid[down]?.[across];
    const text = cell?.text.trim() ?? "";
    if (cell === undefined || text === "") return undefined;
    const [row, column] = [block.row + down, block.column + across];
    const meaning = meaningOf(cell, places, today);
    return { row, column, address: addressOf(row, column), text, meaning };
  };
  const corner = findCorner(grid, read);
  if (corner === undefined) return undefined;
  const { down, across } = corner;
  const below = range(down + 1, grid.length);
  const beside = range(across + 1, grid[0]?.length ?? 0);
  const rows = below.map((index) =>
    withYear(
      read(index, across),
      range(0, across)
        .reverse()
        .map((at) => read(index, at)),
    ),
  );
  const columns = beside.map((index) => withYear(read(down, index), yearsAbove(read, down, index)));
  const titles = range(0, down + 1).flatMap((row) =>
    range(0, row === down ? across + 1 : (grid[0]?.length ?? 0)).map((column) => read(row, column)),
  );
  return {
    titles: titles.filter(isThere),
    rows: rows.filter(isThere),
    columns: columns.filter(isThere),
  };
}

type Read = (down: number, across: number) => Header | undefined;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
const isThere = (header: Header | undefined): header is Header => header !== undefined;
const isRead = (header: Header | undefined) =>
  header !== undefined && header.meaning.kind !== "text";

interface Corner {
  readonly down: number;
  readonly across: number;
}

function findCorner(grid: Grid, read: Read): Corner | undefined {
  const width = grid[0]?.length ?? 0;
  for (const down of range(0, Math.min(grid.length - 1, mostRowsAbove))) {
    const below = range(down + 1, grid.length);
    const first = range(0, width).find((at) => below.some((row) => isThere(read(row, at))));
    if (first === undefined) return undefined;
    const beside = range(first + 1, width);
    const filled = beside.filter((at) => isThere(read(down, at)));
    const isHeader =
      filled.length > 1 || beside.length === 1 || filled.some((at) => isRead(read(down, at)));
    if (filled.length === 0 || !isHeader) continue;
    const headers = hasPartsBelow(read, down, beside) ? down + 1 : down;
    return {
      down: headers,
      across: bestColumn(read, range(headers + 1, grid.length), first, width),
    };
  }
  return undefined;
}

/** Years with their quarters or months in the row below them, which are the headers then. */
const hasPartsBelow = (read: Read, down: number, beside: readonly number[]) =>
  beside.some((at) => {
    const part = read(down + 1, at);
    return part !== undefined && part !== withYear(part, yearsAbove(read, down + 1, at));
  });

/** Numbers of rows, or codes that nobody can read, may stand before the names. */
function bestColumn(read: Read, below: readonly number[], first: number, width: number): number {
  const count = (at: number) => below.filter((row) => isRead(read(row, at))).length;
  const candidates = range(first, Math.min(first + mostColumnsBefore, width - 1));
  return candidates.reduce((best, at) => (count(best) === 0 && count(at) > 0 ? at : best), first);
}

/** The cells above a header from the nearest to the farthest: a year may stand over its four quarters. */
function yearsAbove(read: Read, down: number, across: number): (Header | undefined)[] {
  return range(0, down)
    .reverse()
    .map((row) => {
      const left = range(0, across + 1).reverse();
      return left.map((at) => read(row, at)).find(isThere);
    });
}

/** "Q1" below "2019" is the first quarter of 2019. */
function withYear(
  header: Header | undefined,
  around: readonly (Header | undefined)[],
): Header | undefined {
  if (header === undefined || header.meaning.kind === "period") return header;
  for (const other of around) {
    if (other?.meaning.kind !== "period" || !/^\d{4}$/.test(other.meaning.period.label)) continue;
    const period = periodFrom(`${header.text} ${other.meaning.period.label}`);
    if (period !== undefined)
      return { ...header, meaning: { kind: "period", period, isReadAsIs: false } };
  }
  return header;
}
