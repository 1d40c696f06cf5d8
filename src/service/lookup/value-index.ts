import { LRUCache } from "lru-cache";
import type { FigureRow } from "../../statistics/index.js";
import type { Library } from "../library/library-model.js";
import type { Steps } from "../library/turns.js";
import { toOrdinal } from "../library/periods.js";

/** The figures of one concept in one place. */
export interface LibraryRow extends FigureRow {
  readonly concept: string;
  readonly place: string;
}

/** Where in the library a figure with certain first digits stands. */
interface ValuePlace {
  /** Number of the row. */
  readonly row: number;
  /** Place in the row. */
  readonly at: number;
}

export interface ValueIndex {
  readonly rows: readonly LibraryRow[];
  /** The row of a concept in a place. */
  rowOf(concept: string, place: string): LibraryRow | undefined;
  /** Figures whose digits, wherever the decimal point, are those of `value` give or take `tolerance`. */
  placesOf(value: number, tolerance: number): Iterable<ValuePlace>;
  /** How many they are. */
  countOf(value: number, tolerance: number): number;
}

/** Figures are found by their first four digits. */
const buckets = 9000;
const smallest = 1000;

/** From 0 for 1,000… to 8,999 for 9,999…; values are not 0. */
const digitsOf = (value: number): number => {
  const size = Math.abs(value);
  const digits = Math.floor(size / 10 ** (Math.floor(Math.log10(size)) - 3) + 1e-9);
  // The logarithm of a power of ten may fall short of it.
  return digits > 9999 ? 1000 : Math.max(digits, 1000);
};

const rowsPerStep = 500;
/** Rows of which a list is kept once it has been made. */
const keptLists = 2000;

/** A row whose list of figures is made when it is asked for: of a million items all lists would fill the memory. */
function createListing(library: Library) {
  const kept = new LRUCache<LibraryRow, LibraryRow["values"]>({ max: keptLists });
  return (row: Omit<LibraryRow, "values">): LibraryRow => {
    const { concept, place } = row;
    const read = () => library.observations(concept, place);
    const observed = read();
    // The library's own are the same lists each time.
    if (observed === undefined || observed === read())
      return { ...row, values: observed?.values ?? [] };
    return {
      ...row,
      get values() {
        const values = kept.get(this) ?? read()?.values ?? [];
        kept.set(this, values);
        return values;
      },
    };
  };
}

function* rowSteps(library: Library): Steps<LibraryRow[]> {
  const rows: LibraryRow[] = [];
  const listing = createListing(library);
  for (const concept of library.concepts.keys())
    for (const place of library.coveredPlaces(concept)) {
      const observed = library.observations(concept, place);
      const first = observed?.periods[0];
      if (observed === undefined || first === undefined) continue;
      const kind = first.length === 4 ? "year" : first[5] === "Q" ? "quarter" : "month";
      rows.push(listing({ concept, place, kind, first: toOrdinal(first) }));
      if (rows.length % rowsPerStep === 0) yield;
    }
  return rows;
}

function* eachFigure(
  library: Library,
  rows: readonly LibraryRow[],
  visit: (bucket: number, row: number, at: number) => void,
): Steps<void> {
  for (const [row, { concept, place }] of rows.entries()) {
    const { values = [] } = library.observations(concept, place) ?? {};
    for (const [at, value] of values.entries())
      if (value !== null && value !== 0) visit(digitsOf(value) - smallest, row, at);
    if (row % rowsPerStep === 0) yield;
  }
}

/**
 * The library's figures by their first digits, sorted by counting: 6 bytes a figure, made in a moment.
 */
export function* valueIndexSteps(library: Library): Steps<ValueIndex> {
  const rows = yield* rowSteps(library);
  const starts = new Uint32Array(buckets + 1);
  yield* eachFigure(library, rows, (bucket) => {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  });
  for (let bucket = 0; bucket < buckets; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const count = starts[buckets] ?? 0;
  const [rowAt, placeAt] = [new Uint32Array(count), new Uint16Array(count)];
  const next = starts.slice();
  yield* eachFigure(library, rows, (bucket, row, at) => {
    const index = next[bucket] ?? 0;
    next[bucket] = index + 1;
    rowAt[index] = row;
    placeAt[index] = at;
  });
  const byName = new Map(rows.map((row) => [`${row.concept}|${row.place}`, row]));

  /** Where in the lists those of a value stand: two ranges across a power of ten, 9.98 to 10.02. */
  const rangesOf = (value: number, tolerance: number): (readonly [number, number])[] => {
    const [low, high] = [Math.abs(value) - tolerance, Math.abs(value) + tolerance];
    const from = (low <= 0 ? smallest : digitsOf(low)) - smallest;
    const to = digitsOf(high) - smallest;
    const between = (first: number, last: number) =>
      [starts[first] ?? 0, starts[last + 1] ?? count] as const;
    return from <= to ? [between(from, to)] : [between(from, buckets - 1), between(0, to)];
  };

  return {
    rows,
    rowOf: (concept, place) => byName.get(`${concept}|${place}`),
    countOf: (value, tolerance) =>
      rangesOf(value, tolerance).reduce((sum, [from, end]) => sum + end - from, 0),
    *placesOf(value, tolerance) {
      for (const [from, end] of rangesOf(value, tolerance))
        for (let index = from; index < end; index += 1)
          yield { row: rowAt[index] ?? 0, at: placeAt[index] ?? 0 };
    },
  };
}
