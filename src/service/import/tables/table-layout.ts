import type { FindPlace } from "../cells/find-place.js";
import { readPeriod } from "../cells/read-period.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { figuresIn } from "./headings/figure-columns.js";
import { placeColumns, whyNoPlaceColumn } from "./headings/place-columns.js";
import type { Cell, TableRow, TypedCell } from "./row.js";

/** A column that is taken for nothing, though others of its kind are. */
interface OtherColumn {
  readonly at: number;
  readonly reason: string;
}

/** Where a table's columns are. */
export interface Layout {
  /** The heading's. */
  readonly line: number;
  readonly names: readonly string[];
  /** Where a row says what it is of: its place and period. */
  readonly keys: readonly number[];
  /** Whether the headings are the periods. */
  readonly headingPeriods: boolean;
  /** Where the headings are the periods or the places: those that are none, and nothing else either. */
  readonly otherColumns: readonly OtherColumn[];
  /** Where the headings are the places: what each says that is nothing else, and its place if it is one. */
  readonly placeHeadings: readonly { readonly name: string; readonly code: string | undefined }[];
  /** Those that the mapping names nowhere; where headings are periods or places, none of these among them. */
  readonly unused: readonly { readonly at: number; readonly name: string }[];
  /** What the column of measures says beside the figures of each. */
  readonly measureTexts: readonly string[];
  /** What it says in this row, where that is no measure. */
  unknownMeasure(cells: readonly string[]): string | undefined;
  /** Why a row cannot be read at all, else undefined. */
  problem(row: TableRow): { readonly reason: string } | undefined;
  place(cells: readonly string[]): string;
  series(cells: readonly string[]): string | undefined;
  /** Where it says which of the series. */
  readonly seriesAt: readonly number[];
  /** "" where the table has none. */
  status(cells: readonly string[]): string;
  figures(row: TableRow): Cell[];
}

/** @throws Error that names the column that is not there */
export function layoutOf(
  heading: TableRow,
  { mapping, path }: { readonly mapping: ColumnMapping; readonly path: string },
  findPlace: FindPlace,
): Layout {
  const names = heading.cells.map((name) => name.trim());
  const at = finderOf(names, path);
  const { place, period, series, measure, measures } = mapping;
  const statusAt = statusColumn(mapping, at, path);
  const placeAt = "column" in place ? at(place.column) : undefined;
  const periodAt = "column" in period ? at(period.column) : undefined;
  const seriesAt = (
    series === undefined ? [] : "column" in series ? [series.column] : series.columns
  ).map(at);
  const measureAt = measure === undefined ? undefined : at(measure.column);
  const cell = (cells: readonly string[], index: number) => cells[index] ?? "";
  const taken = new Set([placeAt, measureAt, statusAt, ...seriesAt]);
  const table = { names, at, path, measureAt };
  const keyed = new Set([...taken, periodAt]);
  const across =
    "headings" in place ? placesAcross({ ...table, taken: keyed, findPlace }, mapping) : undefined;
  return {
    ...{ line: heading.line, names, seriesAt, headingPeriods: periodAt === undefined },
    keys: [placeAt, periodAt].filter((one) => one !== undefined),
    placeHeadings: [],
    otherColumns: periodAt === undefined ? otherColumns(names, taken, mapping) : [],
    unused: unusedColumns(names, taken, mapping),
    ...across,
    ...measureColumn(measures, measureAt),
    problem: (row) => whyUnreadable(row, names, seriesAt),
    place: (cells) =>
      placeAt === undefined ? ("is" in place ? place.is : "") : cell(cells, placeAt),
    series: (cells) =>
      seriesAt.length === 0
        ? undefined
        : seriesAt.map((index) => cell(cells, index).trim()).join(", "),
    status: (cells) => (statusAt === undefined ? "" : cell(cells, statusAt)),
    figures: figuresIn(table, mapping, across?.columns),
  };
}

/** Why a row cannot be read at all. */
function whyUnreadable(
  { cells, typed }: TableRow,
  names: readonly string[],
  seriesAt: readonly number[],
): { readonly reason: string } | undefined {
  if (cells.length !== names.length) {
    const [has, should] = [String(cells.length), String(names.length)];
    return { reason: `has ${has} cells where the heading has ${should}` };
  }
  // Its text would be the name of an indicator.
  return seriesAt.map((index) => typed?.[index]).find(isWithoutResult);
}

/** Of a table whose headings are the places: the columns of these, and all that are none. */
function placesAcross(heading: Parameters<typeof placeColumns>[0], mapping: ColumnMapping) {
  const { names, taken } = heading;
  const columns = placeColumns(heading, mapping);
  const codes = new Map(columns.map(({ at, place }) => [at, place.code]));
  const free = names.map((name, at) => ({ at, name })).filter(({ at }) => !taken.has(at));
  const unused = free.filter(({ at }) => !codes.has(at));
  return {
    columns,
    unused,
    placeHeadings: free.map(({ at, name }) => ({ name, code: codes.get(at) })),
    otherColumns: unused.map(({ at, name }) => ({ at, reason: whyNoPlaceColumn(name, at) })),
  };
}

const finderOf =
  (names: readonly string[], path: string) =>
  (column: string): number => {
    const index = names.indexOf(column);
    if (index < 0)
      throw new Error(`${path} has no column "${column}". It has: ${names.join(", ")}.`);
    if (names.indexOf(column, index + 1) > 0)
      throw new Error(`${path} has two columns "${column}": call each otherwise, or take one out.`);
    return index;
  };

function statusColumn(
  { status, period }: ColumnMapping,
  at: (column: string) => number,
  path: string,
): number | undefined {
  if (status === undefined) return undefined;
  if ("column" in period) return at(status.column);
  throw new Error(
    `${path}: a status is of one figure: it needs its period in a column, and no headings that are periods.`,
  );
}

function measureColumn(
  measures: readonly MappedMeasure[],
  at: number | undefined,
): Pick<Layout, "measureTexts" | "unknownMeasure"> {
  const texts = measures.flatMap(({ when }) => when ?? []);
  const known = new Set(texts);
  const isAny = at === undefined || measures.some(({ when }) => when === undefined);
  return {
    measureTexts: texts,
    unknownMeasure: (cells) => {
      const text = isAny ? undefined : (cells[at] ?? "").trim();
      return text === undefined || known.has(text) ? undefined : text;
    },
  };
}

function unusedColumns(
  names: readonly string[],
  taken: ReadonlySet<number | undefined>,
  { period, measures, frequency }: ColumnMapping,
): Layout["unused"] {
  const named = new Set(measures.map(({ column }) => column));
  if ("column" in period) named.add(period.column);
  const isPeriod = (name: string) =>
    "headings" in period && "period" in readPeriod(name, frequency);
  return names.flatMap((name, at) =>
    taken.has(at) || named.has(name) || isPeriod(name) ? [] : [{ at, name }],
  );
}

function otherColumns(
  names: readonly string[],
  taken: ReadonlySet<number | undefined>,
  { frequency }: ColumnMapping,
): OtherColumn[] {
  const whatToDo = "Head it as a period or take it out of the table";
  return names.flatMap((name, at) => {
    const read = readPeriod(name, frequency);
    if (taken.has(at) || "period" in read) return [];
    const what = name === "" ? `${String(at + 1)} has no heading` : read.reason;
    return { at, reason: `the column ${what}: its figures are not in. ${whatToDo}` };
  });
}

const isWithoutResult = (
  typed: TypedCell | undefined,
): typed is Extract<TypedCell, { reason: string }> =>
  typed !== undefined && "reason" in typed && typed.isWithoutResult;
