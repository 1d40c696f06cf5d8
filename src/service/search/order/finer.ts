/** Of the figures of one measure that come at several paces, which come more often. */
import type { Concept, Library } from "../../library/library-model.js";
import type { Steps } from "../../library/turns.js";

/** Keys of the concepts that measure the same more often. */
export type FinerOf = (concept: string) => readonly string[];

const perYear: Readonly<Record<Concept["frequency"], number>> = {
  annual: 1,
  quarterly: 4,
  monthly: 12,
};

/** One measure is what has one name, unit and adjustment for the season. */
const measureOf = ({ name, unit, seasonalAdjustment }: Concept): string =>
  [name.en, unit.en, seasonalAdjustment?.en ?? ""].join("|");

const conceptsPerStep = 100;

export function* finerSteps({ concepts }: Pick<Library, "concepts">): Steps<FinerOf> {
  const alike = new Map<string, Concept[]>();
  let read = 0;
  for (const concept of concepts.values()) {
    const measure = measureOf(concept);
    const known = alike.get(measure);
    if (known === undefined) alike.set(measure, [concept]);
    else known.push(concept);
    read += 1;
    if (read % conceptsPerStep === 0) yield;
  }
  return (key) => {
    const concept = concepts.get(key);
    if (concept === undefined) return [];
    return (alike.get(measureOf(concept)) ?? [])
      .filter((other) => perYear[other.frequency] > perYear[concept.frequency])
      .map((other) => other.key);
  };
}
