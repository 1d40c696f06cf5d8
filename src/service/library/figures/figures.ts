import type { Observations } from "../library-model.js";
import type { ConceptFigures, Extent, PackedRow, SharedPeriods } from "./concept-figures.js";
import { createNumberedLists } from "../numbered/numbered-lists.js";
import { createPackedFigures } from "./packed-figures.js";
import { createRowFigures } from "./row-figures.js";

export type FigureTable = Readonly<Record<string, Readonly<Record<string, PackedRow>>>>;

/** All figures, by concept and place. */
export class Figures {
  readonly #concepts: ReadonlyMap<string, ConceptFigures>;

  /** @param concepts the last of a key is there */
  constructor(concepts: Iterable<readonly [concept: string, figures: ConceptFigures]>) {
    this.#concepts = new Map(concepts);
  }

  [Symbol.iterator](): Iterator<readonly [concept: string, figures: ConceptFigures]> {
    return this.#concepts[Symbol.iterator]();
  }

  placesOf(concept: string): readonly string[] {
    return this.#concepts.get(concept)?.places ?? [];
  }

  get(concept: string, place: string): Observations | undefined {
    return this.#concepts.get(concept)?.get(place);
  }

  /** Null where there is no figure. */
  valueAt(concept: string, place: string, period: string): number | null {
    return this.#concepts.get(concept)?.valueAt(place, period) ?? null;
  }

  /** Undefined where there is no figure at all. */
  extent(concept: string, place: string): Extent | undefined {
    return this.#concepts.get(concept)?.extent(place);
  }
}

/** As they were read: for what reads all of them, and then lets them go. */
export function toRowFigures(tables: readonly FigureTable[]): Figures {
  const shared: SharedPeriods = new Map();
  return new Figures(conceptsOf(tables, (rows) => createRowFigures(rows, shared)));
}

/** In few bytes, and hardly an object that the collector would look at: for what stays. */
export function toPackedFigures(tables: readonly FigureTable[]): Figures {
  const shared: SharedPeriods = new Map();
  const lists = createNumberedLists();
  return new Figures(conceptsOf(tables, (rows) => createPackedFigures(rows, shared, lists)));
}

const conceptsOf = (
  tables: readonly FigureTable[],
  create: (rows: FigureTable[string]) => ConceptFigures,
) =>
  tables.flatMap((table) =>
    Object.entries(table).map(([concept, rows]) => [concept, create(rows)] as const),
  );
