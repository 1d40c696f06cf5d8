import { LRUCache } from "lru-cache";
import type { Platform } from "../../contract/known-values.js";
import { buildConcepts, readCatalogue, type Catalogue } from "./catalogue/index.js";
import { toChart } from "./charts/chart.js";
import { Figures, readDataFiles, type OwnData } from "./data-files.js";
import { indexById } from "./identifiers.js";
import { addImported, importedUpdatedAt, type ImportedContent } from "./imported/index.js";
import type { KeyedRecord } from "./records/build-context.js";
import { buildStatistics, buildStatisticsOfConcepts } from "./records/build-statistics.js";
import { type BundleRecord, buildInfographics, buildStudies } from "./records/bundles.js";
import { buildTopics } from "./records/topics.js";
import { bundleTexts } from "./texts/bundle-texts.js";
import { statisticTexts } from "./texts/statistic-texts.js";
import { createTextContext } from "./texts/text-context.js";
import type { ItemTexts, Library } from "./library-model.js";
import { toDays, toUpdatedAt } from "./updates.js";

/** Texts and charts kept in memory; the rest is made anew when asked for. */
const keptItems = 4000;

/** The library's own part: read and built once, whatever comes and goes beside it. */
export interface OwnLibrary {
  readonly catalogue: Catalogue;
  readonly data: OwnData;
  readonly concepts: ReturnType<typeof buildConcepts>;
  readonly figures: Figures;
  readonly statistics: readonly KeyedRecord[];
  /** By identifier, the day on which an item's figures last changed. */
  readonly days: ReadonlyMap<string, string>;
}

/** Reads the committed data and builds what is made of it alone. */
export async function readOwnLibrary(): Promise<OwnLibrary> {
  const [catalogue, data] = await Promise.all([readCatalogue(), readDataFiles()]);
  const { places, sources } = data;
  const figures = new Figures(data.tables);
  const concepts = buildConcepts(catalogue);
  const statistics = buildStatistics({ catalogue, concepts, places, sources, figures });
  return { catalogue, data, concepts, figures, statistics, days: toDays(data.updates) };
}

/** The statistics of both, and what all else is made from. */
function composeStatistics({ data, ...own }: OwnLibrary, imported: readonly ImportedContent[]) {
  const { catalogue, sources, tables } = addImported(
    { catalogue: own.catalogue, sources: data.sources },
    imported,
  );
  const figures = new Figures(tables, own.figures);
  const added = buildConcepts({ ...catalogue, concepts: imported.flatMap((one) => one.concepts) });
  const concepts = new Map([...own.concepts, ...added]);
  const { places } = data;
  const context = createTextContext({ catalogue, concepts, places, sources, figures });
  const ofAdded = buildStatisticsOfConcepts({ ...context, concepts: added });
  return { context, records: [...own.statistics, ...ofAdded] };
}

/**
 * Builds every record; texts and charts are made when asked for.
 * @param imported what was imported beside it, by the same builders @default nothing
 * @param known the library's own part @default it is read
 */
export async function loadLibrary(
  imported: readonly ImportedContent[] = [],
  known?: OwnLibrary,
): Promise<Library> {
  const own = known ?? (await readOwnLibrary());
  const { edition } = own.data;
  const { context, records: statisticRecords } = composeStatistics(own, imported);
  const { catalogue, concepts, figures, places, sources } = context;
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
        own.days,
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
