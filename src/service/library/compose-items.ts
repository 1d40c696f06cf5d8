/** Every item of the library and of what was imported beside it, each with its number. */
import { Figures } from "./figures/figures.js";
import { addImported } from "./imported/index.js";
import type { LibraryConcept } from "./catalogue/index.js";
import type { NamedItem, NumberCollision } from "./library-model.js";
import type { OwnLibrary } from "./own-library.js";
import type { ImportedPart } from "./parts/imported-parts.js";
import type { ShownMeasure } from "./parts/placed-measure.js";
import { StatisticsMap } from "./parts/statistics-map.js";
import type { BuildContext, KeyedRecord } from "./records/build-context.js";
import {
  topicStudySteps,
  worldMapSteps,
  type BundleRecord,
  type FindRecord,
  type TopicStudies,
  type WorldMaps,
} from "./records/bundles/index.js";
import { createOwnNumbers } from "./records/own-numbers.js";
import { topicSteps, type KeyedTopic, type MadeTopics } from "./records/topics.js";
import { statisticTexts } from "./texts/statistic-texts.js";
import { createTextContext } from "./texts/text-context.js";
import type { Steps } from "./turns.js";

function* figuresOf(own: Pick<OwnLibrary, "figures">, parts: readonly ImportedPart[]) {
  yield* own.figures;
  for (const { measures } of parts)
    for (const [key, { figures }] of measures) yield [key, figures] as const;
}

/** What all items are made from. */
function* mergeSteps({ data, ...own }: OwnLibrary, parts: readonly ImportedPart[]) {
  const { catalogue, sources } = addImported(
    { catalogue: own.catalogue, sources: data.sources },
    parts,
  );
  yield;
  const figures = new Figures(figuresOf(own, parts));
  yield;
  const concepts = new Map(own.concepts);
  for (const part of parts) for (const [key, concept] of part.concepts) concepts.set(key, concept);
  const context = createTextContext({
    ...{ catalogue, concepts, places: data.places, sources, figures },
  });
  yield;
  const shown: ShownMeasure[] = [];
  for (const part of parts)
    for (const [key, measure] of part.measures) {
      const concept = part.concepts.get(key);
      // Of two sources that call a measure the same the later one's is there.
      if (concept !== undefined && concepts.get(key) === concept)
        shown.push({ measure, concept, source: sources.get(concept.source) });
    }
  const days = new Map<string, ShownMeasure["measure"]["updates"]>();
  for (const { measures } of parts)
    for (const [key, { updates }] of measures) days.set(key, updates);
  return { context, shown, days };
}

type AnyItem = KeyedRecord | KeyedTopic | BundleRecord;

/** What is made of statistics, and what it is taken from where they are the same in the next library. */
export interface Composed {
  readonly statistics: StatisticsMap;
  readonly topicStudies: TopicStudies;
  /** Of imported concepts. */
  readonly worldMaps: WorldMaps;
  readonly topics: MadeTopics;
}

/**
 * Every item with a number of its own: the library's keep theirs, and its figures' items before what shows them.
 * @param before of the library that was there before @default nothing
 */
export function* composeItems(own: OwnLibrary, parts: readonly ImportedPart[], before?: Composed) {
  const { context, shown, days } = yield* mergeSteps(own, parts);
  yield;
  const without = new Set(parts.flatMap(({ withoutNumber = [] }) => withoutNumber));
  const isRefused = without.size === 0 ? undefined : (key: string) => without.has(key);
  const bundled = yield* bundleSteps(own, context, { shown, isRefused }, before);
  const { statistics, topicStudies, worldMaps } = bundled;
  const numbers = createOwnNumbers<AnyItem>(without);
  numbers.take(own.statistics);
  numbers.take(statistics);
  numbers.collisions.push(...statistics.collisions);
  const ofTopics = [...topicStudies.values()].flatMap(({ studies: found }) => found);
  const studies = numbers.give([...own.bundles.placeStudies, ...ofTopics]);
  yield;
  const infographics = numbers.give([
    ...own.bundles.infographics,
    ...[...worldMaps.values()].flat(),
  ]);
  yield;
  const made = yield* topicSteps(context, before?.topics);
  const defined = [...made.ofDefinitions.values()].map(({ topic }) => topic);
  const topics = withOwnChildren(numbers.give([...defined, ...made.ofConcepts.values()]));
  const composed: Composed = { ...bundled, topics: made };
  const nameOf = (item: AnyItem): NamedItem => ({
    key: item.key,
    title: "kind" in item ? statisticTexts(context, item, "en").title : item.key,
  });
  const collisions = numbers.collisions.map(({ left, kept }): NumberCollision => ({
    ...{ id: left.id, left: nameOf(left), kept: nameOf(kept) },
  }));
  return { context, days, composed, studies, infographics, topics, collisions };
}

interface Imported {
  readonly shown: readonly ShownMeasure[];
  readonly isRefused: ((key: string) => boolean) | undefined;
}

function* bundleSteps(
  own: OwnLibrary,
  context: BuildContext,
  { shown, isRefused }: Imported,
  before: Composed | undefined,
): Steps<Omit<Composed, "topics">> {
  const statistics = yield* StatisticsMap.steps(
    ...([own.statistics, shown, isRefused, before?.statistics] as const),
  );
  yield;
  const find = findIn(own, statistics);
  const isOwn = (concept: LibraryConcept) => own.concepts.get(concept.key) === concept;
  const isSame = (concept: LibraryConcept) =>
    isOwn(concept) ||
    (before !== undefined && statistics.hasAsBefore(concept.key, before.statistics));
  const studiesBefore = before?.topicStudies ?? own.bundles.topicStudies;
  const topicStudies = yield* topicStudySteps(context, find, { found: studiesBefore, isSame });
  yield;
  const imported = [...context.concepts.values()].filter((one) => !isOwn(one));
  const mapsBefore = before && { found: before.worldMaps, isSame };
  return {
    ...{ statistics, topicStudies },
    worldMaps: yield* worldMapSteps(context, imported, find, mapsBefore),
  };
}

/** Members that are there: another item has the number of one that is not. */
function findIn(own: OwnLibrary, statistics: StatisticsMap): FindRecord {
  const byKey = (key: string): KeyedRecord | undefined => {
    const record = own.statistics.find(key);
    if (record !== undefined) return record;
    const [, concept = "", variant = ""] = /^ranking\|(.*)\|(.*)$/.exec(key) ?? [];
    return statistics.ranking(concept, variant);
  };
  // Without a text of its own for each of ten thousands that are looked for.
  const ranking = (concept: string, variant: string): KeyedRecord | undefined =>
    own.concepts.has(concept)
      ? byKey(`ranking|${concept}|${variant}`)
      : statistics.ranking(concept, variant);
  return { byKey, ranking };
}

/** A topic that is not there has the number of another item, which is no child. */
function withOwnChildren(topics: Map<number, KeyedTopic>): Map<number, KeyedTopic> {
  for (const [id, topic] of topics) {
    const isOwn = (child: number): boolean => topics.get(child)?.parent === id;
    if (!topic.children.every(isOwn))
      topics.set(id, { ...topic, children: topic.children.filter(isOwn) });
  }
  return topics;
}
