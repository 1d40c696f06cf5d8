import type { Observations } from "../library-model.js";
import type { NumberedLists } from "../numbered/numbered-lists.js";
import {
  distance,
  periodsFrom,
  toExtent,
  type ConceptFigures,
  type PackedRow,
  type SharedPeriods,
} from "./concept-figures.js";
import { packNumbers, type PackedNumbers } from "./packed-numbers.js";

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
  const get = (place: string): Row | undefined =>
    rowAt((index ??= indexOf(places)).get(place) ?? -1);
  return {
    places,
    get,
    valueAt: (place, period) => {
      const row = get(place);
      const first = row?.periods[0];
      return first === undefined ? null : (row?.valueAt(distance(first, period) ?? -1) ?? null);
    },
    extent: (place) => {
      const row = get(place);
      return row && toExtent(row);
    },
  };
}

function packRows(
  rows: readonly PackedRow[],
  shared: SharedPeriods,
): (at: number) => Row | undefined {
  const numbers = packNumbers(rows.map(([, values]) => values));
  const starts = new Uint32Array(rows.length + 1);
  for (const [at, [, values]] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + values.length;
  const periodsOf = createPeriods(
    rows.map(([first, values]) => periodsFrom(shared, first, values.length)),
  );
  return (at) => {
    const periods = periodsOf(at);
    return periods && new Row(periods, numbers, starts[at] ?? 0);
  };
}

/** One place's figures. Who asks for the periods alone has no list made of the figures. */
class Row implements Observations {
  readonly periods: Periods;
  readonly #numbers: PackedNumbers;
  readonly #start: number;
  #values: readonly (number | null)[] | undefined;

  constructor(periods: Periods, numbers: PackedNumbers, start: number) {
    this.periods = periods;
    this.#numbers = numbers;
    this.#start = start;
  }

  get values(): readonly (number | null)[] {
    this.#values ??= this.periods.map((_period, behind) => this.#numbers.at(this.#start + behind));
    return this.#values;
  }

  /** Null where there is no figure. */
  valueAt(behind: number): number | null {
    if (behind < 0 || behind >= this.periods.length) return null;
    return this.#numbers.at(this.#start + behind);
  }
}
