import { loadPlaces, periodNumbers, type Day } from "../../statistics/index.js";
import { addressOf } from "../cells/address.js";
import { findHeaders, type Header } from "../headers/find-headers.js";
import { readBlock, type Block, type BlockProblem } from "../headers/read-block.js";

interface TypedCell {
  /** Without sheet: "B2". */
  readonly address: string;
  readonly value: number;
}

interface TypedLine {
  /** Code of its place, where its header names one. */
  readonly place?: string;
  /** In the order of the cells; null where no figure was typed. */
  readonly cells: readonly (TypedCell | null)[];
}

/** Figures that somebody has typed, by lines along the periods. */
export interface TypedTable {
  readonly sheetId: string;
  readonly sheetName: string;
  readonly lines: readonly TypedLine[];
  /** Labels of the periods, one for each cell of a line, where headers name them. */
  readonly periods?: readonly string[];
  /** What titles and headers say beside places and periods, to search for. */
  readonly words: string;
  readonly isLocked: boolean;
  /** Typed figures that no line has: without place or period, of another kind of period, or beyond the limits. */
  readonly leftOut: number;
}

export type TypedProblem =
  | BlockProblem
  | "no-figures"
  /** The headers name spans of periods and nothing else. */
  | "only-spans";

/** As many as the look-up takes at once. */
const most = { lines: 60, length: 400 };
/** An axis says what most of its headers say. */
const mostOf = 0.6;
const longestWords = 200;

interface Axis {
  readonly index: number;
  readonly header: Header | undefined;
}

/**
 * The figures among the marked cells, with the headers that adjoin them. A single cell stands for its table.
 * Formulas are no typed figures, nor are dates. At most ten round trips, all of which read.
 */
export async function readTypedTable(
  context: Excel.RequestContext,
  today: Day,
): Promise<TypedTable | TypedProblem> {
  const block = await readBlock(context, "adjoining");
  if (typeof block === "string") return block;
  // Fails where several areas are marked, which the block has found out.
  const marked = context.workbook.getSelectedRange();
  marked.load("rowIndex,columnIndex,rowCount,columnCount,cellCount");
  const figures = await typedFigures(context, block);
  const isMarked = (row: number, column: number) =>
    marked.cellCount === 1 ||
    (row >= marked.rowIndex &&
      row < marked.rowIndex + marked.rowCount &&
      column >= marked.columnIndex &&
      column < marked.columnIndex + marked.columnCount);
  const headers = findHeaders(block, await loadPlaces(), today);
  const columns = headersOf(headers?.columns.filter(isFirstCell) ?? []);
  const rows = headersOf(headers?.rows.filter(isFirstCell) ?? []);
  const firstRow = columns.length === 0 ? block.row : (columns[0]?.row ?? 0) + 1;
  const firstColumn = rows.length === 0 ? block.column : (rows[0]?.column ?? 0) + 1;
  const figureAt = (row: number, column: number) =>
    row < firstRow || column < firstColumn || !isMarked(row, column)
      ? undefined
      : figures.get(addressOf(row, column));
  const down = axisOf(block.row, block.cells.length, (row) =>
    rows.find((header) => header.row === row),
  );
  const across = axisOf(block.column, block.cells[0]?.length ?? 0, (column) =>
    columns.find((header) => header.column === column),
  );
  const table = toTable(down, across, figureAt);
  if (table === undefined) return "no-figures";
  if (table.periods?.length === 0) return "only-spans";
  const { sheetId, sheetName, isLocked } = block;
  const headings = [...(headers?.titles ?? []), ...rows, ...columns]
    .filter(({ meaning }) => meaning.kind === "text")
    .map(({ text }) => text);
  const said = [...(await textsAbove(context, block)), ...headings].filter((text) =>
    /\p{L}/u.test(text),
  );
  const words = [...new Set(said)].join(" ").slice(0, longestWords);
  return { sheetId, sheetName, isLocked, words, ...table };
}

/** A period has one cell, though its header may be merged over several. */
const isFirstCell = ({ row, column, address }: Header) => addressOf(row, column) === address;

/** A first row or column of nothing but numbers that are no periods is figures, not headers. */
const headersOf = (headers: readonly Header[]): readonly Header[] =>
  headers.some(({ meaning, text }) => meaning.kind !== "text" || /\p{L}/u.test(text))
    ? headers
    : [];

const axisOf = (
  first: number,
  count: number,
  headerAt: (index: number) => Header | undefined,
): Axis[] =>
  Array.from({ length: count }, (_, at) => ({ index: first + at, header: headerAt(first + at) }));

/** A title may stand apart from its table, by a blank row or more. */
const rowsAbove = 5;

async function textsAbove(
  context: Excel.RequestContext,
  { sheetId, row, column, cells }: Block,
): Promise<string[]> {
  const count = Math.min(row, rowsAbove);
  if (count === 0) return [];
  const sheet = context.workbook.worksheets.getItem(sheetId);
  const range = sheet.getRangeByIndexes(row - count, column, count, cells[0]?.length ?? 1);
  range.load("text");
  await context.sync();
  return range.text.flat().map((text) => text.trim());
}

