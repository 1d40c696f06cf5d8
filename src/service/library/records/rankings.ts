import type { Concept } from "../library-model.js";
import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

const leastPlaces = 30;
const leastPlacesOfContinent = 8;
const continents = ["AFR", "ASI", "EUR", "NOA", "SOA", "OCE"];

/**
 * One concept over countries and territories: the latest period, worldwide and by continent, and fixed
 * years before it. Sources whose latest figures are of different years are ranked by each place's latest
 * figure; the record then spans those years.
 */
export function buildRankings(context: BuildContext): KeyedRecord[] {
  return [...context.concepts.values()].flatMap((concept) => rankingsOf(context, concept));
}

function rankingsOf(context: BuildContext, concept: Concept): KeyedRecord[] {
  const { figures, places } = context;
  const covered = figures
    .placesOf(concept.key)
    .filter((code) => places.get(code)?.kind !== "aggregate");
  if (covered.length < leastPlaces) return [];
  return concept.source === "world-factbook"
    ? scatteredRankings(context, concept, covered)
    : rankingsByPeriod(context, concept, covered);
}

const toRanking = (
  context: BuildContext,
  concept: Concept,
  variant: string,
  places: readonly string[],
  [from, to]: readonly [from: string, to: string],
): KeyedRecord =>
  toRecord(context, {
    kind: "ranking",
    key: `${concept.key}|${variant}`,
    concepts: [concept],
    places,
    variant,
    from,
    to,
  });

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
  return worldAndContinents(context, covered).map(({ variant, members }) => {
    const years = members.map((code) => context.figures.extent(concept.key, code)?.to ?? "").sort();
    return toRanking(context, concept, variant, members, [years[0] ?? "", years.at(-1) ?? ""]);
  });
}

function rankingsByPeriod(
  context: BuildContext,
  concept: Concept,
  covered: readonly string[],
): KeyedRecord[] {
  const counts = countByPeriod(context, concept.key, covered);
  const most = Math.max(...counts.values());
  // A period in which many places are missing would rank the diligent, not the world.
  const full = [...counts].filter(([, count]) => count >= Math.max(leastPlaces, most * 0.8));
  const latest = full
    .map(([period]) => period)
    .sort()
    .at(-1);
  if (latest === undefined) return [];
  const membersAt = (period: string) =>
    covered.filter((code) => context.figures.valueAt(concept.key, code, period) !== null);
  const fixed = full.map(([period]) => period).filter((one) => one < latest && isFixedPeriod(one));
  return [
    ...worldAndContinents(context, membersAt(latest)).map(({ variant, members }) =>
      toRanking(context, concept, variant, members, [latest, latest]),
    ),
    ...fixed.map((period) =>
      toRanking(context, concept, period, membersAt(period), [period, period]),
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
