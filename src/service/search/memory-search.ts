/** The search engine in the service's own memory; up to about 50,000 items. */
import { LRUCache } from "lru-cache";
import type { Platform } from "../../contract/known-values.js";
import type { Library } from "../library/types.js";
import { passes, toItems, type IsIn, type Item } from "./items.js";
import { createQueryParser, type ParsedQuery, type QueryParser } from "./parse/query-parser.js";
import { asksForMore, fallingScores, toConceptOf, toDiverse } from "./order/diversity.js";
import { findMorePlaces } from "./order/more-places.js";
import { withPrecedence } from "./order/precedence.js";
import { createScorer } from "./scoring.js";
import { createShelf, toSorted, type Scored, type Shelf } from "./shelf.js";
import { findGaps } from "./gaps.js";
import { readExactTitles, titlesOf, type ExactTitles } from "./exact-titles.js";
import { createTitleIndex, type TitleIndex } from "./title-index.js";
import type {
  ContentKind,
  SearchBackend,
  SearchGap,
  SearchHit,
  SearchRequest,
  SearchResult,
} from "./types.js";

interface MemorySearchOptions {
  /** @default a parser over the library, by `now` */
  readonly parser?: QueryParser;
  /** Milliseconds since 1970; for "last year". @default the machine's clock */
  readonly now?: () => number;
}

interface Ranking {
  readonly ordinals: Uint32Array;
  /** Parallel to the ordinals; undefined for a broad list. */
  readonly scores: Float64Array | undefined;
  readonly language: Platform;
  readonly gaps: readonly SearchGap[];
  /** Of an item, the concept it was found by; undefined where the order stays as it is. */
  readonly conceptOf?: (item: Item) => string;
}

/** Ranked items kept for the next page, all questions together. */
const keptItems = 500_000;
/** Letters that every title has. */
const leastTitle = 12;

const kinds: readonly ContentKind[] = ["statistic", "indicator", "topic", "study", "infographic"];

