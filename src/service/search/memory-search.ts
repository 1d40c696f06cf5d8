/** The search engine in the service's own memory; up to about 50,000 items. */
import { LRUCache } from "lru-cache";
import type { Platform } from "../../contract/known-values.js";
import type { Library } from "../library/types.js";
import { passes, toItems, type Item, type IsIn } from "./items.js";
import { createQueryParser, type ParsedQuery, type QueryParser } from "./parse/query-parser.js";
import { createScorer } from "./scoring.js";
import { createTitleIndex, type TitleIndex } from "./title-index.js";
import type { ContentKind, SearchBackend, SearchRequest, SearchResult } from "./types.js";

export interface MemorySearchOptions {
  /** @default a parser over the library, by the system's clock */
  readonly parser?: QueryParser;
  /** Milliseconds since 1970; for "last year". @default the machine's clock */
  readonly now?: () => number;
}

interface Ranked {
  readonly item: Item;
  readonly score: number | null;
}

interface Ranking {
  readonly items: readonly Ranked[];
  readonly language: Platform;
}

/** One kind's items with what is needed to find them quickly. */
interface Shelf {
  readonly items: readonly Item[];
  readonly byConcept: ReadonlyMap<string, readonly number[]>;
  /** Everything, fresh first. */
  readonly broad: readonly Item[];
  readonly titles: TitleIndex | undefined;
}

/** Ranked items kept for the next page, all questions together. */
const keptItems = 200_000;

export function createMemorySearch(
  library: Library,
  options: MemorySearchOptions = {},
): SearchBackend {
  const parser =
    options.parser ??
    createQueryParser(library, options.now === undefined ? {} : { now: options.now });
  const shelves = new Map<ContentKind, Shelf>();
  for (const kind of ["statistic", "indicator", "topic", "study", "infographic"] as const) {
    shelves.set(kind, createShelf(toItems(library, kind)));
  }
  const members = membersByGroup(library);
  const isIn: IsIn = (place, group) => members.get(group)?.has(place) ?? false;
  const newest = newestByConcept(shelves.get("statistic")?.items ?? []);
  const newestOf = (item: Item): number => newest.get(item.concepts[0] ?? "") ?? 0;
  const kept = new LRUCache<string, Ranking>({
    max: 200,
    maxSize: keptItems,
    sizeCalculation: ({ items }) => items.length + 1,
  });

  function rank(kind: ContentKind, shelf: Shelf, query: ParsedQuery): Ranking {
    if (query.isBroad) {
      const items = shelf.broad.map((item) => ({ item, score: null }));
      return { items, language: "en" };
    }
    const scores = new Map<number, number>();
    if (query.concepts.length > 0 || (query.words.length === 0 && hasPlaceOrPeriod(query))) {
      const concepts = {
        main: new Map(query.concepts.map(({ key, score }) => [key, score])),
        other: new Map(query.others.map(({ key, score }) => [key, score])),
      };
      const scorer = createScorer(query, concepts, newestOf, isIn);
      for (const ordinal of candidates(shelf, query)) {
        const item = shelf.items[ordinal];
        const score = item === undefined ? undefined : scorer.score(item);
        if (score !== undefined) scores.set(ordinal, score);
      }
    }
    const titles = shelf.titles?.find(query.textWords);
    if (titles !== undefined) {
      for (const ordinal of scores.keys()) {
        const text = titles.get(ordinal)?.score ?? 0;
        scores.set(ordinal, fuse(scores.get(ordinal) ?? 0, text));
      }
      for (const [ordinal, { score }] of titles) {
        if (!scores.has(ordinal)) scores.set(ordinal, fuse(0, score));
      }
    }
    const items = [...scores]
      .flatMap(([ordinal, score]) => {
        const item = shelf.items[ordinal];
        return item === undefined ? [] : [{ item, score: Math.round(score * 1e6) / 1e6 }];
      })
      .sort((a, b) => b.score - a.score || compareIds(a.item, b.item));
    const titleLanguage = titles === undefined ? undefined : [...titles.values()][0]?.language;
    const language =
      query.concepts.length === 0 && query.places.length === 0
        ? (titleLanguage ?? query.language)
        : query.language;
    return { items, language };
  }

  async function search(request: SearchRequest): Promise<SearchResult> {
    const shelf = shelves.get(request.kind);
    if (shelf === undefined) return { hits: [], total: 0 };
    const key = `${request.kind} ${request.query}`;
    const ranking = kept.get(key) ?? rank(request.kind, shelf, parser.parse(request.query));
    kept.set(key, ranking);
    const { filters, offset, size } = request;
    let found = ranking.items.filter(({ item }) => passes(item, filters, isIn));
    if (request.sort === "recent") {
      // Stable: what was released on the same day stays in the order of its relevance.
      found = found.sort((a, b) => b.item.releasedAt - a.item.releasedAt);
    }
    const hits = found.slice(offset, offset + size).map(({ item, score }) => ({
      id: item.id,
      score,
      language: ranking.language,
    }));
    return Promise.resolve({ hits, total: found.length });
  }

  return {
    search,
    health: () => Promise.resolve(),
    close: () => {
      kept.clear();
      return Promise.resolve();
    },
  };
}

