import { LRUCache } from "lru-cache";
import type { Platform } from "../../contract/known-values.js";
import { toChart } from "./charts/chart.js";
import { Figures } from "./figures/figures.js";
import { addImported, importedUpdatedAt, type ImportedContent } from "./imported/index.js";
import type { KeyedRecord } from "./records/build-context.js";
import {
  type BundleRecord,
  type FindRecord,
  infographicSteps,
  studySteps,
} from "./records/bundles.js";
import { createOwnNumbers } from "./records/own-numbers.js";
import { topicSteps, type KeyedTopic } from "./records/topics.js";
import { bundleTexts } from "./texts/bundle-texts.js";
import { statisticTexts } from "./texts/statistic-texts.js";
import { createTextContext } from "./texts/text-context.js";
import type { ItemTexts, Library, NamedItem, NumberCollision } from "./library-model.js";
import { readOwnLibrary, type OwnLibrary } from "./own-library.js";
import type { ImportedPart } from "./parts/imported-parts.js";
import { StatisticsMap, type ShownMeasure } from "./parts/statistics-map.js";
import { atOnce, type Steps } from "./turns.js";
import { toUpdatedAt } from "./updates.js";

const named = ({ key, title }: NamedItem) => (title === key ? key : `${title} (${key})`);

/** A sentence for whoever imports, or reads the log. */
export const collisionText = ({ id, left, kept }: NumberCollision): string =>
  `${named(left)} would have the number ${String(id)}, which is that of ${named(kept)}: it is left out.`;

/** Texts and charts kept in memory; the rest is made anew when asked for. */
const keptItems = 4000;

/** What all items are made from. */
function* mergeSteps({ data, ...own }: OwnLibrary, parts: readonly ImportedPart[]) {
  const { catalogue, sources } = addImported(
    { catalogue: own.catalogue, sources: data.sources },
    parts,
  );
  yield;
  const all = parts.flatMap(({ measures }) => [...measures]);
  const figures = new Figures([
    ...own.figures,
    ...all.map(([key, measure]) => [key, measure.figures] as const),
  ]);
  yield;
  const concepts = new Map([own, ...parts].flatMap((part) => [...part.concepts]));
  const context = createTextContext({
    ...{ catalogue, concepts, places: data.places, sources, figures },
  });
  yield;
  // Of two sources that call a measure the same the later one's is there.
  const shown = parts.flatMap((part) =>
    [...part.measures].flatMap(([key, measure]): ShownMeasure[] => {
      const concept = part.concepts.get(key);
      if (concept === undefined || concepts.get(key) !== concept) return [];
      return [{ measure, concept, source: sources.get(concept.source) }];
    }),
  );
  const days = new Map(all.map(([key, { updates }]) => [key, updates]));
  return { context, shown, days };
}

type AnyItem = KeyedRecord | KeyedTopic | BundleRecord;

/** Every item with a number of its own: the library's keep theirs, and its figures' items before what shows them. */
function* composeItems(own: OwnLibrary, parts: readonly ImportedPart[]) {
  const { context, shown, days } = yield* mergeSteps(own, parts);
  yield;
  const without = new Set(parts.flatMap(({ withoutNumber = [] }) => withoutNumber));
  const numbers = createOwnNumbers<AnyItem>(without);
  const ofOwn = numbers.give(own.statistics);
  yield;
  const statistics = new StatisticsMap(ofOwn, shown);
  yield;
  const isRefused = without.size === 0 ? undefined : (key: string) => without.has(key);
  yield* statistics.giveNumbers(isRefused, (left, kept) => {
    numbers.collisions.push({ left, kept });
  });
  numbers.take(statistics);
  // Members that are there: another item has the number of one that is not.
  const byKey = (key: string): KeyedRecord | undefined => {
    const record = own.byKey.get(key);
    if (record !== undefined) return ofOwn.get(record.id) === record ? record : undefined;
    const [, concept = "", variant = ""] = /^ranking\|(.*)\|(.*)$/.exec(key) ?? [];
    return statistics.ranking(concept, variant);
  };
  // Without a text of its own for each of ten thousands that are looked for.
  const ranking = (concept: string, variant: string): KeyedRecord | undefined =>
    own.concepts.has(concept)
      ? byKey(`ranking|${concept}|${variant}`)
      : statistics.ranking(concept, variant);
  const find: FindRecord = { byKey, ranking };
  yield;
  const studies = numbers.give(yield* studySteps(context, find));
  yield;
  const infographics = numbers.give(yield* infographicSteps(context, find));
  yield;
  const topics = withOwnChildren(numbers.give(yield* topicSteps(context)));
  const nameOf = (item: AnyItem): NamedItem => ({
    key: item.key,
    title: "kind" in item ? statisticTexts(context, item, "en").title : item.key,
  });
  const collisions = numbers.collisions.map(({ left, kept }): NumberCollision => ({
    ...{ id: left.id, left: nameOf(left), kept: nameOf(kept) },
  }));
  return { context, days, statistics, studies, infographics, topics, collisions };
}

/** A topic that is not there has the number of another item, which is no child. */
const withOwnChildren = (topics: ReadonlyMap<number, KeyedTopic>): Map<number, KeyedTopic> =>
  new Map(
    [...topics].map(([id, topic]) => [
      id,
      { ...topic, children: topic.children.filter((child) => topics.get(child)?.parent === id) },
    ]),
  );

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
  return atOnce(librarySteps(own, imported.map(own.partOf)));
}

/** The library with what was imported beside it, in steps between which others are answered. */
export function* librarySteps(own: OwnLibrary, parts: readonly ImportedPart[]): Steps<Library> {
  const { edition } = own.data;
  const items = yield* composeItems(own, parts);
  const { context, days, statistics, topics, studies, infographics, collisions } = items;
  const { catalogue, concepts, figures, places, sources } = context;
  // Of what is imported one is left out and told; the library's own must all be there.
  if (parts.length === 0 && collisions.length > 0)
    throw new Error(collisions.map(collisionText).join("\n"));

  const textsOf = (bundles: ReadonlyMap<number, BundleRecord>) =>
    keep(({ id }: { id: number }, language: Platform): ItemTexts => {
      const record = bundles.get(id);
      if (record === undefined) throw new Error(`There is no content with the number ${id}.`);
      const membersOf = () => record.statistics.flatMap((member) => statistics.get(member) ?? []);
      return bundleTexts(context, record, membersOf, language);
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
    collisions,
    observations: (concept, place) => figures.get(concept, place),
    updatedAt: importedUpdatedAt(
      days,
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
