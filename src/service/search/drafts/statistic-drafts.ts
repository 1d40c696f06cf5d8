/** Statistics as items: records one by one, and measures whose statistics stand in columns as they are. */
import { lengthOf } from "../../library/identifiers.js";
import type {
  Library,
  StatisticColumns,
  StatisticKind,
  StatisticRecord,
} from "../../library/library-model.js";
import type { Draft, DraftBlock, Item, MeasureDrafts } from "../items.js";
import { toTime } from "./to-time.js";

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

function partOf({ kind, variant = "latest" }: StatisticRecord): Item["part"] {
  if (kind !== "ranking" || variant === "latest") return undefined;
  return variant.startsWith("latest") ? "continent" : "past";
}

function draftOf(library: Library, record: StatisticRecord): Draft {
  const concept = record.concepts[0] ?? "";
  const partner = library.concepts.get(concept)?.partner;
  const listed = partner === undefined ? record.places : [...record.places, partner];
  return {
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
  };
}

function toMeasure(library: Library, statistics: StatisticColumns): MeasureDrafts[] {
  const { byNumber, releasedAt } = statistics;
  const concept = library.concepts.get(statistics.concept);
  if (concept === undefined || byNumber.length === 0) return [];
  const { isPremium, industry, partner } = concept;
  return [
    {
      of: [byNumber, concept],
      size: byNumber.length,
      terms: { releasedAt: toTime(releasedAt), isPremium, industry },
      draftAt: (index) => draftOf(library, statistics.recordAt(index)),
      ...{ statistics, showsPartner: partner !== undefined },
    },
  ];
}

/** By number: numbers are sorted without comparing what has them. */
function* byNumber<T>(all: ReadonlyMap<number, T>): Generator<T, undefined> {
  for (const id of Float64Array.from(all.keys()).sort()) {
    const one = all.get(id);
    if (one !== undefined) yield one;
  }
}

/** By identifier. Undefined ends a step. */
function* inOrder(drafts: readonly Draft[]): Generator<Draft | undefined, undefined> {
  const byId = new Map(drafts.map((draft) => [Number(draft.id), draft]));
  if (drafts.length > longestOfMeasure) yield undefined;
  yield* byNumber(byId);
}

/** More than this are all that the library has. */
const longestOfMeasure = 1000;

const draftsPerStep = 500;

function* partDrafts(library: Library): Generator<Draft | DraftBlock, undefined> {
  for (const one of library.statistics.inParts?.() ?? library.statistics.values())
    if ("byNumber" in one) yield* toMeasure(library, one);
    else if ("size" in one)
      yield {
        ...{ of: [one], size: one.size, terms: undefined },
        *drafts() {
          for (const record of byNumber(one)) yield draftOf(library, record);
        },
      };
    else yield draftOf(library, one);
}

/** By identifier, and what was imported behind it, measure by measure, each by identifier. Undefined ends a step. */
export function* statisticDrafts(
  library: Library,
): Generator<Draft | DraftBlock | undefined, undefined> {
  let run: Draft[] = [];
  let measure: string | undefined;
  for (const draft of partDrafts(library)) {
    const next =
      "of" in draft || lengthOf(Number(draft.id)) === "short" ? undefined : draft.concepts[0];
    if (run.length > 0 && ("of" in draft || next !== measure)) {
      yield* inOrder(run);
      run = [];
    }
    measure = next;
    if ("of" in draft) yield draft;
    else run.push(draft);
    if ("of" in draft || run.length % draftsPerStep === 0) yield undefined;
  }
  yield* inOrder(run);
}
