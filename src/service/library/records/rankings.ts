import type { Concept } from "../types.js";
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

  const records: KeyedRecord[] = [];
  const counts = countByPeriod(context, concept.key, covered);
  const most = Math.max(...counts.values());
  // A period in which many places are missing would rank the diligent, not the world.
  const full = [...counts].filter(([, count]) => count >= Math.max(leastPlaces, most * 0.8));
  const latest = full
    .map(([period]) => period)
    .sort()
    .at(-1);
  const isScattered = concept.source === "world-factbook";

  const add = (variant: string, members: readonly string[], from: string, to: string) =>
    records.push(
      toRecord(context, {
        kind: "ranking",
        key: `${concept.key}|${variant}`,
        concepts: [concept],
        places: members,
        variant,
        from,
        to,
      }),
    );

  if (isScattered) {
    const years = (members: readonly string[]) =>
      members.map((code) => figures.extent(concept.key, code)?.to ?? "").sort();
    const addSpan = (variant: string, members: readonly string[]) => {
      const span = years(members);
      add(variant, members, span[0] ?? "", span.at(-1) ?? "");
    };
    addSpan("latest", covered);
    for (const continent of continents) {
      const members = covered.filter((code) => places.get(code)?.region === continent);
      if (members.length >= leastPlacesOfContinent) addSpan(`latest:${continent}`, members);
    }
    return records;
  }

  if (latest === undefined) return records;
  const membersAt = (period: string) =>
    covered.filter((code) => figures.valueAt(concept.key, code, period) !== null);
  const latestMembers = membersAt(latest);
  add("latest", latestMembers, latest, latest);
  for (const continent of continents) {
    const members = latestMembers.filter((code) => places.get(code)?.region === continent);
    if (members.length >= leastPlacesOfContinent)
      add(`latest:${continent}`, members, latest, latest);
  }
  for (const [period] of full)
    if (period < latest && isFixedPeriod(period)) add(period, membersAt(period), period, period);
  return records;
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
