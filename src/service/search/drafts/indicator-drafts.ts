/** Indicators as items: what is measured, everywhere at once. */
import type { Concept, Library, StatisticKind } from "../../library/library-model.js";
import type { Draft, RecordDrafts } from "../items.js";
import { recordBlocks } from "./record-blocks.js";
import { toTime } from "./to-time.js";

/**
 * An indicator of all countries answers a question that names none of them better than one of a single
 * country, as a ranking does among statistics.
 */
function shapeOf(places: number): StatisticKind {
  if (places > 1) return places > 20 ? "ranking" : "comparison";
  return "series";
}

/** Where figures change a concept is another object. */
export const indicatorDrafts = (library: Library): Iterable<RecordDrafts> =>
  recordBlocks([...library.concepts.values()], {
    madeOf: (concept) => {
      const source = library.sources.get(concept.source);
      return source === undefined ? [concept] : [concept, source];
    },
    draftOf: (concept) => draftOf(library, concept),
    idOf: ({ uuid }) => uuid,
    lengthOf: ({ numbers = "short" }) => numbers,
  });

function draftOf(library: Library, concept: Concept): Draft {
  const { uuid, isPremium, industry, source } = concept;
  const day = library.sources.get(source)?.releasedAt ?? library.edition.date;
  const covered = library.coveredPlaces(concept.key);
  return {
    ...{ id: uuid, isPremium, industry, releasedAt: toTime(day) },
    concepts: [concept.key],
    places: concept.partner === undefined ? covered : [...covered, concept.partner],
    shape: shapeOf(covered.length),
    ...{ part: undefined, partner: undefined },
    ...extentOf(concept, library),
  };
}

function extentOf({ key }: Concept, library: Library): Pick<Draft, "from" | "to"> {
  let [from, to] = ["", ""];
  for (const place of library.coveredPlaces(key)) {
    const { periods = [] } = library.observations(key, place) ?? {};
    const [first = "", last = ""] = [periods[0], periods.at(-1)];
    if (from === "" || first < from) from = first;
    if (last > to) to = last;
  }
  return { from, to };
}
