import { LRUCache } from "lru-cache";
import { buildConcepts } from "./catalogue/index.js";
import { industries, topicDefinitions } from "./catalogue/topics.js";
import { toChart } from "./charts/chart.js";
import { readDataFiles } from "./data-files.js";
import { indexById } from "./identifiers.js";
import { buildStatistics } from "./records/build-statistics.js";
import type { Library, TopicRecord } from "./types.js";
import { createTextContext } from "./texts/text-context.js";
import { statisticTexts } from "./texts/statistic-texts.js";

/** Texts and charts kept in memory; the rest is made anew when asked for. */
const keptItems = 4000;

/** Reads the committed data and builds every record; texts and charts are made when asked for. */
export async function loadLibrary(): Promise<Library> {
  const { edition, sources, places, figures } = await readDataFiles();
  const concepts = buildConcepts();
  const context = createTextContext({ concepts, places, sources, figures });
  const statistics = indexById(buildStatistics(context));
  const topics = new Map<number, TopicRecord>(
    topicDefinitions.map((topic) => [
      topic.id,
      {
        id: topic.id,
        name: topic.name,
        subTitle: topic.subTitle,
        parent: topic.parent,
        children: topicDefinitions.filter(({ parent }) => parent === topic.id).map(({ id }) => id),
        concepts: [...concepts.values()].filter((c) => c.topic === topic.id).map((c) => c.key),
        places: [],
        releasedAt: edition.date,
      },
    ]),
  );
  return {
    edition,
    sources,
    places,
    concepts,
    industries,
    statistics,
    topics,
    studies: new Map(),
    infographics: new Map(),
    observations: (concept, place) => figures.get(concept, place),
    coveredPlaces: (concept) => figures.placesOf(concept),
    statisticTexts: keep((record, language) => statisticTexts(context, record, language)),
    studyTexts: () => ({ title: "", subject: "", description: "" }),
    infographicTexts: () => ({ title: "", subject: "", description: "" }),
    chart: keep((record, language) => toChart(context, record, language)),
  };
}

function keep<R extends { id: number }, L extends string, T extends object>(
  make: (record: R, language: L) => T,
): (record: R, language: L) => T {
  const cache = new LRUCache<string, T>({ max: keptItems });
  return (record, language) => {
    const key = `${record.id}${language}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(record, language);
    cache.set(key, made);
    return made;
  };
}
