/** Of the figures of one measure that come at several paces, which come more often. */
import { addToList } from "../../library/lists/add-to-list.js";
import type { Concept, Library } from "../../library/library-model.js";
import type { Steps } from "../../library/turns.js";
import { gather, layerSteps, type Layers } from "../columns/taken/layers.js";

/** Keys of the concepts that measure the same more often. */
export type FinerOf = (concept: string) => readonly string[];

export interface Finer {
  readonly of: FinerOf;
  /** Concepts by their measure. */
  readonly alike: Layers<Concept, ReadonlyMap<string, readonly Concept[]>>;
}

const perYear: Readonly<Record<Concept["frequency"], number>> = {
  annual: 1,
  quarterly: 4,
  monthly: 12,
};

/** One measure is what has one name, unit and adjustment for the season. */
const measureOf = ({ name, unit, seasonalAdjustment }: Concept): string =>
  [name.en, unit.en, seasonalAdjustment?.en ?? ""].join("|");

const conceptsPerStep = 100;

function* byMeasureSteps(concepts: readonly Concept[]): Steps<Map<string, Concept[]>> {
  const alike = new Map<string, Concept[]>();
  for (const [at, concept] of concepts.entries()) {
    addToList(alike, measureOf(concept), concept);
    if (at % conceptsPerStep === 0) yield;
  }
  return alike;
}

/** @param before of the library that was there before @default none */
export function* finerSteps({ concepts }: Pick<Library, "concepts">, before?: Finer): Steps<Finer> {
  const alike = yield* layerSteps([...concepts.values()], byMeasureSteps, before?.alike);
  const of: FinerOf = (key) => {
    const concept = concepts.get(key);
    if (concept === undefined) return [];
    return gather(alike, measureOf(concept))
      .filter((other) => perYear[other.frequency] > perYear[concept.frequency])
      .map((other) => other.key);
  };
  return { of, alike };
}
