import type { Library } from "../../../src/service/library/library-model.js";
import type {
  SearchBackend,
  SearchHit,
  SearchRequest,
} from "../../../src/service/search/search-backend.js";

interface Candidate {
  readonly id: number | string;
  readonly releasedAt: string;
  readonly isPremium: boolean;
  readonly industry: number;
  readonly places: readonly string[];
  readonly text: string;
}

function candidates(library: Library, kind: SearchRequest["kind"]): Candidate[] {
  const base = { isPremium: false, industry: 0, places: [], releasedAt: "2026-11-01" };
  switch (kind) {
    case "statistic":
      return [...library.statistics.values()].map((record) => ({
        ...record,
        text: library.statisticTexts(record, "en").title,
      }));
    case "infographic":
      return [...library.infographics.values()].map((record) => ({ ...record, text: "" }));
    case "study":
      return [...library.studies.values()].map((record) => ({ ...record, text: "" }));
    case "topic":
      return [...library.topics.values()].map((record) => ({
        ...base,
        ...record,
        text: record.name.en,
      }));
    case "indicator":
      return [...library.concepts.values()].map((entry) => ({
        ...base,
        id: entry.uuid,
        text: entry.name.en,
      }));
  }
}

/** A plain search over a small library: text contained, filters, order by date; a German word means German. */
export function createListSearch(library: Library): SearchBackend & { requests: SearchRequest[] } {
  const requests: SearchRequest[] = [];
  return {
    requests,
    search: (request) => {
      requests.push(request);
      const { kind, query, filters, sort, offset, size } = request;
      const { releasedFrom = -Infinity, releasedTo = Infinity } = filters;
      const text = query.toLowerCase().replace(/^deutsch |^\*$/, "");
      const found = candidates(library, kind)
        .filter((one) => one.text.toLowerCase().includes(text))
        .filter((one) => {
          const at = Date.parse(one.releasedAt);
          return at >= releasedFrom && at <= releasedTo;
        })
        .filter((one) => filters.isPremium === undefined || one.isPremium === filters.isPremium)
        .filter((one) => filters.industry === undefined || one.industry === filters.industry)
        .filter(
          ({ places }) =>
            filters.place === undefined ||
            filters.place === "WLD" ||
            places.includes(filters.place),
        );
      if (sort === "recent") found.sort((a, b) => (a.releasedAt < b.releasedAt ? 1 : -1));
      const hits: SearchHit[] = found.slice(offset, offset + size).map(({ id }) => ({
        id,
        score: text === "" ? null : 1.5,
        language: query.startsWith("deutsch ") ? "de" : "en",
      }));
      return Promise.resolve({ hits, total: found.length });
    },
    ready: () => Promise.resolve(),
    health: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
