/** Everything that can be found, in one shape whatever its kind. */
import { platforms, type Platform } from "../../contract/known-values.js";
import type { Library, StatisticKind, StatisticRecord } from "../library/library-model.js";
import { prominenceOf } from "./prominence.js";
import type { ContentKind, SearchFilters } from "./search-backend.js";

export interface Item {
  readonly id: number | string;
  readonly concepts: readonly string[];
  readonly places: ReadonlySet<string>;
  /** Of an indicator, the statistic that would show all its places; undefined for other kinds. */
  readonly shape: StatisticKind | undefined;
  /** Of a ranking that is not the latest of the world: of a continent alone, or of a year past. */
  readonly part?: "continent" | "past";
  /** The country at the other end of a flow. */
  readonly partner?: string;
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly releasedAt: number;
  /** Undefined where the kind has no such property; filters on it then do not apply. */
  readonly isPremium: boolean | undefined;
  readonly industry: number | undefined;
  /** Titles by language, for the kinds that are called more than their concepts and places. */
  readonly titles: (() => Readonly<Record<Platform, string>>) | undefined;
  /** How likely it is meant when no place is named, 0 to 1. */
  readonly prominence: number;
}

type Draft = Omit<Item, "prominence">;

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

function inEveryLanguage(text: (language: Platform) => string): Record<Platform, string> {
  const texts = platforms.map((language) => [language, text(language)] as const);
  return Object.fromEntries(texts) as Record<Platform, string>;
}

/** A ranking shows every place its concept covers, even where its record names none or the world. */
function placesOf(
  library: Library,
  kind: StatisticKind,
  concept: string,
  listed: readonly string[],
): readonly string[] {
  if (kind !== "ranking" || listed.length > 1) return listed;
  return [...listed, ...library.coveredPlaces(concept)];
}

type SetOf = (places: readonly string[]) => ReadonlySet<string>;

/** One set for all items of the same places: of two hundred it takes more memory than all else of an item. */
function createSetOf(): SetOf {
  const sets = new Map<string, ReadonlySet<string>>();
  return (places) => {
    const key = places.join(" ");
    const known = sets.get(key) ?? new Set(places);
    sets.set(key, known);
    return known;
  };
}

/**
 * An indicator of all countries answers a question that names none of them better than one of a single
 * country, as a ranking does among statistics.
 */
function shapeOf(places: number): StatisticKind {
  if (places > 1) return places > 20 ? "ranking" : "comparison";
  return "series";
}

function partOf({ kind, variant = "latest" }: StatisticRecord): Pick<Item, "part"> {
  if (kind !== "ranking" || variant === "latest") return {};
  return { part: variant.startsWith("latest") ? "continent" : "past" };
}

const producers: Record<ContentKind, (library: Library, setOf: SetOf) => Draft[]> = {
  statistic: (library, setOf) =>
    [...library.statistics.values()].map((record) => {
      const concept = record.concepts[0] ?? "";
      const partner = library.concepts.get(concept)?.partner;
      const listed = partner === undefined ? record.places : [...record.places, partner];
      return {
        id: record.id,
        concepts: record.concepts,
        places: setOf(placesOf(library, record.kind, concept, listed)),
        ...(partner === undefined ? {} : { partner }),
        shape: record.kind,
        ...partOf(record),
        from: record.from,
        to: record.to,
        releasedAt: toTime(record.releasedAt),
        isPremium: record.isPremium,
        industry: record.industry,
        titles: undefined,
      };
    }),
  indicator: (library, setOf) =>
    [...library.concepts.values()].map((concept) => {
      const covered = library.coveredPlaces(concept.key);
      return {
        id: concept.uuid,
        concepts: [concept.key],
        places: setOf([...covered, ...(concept.partner === undefined ? [] : [concept.partner])]),
        shape: shapeOf(covered.length),
        ...extentOf(library, concept.key, covered),
        releasedAt: toTime(library.sources.get(concept.source)?.releasedAt ?? library.edition.date),
        isPremium: concept.isPremium,
        industry: concept.industry,
        titles: undefined,
      };
    }),
  topic: (library, setOf) =>
    [...library.topics.values()].map((topic) => ({
      id: topic.id,
      concepts: conceptsUnder(library, topic.id),
      places: setOf(topic.places),
      shape: undefined,
      from: "",
      to: "",
      releasedAt: toTime(topic.releasedAt),
      isPremium: undefined,
      industry: undefined,
      titles: () =>
        inEveryLanguage((language) => `${topic.name[language]} ${topic.subTitle[language]}`),
    })),
  study: (library, setOf) =>
    [...library.studies.values()].map((study) => ({
      ...combined(library, study.statistics),
      id: study.id,
      places: setOf(study.places),
      releasedAt: toTime(study.releasedAt),
      isPremium: study.isPremium,
      industry: study.industry,
      titles: () => inEveryLanguage((language) => library.studyTexts(study, language).title),
    })),
  infographic: (library, setOf) =>
    [...library.infographics.values()].map((infographic) => ({
      ...combined(library, infographic.statistics),
      id: infographic.id,
      places: setOf(infographic.places),
      releasedAt: toTime(infographic.releasedAt),
      isPremium: infographic.isPremium,
      industry: infographic.industry,
      titles: () =>
        inEveryLanguage((language) => library.infographicTexts(infographic, language).title),
    })),
};

function extentOf(library: Library, concept: string, places: readonly string[]) {
  let [from, to] = ["", ""];
  for (const place of places) {
    const { periods = [] } = library.observations(concept, place) ?? {};
    const [first = "", last = ""] = [periods[0], periods.at(-1)];
    if (from === "" || first < from) from = first;
    if (last > to) to = last;
  }
  return { from, to };
}

/** A topic's own concepts, or those of its children where it is only their heading. */
function conceptsUnder(library: Library, id: number): readonly string[] {
  const topic = library.topics.get(id);
  if (topic === undefined || topic.concepts.length > 0) return topic?.concepts ?? [];
  return topic.children.flatMap((child) => conceptsUnder(library, child));
}

function combined(library: Library, ids: readonly number[]) {
  const records = ids.flatMap((id) => library.statistics.get(id) ?? []);
  const periods = records.flatMap(({ from, to }) => [from, to]).sort();
  return {
    concepts: [...new Set(records.flatMap(({ concepts }) => concepts))],
    shape: undefined,
    from: periods[0] ?? "",
    to: periods.at(-1) ?? "",
  };
}

export function toItems(library: Library, kind: ContentKind): Item[] {
  return producers[kind](library, createSetOf()).map((draft) => ({
    ...draft,
    prominence: prominenceOf(draft.places),
  }));
}

/** Indicators and topics know no period, price or industry of their own where undefined. */
export function passes(item: Item, filters: SearchFilters, isIn: IsIn): boolean {
  const { releasedFrom, releasedTo, isPremium, industry, place } = filters;
  if (releasedFrom !== undefined && item.releasedAt < releasedFrom) return false;
  if (releasedTo !== undefined && item.releasedAt > releasedTo) return false;
  if (isPremium !== undefined && (item.isPremium ?? false) !== isPremium) return false;
  if (industry !== undefined && item.industry !== industry) return false;
  if (place === undefined || place === "WLD" || item.places.size === 0) return true;
  if (item.places.has(place)) return true;
  for (const code of item.places) if (isIn(code, place)) return true;
  return false;
}

/** Whether a place belongs to a continent or group. */
export type IsIn = (place: string, group: string) => boolean;
