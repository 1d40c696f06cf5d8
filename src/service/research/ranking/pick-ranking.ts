/** The highest or lowest figures: of the places that were asked for, or of a ranking of the library. */
import type { Library, StatisticRecord } from "../library/library-model.js";
import type { ParsedQuery } from "../search/index.js";
import { withFirst } from "./asked-measure.js";
import { boundedBy, upToBound } from "./planning/beyond-bound.js";
import type { Evidence } from "./figures.js";
import { leftOutOf } from "./left-out.js";
import { partOf } from "./periods/choose.js";
import { isWithin, onePeriod } from "./periods/compare.js";
import { calledAlike } from "./planning/called-alike.js";
import type { Fact, Plan, PlannedFigure } from "./plan/index.js";

type Ranking = Extract<Plan, { kind: "ranking" }>;

/** Places that are named, where no number of them is asked; as many as are, up to the second. */
const ranked = { usual: 5, most: 20 };
const countOf = ({ placesCount = ranked.usual }: ParsedQuery): number =>
  Math.min(placesCount, ranked.most);

/** The places asked for, in order; only the first of a group where its highest or lowest are asked. */
export function toOrder(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  facts: readonly Fact[],
): Plan {
  const order = query.ranking ?? "highest";
  const sorted = facts
    .map(({ figure }) => figure)
    .sort((a, b) => (order === "lowest" ? a.value - b.value : b.value - a.value));
  // Of several groups the order is of none.
  const [group, another] = query.groups;
  const part = facts.find((fact) => fact.partOf !== undefined)?.partOf;
  const plan: Ranking = {
    kind: "ranking",
    order,
    ...(part === undefined ? {} : { partOf: part }),
    figures: query.ranking === undefined ? sorted : sorted.slice(0, countOf(query)),
    of: sorted.length,
    ...(group === undefined || another !== undefined ? {} : { group: group.key }),
  };
  const isAsked = (place: string): boolean => query.places.some(({ code }) => code === place);
  const ordered = { figures: sorted, plan, most: ranked.most, isAsked };
  return upToBound(library, evidence, query, ordered);
}

const isObservedIn = (library: Library, concept: string) => {
  const { forecastFrom = "9999" } = library.concepts.get(concept) ?? {};
  return ({ to }: StatisticRecord): boolean => to < forecastFrom;
};

/** Code of the continent that a ranking is of: "latest:EUR". */
const continentOf = ({ variant = "" }: StatisticRecord): string | undefined =>
  variant.split(":")[1];

/** The newest, but a continent's ranking is none of all countries, though it may be newer. */
const firstToTake =
  (limit: string | undefined) =>
  (a: StatisticRecord, b: StatisticRecord): number => {
    const isOfPart = (one: StatisticRecord): number =>
      limit === undefined && continentOf(one) !== undefined ? 1 : 0;
    const isNewer = b.to.localeCompare(a.to) || b.places.length - a.places.length;
    return isOfPart(a) - isOfPart(b) || isNewer;
  };

const isPartOf = (library: Library, place: string, of: string): boolean =>
  library.places.get(place)?.groups?.includes(of) ?? false;

