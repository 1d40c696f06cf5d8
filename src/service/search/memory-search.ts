/** The search engine in the service's own memory; up to about 50,000 items. */
import { LRUCache } from "lru-cache";
import type { Library } from "../library/library-model.js";
import { createGroups } from "./groups.js";
import { toItems } from "./items.js";
import { createQueryParser, type QueryParser } from "./parse/query-parser.js";
import { createRanker, withExactFirst, type Rank, type Ranking } from "./rank/ranking.js";
import { toResultPage } from "./rank/result-page.js";
import { createKindIndex, type KindIndex } from "./kind-index.js";
import { createTitleSearch, type TitleSearch } from "./titles/title-search.js";
import type { ContentKind, SearchBackend } from "./search-backend.js";

interface MemorySearchOptions {
  /** @default a parser over the library, by `now` */
  readonly parser?: QueryParser;
  /** Milliseconds since 1970; for "last year". @default the machine's clock */
  readonly now?: () => number;
}

/** Ranked items kept for the next page, all questions together. */
const keptItems = 500_000;

const kinds: readonly ContentKind[] = ["statistic", "indicator", "topic", "study", "infographic"];

export function createMemorySearch(
  library: Library,
  options: MemorySearchOptions = {},
): SearchBackend {
  const parser =
    options.parser ??
    createQueryParser(library, options.now === undefined ? {} : { now: options.now });
  const groups = createGroups(library);
  const kindIndexes = new Map(
    kinds.map((kind) => [kind, createKindIndex(toItems(library, kind), groups.membersOf)] as const),
  );
  let isOpen = true;
  const titleSearch = createTitleSearch(library, itemsOf(kindIndexes), () => isOpen);
  const rank = createRanker(library, groups, titleSearch);
  const kept = createKeptRankings({ parser, rank, titleSearch });
  return {
    search: async (request) => {
      const kindIndex = kindIndexes.get(request.kind);
      if (kindIndex === undefined) return { hits: [], total: 0 };
      const ranking = await kept.ask(request.kind, kindIndex, request.query);
      return toResultPage(ranking, kindIndex, request, groups);
    },
    health: () => Promise.resolve(),
    close: () => {
      isOpen = false;
      kept.clear();
      return Promise.resolve();
    },
  };
}

const itemsOf = (kindIndexes: ReadonlyMap<ContentKind, KindIndex>) =>
  new Map(Array.from(kindIndexes, ([kind, { items }]) => [kind, items] as const));

/** Rankings of the questions asked last, for their next pages. */
function createKeptRankings({
  parser,
  rank,
  titleSearch,
}: {
  readonly parser: QueryParser;
  readonly rank: Rank;
  readonly titleSearch: TitleSearch;
}) {
  const kept = new LRUCache<string, Ranking>({
    max: 500,
    maxSize: keptItems,
    sizeCalculation: ({ ordinals }) => ordinals.length + 1,
  });
  return {
    async ask(kind: ContentKind, kindIndex: KindIndex, query: string): Promise<Ranking> {
      const key = `${kind} ${query}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const ranking = await rank(kind, kindIndex, parser.parse(query));
      const exact = await titleSearch.findExact(kind, query);
      const complete = exact === undefined ? ranking : withExactFirst(ranking, exact);
      kept.set(key, complete);
      return complete;
    },
    clear: () => {
      kept.clear();
    },
  };
}
