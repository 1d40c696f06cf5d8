/** Answers of several subjects first, where the question names no place that asks for more of one. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/parsed-query.js";

/** Of one concept at most two stand on the first page, and so among the first five. */
export const ahead = 10;
const mostOfConcept = 2;

/** True where places, a group or everything asks for more items of one concept. */
export const asksForMore = ({ places, groups, isEachPlace, isBroad }: ParsedQuery): boolean =>
  isBroad || isEachPlace || places.length > 0 || groups.length > 0;

/** The concept that an item was found by: of several it shows, the one that is meant most. */
export function toConceptOf({ concepts, others }: ParsedQuery): (item: Item) => string {
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
 */
export function toDiverse(
  found: readonly number[],
  itemOf: (entry: number) => Item | undefined,
  conceptOf: (item: Item) => string,
): readonly number[] {
  const chosen = new Set<number>();
  const counts = new Map<string, number>();
  const kinds = new Set<string>();
  const choose = (fits: (concept: string, kind: string) => boolean): void => {
    for (let at = 0; at < found.length && chosen.size < ahead; at++) {
      const item = itemOf(found[at] ?? -1);
      if (item === undefined || chosen.has(at)) continue;
      const concept = conceptOf(item);
      const kind = `${concept} ${item.shape ?? ""}`;
      if (!fits(concept, kind)) continue;
      chosen.add(at);
      kinds.add(kind);
      counts.set(concept, (counts.get(concept) ?? 0) + 1);
    }
  };
  const isOpen = (concept: string): boolean => (counts.get(concept) ?? 0) < mostOfConcept;
  // The second of a concept shows it in another way: a ranking beside a series, not one more year of it.
  choose((concept, kind) => isOpen(concept) && !kinds.has(kind));
  choose(isOpen);
  const first = [...chosen].sort((a, b) => a - b).flatMap((at) => found[at] ?? []);
  return [...first, ...found.filter((_, at) => !chosen.has(at))];
}

/** Who stands further back scores no more than the first ten, wherever these were found. */
export function fallingScores(
  found: readonly number[],
  scores: Float64Array | undefined,
): (entry: number) => number | null {
  let least = 1;
  const ofFirst = new Map(
    found.slice(0, ahead).map((entry) => {
      least = Math.min(least, scores?.[entry] ?? 0);
      return [entry, least];
    }),
  );
  return (entry) =>
    scores === undefined ? null : (ofFirst.get(entry) ?? Math.min(least, scores[entry] ?? 0));
}
