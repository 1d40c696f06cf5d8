/** Items asked for by their whole titles: 360 of all kinds that have titles, in four languages. */
import { platforms, type Platform } from "../../src/contract/known-values.js";
import { indicatorTitle, topicTitle } from "../../src/service/library/index.js";
import type { Library } from "../../src/service/library/library-model.js";
import type { ContentKind, SearchBackend } from "../../src/service/search/search-backend.js";

interface Titled {
  readonly kind: ContentKind;
  readonly title: (language: Platform) => string;
}

const wanted = { statistic: 280, indicator: 60, topic: 20 };

/** So many of a list, evenly over all of it. */
function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor((at * list.length) / count)],
  ).filter((one) => one !== undefined);
}

function titled(library: Library): Titled[] {
  const statistics = spread([...library.statistics.values()], wanted.statistic);
  const concepts = spread([...library.concepts.values()], wanted.indicator);
  const topics = spread([...library.topics.values()], wanted.topic);
  return [
    ...statistics.map((record) => ({
      kind: "statistic" as const,
      title: (language: Platform) => library.statisticTexts(record, language).title,
    })),
    ...concepts.map((concept) => ({
      kind: "indicator" as const,
      title: (language: Platform) => indicatorTitle(library, concept, language),
    })),
    ...topics.map((topic) => ({
      kind: "topic" as const,
      title: (language: Platform) => topicTitle(library, topic, language),
    })),
  ];
}

/** The titles that did not come first, and how many were asked. */
export async function askTitles(
  library: Library,
  search: SearchBackend,
): Promise<{ readonly asked: number; readonly missed: readonly string[] }> {
  const items = titled(library);
  const missed: string[] = [];
  for (const [at, { kind, title }] of items.entries()) {
    const language = platforms[at % platforms.length] ?? "en";
    const query = title(language);
    const { hits } = await search.search({
      kind,
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: 1,
    });
    const first = titleOf(library, kind, hits[0]?.id, language);
    if (first?.toLowerCase() !== query.toLowerCase()) missed.push(query);
  }
  return { asked: items.length, missed };
}

/** Two statistics may be called alike: either is the one of that title. */
function titleOf(
  library: Library,
  kind: ContentKind,
  id: number | string | undefined,
  language: Platform,
): string | undefined {
  if (kind === "statistic") {
    const record = library.statistics.get(Number(id));
    return record && library.statisticTexts(record, language).title;
  }
  if (kind === "topic") {
    const topic = library.topics.get(Number(id));
    return topic && topicTitle(library, topic, language);
  }
  const concept = [...library.concepts.values()].find(({ uuid }) => uuid === id);
  return concept && indicatorTitle(library, concept, language);
}
