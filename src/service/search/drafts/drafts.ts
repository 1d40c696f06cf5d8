/** Everything of a kind as items, in their order. */
import type { Concept, Library, StatisticKind } from "../../library/library-model.js";
import { lengthOf } from "../../library/identifiers.js";
import type { Draft, DraftBlock, LoneDraft } from "../items.js";
import type { ContentKind } from "../search-backend.js";
import { bundleDrafts, topicDrafts } from "./combined-drafts.js";
import { statisticDrafts } from "./statistic-drafts.js";
import { toTime } from "./to-time.js";

/**
 * An indicator of all countries answers a question that names none of them better than one of a single
 * country, as a ranking does among statistics.
 */
function shapeOf(places: number): StatisticKind {
  if (places > 1) return places > 20 ? "ranking" : "comparison";
  return "series";
}

type AnyDraft = Draft | LoneDraft;

const producers: Record<ContentKind, (library: Library) => Iterable<AnyDraft | DraftBlock>> = {
  statistic: statisticDrafts,
  *indicator(library) {
    for (const concept of library.concepts.values()) yield indicatorDraft(library, concept);
  },
  topic: topicDrafts,
  study: (library) =>
    bundleDrafts(library, library.studies, (one, language) => library.studyTexts(one, language)),
  infographic: (library) =>
    bundleDrafts(library, library.infographics, (one, language) =>
      library.infographicTexts(one, language),
    ),
};

/** How many items of a kind there are. */
export const countOf: Readonly<Record<ContentKind, (library: Library) => number>> = {
  statistic: ({ statistics }) => statistics.size,
  indicator: ({ concepts }) => concepts.size,
  topic: ({ topics }) => topics.size,
  study: ({ studies }) => studies.size,
  infographic: ({ infographics }) => infographics.size,
};

function indicatorDraft(library: Library, concept: Concept): LoneDraft {
  const { uuid, isPremium, industry, source } = concept;
  const day = library.sources.get(source)?.releasedAt ?? library.edition.date;
  const own = { isPremium, industry, releasedAt: toTime(day), titles: undefined };
  const whole = (): Draft => {
    const covered = library.coveredPlaces(concept.key);
    return {
      ...own,
      id: uuid,
      concepts: [concept.key],
      places: concept.partner === undefined ? covered : [...covered, concept.partner],
      shape: shapeOf(covered.length),
      part: undefined,
      partner: undefined,
      ...extentOf(concept, library),
    };
  };
  // Where figures change a concept is another object.
  return { ...own, id: uuid, madeOf: concept, whole };
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

/** By identifier. Of one kind either all are numbers or none, and numbers are sorted without comparing drafts. */
function* inOrder(run: readonly AnyDraft[]): Generator<AnyDraft | undefined, undefined> {
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

const isLong = ({ id }: AnyDraft): boolean => typeof id === "number" && lengthOf(id) === "long";

/** Items that are looked at before others are answered: an indicator looks at all its places. */
const itemsPerStep: Readonly<Record<ContentKind, number>> = {
  ...{ statistic: 500, indicator: 10 },
  ...{ topic: 100, study: 1, infographic: 20 },
};

/**
 * Everything of a kind in the order in which equal items stand: by identifier, and what was imported behind it,
 * measure by measure, each by identifier. Undefined ends a step.
 */
export function* toDrafts(
  library: Library,
  kind: ContentKind,
): Generator<AnyDraft | DraftBlock | undefined, undefined> {
  let run: AnyDraft[] = [];
  let measure: string | undefined;
  let count = 0;
  for (const draft of producers[kind](library)) {
    if ("of" in draft) {
      yield* inOrder(run);
      run = [];
      yield draft;
      yield undefined;
      continue;
    }
    const next = "concepts" in draft && isLong(draft) ? draft.concepts[0] : undefined;
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