/** Colours and words in a format may hold the letters of days and years. */
const isDateFormat = (format: string) => /[dy]/i.test(format.replace(/\[[^\]]*\]|"[^"]*"/g, ""));

/** Numbers that are neither formulas nor dates, by address. */
async function typedFigures(
  context: Excel.RequestContext,
  block: Block,
): Promise<ReadonlyMap<string, number>> {
  const [height, width] = [block.cells.length, block.cells[0]?.length ?? 0];
  const range = context.workbook.worksheets
    .getItem(block.sheetId)
    .getRangeByIndexes(block.row, block.column, height, width);
  range.load("formulas");
  await context.sync();
  const found = new Map<string, number>();
  for (const [down, row] of block.cells.entries())
    for (const [across, { value, format }] of row.entries()) {
      const formula: unknown = (range.formulas as unknown[][])[down]?.[across];
      const isFormula = typeof formula === "string" && formula.startsWith("=");
      if (typeof value === "number" && !isFormula && !isDateFormat(format))
        found.set(addressOf(block.row + down, block.column + across), value);
    }
  return found;
}

const share = (axis: readonly Axis[], kind: Header["meaning"]["kind"]): number =>
  axis.filter(({ header }) => header?.meaning.kind === kind).length / Math.max(1, axis.length);

type FigureAt = (row: number, column: number) => number | undefined;

/** The axis of the periods: what headers say, else where the places are not, else the longer one. */
function toTable(down: readonly Axis[], across: readonly Axis[], figureAt: FigureAt) {
  const used = {
    down: down.filter(({ index }) =>
      across.some((one) => figureAt(index, one.index) !== undefined),
    ),
    across: across.filter(({ index }) =>
      down.some((one) => figureAt(one.index, index) !== undefined),
    ),
  };
  if (used.down.length === 0) return undefined;
  const isAcross =
    share(used.across, "period") !== share(used.down, "period")
      ? share(used.across, "period") > share(used.down, "period")
      : share(used.across, "place") !== share(used.down, "place")
        ? share(used.across, "place") < share(used.down, "place")
        : used.across.length >= used.down.length;
  const [lines, time] = isAcross ? [used.down, used.across] : [used.across, used.down];
  const all = lines.flatMap((line) =>
    time.filter((at) =>
      isAcross
        ? figureAt(line.index, at.index) !== undefined
        : figureAt(at.index, line.index) !== undefined,
    ),
  );
  const table = tableOf(lines, time, (line, at) => (isAcross ? [line, at] : [at, line]), figureAt);
  const read = table.lines.flatMap(({ cells }) => cells).filter((cell) => cell !== null);
  return { ...table, leftOut: all.length - read.length };
}

function tableOf(
  lines: readonly Axis[],
  time: readonly Axis[],
  cellOf: (line: number, at: number) => readonly [row: number, column: number],
  figureAt: FigureAt,
) {
  const hasPeriods = share(time, "period") >= mostOf;
  const hasPlaces = share(lines, "place") >= mostOf;
  const spaced = hasPeriods
    ? ofOneKind(time)
    : // Empty columns between figures are periods without one.
      spread(time);
  const kept = hasPlaces ? lines.filter(({ header }) => placeOf(header) !== undefined) : lines;
  const positions = spaced.slice(0, most.length);
  return {
    lines: kept.slice(0, most.lines).map(({ index, header }): TypedLine => {
      const place = placeOf(header);
      return {
        ...(hasPlaces && place !== undefined ? { place } : {}),
        cells: positions.map((at) => {
          const [row, column] = cellOf(index, at.index);
          const value = figureAt(row, column);
          return value === undefined ? null : { address: addressOf(row, column), value };
        }),
      };
    }),
    ...(hasPeriods ? { periods: positions.map(({ header }) => periodOf(header)) } : {}),
  };
}

/** Those whose periods are of the commonest kind: a span such as 2015–2019 is none, and years are no quarters. */
function ofOneKind(time: readonly Axis[]): Axis[] {
  const kinds = time.map(({ header }) => periodNumbers([periodOf(header)])?.kind);
  const count = (kind: (typeof kinds)[number]) => kinds.filter((one) => one === kind).length;
  const [commonest] = kinds
    .filter((kind) => kind !== undefined)
    .sort((one, other) => count(other) - count(one));
  return time.filter((_, at) => commonest !== undefined && kinds[at] === commonest);
}

function spread(time: readonly Axis[]): Axis[] {
  const first = time[0]?.index ?? 0;
  const last = time.at(-1)?.index ?? first;
  return axisOf(first, last - first + 1, () => undefined);
}

const placeOf = (header: Header | undefined): string | undefined =>
  header?.meaning.kind === "place" ? header.meaning.place.code : undefined;

const periodOf = (header: Header | undefined): string =>
  header?.meaning.kind === "period" ? header.meaning.period.label : "";
