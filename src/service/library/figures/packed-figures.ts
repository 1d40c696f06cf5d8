import type { NumberedLists } from "../numbered/numbered-lists.js";
import {
  distance,
  periodsFrom,
  type ConceptFigures,
  type Extent,
  type PackedRow,
  type SharedPeriods,
} from "./concept-figures.js";
import { packNumbers } from "./packed-numbers.js";

/** Where the places of a list stand in it. */
const indexes = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function indexOf(places: readonly string[]): ReadonlyMap<string, number> {
  const known = indexes.get(places) ?? new Map(places.map((place, at) => [place, at]));
  indexes.set(places, known);
  return known;
}

type Periods = readonly string[];

/** Periods by the place of their row: most rows have the same. */
function createPeriods(rows: readonly Periods[]): (at: number) => Periods | undefined {
  const different = [...new Set(rows)];
  const places = new Map(different.map((periods, place) => [periods, place]));
  const placeOf = Uint32Array.from(rows, (periods) => places.get(periods) ?? 0);
  return (at) => different[placeOf[at] ?? -1];
}

/** Figures in few bytes, read out of them whenever they are asked for. */
export function createPackedFigures(
  rows: Readonly<Record<string, PackedRow>>,
  shared: SharedPeriods,
  lists: NumberedLists,
): ConceptFigures {
  const places = lists.listOf(lists.numberOf(Object.keys(rows)));
  const rowAt = packRows(Object.values(rows), shared);
  let index: ReadonlyMap<string, number> | undefined;
  const rowOf = (place: string): Row | undefined =>
    rowAt((index ??= indexOf(places)).get(place) ?? -1);
  return {
    places,
    get: (place) => {
      const row = rowOf(place);
      if (row === undefined) return undefined;
      const { periods, at } = row;
      let values: (number | null)[] | undefined;
      return {
        periods,
        // Who asks for the periods alone has no list made of the figures.
        get values() {
          values ??= periods.map((_period, behind) => at(behind));
          return values;
        },
      };
    },
    valueAt: (place, period) => {
      const { periods = [], at } = rowOf(place) ?? {};
      const [first] = periods;
      const behind = first === undefined ? -1 : (distance(first, period) ?? -1);
      return behind < 0 || behind >= periods.length ? null : (at?.(behind) ?? null);
    },
    extent: (place) => {
      const row = rowOf(place);
      return row && extentOf(row);
    },
  };
}

interface Row {
  readonly periods: Periods;
  /** @param behind the first period so many */
  readonly at: (behind: number) => number | null;
}

function packRows(
  rows: readonly PackedRow[],
  shared: SharedPeriods,
): (at: number) => Row | undefined {
  const numbers = packNumbers(rows.map(([, values]) => values));
  const starts = new Uint32Array(rows.length);
  for (const [at, [, values]] of rows.entries())
    if (at + 1 < rows.length) starts[at + 1] = (starts[at] ?? 0) + values.length;
  const periodsOf = createPeriods(
    rows.map(([first, values]) => periodsFrom(shared, first, values.length)),
  );
  return (at) => {
    const [start = 0, periods] = [starts[at], periodsOf(at)];
    return periods && { periods, at: (behind) => numbers.at(start + behind) };
  };
}

/** Without a list of the figures. */
function extentOf({ periods, at }: Row): Extent | undefined {
  let [first, last, count] = [-1, -1, 0];
  for (const behind of periods.keys()) {
    if (at(behind) === null) continue;
    if (first < 0) first = behind;
    last = behind;
    count += 1;
  }
  const [from, to] = [periods[first], periods[last]];
  return from === undefined || to === undefined ? undefined : { from, to, count };
}
