import type { Observations } from "../library-model.js";
import type { NumberedLists } from "../numbered/numbered-lists.js";
import {
  distance,
  periodsFrom,
  toExtent,
  type ConceptFigures,
  type Extent,
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

/** What rows of figures have in common with those of other concepts: their periods, and where each begins. */
interface RowShape {
  readonly different: readonly Periods[];
  /** By row, its periods among the different ones. */
  readonly periodsAt: Uint32Array;
  /** By row, the place of its first figure. */
  readonly starts: Uint32Array;
}

function toShape(rows: readonly PackedRow[], shared: SharedPeriods): RowShape {
  const all = rows.map(([first, values]) => periodsFrom(shared, first, values.length));
  const different = [...new Set(all)];
  const places = new Map(different.map((periods, place) => [periods, place]));
  const starts = new Uint32Array(rows.length);
  for (let at = 1; at < rows.length; at += 1)
    starts[at] = (starts[at - 1] ?? 0) + (all[at - 1]?.length ?? 0);
  const periodsAt = Uint32Array.from(all, (periods) => places.get(periods) ?? 0);
  return { different, periodsAt, starts };
}

/** Of the periods that some concepts share: a source's rows mostly begin and end together. */
const shapes = new WeakMap<SharedPeriods, Map<string, RowShape>>();

/** Rows that follow each other and are alike are counted: most are. */
function toKey(rows: readonly PackedRow[]): string {
  const runs: string[] = [];
  let [count, run] = [0, ""];
  for (const [first, { length }] of rows) {
    const next = `${first}+${String(length)}`;
    if (next !== run && count > 0) runs.push(`${run}*${String(count)}`);
    count = next === run ? count + 1 : 1;
    run = next;
  }
  return [...runs, `${run}*${String(count)}`].join(" ");
}

function shapeOf(rows: readonly PackedRow[], shared: SharedPeriods): RowShape {
  const known = shapes.get(shared) ?? new Map<string, RowShape>();
  shapes.set(shared, known);
  const key = toKey(rows);
  const shape = known.get(key) ?? toShape(rows, shared);
  known.set(key, shape);
  return shape;
}

/** Figures in few bytes and few objects, read out of them whenever they are asked for. */
class PackedFigures implements ConceptFigures {
  readonly places: readonly string[];
  readonly #shape: RowShape;
  readonly #numbers: PackedNumbers;

  constructor(places: readonly string[], shape: RowShape, numbers: PackedNumbers) {
    this.places = places;
    this.#shape = shape;
    this.#numbers = numbers;
  }

  get(place: string): Row | undefined {
    const at = indexOf(this.places).get(place) ?? -1;
    const { different, periodsAt, starts } = this.#shape;
    const periods = different[periodsAt[at] ?? -1];
    return periods && new Row(periods, this.#numbers, starts[at] ?? 0);
  }

  valueAt(place: string, period: string): number | null {
    const row = this.get(place);
    const first = row?.periods[0];
    return first === undefined ? null : (row?.valueAt(distance(first, period) ?? -1) ?? null);
  }

  extent(place: string): Extent | undefined {
    const row = this.get(place);
    return row && toExtent(row);
  }
}

export function createPackedFigures(
  rows: Readonly<Record<string, PackedRow>>,
  shared: SharedPeriods,
  lists: NumberedLists,
): ConceptFigures {
  const all = Object.values(rows);
  const places = lists.listOf(lists.numberOf(Object.keys(rows)));
  const numbers = packNumbers(all.map(([, values]) => values));
  return new PackedFigures(places, shapeOf(all, shared), numbers);
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
