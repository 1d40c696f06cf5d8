/** The best of what answers a question, without an order of all the rest: most readers turn no page. */
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { KindIndex } from "../kind-index.js";
import { findAlike } from "./alike-found.js";
import { findPlaced } from "./placed-found.js";
import type { FirstFound } from "./ranked.js";
import { fromKeys, smallest, toKey } from "./scores/score-keys.js";
import type { ItemScores } from "./scores/score-reading.js";

const none = fromKeys(new Float64Array(0));

/** @param reading undefined where nothing answers */
export function findFirst(
  kindIndex: KindIndex,
  query: ParsedQuery,
  reading: ItemScores | undefined,
  wanted: number,
): FirstFound {
  const unknown = { subjects: [], bestOfEach: none };
  if (reading === undefined) return { ...unknown, total: 0, first: none, holds: () => false };
  if (query.places.length === 0) return findAlike(kindIndex, query, reading.scorer, wanted);
  if (reading.lists !== undefined)
    return { ...unknown, ...findPlaced(kindIndex, reading.scorer, reading.lists, wanted) };
  const { keys } = kindIndex.workspace;
  const { ordinals, scores } = reading.scoreAll();
  for (let at = 0; at < ordinals.length; at++) {
    keys[at] = toKey(scores[at] ?? 0, ordinals[at] ?? 0);
  }
  return {
    ...unknown,
    total: ordinals.length,
    first: fromKeys(smallest(keys.subarray(0, ordinals.length), wanted)),
    holds: (ordinal) => ordinals.includes(ordinal),
  };
}
