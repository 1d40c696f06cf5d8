/** The order of places in a period that no ranking of the library is of, by what is shown of each place alone. */
import { hasOwnBase, leastRanked, toContentId } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import { valueAt } from "../figures.js";
import type { PlannedFigure } from "../plan/index.js";

/**
 * Countries and territories, highest first; undefined where too few have a figure of the period, or one that no
 * statistic of its own shows.
 */
export function orderOf(
  library: Library,
  key: string,
  period: string,
): readonly PlannedFigure[] | undefined {
  const concept = library.concepts.get(key);
  if (concept === undefined || hasOwnBase(concept)) return undefined;
  if (concept.forecastFrom !== undefined && period >= concept.forecastFrom) return undefined;
  const covered = placesOf(library, key);
  const figures = covered.flatMap((place) => {
    const value = valueAt(library.observations(key, place), period);
    const statistic = toContentId(`series|${key}|${place}`, concept.numbers);
    return value === undefined ? [] : [{ statistic, concept: key, place, period, value }];
  });
  const isEnough = figures.length >= leastOf(covered);
  const isShown = ({ statistic, place }: PlannedFigure): boolean =>
    library.statistics.get(statistic)?.key === `series|${key}|${place}`;
  return isEnough && figures.every(isShown)
    ? figures.sort((a, b) => b.value - a.value || (a.place < b.place ? -1 : 1))
    : undefined;
}

/** First and last period that there can be an order of; undefined where there is none. */
export function ordersReach(
  library: Library,
  key: string,
): { readonly from: string; readonly to: string } | undefined {
  const concept = library.concepts.get(key);
  if (concept !== undefined && hasOwnBase(concept)) return undefined;
  const covered = placesOf(library, key);
  const counts = new Map<string, number>();
  for (const place of covered)
    for (const period of library.observations(key, place)?.periods ?? [])
      counts.set(period, (counts.get(period) ?? 0) + 1);
  const periods = [...counts]
    .flatMap(([period, count]) => (count < leastOf(covered) ? [] : [period]))
    .sort();
  const [from, to] = [periods[0], periods.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Countries and territories that a measure has figures of. */
export const placesOf = (library: Library, key: string): readonly string[] =>
  library.coveredPlaces(key).filter((place) => library.places.get(place)?.kind !== "aggregate");

const leastOf = (covered: readonly string[]): number =>
  Math.max(leastRanked.places, covered.length * leastRanked.share);
