/** The search engine in the service's own memory. */
import { LRUCache } from "lru-cache";
import { sameNameSteps } from "../library/index.js";
import type { Library } from "../library/library-model.js";
import { atOnce, type IsAsked, type Steps } from "../library/turns.js";
import { createGroups } from "./groups.js";
import { countOf, draftsOf } from "./drafts/drafts.js";
import type { ParsedQuery } from "./parse/query/parsed-query.js";
import { createQueryParser, type QueryParser } from "./parse/query/query-parser.js";
import type { FirstAnswers, Ranking } from "./rank/ranked.js";
import { createRanker, type RankedQuestion, type Ranker } from "./rank/ranking.js";
import { isAmongFirst, toFirstPage, toResultPage } from "./rank/result-page.js";
import { kindIndexSteps, type KindIndex } from "./kind-index.js";
import { withNear } from "./near-measures.js";
import { finerSteps, type Finer } from "./order/finer.js";
import { measureNameSteps, type MeasureNames } from "./titles/measure-names.js";
import type { KnownTitles } from "./titles/exact-titles.js";
import { createTitleSearch, readNothing, type ReadTitles } from "./titles/title-search.js";
import type { ContentKind, SearchBackend, SearchRequest, SearchResult } from "./search-backend.js";

interface MemorySearchOptions {
  /** @default a parser over the library, by `now` */
  readonly parser?: QueryParser;
  /** Milliseconds since 1970; for "last year". @default the machine's clock */
  readonly now?: () => number;
  /** Of the records of another library that may be in this one, too. @default none */
  readonly knownTitles?: KnownTitles;
  /** What `indexSteps` have made of the library. @default it is made at once */
  readonly indexes?: SearchIndexes | undefined;
  /** Whether somebody waits for an answer: reading titles comes after that. @default it comes at once */
  readonly isAsked?: IsAsked;
}

export interface SearchIndexes {
  readonly kinds: ReadonlyMap<ContentKind, KindIndex>;
  readonly names: MeasureNames;
  readonly finer: Finer;
  /** What searches over them have read so far. */
  readonly titles: ReadTitles;
}

/** Ranked items kept for the next page, all questions together. */
const keptItems = 500_000;

const kinds: readonly ContentKind[] = ["statistic", "indicator", "topic", "study", "infographic"];

/**
 * What items are found by, in steps between which others are answered: of a million it takes some seconds.
 * @param before of the library that was there before: what both have is taken from it
 */
export function* indexSteps(library: Library, before?: SearchIndexes): Steps<SearchIndexes> {
  const { membersOf } = createGroups(library);
  const indexes = new Map<ContentKind, KindIndex>();
  for (const kind of kinds) {
    indexes.set(
      kind,
      yield* kindIndexSteps(
        draftsOf[kind](library),
        countOf[kind](library),
        membersOf,
        before?.kinds.get(kind),
      ),
    );
    yield;
  }
  yield* sameNameSteps(library);
  const names = yield* measureNameSteps(library, before?.names);
  const finer = yield* finerSteps(library, before?.finer);
  return { kinds: indexes, names, finer, titles: readNothing() };
}

export function createMemorySearch(
  library: Library,
  options: MemorySearchOptions = {},
): SearchBackend {
  const parser =
    options.parser ??
    createQueryParser(library, options.now === undefined ? {} : { now: options.now });
  const groups = createGroups(library);
  const { kinds: kindIndexes, finer, ...read } = options.indexes ?? atOnce(indexSteps(library));
  let isOpen = true;
  const titleSearch = createTitleSearch({
    library,
    ...{ indexes: kindIndexes, ...read },
    known: options.knownTitles ?? new WeakMap(),
    isWanted: () => isOpen,
    isAsked: options.isAsked ?? (() => false),
  });
  const parse = (text: string): ParsedQuery => withNear(library, parser.parse(text));
  const kept = createKeptRankings(
    parse,
    createRanker({ library, groups, titleSearch, finerOf: finer.of }),
  );
  return {
    search: async (request) => {
      const kindIndex = kindIndexes.get(request.kind);
      if (kindIndex === undefined) return { hits: [], total: 0 };
      const first = isAmongFirst(request, kindIndex)
        ? await kept.first(kindIndex, request)
        : undefined;
      if (first !== undefined)
        return { ...toFirstPage(first, kindIndex, request), ...naming(first) };
      const all = await kept.all(kindIndex, request);
      return { ...toResultPage(all, kindIndex, request, groups), ...naming(all) };
    },
    ready: () => titleSearch.ready(),
    health: () => Promise.resolve(),
    close: () => {
      isOpen = false;
      kept.clear();
      return Promise.resolve();
    },
  };
}

interface Named {
  readonly places: readonly string[];
}

/** The places that a question names one by one, and its groups; the members of a group are not named. */
function placesIn({ query: { places, groups } }: RankedQuestion): readonly string[] {
  const members = new Set(groups.flatMap((group) => group.members));
  const named = places.map(({ code }) => code).filter((code) => !members.has(code));
  return [...named, ...groups.map(({ key }) => key)];
}

async function named<T extends object | undefined>(
  asked: RankedQuestion,
  rank: (asked: RankedQuestion) => Promise<T>,
) {
  const ranked = await rank(asked);
  return ranked && { ...ranked, places: placesIn(asked) };
}

const naming = ({ places }: Named): Partial<SearchResult> =>
  places.length === 0 ? {} : { places };

/** Rankings of the questions asked last, for their next pages. */
function createKeptRankings(parse: QueryParser["parse"], { rankAll, rankFirst }: Ranker) {
  const [all, first] = [createKept<Ranking & Named>(), createKept<FirstAnswers & Named>()];
  const read = (kindIndex: KindIndex, { kind, query }: SearchRequest): RankedQuestion => ({
    kind,
    kindIndex,
    text: query,
    query: parse(query),
  });
  return {
    first: (kindIndex: KindIndex, request: SearchRequest) =>
      first.ask(request, () => named(read(kindIndex, request), rankFirst)),
    all: (kindIndex: KindIndex, request: SearchRequest) =>
      all.ask(request, () => named(read(kindIndex, request), rankAll)),
    clear: () => {
      all.clear();
      first.clear();
    },
  };
}

function createKept<T extends { readonly ordinals: Uint32Array }>() {
  const kept = new LRUCache<string, T>({
    max: 500,
    maxSize: keptItems,
    sizeCalculation: ({ ordinals }) => ordinals.length + 1,
  });
  return {
    async ask<R extends T | undefined>(
      { kind, query }: SearchRequest,
      rank: () => Promise<R>,
    ): Promise<T | R> {
      const key = `${kind} ${query}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const ranking = await rank();
      if (ranking !== undefined) kept.set(key, ranking);
      return ranking;
    },
    clear: () => {
      kept.clear();
    },
  };
}
