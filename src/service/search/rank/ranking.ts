/** Everything of one kind that answers a question, best first. */
import type { Library } from "../../library/library-model.js";
import { findGaps } from "../gaps/find-gaps.js";
import type { Covering } from "../gaps/uncovered-places.js";
import type { Groups } from "../groups.js";
import { asksForMore, namesPlaces, toConceptOf } from "../order/diversity.js";
import type { FinerOf } from "../order/finer.js";
import { withPrecedence, type Successors } from "../order/precedence.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { KindIndex } from "../kind-index.js";
import type { TitleIndex } from "../titles/title-index.js";
import type { TitleSearch } from "../titles/title-search.js";
import type { ContentKind } from "../search-backend.js";
import { rankExactFirst, type ExactTitles } from "./exact-first.js";
import { answerBroad, answerFirst } from "./first-answers.js";
import type { FirstAnswers, Ranking } from "./ranked.js";
import { sortKeys, toKey, type Sorted } from "./scores/score-keys.js";
import { readKindIndex, type ItemScores, type Scored } from "./scores/score-reading.js";

export interface RankedQuestion {
  readonly kind: ContentKind;
  readonly kindIndex: KindIndex;
  /** As it was asked, and as it was read. */
  readonly text: string;
  readonly query: ParsedQuery;
}

export interface Ranker {
  /** Everything, in order. */
  readonly rankAll: (asked: RankedQuestion) => Promise<Ranking>;
  /** The first pages; undefined for a kind that is found by the words of its titles, too. */
  readonly rankFirst: (asked: RankedQuestion) => Promise<FirstAnswers | undefined>;
}

const noTitles: ExactTitles = new Map();

interface RankerParts {
  readonly library: Library;
  readonly groups: Groups;
  readonly titleSearch: TitleSearch;
  readonly finerOf: FinerOf;
}

export function createRanker({ library, groups, titleSearch, finerOf }: RankerParts): Ranker {
  const successors: Successors & Covering = {
    newerOf: (concept) => library.concepts.get(concept)?.newer ?? [],
    finerOf,
    isGroup: groups.isGroup,
    isCovered: (concept, place) => library.coveredPlaces(concept).includes(place),
    isPartner: (concept, place) => library.concepts.get(concept)?.partner === place,
  };
  const newest = Number(library.edition.date.slice(0, 4));
  const read = ({ kindIndex, query }: RankedQuestion): ItemScores | undefined =>
    readKindIndex(kindIndex, query, { newest, isGroup: groups.isGroup });
  const findExact = async ({ kind, text }: RankedQuestion): Promise<ExactTitles> =>
    (await titleSearch.findExact(kind, text)) ?? noTitles;
  const rank = async (asked: RankedQuestion): Promise<Ranking> => {
    const { kind, kindIndex, query } = asked;
    if (query.isBroad) {
      return { ordinals: await kindIndex.broad(), scores: undefined, language: "en", gaps: [] };
    }
    const titles = await titleSearch.find(kind, query.textWords);
    const hasReading = query.concepts.length > 0 || query.places.length > 0;
    const [title] = titles?.values() ?? [];
    const language = hasReading ? query.language : (title?.language ?? query.language);
    const scored = toSorted(kindIndex, read(asked)?.scoreAll() ?? nothing, titles);
    const sorted = withPrecedence(scored, kindIndex.itemAt, query, successors);
    const found = Array.from(sorted.ordinals.subarray(0, 50), kindIndex.itemAt);
    const gaps = findGaps(
      query,
      found.filter((item) => item !== undefined),
      successors,
    );
    const isDiverse = kind === "statistic" && !asksForMore(query);
    const diverse = () => ({ conceptOf: toConceptOf(query), namesPlaces: namesPlaces(query) });
    return { ...sorted, language, gaps, ...(isDiverse ? diverse() : {}) };
  };
  return {
    rankAll: async (asked) => rankExactFirst(await rank(asked), await findExact(asked)),
    rankFirst: async (asked) => {
      const { kind, kindIndex, query } = asked;
      if (titleSearch.hasTitles(kind)) return undefined;
      const exact = await findExact(asked);
      if (query.isBroad) return answerBroad(await kindIndex.broad(), exact);
      const mayBeDiverse = kind === "statistic";
      const reading = read(asked);
      return answerFirst(kindIndex, { query, reading, successors, mayBeDiverse, exact });
    },
  };
}

const nothing: Scored = { ordinals: new Uint32Array(0), scores: new Float64Array(0) };

function toSorted(
  { workspace }: KindIndex,
  reading: Scored,
  titles: ReturnType<TitleIndex["find"]> | undefined,
): Sorted {
  const { ordinals, scores } = titles === undefined ? reading : withTitles(reading, titles);
  const keys = workspace.keys.subarray(0, ordinals.length);
  for (let at = 0; at < keys.length; at++) {
    keys[at] = toKey(scores[at] ?? 0, ordinals[at] ?? 0);
  }
  return sortKeys(keys);
}

function withTitles(reading: Scored, titles: ReturnType<TitleIndex["find"]>) {
  const fused = new Map<number, number>();
  reading.ordinals.forEach((ordinal, at) => {
    fused.set(ordinal, fuse(reading.scores[at] ?? 0, titles.get(ordinal)?.score ?? 0));
  });
  for (const [ordinal, { score }] of titles) {
    if (!fused.has(ordinal)) fused.set(ordinal, fuse(0, score));
  }
  return { ordinals: [...fused.keys()], scores: [...fused.values()] };
}

/** Both rankings in one score: the parsed reading and the words of the title. */
const fuse = (reading: number, title: number): number => 0.7 * reading + 0.3 * title;
