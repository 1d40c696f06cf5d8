/** How much of one concept stands behind the first answers: its series of other places. */
import type { ItemColumns } from "../columns/item-columns.js";
import type { Subject } from "../columns/sharings.js";
import type { SearchMore } from "../search-backend.js";
import { ahead } from "./diversity.js";

/**
 * The places of the first concept that has any behind the first page; undefined where none has two.
 *
 * @param found ordinals, best first
 */
export function findMorePlaces(
  found: ArrayLike<number>,
  { subjects }: ItemColumns,
): SearchMore | undefined {
  // By what is shown, not by item: half of all items may be found.
  const counts = new Uint32Array(subjects.values.length);
  for (let at = ahead; at < found.length; at++) {
    const subject = subjects.at[found[at] ?? 0] ?? 0;
    counts[subject] = (counts[subject] ?? 0) + 1;
  }
  const first = Array.from(
    { length: Math.min(ahead, found.length) },
    (_one, at) => subjects.at[found[at] ?? 0] ?? 0,
  );
  return findMoreBehind(first, subjects.values, (concept) => {
    let places = 0;
    for (let at = 0; at < counts.length; at++) {
      const count = counts[at] ?? 0;
      if (count > 0 && isSeriesOf(concept, subjects.values[at])) places += count;
    }
    return places;
  });
}

/**
 * @param first places of the subjects of the first page
 * @param seriesBehind how many series of a concept alone stand behind it
 */
export function findMoreBehind(
  first: readonly number[],
  subjects: readonly Subject[],
  seriesBehind: (concept: string) => number,
): SearchMore | undefined {
  const tried = new Set<string>();
  for (const subject of first) {
    const [concept = "", second] = subjects[subject]?.concepts ?? [];
    if (second !== undefined || tried.has(concept)) continue;
    tried.add(concept);
    const places = seriesBehind(concept);
    if (places > 1) return { concept, places };
  }
  return undefined;
}

/** True for series of a concept alone. */
export const isSeriesOf = (concept: string, subject: Subject | undefined): boolean =>
  subject?.shape === "series" && subject.concepts.length === 1 && subject.concepts[0] === concept;
