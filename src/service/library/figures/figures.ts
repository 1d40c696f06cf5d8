import type { Observations } from "../library-model.js";
import type { ConceptFigures, Extent, PackedRow, SharedPeriods } from "./concept-figures.js";
import { createRowFigures } from "./row-figures.js";

export type FigureTable = Readonly<Record<string, Readonly<Record<string, PackedRow>>>>;

/** All figures, by concept and place. */
export class Figures {
  readonly #concepts: Map<string, ConceptFigures>;

  /** @param others figures that are here, too, the last of a concept */
  constructor(
    tables: readonly FigureTable[],
    others: Iterable<readonly [concept: string, figures: ConceptFigures]> = [],
  ) {
    this.#concepts = new Map(others);
    const shared: SharedPeriods = new Map();
    for (const table of tables)
      for (const [concept, rows] of Object.entries(table))
        this.#concepts.set(concept, createRowFigures(rows, shared));
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
