/** How well a search answers the judged queries. */
import type { Library, StatisticRecord } from "../../src/service/library/library-model.js";
import type { SearchBackend } from "../../src/service/search/index.js";
import type { JudgedQuery } from "./query-set.js";

export interface Judgement {
  readonly query: JudgedQuery;
  /** Place of the first right hit among the first five, from 1; undefined for none. */
  readonly rank: number | undefined;
  readonly language: string | undefined;
}

function isRight(query: JudgedQuery, record: StatisticRecord): boolean {
  return (
    record.concepts.some((concept) => query.concepts.includes(concept)) &&
    query.places.every((place) => record.places.includes(place)) &&
    (query.kinds?.includes(record.kind) ?? true)
  );
}

/** False where the library holds nothing right: sources have gaps. */
export function isAnswerable(library: Library, query: JudgedQuery): boolean {
  return [...library.statistics.values()].some((record) => isRight(query, record));
}

export async function judge(
  library: Library,
  search: Pick<SearchBackend, "search">,
  query: JudgedQuery,
): Promise<Judgement> {
  const { hits } = await search.search({
    kind: "statistic",
    query: query.query,
    filters: {},
    sort: "relevance",
    offset: 0,
    size: 5,
  });
  const at = hits.findIndex(({ id }) => {
    const record = library.statistics.get(Number(id));
    return record !== undefined && isRight(query, record);
  });
  return { query, rank: at < 0 ? undefined : at + 1, language: hits[0]?.language };
}

export function hitRate(judgements: readonly Judgement[], depth: number): number {
  const right = judgements.filter(({ rank }) => rank !== undefined && rank <= depth);
  return right.length / judgements.length;
}
