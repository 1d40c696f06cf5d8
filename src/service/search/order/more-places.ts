/** How much of one concept stands behind the first answers: its series of other places. */
import type { Columns, Subject } from "../columns.js";
import type { SearchMore } from "../search-backend.js";
import { ahead } from "./diversity.js";

/**
 * The places of the first concept that has any behind the first page; undefined where none has two.
 *
 * @param found ordinals, best first
 */
export function findMorePlaces(
  found: ArrayLike<number>,
  { subjects }: Columns,
): SearchMore | undefined {
  // By what is shown, not by item: half of all items may be found.
  const counts = new Uint32Array(subjects.values.length);
  for (let at = ahead; at < found.length; at++) {
    const subject = subjects.at[found[at] ?? 0] ?? 0;
    counts[subject] = (counts[subject] ?? 0) + 1;
  }
  const seriesOf = (concept: string): number => {
    let places = 0;
    for (let at = 0; at < counts.length; at++) {
      const count = counts[at] ?? 0;
      if (count > 0 && isSeriesOf(concept, subjects.values[at])) places += count;
    }
    return places;
  };
  const tried = new Set<string>();
  for (let at = 0; at < Math.min(ahead, found.length); at++) {
    const [concept = "", second] =
      subjects.values[subjects.at[found[at] ?? 0] ?? 0]?.concepts ?? [];
    if (second !== undefined || tried.has(concept)) continue;
    tried.add(concept);
    const places = seriesOf(concept);
    if (places > 1) return { concept, places };
  }
  return undefined;
}

const isSeriesOf = (concept: string, subject: Subject | undefined): boolean =>
  subject?.shape === "series" && subject.concepts.length === 1 && subject.concepts[0] === concept;
