/** Which order of places answers a question: of the time that is asked, or the newest that was observed. */
import type { Library, StatisticRecord } from "../../library/library-model.js";
import type { AskedPeriod } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import { isBefore, isWithin } from "../periods/compare.js";
import type { PlannedFigure } from "../plan/index.js";
import { orderOfFew } from "./order-of-few.js";
import { orderOf, ordersReach } from "./order-of-period.js";

interface FoundOrder {
  /** Highest first. */
  readonly figures: readonly PlannedFigure[];
  /** Code of the continent that it is of, where it is of one alone. */
  readonly continent?: string;
  /** First and last period of the orders that there are; the last is that of this one. */
  readonly covered: { readonly from: string; readonly to: string };
  /** The time that is asked, where this order is of another. */
  readonly asked?: string;
}

export const isPartOf = (library: Library, place: string, of: string): boolean =>
  library.places.get(place)?.groups?.includes(of) ?? false;

const isObservedIn = (library: Library, concept: string) => {
  const { forecastFrom = "9999" } = library.concepts.get(concept) ?? {};
  return ({ to }: StatisticRecord): boolean => to < forecastFrom;
};

/** Code of the continent that a ranking is of: "latest:EUR". */
const continentOf = ({ variant = "" }: StatisticRecord): string | undefined =>
  variant.split(":")[1];

/** The newest, of which the one of most places. */
const firstToTake = (a: StatisticRecord, b: StatisticRecord): number =>
  b.to.localeCompare(a.to) || b.places.length - a.places.length;

/** A continent's ranking is none of all places, nor of a group of which one lies elsewhere: Cyprus has the euro. */
function isOfAll(library: Library, record: StatisticRecord, limit: string | undefined): boolean {
  const continent = continentOf(record);
  if (continent === undefined || continent === limit) return true;
  return (
    limit !== undefined &&
    library
      .coveredPlaces(record.concepts[0] ?? "")
      .filter((place) => isPartOf(library, place, limit))
      .every((place) => isPartOf(library, place, continent))
  );
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
      .filter((record) => isOfAll(library, record, limit))
      .sort(firstToTake);

/** @param limit code of the group whose places are asked */
export function createOrders(
  library: Library,
  evidence: Evidence,
  time: AskedPeriod | undefined,
  limit: string | undefined,
) {
  const { from: since, to: until } = time ?? {};
  const asked = until ?? since;
  // The order since 2010 is the newest one.
  const isAsked = ({ to }: Pick<StatisticRecord, "to">): boolean =>
    asked !== undefined && isWithin(to, asked, until);
  const recordsOf = rankingsFor(library, evidence, limit);
  const isLimited = ({ place }: PlannedFigure): boolean =>
    limit === undefined || isPartOf(library, place, limit);

  const reachesBack = (concept: string): boolean =>
    until !== undefined ||
    since === undefined ||
    library.coveredPlaces(concept).some((place) => {
      const [first] = library.observations(concept, place)?.periods ?? [];
      return first !== undefined && !isBefore(since, first);
    });

  function ofFew(concept: string): FoundOrder | undefined {
    const order = orderOfFew(library, evidence, concept, time);
    if (order === undefined) return undefined;
    const { figures, period } = order;
    return { figures: figures.filter(isLimited), covered: { from: period, to: period } };
  }

  function of(concept: string): FoundOrder | undefined {
    const records = recordsOf(concept);
    const isMeant = asked === undefined ? isObservedIn(library, concept) : isAsked;
    const found = reachesBack(concept) ? records.find(isMeant) : undefined;
    const reckoned =
      found === undefined && until !== undefined ? orderOf(library, concept, until) : undefined;
    if (reckoned !== undefined && until !== undefined)
      return { figures: reckoned.filter(isLimited), covered: { from: until, to: until } };
    const record = found ?? records[0];
    if (record === undefined) return ofFew(concept);
    const continent = continentOf(record);
    const ofRecord = { from: records.map(({ from }) => from).sort()[0] ?? "", to: record.to };
    return {
      figures: evidence.rankingOf(record).filter(isLimited),
      ...(continent !== undefined && { continent }),
      ...(asked !== undefined && found === undefined
        ? { asked, covered: ordersReach(library, concept) ?? ofRecord }
        : { covered: ofRecord }),
    };
  }

  return { of, hasAsked: (concept: string): boolean => recordsOf(concept).some(isAsked) };
}