/** The group that an order is of, and who of it has no figure of its period. */
function ofGroup(
  library: Library,
  figures: readonly PlannedFigure[],
  order: "highest" | "lowest",
  group: string | undefined,
) {
  const isOf = (place: string): boolean => group === undefined || isPartOf(library, place, group);
  const leftOut = leftOutOf(library, figures, order, isOf);
  return {
    ...(group === undefined ? {} : { group }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

/** The one place that has what is asked where no place is named: no order of places, but figures of the period. */
function placeWith(
  library: Library,
  concepts: readonly string[],
  asked: string,
): { elsewhere?: string } {
  for (const concept of concepts) {
    const [place, another] = library.coveredPlaces(concept);
    if (place === undefined || another !== undefined) continue;
    const { periods = [] } = library.observations(concept, place) ?? {};
    if (periods.some((period) => isWithin(period, asked, asked))) return { elsewhere: place };
  }
  return {};
}

interface Beyond {
  readonly concepts: readonly string[];
  readonly concept: string;
  readonly asked: string;
  readonly covered: { readonly from: string; readonly to: string };
  readonly limit: string | undefined;
}

/** What is missing where no order is of the asked time, and the one place that has figures of it. */
function withoutOrder(
  library: Library,
  query: ParsedQuery,
  { concepts, concept, asked, covered, limit }: Beyond,
): Plan {
  const isSince = query.period?.to === undefined ? { isSince: true as const } : {};
  const missing = { from: asked, to: asked, covered, reason: "beyond", ...isSince } as const;
  if (limit !== undefined) return { kind: "none", places: [limit], concept, missing };
  const newer = concepts.flatMap((key) => library.concepts.get(key)?.newer ?? []);
  const elsewhere = placeWith(library, [...concepts, ...newer], asked);
  return { kind: "none", places: [], concept, missing, ...elsewhere };
}

/** Rankings of a measure, of which some places are in a group, the one to take first. */
const rankingsFor =
  (library: Library, evidence: Evidence, limit: string | undefined) =>
  (concept: string): readonly StatisticRecord[] =>
    evidence
      .recordsOf(concept)
      .filter(({ kind }) => kind === "ranking")
      .filter(
        ({ places }) =>
          limit === undefined || places.some((code) => isPartOf(library, code, limit)),
      )
      .sort(firstToTake(limit));

/**
 * The newest ranking of the first of these concepts that has one, or that of the year asked for, where need be of
 * another that is called alike.
 */
export function toRanking(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  asked: readonly string[],
  group: string | undefined,
): Plan {
  const { threshold } = query;
  if (threshold === undefined) return toOrderOf(library, evidence, query, asked, group);
  const concepts = boundedBy(library, threshold, asked);
  const [first] = asked;
  if (concepts.length > 0 || first === undefined)
    return toOrderOf(library, evidence, query, concepts, group);
  const askedKind = threshold.unit === "percent" ? "share" : "number";
  return { kind: "none", places: [], concept: first, askedKind };
}

function toOrderOf(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concepts: readonly string[],
  group: string | undefined,
): Plan {
  const limit = group === "WLD" ? undefined : group;
  const asked = query.period?.to ?? query.period?.from;
  const isAsked = ({ to }: StatisticRecord): boolean =>
    asked !== undefined && isWithin(to, asked, asked);
  const recordsOf = rankingsFor(library, evidence, limit);
  // What is called alike has an order of the asked time, perhaps, where the first has none.
  const withTime = [...concepts.slice(0, 1), ...calledAlike(library, query, concepts)].find(
    (concept) => recordsOf(concept).some(isAsked),
  );
  for (const concept of withFirst(concepts, withTime)) {
    const records = recordsOf(concept);
    const record =
      records.find(asked === undefined ? isObservedIn(library, concept) : isAsked) ?? records[0];
    if (record === undefined) continue;
    const all = evidence
      .rankingOf(record)
      .filter(({ place }) => limit === undefined || isPartOf(library, place, limit));
    const order = query.ranking ?? "highest";
    const sorted = order === "lowest" ? [...all].reverse() : all;
    const figures = sorted.slice(0, countOf(query));
    if (figures.length === 0) continue;
    if (asked !== undefined && !isAsked(record)) {
      const covered = { from: records.map(({ from }) => from).sort()[0] ?? "", to: record.to };
      return withoutOrder(library, query, { concepts, concept, asked, covered, limit });
    }
    const of = limit ?? continentOf(record);
    const plan: Ranking = {
      ...{ kind: "ranking", order, figures, of: all.length },
      ...ofGroup(library, figures, order, of),
      ...partOf(record.to, onePeriod(query.period)),
    };
    const isOf = (place: string): boolean => of === undefined || isPartOf(library, place, of);
    const ordered = { figures: sorted, plan, most: ranked.most, isAsked: isOf };
    return upToBound(library, evidence, query, ordered);
  }
  const concept = concepts[0];
  return {
    kind: "none",
    places: group === undefined ? [] : [group],
    ...(concept === undefined ? {} : { concept }),
  };
}
