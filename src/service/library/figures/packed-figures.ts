import type { Observations } from "../library-model.js";
import {
  distance,
  periodsFrom,
  toExtent,
  type ConceptFigures,
  type PackedRow,
  type SharedPeriods,
} from "./concept-figures.js";
import { packNumbers } from "./packed-numbers.js";

/** Lists of which each is there once, however many have the same. */
export type Intern = (list: readonly string[]) => readonly string[];

export function createIntern(): Intern {
  const lists = new Map<string, readonly string[]>();
  return (list) => {
    const key = list.join("\n");
    const known = lists.get(key);
    if (known !== undefined) return known;
    lists.set(key, list);
    return list;
  };
}

/** Where the places of a list stand in it. */
const indexes = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function indexOf(places: readonly string[]): ReadonlyMap<string, number> {
  const known = indexes.get(places) ?? new Map(places.map((place, at) => [place, at]));
  indexes.set(places, known);
  return known;
}

/** Figures in few bytes, read out of them whenever they are asked for. */
export function createPackedFigures(
  rows: Readonly<Record<string, PackedRow>>,
  shared: SharedPeriods,
  intern: Intern,
): ConceptFigures {
  const places = intern(Object.keys(rows));
  const all = Object.values(rows);
  const numbers = packNumbers(all.map(([, values]) => values));
  const starts = new Uint32Array(all.length + 1);
  for (const [at, [, values]] of all.entries()) starts[at + 1] = (starts[at] ?? 0) + values.length;
  const periods = all.map(([first, values]) => periodsFrom(shared, first, values.length));
  const get = (place: string): Observations | undefined => {
    const at = indexOf(places).get(place);
    if (at === undefined) return undefined;
    const [start = 0, own = []] = [starts[at], periods[at]];
    let values: (number | null)[] | undefined;
    return {
      periods: own,
      // Who asks for the periods alone has no list made of the figures.
      get values() {
        values ??= own.map((_period, index) => numbers.at(start + index));
        return values;
      },
    };
  };
  return {
    places,
    get,
    valueAt: (place, period) => {
      const at = indexOf(places).get(place);
      const [first] = (at === undefined ? undefined : periods[at]) ?? [];
      if (at === undefined || first === undefined) return null;
      const behind = distance(first, period) ?? -1;
      const index = (starts[at] ?? 0) + behind;
      return behind < 0 || index >= (starts[at + 1] ?? 0) ? null : numbers.at(index);
    },
    extent: (place) => {
      const observed = get(place);
      return observed && toExtent(observed);
    },
  };
}
