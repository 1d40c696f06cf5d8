/** Answers of several subjects first, where the question names no place that asks for more of one. */
import type { Subject } from "../columns/sharings.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";

/** Of one concept at most two stand on the first page, and so among the first five. */
export const ahead = 10;
const mostOfConcept = 2;

export const namesPlaces = ({ places, groups }: ParsedQuery): boolean =>
  places.length + groups.length > 0;

/** True where places, a group or everything asks for more items of one concept: of a place alone many are asked. */
export const asksForMore = (query: ParsedQuery): boolean =>
  query.isBroad || query.isEachPlace || (query.concepts.length > 0 && namesPlaces(query));

/** The concept that an item was found by: of several it shows, the one that is meant most; all where none is meant. */
export function toConceptOf({ concepts, others }: ParsedQuery): (item: Subject) => string {
  if (concepts.length + others.length === 0) return (item) => item.concepts.join();
  const rank = new Map([...concepts, ...others].map(({ key }, at) => [key, at]));
  const rankOf = (key: string): number => rank.get(key) ?? rank.size;
  return ({ concepts: shown }) =>
    shown.length === 1
      ? (shown[0] ?? "")
      : shown.reduce((best, key) => (rankOf(key) < rankOf(best) ? key : best), shown[0] ?? "");
}

/**
 * The same entries, the first ten of several concepts.
 *
 * @param found entries of a ranking, best first
 * @param subjectOf of an entry, the place of its subject among the subjects
 * @param most how many are looked at
 */
export function toDiverse(
  found: Uint32Array,
  subjectOf: (entry: number) => number,
  subjects: readonly Subject[],
  conceptOf: (subject: Subject) => string,
  most = found.length,
): Uint32Array {
  const chosen = new Set<number>();
  const counts = new Map<string, number>();
  const kinds = new Set<string>();
  const choose = (fits: (concept: string, kind: string) => boolean): void => {
    // What does not fit once fits no more: its other items are passed by.
    const isPassed = new Uint8Array(subjects.length);
    for (let at = 0; at < most && chosen.size < ahead; at++) {
      const subject = subjectOf(found[at] ?? 0);
      if (isPassed[subject] === 1 || chosen.has(at)) continue;
      const item = subjects[subject];
      if (item === undefined) continue;
      const concept = conceptOf(item);
      const kind = `${concept} ${item.shape ?? ""}`;
      if (!fits(concept, kind)) {
        isPassed[subject] = 1;
        continue;
      }
      chosen.add(at);
      kinds.add(kind);
      counts.set(concept, (counts.get(concept) ?? 0) + 1);
    }
  };
  const isOpen = (concept: string): boolean => (counts.get(concept) ?? 0) < mostOfConcept;
  // The second of a concept shows it in another way: a ranking beside a series, not one more year of it.
  choose((concept, kind) => isOpen(concept) && !kinds.has(kind));
  choose(isOpen);
  return withFirst(
    found,
    [...chosen].sort((a, b) => a - b),
  );
}

/** @param first places among the found, in their order */
function withFirst(found: Uint32Array, first: readonly number[]): Uint32Array {
  const ordered = new Uint32Array(found.length);
  let next = first.length;
  let from = 0;
  for (const [at, place] of first.entries()) {
    ordered[at] = found[place] ?? 0;
    ordered.set(found.subarray(from, place), next);
    next += place - from;
    from = place + 1;
  }
  ordered.set(found.subarray(from), next);
  return ordered;
}

/** Who stands further back scores no more than the first ten, wherever these were found. */
export function fallingScores(
  found: Uint32Array,
  scores: Float64Array | undefined,
): (entry: number) => number | null {
  let least = 1;
  const ofFirst = new Map<number, number>();
  for (const entry of found.subarray(0, ahead)) {
    least = Math.min(least, scores?.[entry] ?? 0);
    ofFirst.set(entry, least);
  }
  return (entry) =>
    scores === undefined ? null : (ofFirst.get(entry) ?? Math.min(least, scores[entry] ?? 0));
}
