/** Everything that can be found, in one shape whatever its kind. */
import { platforms, type Platform } from "../../contract/known-values.js";
import type {
  InfographicRecord,
  Library,
  StatisticKind,
  StatisticRecord,
  StudyRecord,
} from "../library/library-model.js";
import { lengthOf } from "../library/identifiers.js";
import type { ContentKind } from "./search-backend.js";

export interface Item {
  readonly id: number | string;
  readonly concepts: readonly string[];
  readonly places: ReadonlySet<string>;
  /** Of an indicator, the statistic that would show all its places; undefined for other kinds. */
  readonly shape: StatisticKind | undefined;
  /** Of a ranking that is not the latest of the world: of a continent alone, or of a year past. */
  readonly part: "continent" | "past" | undefined;
  /** The country at the other end of a flow. */
  readonly partner: string | undefined;
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

/** An item before it is known who else shows the same places. */
export interface Draft extends Omit<Item, "prominence" | "places"> {
  readonly places: readonly string[];
}

const times = new Map<string, number>();

/** Of a million items few are of another day. */
function toTime(date: string): number {
  const known = times.get(date) ?? Date.parse(`${date}T00:00:00Z`);
  times.set(date, known);
  return known;
}

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

/**
 * An indicator of all countries answers a question that names none of them better than one of a single
 * country, as a ranking does among statistics.
 */
function shapeOf(places: number): StatisticKind {
  if (places > 1) return places > 20 ? "ranking" : "comparison";
  return "series";
}

function partOf({ kind, variant = "latest" }: StatisticRecord): Item["part"] {
  if (kind !== "ranking" || variant === "latest") return undefined;
  return variant.startsWith("latest") ? "continent" : "past";
}

/** What the kinds have not that combine others. */
const noShape = { shape: undefined, part: undefined, partner: undefined };

const producers: Record<ContentKind, (library: Library) => Iterable<Draft>> = {
  *statistic(library) {
    for (const record of library.statistics.values()) {
      const concept = record.concepts[0] ?? "";
      const partner = library.concepts.get(concept)?.partner;
      const listed = partner === undefined ? record.places : [...record.places, partner];
      yield {
        id: record.id,
        concepts: record.concepts,
        places: placesOf(library, record.kind, concept, listed),
        partner,
        shape: record.kind,
        part: partOf(record),
        from: record.from,
        to: record.to,
        releasedAt: toTime(record.releasedAt),
        isPremium: record.isPremium,
        industry: record.industry,
        titles: undefined,
      };
    }
  },
  *indicator(library) {
    for (const concept of library.concepts.values()) {
      const covered = library.coveredPlaces(concept.key);
      yield {
        id: concept.uuid,
        concepts: [concept.key],
        places: concept.partner === undefined ? covered : [...covered, concept.partner],
        shape: shapeOf(covered.length),
        part: undefined,
        partner: undefined,
        ...extentOf(library, concept.key, covered),
        releasedAt: toTime(library.sources.get(concept.source)?.releasedAt ?? library.edition.date),
        isPremium: concept.isPremium,
        industry: concept.industry,
        titles: undefined,
      };
    }
  },
  *topic(library) {
    for (const topic of library.topics.values())
      yield {
        id: topic.id,
        concepts: conceptsUnder(library, topic.id),
        places: topic.places,
        ...noShape,
        from: "",
        to: "",
        releasedAt: toTime(topic.releasedAt),
        isPremium: undefined,
        industry: undefined,
        titles: () =>
          inEveryLanguage((language) => `${topic.name[language]} ${topic.subTitle[language]}`),
      };
  },
  study: (library) =>
    bundleDrafts(library, library.studies, (one, language) => library.studyTexts(one, language)),
  infographic: (library) =>
    bundleDrafts(library, library.infographics, (one, language) =>
      library.infographicTexts(one, language),
    ),
};

/** Of what shows several statistics. */
function* bundleDrafts<Bundle extends StudyRecord | InfographicRecord>(
  library: Library,
  bundles: ReadonlyMap<number, Bundle>,
  textsOf: (bundle: Bundle, language: Platform) => { readonly title: string },
): Generator<Draft, undefined> {
  for (const bundle of bundles.values())
    yield {
      ...combined(library, bundle.statistics),
      id: bundle.id,
      places: bundle.places,
      releasedAt: toTime(bundle.releasedAt),
      isPremium: bundle.isPremium,
      industry: bundle.industry,
      titles: () => inEveryLanguage((language) => textsOf(bundle, language).title),
    };
}

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
    ...noShape,
    from: periods[0] ?? "",
    to: periods.at(-1) ?? "",
  };
}

/** By identifier. Of one kind either all are numbers or none, and numbers are sorted without comparing drafts. */
function* inOrder(run: readonly Draft[]): Generator<Draft | undefined, undefined> {
  const isOwn = run.length > longestOfMeasure;
  const drafts = new Map(run.map((draft) => [draft.id, draft]));
  if (isOwn) yield undefined;
  const ids =
    typeof run[0]?.id === "number"
      ? Float64Array.from(drafts.keys(), Number).sort()
      : [...drafts.keys()].sort();
  if (isOwn) yield undefined;
  for (const id of ids) {
    const draft = drafts.get(id);
    if (draft !== undefined) yield draft;
  }
}

/** More than this are all that the library has. */
const longestOfMeasure = 1000;

const isLong = ({ id }: Draft): boolean => typeof id === "number" && lengthOf(id) === "long";

/** Items that are looked at before others are answered: an indicator looks at all its places. */
const itemsPerStep: Readonly<Record<ContentKind, number>> = {
  ...{ statistic: 500, indicator: 10 },
  ...{ topic: 100, study: 20, infographic: 20 },
};

/**
 * Everything of a kind in the order in which equal items stand: by identifier, and what was imported behind it,
 * measure by measure, each by identifier. Undefined ends a step.
 */
export function* toDrafts(
  library: Library,
  kind: ContentKind,
): Generator<Draft | undefined, undefined> {
  let run: Draft[] = [];
  let measure: string | undefined;
  let count = 0;
  for (const draft of producers[kind](library)) {
    const next = kind === "statistic" && isLong(draft) ? draft.concepts[0] : undefined;
    if (next !== measure) {
      yield* inOrder(run);
      run = [];
    }
    measure = next;
    run.push(draft);
    count += 1;
    if (count % itemsPerStep[kind] === 0) yield undefined;
  }
  yield* inOrder(run);
}

/** Whether a place belongs to a continent or group. */
export type IsIn = (place: string, group: string) => boolean;
