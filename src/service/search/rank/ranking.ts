/** Everything of one kind that answers a question, best first. */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import { findGaps } from "../gaps.js";
import type { Groups } from "../groups.js";
import type { Subject } from "../columns.js";
import { asksForMore, toConceptOf } from "../order/diversity.js";
import { withPrecedence } from "../order/precedence.js";
import type { ParsedQuery } from "../parse/parsed-query.js";
import { toSorted, type Scored, type KindIndex } from "../kind-index.js";
import type { TitleIndex } from "../titles/title-index.js";
import type { TitleSearch } from "../titles/title-search.js";
import type { ContentKind, SearchGap } from "../search-backend.js";
import { scoreByReading } from "./score-reading.js";

export interface Ranking {
  readonly ordinals: Uint32Array;
  /** Parallel to the ordinals; undefined for a broad list. */
  readonly scores: Float64Array | undefined;
  readonly language: Platform;
  readonly gaps: readonly SearchGap[];
  /** Of an item, the concept it was found by; undefined where the order stays as it is. */
  readonly conceptOf?: (item: Subject) => string;
}

export type Rank = (
  kind: ContentKind,
  kindIndex: KindIndex,
  query: ParsedQuery,
) => Promise<Ranking>;

export function createRanker(library: Library, groups: Groups, titleSearch: TitleSearch): Rank {
  const newerOf = (concept: string) => library.concepts.get(concept)?.newer ?? [];
  const newest = Number(library.edition.date.slice(0, 4));
  return async (kind, kindIndex, query) => {
    if (query.isBroad) {
      return { ordinals: kindIndex.broad, scores: undefined, language: "en", gaps: [] };
    }
    const reading = scoreByReading(kindIndex, query, { newest, isGroup: groups.isGroup });
    const titles = await titleSearch.find(kind, query.textWords);
    const hasReading = query.concepts.length > 0 || query.places.length > 0;
    const [title] = titles?.values() ?? [];
    const language = hasReading ? query.language : (title?.language ?? query.language);
    const scored = toSorted(titles === undefined ? reading : withTitles(reading, titles));
    const sorted = withPrecedence(scored, (at) => kindIndex.items[at], query, newerOf);
    const found = Array.from(sorted.ordinals.subarray(0, 50), (at) => kindIndex.items[at]);
    const gaps = findGaps(
      query,
      found.filter((item) => item !== undefined),
    );
    const isDiverse = kind === "statistic" && !asksForMore(query);
    return { ...sorted, language, gaps, ...(isDiverse ? { conceptOf: toConceptOf(query) } : {}) };
  };
}

/** Items whose title was asked word for word, before all others. */
export function withExactFirst(ranking: Ranking, exact: ReadonlyMap<number, Platform>): Ranking {
  const [first] = exact.values();
  if (first === undefined) return ranking;
  const rest = [...ranking.ordinals.keys()].filter((at) => !exact.has(ranking.ordinals[at] ?? -1));
  return {
    ordinals: Uint32Array.from([...exact.keys(), ...rest.map((at) => ranking.ordinals[at] ?? 0)]),
    scores: Float64Array.from([
      ...Array.from(exact, () => 1),
      ...rest.map((at) => ranking.scores?.[at] ?? 0),
    ]),
    language: first,
    gaps: [],
  };
}

function withTitles(reading: Scored, titles: ReturnType<TitleIndex["find"]>): Scored {
  const fused = new Map<number, number>();
  Array.from(reading.ordinals).forEach((ordinal, at) => {
    fused.set(ordinal, fuse(reading.scores[at] ?? 0, titles.get(ordinal)?.score ?? 0));
  });
  for (const [ordinal, { score }] of titles) {
    if (!fused.has(ordinal)) fused.set(ordinal, fuse(0, score));
  }
  return { ordinals: [...fused.keys()], scores: [...fused.values()] };
}

/** Both rankings in one score: the parsed reading and the words of the title. */
const fuse = (reading: number, title: number): number => 0.7 * reading + 0.3 * title;
