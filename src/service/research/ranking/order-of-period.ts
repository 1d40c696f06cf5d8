/** The order of places in a period that no ranking of the library is of, by what is shown of each place alone. */
import { hasOwnBase, toContentId } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import { valueAt } from "../figures.js";
import type { PlannedFigure } from "../plan/index.js";

/** So many places have a figure of the period, and so much of all that the measure has: fewer would be no order. */
const least = { places: 30, share: 0.8 };

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
  const covered = library
    .coveredPlaces(key)
    .filter((place) => library.places.get(place)?.kind !== "aggregate");
  const figures = covered.flatMap((place) => {
    const value = valueAt(library.observations(key, place), period);
    const statistic = toContentId(`series|${key}|${place}`, concept.numbers);
    return value === undefined ? [] : [{ statistic, concept: key, place, period, value }];
  });
  const isEnough = figures.length >= Math.max(least.places, covered.length * least.share);
  const isShown = ({ statistic, place }: PlannedFigure): boolean =>
    library.statistics.get(statistic)?.key === `series|${key}|${place}`;
  return isEnough && figures.every(isShown)
    ? figures.sort((a, b) => b.value - a.value || (a.place < b.place ? -1 : 1))
    : undefined;
}
