import { LRUCache } from "lru-cache";
import type { Platform } from "../../contract/known-values.js";
import { buildConcepts, readCatalogue } from "./catalogue/index.js";
import { toChart } from "./charts/chart.js";
import { Figures, readDataFiles } from "./data-files.js";
import { indexById } from "./identifiers.js";
import { addImported, importedUpdatedAt, type ImportedContent } from "./imported/index.js";
import { buildStatistics } from "./records/build-statistics.js";
import { type BundleRecord, buildInfographics, buildStudies } from "./records/bundles.js";
import { buildTopics } from "./records/topics.js";
import { bundleTexts } from "./texts/bundle-texts.js";
import { statisticTexts } from "./texts/statistic-texts.js";
import { createTextContext } from "./texts/text-context.js";
import type { ItemTexts, Library } from "./library-model.js";
import { toUpdatedAt } from "./updates.js";

/** Texts and charts kept in memory; the rest is made anew when asked for. */
const keptItems = 4000;

/**
 * Reads the committed data and builds every record; texts and charts are made when asked for.
 * @param imported what was imported beside it, by the same builders @default nothing
 */
export async function loadLibrary(imported: readonly ImportedContent[] = []): Promise<Library> {
  const [ownCatalogue, own] = await Promise.all([readCatalogue(), readDataFiles()]);
  const { edition, places, updates } = own;
  const { catalogue, sources, tables } = addImported(
    { catalogue: ownCatalogue, sources: own.sources },
    imported,
  );
  const figures = new Figures([...own.tables, ...tables]);
  const concepts = buildConcepts(catalogue);
  const context = createTextContext({ catalogue, concepts, places, sources, figures });
  const statisticRecords = buildStatistics(context);
  const statistics = indexById(statisticRecords);
  const topics = buildTopics(context);
  const studies = indexById(buildStudies(context, statisticRecords));
  const infographics = indexById(buildInfographics(context, statisticRecords));
  // One number must never mean two things, whatever their kinds.
  for (const id of [...topics.keys(), ...studies.keys(), ...infographics.keys()])
    if (statistics.has(id)) throw new Error(`Number ${id} is given twice.`);

  const textsOf = (bundles: ReadonlyMap<number, BundleRecord>) =>
    keep(({ id }: { id: number }, language: Platform): ItemTexts => {
      const record = bundles.get(id);
      if (record === undefined) throw new Error(`There is no content with the number ${id}.`);
      const members = record.statistics.flatMap((member) => statistics.get(member) ?? []);
      return bundleTexts(context, record, members, language);
    });

  return {
    edition,
    sources,
    places,
    concepts,
    industries: catalogue.industries,
    statistics,
    topics,
    studies,
    infographics,
    observations: (concept, place) => figures.get(concept, place),
    updatedAt: importedUpdatedAt(
      imported,
      toUpdatedAt(
        updates,
        ({ source, releasedAt }) =>
          releasedAt ?? sources.get(source ?? "")?.releasedAt ?? edition.date,
      ),
    ),
    coveredPlaces: (concept) => figures.placesOf(concept),
    statisticTexts: keep((record, language) => statisticTexts(context, record, language)),
    studyTexts: textsOf(studies),
    infographicTexts: textsOf(infographics),
    chart: keep((record, language) => toChart(context, record, language)),
  };
}

function keep<R extends { id: number }, T extends object>(
  make: (record: R, language: Platform) => T,
): (record: R, language: Platform) => T {
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
