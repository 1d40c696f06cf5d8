import type { Concept } from "../library-model.js";
import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

/**
 * So many places have figures of a period, and so much of all: a period in which many are missing would rank the
 * diligent, not the world.
 */
export const leastRanked = { places: 30, share: 0.8 } as const;
const leastPlacesOfContinent = 8;
const continents = ["AFR", "ASI", "EUR", "NOA", "SOA", "OCE"];

/** Of a source whose latest figures are of different years, a year must have so many of its places. */
const leastShare = 0.6;
const leastOfScattered = 10;

/**
 * One concept over countries and territories at one period: the latest, worldwide and by continent, and fixed
 * years before it. Sources whose latest figures are of different years are ranked by the latest year that most
 * places have: a place's order says nothing against figures of other years.
 */
export function buildRankings(context: BuildContext): KeyedRecord[] {
  return [...context.concepts.values()].flatMap((concept) => rankingsOf(context, concept));
}

/** "Index, 2015 = 100": of that year in each place itself, so that the levels of two say nothing beside each other. */
const ownBase = /\bind(?:ex|ice)\b[^a-z=]*\b(?:1[5-9]|20)\d\d\b[^a-z=]*= ?1/i;

export const hasOwnBase = (concept: Pick<Concept, "unit"> | undefined): boolean =>
  concept !== undefined && ownBase.test(concept.unit.en);

/** Countries and territories with figures of the concept. */
export const coveredBy = ({ figures, places }: BuildContext, concept: string): string[] =>
  figures.placesOf(concept).filter((code) => places.get(code)?.kind !== "aggregate");

function rankingsOf(context: BuildContext, concept: Concept): KeyedRecord[] {
  const covered = coveredBy(context, concept.key);
  if (covered.length < leastRanked.places) return [];
  return concept.source === "world-factbook"
    ? scatteredRankings(context, concept, covered)
    : rankingsByPeriod(context, concept, covered);
}

const toRanking = (
  context: BuildContext,
  concept: Concept,
  variant: string,
  places: readonly string[],
  period: string,
): KeyedRecord =>
  toRecord(context, {
    kind: "ranking",
    key: `${concept.key}|${variant}`,
    concepts: [concept],
    places,
    variant,
    from: period,
    to: period,
  });

const membersAt = (
  { figures }: BuildContext,
  concept: Concept,
  covered: readonly string[],
  period: string,
) => covered.filter((code) => figures.valueAt(concept.key, code, period) !== null);

/** All that are covered, and those of each continent that has enough of them. */
const worldAndContinents = ({ places }: BuildContext, covered: readonly string[]) => [
  { variant: "latest", members: covered },
  ...continents
    .map((continent) => ({
      variant: `latest:${continent}`,
      members: covered.filter((code) => places.get(code)?.region === continent),
    }))
    .filter(({ members }) => members.length >= leastPlacesOfContinent),
];

function scatteredRankings(
  context: BuildContext,
  concept: Concept,
  covered: readonly string[],
): KeyedRecord[] {
  const counts = countByPeriod(context, concept.key, covered);
  const latest = worldAndContinents(context, covered).flatMap(({ variant, members }) => {
    const isWorld = variant === "latest";
    const least = isWorld ? leastOfScattered : leastPlacesOfContinent;
    const own = isWorld ? counts : countByPeriod(context, concept.key, members);
    const period = sharedPeriod(own, members, least);
    if (period === undefined) return [];
    const ranked = membersAt(context, concept, members, period);
    return toRanking(context, concept, variant, ranked, period);
  });
  const last = latest[0]?.to ?? "";
  const least = Math.max(leastRanked.places, (counts.get(last) ?? 0) * leastRanked.share);
  // No other statistic shows the years before it that as many places have figures of.
  const before = [...counts].filter(([period, count]) => period < last && count >= least);
  return [
    ...latest,
    ...before.map(([period]) =>
      toRanking(context, concept, period, membersAt(context, concept, covered, period), period),
    ),
  ];
}

/** The latest period of most places, else the one of the most; undefined where that is too few to rank. */
function sharedPeriod(
  counts: ReadonlyMap<string, number>,
  members: readonly string[],
  least: number,
): string | undefined {
  const ranked = [...counts]
    .filter(([, count]) => count >= least)
    .sort(([a], [b]) => (a < b ? 1 : -1));
  const shared = ranked.find(([, count]) => count >= members.length * leastShare);
  // Sorting keeps the order of equals: of two with as many places the later.
  return (shared ?? ranked.sort(([, a], [, b]) => b - a)[0])?.[0];
}

function rankingsByPeriod(
  context: BuildContext,
  concept: Concept,
  covered: readonly string[],
): KeyedRecord[] {
  const counts = countByPeriod(context, concept.key, covered);
  const most = Math.max(...counts.values());
  const least = Math.max(leastRanked.places, most * leastRanked.share);
  const full = [...counts].filter(([, count]) => count >= least);
  const latest = full
    .map(([period]) => period)
    .sort()
    .at(-1);
  if (latest === undefined) return [];
  const fixed = full.map(([period]) => period).filter((one) => one < latest && isFixedPeriod(one));
  return [
    ...worldAndContinents(context, membersAt(context, concept, covered, latest)).map(
      ({ variant, members }) => toRanking(context, concept, variant, members, latest),
    ),
    ...fixed.map((period) =>
      toRanking(context, concept, period, membersAt(context, concept, covered, period), period),
    ),
  ];
}

/** Decades, every year since 2011, and for monthly figures each December. */
function isFixedPeriod(period: string): boolean {
  if (period.includes("-")) return period.endsWith("-12");
  return Number(period) % 10 === 0 || Number(period) > 2010;
}

function countByPeriod(context: BuildContext, concept: string, covered: readonly string[]) {
  const counts = new Map<string, number>();
  for (const code of covered) {
    const observations = context.figures.get(concept, code);
    observations?.periods.forEach((period, i) => {
      if (observations.values[i] !== null) counts.set(period, (counts.get(period) ?? 0) + 1);
    });
  }
  return counts;
}