export function createMemorySearch(
  library: Library,
  options: MemorySearchOptions = {},
): SearchBackend {
  const parser =
    options.parser ??
    createQueryParser(library, options.now === undefined ? {} : { now: options.now });
  const members = membersByGroup(library);
  const isIn: IsIn = (place, group) => members.get(group)?.has(place) ?? false;
  const membersOf = (group: string): Iterable<string> => members.get(group) ?? [];
  const shelves = new Map(
    kinds.map((kind) => [kind, createShelf(toItems(library, kind), membersOf)] as const),
  );
  const newerOf = (concept: string) => library.concepts.get(concept)?.newer ?? [];
  const newest = Number(library.edition.date.slice(0, 4));
  const kept = new LRUCache<string, Ranking>({
    max: 500,
    maxSize: keptItems,
    sizeCalculation: ({ ordinals }) => ordinals.length + 1,
  });

  let isOpen = true;
  const titleIndexes = indexTitles(shelves, () => isOpen);
  const exactTitles = new Map<ContentKind, Promise<ExactTitles>>();
  const titles = titlesOf(library);
  for (const kind of kinds) {
    const titleOf = titles[kind];
    if (titleOf === undefined) continue;
    const read = readExactTitles(shelves.get(kind)?.items ?? [], titleOf, () => isOpen);
    // A fault is heard by the search that needs the titles.
    read.catch(() => undefined);
    exactTitles.set(kind, read);
  }

  async function rank(kind: ContentKind, shelf: Shelf, query: ParsedQuery): Promise<Ranking> {
    if (query.isBroad)
      return { ordinals: shelf.broad, scores: undefined, language: "en", gaps: [] };
    const reading = scoreByReading(shelf, query);
    const titles = (await titleIndexes.get(kind))?.find(query.textWords);
    const hasReading = query.concepts.length > 0 || query.places.length > 0;
    const [title] = titles?.values() ?? [];
    const language = hasReading ? query.language : (title?.language ?? query.language);
    const scored = toSorted(titles === undefined ? reading : withTitles(reading, titles));
    const sorted = withPrecedence(scored, (at) => shelf.items[at], query, newerOf);
    const found = Array.from(sorted.ordinals.subarray(0, 50), (at) => shelf.items[at]);
    const gaps = findGaps(
      query,
      found.filter((item) => item !== undefined),
    );
    const isDiverse = kind === "statistic" && !asksForMore(query);
    return { ...sorted, language, gaps, ...(isDiverse ? { conceptOf: toConceptOf(query) } : {}) };
  }

  /** Concepts times places; nothing when a word was asked that is neither. */
  function scoreByReading(shelf: Shelf, query: ParsedQuery): Scored {
    // Not a map: half of all items may be found.
    const ordinals: number[] = [];
    const scores: number[] = [];
    const isPlaceOrPeriod =
      query.words.length === 0 && (query.places.length > 0 || query.period !== undefined);
    if (query.concepts.length === 0 && !isPlaceOrPeriod) return { ordinals, scores };
    const concepts = {
      main: new Map(query.concepts.map(({ key, score }) => [key, score])),
      other: new Map(query.others.map(({ key, score }) => [key, score])),
    };
    const isGroup = (code: string): boolean => members.has(code);
    const scorer = createScorer(query, concepts, {
      columns: shelf.columns,
      newest,
      isGroup,
      mayShow: shelf.mayShow,
      showsMemberOf: shelf.showsMemberOf,
    });
    // A concept has items of hundreds of places: those of others are passed by unseen.
    const wanted = query.places.some(({ code }) => code === "WLD" || isGroup(code))
      ? undefined
      : query.places.map(({ code }) => shelf.mayShow(code));
    for (const ordinal of candidates(shelf, query, isGroup)) {
      if (wanted !== undefined && wanted.length > 0 && !wanted.some((shows) => shows[ordinal])) {
        continue;
      }
      const score = scorer.score(ordinal);
      if (score === undefined) continue;
      ordinals.push(ordinal);
      scores.push(score);
    }
    return { ordinals, scores };
  }

  async function search(request: SearchRequest): Promise<SearchResult> {
    const shelf = shelves.get(request.kind);
    if (shelf === undefined) return { hits: [], total: 0 };
    const key = `${request.kind} ${request.query}`;
    let ranking = kept.get(key);
    if (ranking === undefined) {
      ranking = await rank(request.kind, shelf, parser.parse(request.query));
      const titles =
        request.query.length < leastTitle ? undefined : await exactTitles.get(request.kind);
      if (titles !== undefined) ranking = withExactFirst(ranking, titles.find(request.query));
      kept.set(key, ranking);
    }
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

  return {
    search,
    health: () => Promise.resolve(),
    close: () => {
      isOpen = false;
      kept.clear();
      return Promise.resolve();
    },
  };
}

/**
 * The indexes of the kinds that have titles of their own, one after the other in the background: the
 * texts of a thousand studies take longer to write than a service may take to start.
 */
function indexTitles(
  shelves: ReadonlyMap<ContentKind, Shelf>,
  isWanted: () => boolean,
): ReadonlyMap<ContentKind, Promise<TitleIndex>> {
  const indexes = new Map<ContentKind, Promise<TitleIndex>>();
  let last: Promise<unknown> = Promise.resolve();
  for (const [kind, { items }] of shelves) {
    if (!items.some(({ titles }) => titles !== undefined)) continue;
    const index = last.then(() => createTitleIndex(items, isWanted));
    // A fault is heard by the search that needs the index, and does not stop the next one.
    last = index.catch(() => undefined);
    indexes.set(kind, index);
  }
  return indexes;
}

/** Items whose title was asked word for word, before all others. */
function withExactFirst(ranking: Ranking, exact: ReadonlyMap<number, Platform>): Ranking {
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

function candidates(
  shelf: Shelf,
  query: ParsedQuery,
  isGroup: (code: string) => boolean,
): Iterable<number> {
  const keys = [...query.concepts, ...query.others];
  const [only] = keys;
  // No item is listed twice under one concept.
  if (keys.length === 1 && only !== undefined) return shelf.byConcept.get(only.key) ?? [];
  if (query.concepts.length === 0) {
    const isSmall = query.places.length > 0 && query.places.every(({ code }) => !isGroup(code));
    if (!isSmall) return shelf.items.keys();
    return union(shelf, query.places, ({ code }) => shelf.byPlace.get(code));
  }
  return union(shelf, keys, ({ key }) => shelf.byConcept.get(key));
}

/** Each ordinal once. */
function union<T>(
  { items }: Shelf,
  keys: readonly T[],
  listOf: (key: T) => readonly number[] | undefined,
): number[] {
  const isIn = new Uint8Array(items.length);
  const found: number[] = [];
  for (const key of keys) {
    for (const ordinal of listOf(key) ?? []) {
      if (isIn[ordinal] === 1) continue;
      isIn[ordinal] = 1;
      found.push(ordinal);
    }
  }
  return found;
}

function membersByGroup(library: Library): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const { code, groups = [] } of library.places.values()) {
    for (const group of groups) {
      members.set(group, (members.get(group) ?? new Set<string>()).add(code));
    }
  }
  return members;
}
