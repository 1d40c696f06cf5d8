import type { Day, Places } from "../../statistics/index.js";
import { addressOf } from "../cells/address.js";
import { meaningOf, type Meaning } from "./header-meaning.js";
import { periodFrom } from "./header-period.js";
import { mergeAt, type Block, type BlockCell, type MergedArea } from "./read-block.js";

export interface Header {
  /** Zero-based on the sheet. */
  readonly row: number;
  readonly column: number;
  /** Without sheet: "A5". Of a merged header, which stands for each of its rows or columns, its first cell. */
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
  const mergedAt = (down: number, across: number) => {
    const area = mergeAt(block.merges, { row: block.row + down, column: block.column + across });
    return area && { ...area, row: area.row - block.row, column: area.column - block.column };
  };
  const sheet: Sheet = { read, mergedAt };
  const corner = findCorner(grid, sheet);
  if (corner === undefined) return undefined;
  const { down, across } = corner;
  const below = range(down + 1, grid.length);
  const beside = range(across + 1, grid[0]?.length ?? 0);
  const rows = below.map((index) =>
    withYear(
      readSpanned(sheet, index, across, ({ row }) => row > down),
      range(0, across)
        .reverse()
        .map((at) => read(index, at)),
    ),
  );
  const columns = beside.map((index) =>
    withYear(
      readSpanned(sheet, down, index, ({ row, column }) => row === down && column > across),
      yearsAbove(sheet, down, index),
    ),
  );
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

/** Zero-based in the block. */
interface Sheet {
  readonly read: Read;
  readonly mergedAt: (down: number, across: number) => MergedArea | undefined;
}

/** A header, or the merged one that this cell is a part of. */
function readSpanned(
  { read, mergedAt }: Sheet,
  down: number,
  across: number,
  isHeader: (area: MergedArea) => boolean,
): Header | undefined {
  const own = read(down, across);
  const area = own === undefined ? mergedAt(down, across) : undefined;
  if (area === undefined || !isHeader(area)) return own;
  const first = read(area.row, area.column);
  if (first === undefined) return undefined;
  const [byRow, byColumn] = [down - area.row, across - area.column];
  return { ...first, row: first.row + byRow, column: first.column + byColumn };
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
const isThere = (header: Header | undefined): header is Header => header !== undefined;
const isRead = (header: Header | undefined) =>
  header !== undefined && header.meaning.kind !== "text";

interface Corner {
  readonly down: number;
  readonly across: number;
}

function findCorner(grid: Grid, sheet: Sheet): Corner | undefined {
  const { read } = sheet;
  const width = grid[0]?.length ?? 0;
  for (const down of range(0, Math.min(grid.length - 1, mostRowsAbove))) {
    const below = range(down + 1, grid.length);
    const first = range(0, width).find((at) => below.some((row) => isThere(read(row, at))));
    if (first === undefined) return undefined;
    const beside = range(first + 1, width);
    const filled = beside.filter((at) => isThere(read(down, at)));
    const isHeader =
      filled.length > 1 || beside.length === 1 || filled.some((at) => isRead(read(down, at)));
    if (filled.length === 0 || !isHeader || isTitle(sheet, grid, down, filled)) continue;
    const headers = hasPartsBelow(sheet, down, beside) ? down + 1 : down;
    return {
      down: headers,
      across: bestColumn(read, range(headers + 1, grid.length), first, width),
    };
  }
  return undefined;
}

/** One cell that is merged over several headers below it is the title of all of them: "2015" over measures. */
function isTitle(
  { read, mergedAt }: Sheet,
  grid: Grid,
  down: number,
  filled: readonly number[],
): boolean {
  const [only = 0, ...others] = filled;
  const area = mergedAt(down, only);
  if (others.length > 0 || area === undefined || area.columnCount === 1) return false;
  const below = area.row + area.rowCount;
  const headers = range(area.column, area.column + area.columnCount).filter((at) => {
    const header = read(below, at);
    const isNumber = typeof grid[below]?.[at]?.value === "number";
    return header !== undefined && (!isNumber || isRead(header));
  });
  return headers.length > 1;
}

/** Years with their quarters or months in the row below them, which are the headers then. */
const hasPartsBelow = (sheet: Sheet, down: number, beside: readonly number[]) =>
  beside.some((at) => {
    const part = sheet.read(down + 1, at);
    return part !== undefined && part !== withYear(part, yearsAbove(sheet, down + 1, at));
  });

/** Numbers of rows, or codes that nobody can read, may stand before the names. */
function bestColumn(read: Read, below: readonly number[], first: number, width: number): number {
  const count = (at: number) => below.filter((row) => isRead(read(row, at))).length;
  const candidates = range(first, Math.min(first + mostColumnsBefore, width - 1));
  return candidates.reduce((best, at) => (count(best) === 0 && count(at) > 0 ? at : best), first);
}

/** The cells above a header from the nearest to the farthest: a year may stand over its four quarters. */
function yearsAbove(sheet: Sheet, down: number, across: number): (Header | undefined)[] {
  const { read, mergedAt } = sheet;
  return range(0, down)
    .reverse()
    .map((row) => {
      const area = mergedAt(row, across);
      if (area !== undefined) return read(area.row, area.column);
      const at = range(0, across + 1)
        .reverse()
        .find((left) => isThere(read(row, left)));
      // What is merged ends where it ends; what is not stands over all up to the next.
      const isOver = at !== undefined && (mergedAt(row, at)?.columnCount ?? 1) === 1;
      return isOver ? read(row, at) : undefined;
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
