/** Of the figures of one measure that come at several paces, which come more often. */
import type { Concept, Library } from "../../library/library-model.js";

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

export function createFinerOf({ concepts }: Pick<Library, "concepts">): FinerOf {
  const alike = new Map<string, Concept[]>();
  for (const concept of concepts.values()) {
    const measure = measureOf(concept);
    alike.set(measure, [...(alike.get(measure) ?? []), concept]);
  }
  const finer = new Map(
    [...alike.values()].flatMap((all) =>
      all.map(({ key, frequency }) => {
        const more = all.filter((other) => perYear[other.frequency] > perYear[frequency]);
        return [key, more.map((other) => other.key)] as const;
      }),
    ),
  );
  return (concept) => finer.get(concept) ?? [];
}
