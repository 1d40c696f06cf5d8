/** One page of a ranking: what passes the filters, in the order asked for. */
import type { Groups } from "../groups.js";
import { passes, type IsIn, type Item } from "../items.js";
import { fallingScores, toDiverse } from "../order/diversity.js";
import { findMorePlaces } from "../order/more-places.js";
import type { KindIndex } from "../kind-index.js";
import type { SearchFilters, SearchHit, SearchRequest, SearchResult } from "../search-backend.js";
import type { Ranking } from "./ranking.js";

export function toResultPage(
  ranking: Ranking,
  kindIndex: KindIndex,
  request: SearchRequest,
  { isIn }: Groups,
): SearchResult {
  const { ordinals, scores, language, gaps, conceptOf } = ranking;
  const { subjects } = kindIndex.columns;
  const found = findPassing(ordinals, kindIndex, request.filters, isIn);
  const itemAt = (at: number): Item | undefined => kindIndex.items[ordinals[at] ?? 0];
  if (request.sort === "recent") {
    // Stable: what was released on the same day stays in the order of its relevance.
    found.sort((a, b) => (itemAt(b)?.releasedAt ?? 0) - (itemAt(a)?.releasedAt ?? 0) || a - b);
  }
  const isDiverse = conceptOf !== undefined && request.sort === "relevance";
  const subjectOf = (at: number): number => subjects.at[ordinals[at] ?? 0] ?? 0;
  const shown = isDiverse ? toDiverse(found, subjectOf, subjects.values, conceptOf) : found;
  const scoreOf = isDiverse ? fallingScores(shown, scores) : (at: number) => scores?.[at] ?? null;
  const page = Array.from(shown.subarray(request.offset, request.offset + request.size));
  const hits = page.flatMap((at): SearchHit[] => {
    const item = itemAt(at);
    return item === undefined ? [] : [{ id: item.id, score: scoreOf(at), language }];
  });
  const more =
    isDiverse && hits.length > 0
      ? findMorePlaces(
          shown.map((at) => ordinals[at] ?? 0),
          kindIndex.columns,
        )
      : undefined;
  return {
    hits,
    total: found.length,
    ...(gaps.length === 0 && more === undefined ? {} : { language }),
    ...(gaps.length === 0 ? {} : { gaps }),
    ...(more === undefined ? {} : { more }),
  };
}

/** Places in the ranking of what passes the filters. */
function findPassing(
  ordinals: Uint32Array,
  { items }: KindIndex,
  filters: SearchFilters,
  isIn: IsIn,
): Uint32Array {
  const found = new Uint32Array(ordinals.length);
  const isOpen = Object.values(filters).every((value) => value === undefined);
  let count = 0;
  for (let at = 0; at < ordinals.length; at++) {
    const item = isOpen ? undefined : items[ordinals[at] ?? 0];
    if (isOpen || (item !== undefined && passes(item, filters, isIn))) found[count++] = at;
  }
  return found.subarray(0, count);
}
