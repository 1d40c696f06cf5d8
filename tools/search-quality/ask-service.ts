/** The search of a service that runs, for those who judge it. */
import type { SearchBackend } from "../../src/service/search/index.js";

/**
 * @param json asks a path and reads the answer
 * @returns what finds statistics alone; it says nothing of languages
 */
export const searchOf = (
  json: (path: string) => Promise<unknown>,
): Pick<SearchBackend, "search"> => ({
  search: async ({ query, size }) => {
    const path = `/v1/search/statistics?q=${encodeURIComponent(query)}&date_from=2008-01-01&size=${String(size)}`;
    const answer = await json(path);
    if (!("items" in (answer as object))) throw new Error(`“${query}”: ${JSON.stringify(answer)}`);
    const { items = [], total_count: total = 0 } = answer as {
      readonly items?: readonly { readonly identifier: number; readonly ranking_score: number }[];
      readonly total_count?: number;
    };
    const hits = items.map(
      ({ identifier: id, ranking_score: score }) => ({ id, score, language: "en" }) as const,
    );
    return { hits, total };
  },
});
