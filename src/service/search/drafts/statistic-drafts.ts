/** Statistics as items: records one by one, and measures whose statistics stand in columns as they are. */
import type { Library, StatisticKind, StatisticRecord } from "../../library/library-model.js";
import type { Draft, Item, MeasureDrafts } from "../items.js";
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
    titles: undefined,
  };
}

export function* statisticDrafts(library: Library): Generator<Draft | MeasureDrafts, undefined> {
  for (const one of library.statistics.inColumns?.() ?? library.statistics.values())
    if ("byNumber" in one) {
      const draftAt = (index: number): Draft => draftOf(library, one.recordAt(index));
      const [first = -1] = one.byNumber;
      const showsPartner = first >= 0 && draftAt(first).partner !== undefined;
      yield { statistics: one, draftAt, showsPartner };
    } else yield draftOf(library, one);
}
