/** One page of a ranking: what passes the filters, in the order asked for. */
import type { Groups } from "../groups.js";
import { passes, type Item } from "../items.js";
import { fallingScores, toDiverse } from "../order/diversity.js";
import { findMorePlaces } from "../order/more-places.js";
import type { Shelf } from "../shelf.js";
import type { SearchHit, SearchRequest, SearchResult } from "../types.js";
import type { Ranking } from "./ranking.js";

export function toResultPage(
  ranking: Ranking,
  shelf: Shelf,
  request: SearchRequest,
  { isIn }: Groups,
): SearchResult {
  const { ordinals, scores, language, gaps, conceptOf } = ranking;
  const found: number[] = [];
  for (let at = 0; at < ordinals.length; at++) {
    const item = shelf.items[ordinals[at] ?? 0];
    if (item !== undefined && passes(item, request.filters, isIn)) found.push(at);
  }
  const itemAt = (at: number): Item | undefined => shelf.items[ordinals[at] ?? 0];
  if (request.sort === "recent") {
    // Stable: what was released on the same day stays in the order of its relevance.
    found.sort((a, b) => (itemAt(b)?.releasedAt ?? 0) - (itemAt(a)?.releasedAt ?? 0));
  }
  const isDiverse = conceptOf !== undefined && request.sort === "relevance";
  const shown = isDiverse ? toDiverse(found, itemAt, conceptOf) : found;
  const scoreOf = isDiverse ? fallingScores(shown, scores) : (at: number) => scores?.[at] ?? null;
  const hits = shown
    .slice(request.offset, request.offset + request.size)
    .flatMap((at): SearchHit[] => {
      const item = itemAt(at);
      return item === undefined ? [] : [{ id: item.id, score: scoreOf(at), language }];
    });
  const more = isDiverse && hits.length > 0 ? findMorePlaces(shown, itemAt) : undefined;
  return {
    hits,
    total: found.length,
    ...(gaps.length === 0 && more === undefined ? {} : { language }),
    ...(gaps.length === 0 ? {} : { gaps }),
    ...(more === undefined ? {} : { more }),
  };
}