const hasPlaceOrPeriod = (query: ParsedQuery): boolean =>
  query.places.length > 0 || query.period !== undefined;

/** Both rankings in one score: the parsed reading and the words of the title. */
const fuse = (structured: number, text: number): number => 0.7 * structured + 0.3 * text;

function compareIds(a: Item, b: Item): number {
  if (typeof a.id === "number" && typeof b.id === "number") return a.id - b.id;
  return String(a.id) < String(b.id) ? -1 : 1;
}

function candidates(shelf: Shelf, query: ParsedQuery): Iterable<number> {
  if (query.concepts.length === 0) return shelf.items.keys();
  const found = new Set<number>();
  for (const { key } of [...query.concepts, ...query.others]) {
    for (const ordinal of shelf.byConcept.get(key) ?? []) found.add(ordinal);
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

function newestByConcept(items: readonly Item[]): Map<string, number> {
  const newest = new Map<string, number>();
  for (const { concepts, to } of items) {
    const year = Number(to.slice(0, 4));
    for (const concept of concepts) {
      if (year > (newest.get(concept) ?? 0)) newest.set(concept, year);
    }
  }
  return newest;
}

function createShelf(items: readonly Item[]): Shelf {
  const byConcept = new Map<string, number[]>();
  for (const [ordinal, { concepts }] of items.entries()) {
    for (const concept of concepts) {
      const list = byConcept.get(concept);
      if (list === undefined) byConcept.set(concept, [ordinal]);
      else list.push(ordinal);
    }
  }
  const hasTitles = items.some(({ titles }) => titles !== undefined);
  return {
    items,
    byConcept,
    broad: toBroadOrder(items),
    titles: hasTitles ? createTitleIndex(items) : undefined,
  };
}

const breadth = {
  ranking: 0.3,
  comparison: 0.2,
  series: 0.1,
  composition: 0.1,
  dual: 0,
  profile: 0,
};

/** Fresh first; within one release the concepts take turns, each with its broadest item first. */
function toBroadOrder(items: readonly Item[]): Item[] {
  const rank = new Map<Item, number>();
  for (const item of items) {
    const shape = item.shape === undefined ? 0 : breadth[item.shape];
    rank.set(item, item.prominence + shape + Number(item.to.slice(0, 4)) / 1e4);
  }
  const byRank = [...items].sort(
    (a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || compareIds(a, b),
  );
  const turns = new Map<string, number>();
  const turn = new Map<Item, number>();
  for (const item of byRank) {
    const key = item.concepts[0] ?? "";
    const next = turns.get(key) ?? 0;
    turn.set(item, next);
    turns.set(key, next + 1);
  }
  return byRank.sort(
    (a, b) => b.releasedAt - a.releasedAt || (turn.get(a) ?? 0) - (turn.get(b) ?? 0),
  );
}
