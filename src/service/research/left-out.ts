/** Places that an order of one period has not, though their figures of other years would stand among its first. */
import type { Library } from "../library/library-model.js";
import type { PlannedFigure, PlaceAt } from "./plan/index.js";

/** So many years from the order's, a figure still tells where its place would stand. */
const nearYears = 5;
/** So many are named. */
const most = 5;

const yearOf = (period: string): number => Number(period.slice(0, 4));

interface Near extends PlaceAt {
  readonly value: number;
}

/** The figure of a place that is nearest to a period, the newer of two; undefined where it has one of that itself. */
function nearest(
  library: Library,
  concept: string,
  place: string,
  period: string,
): Near | undefined {
  const observations = library.observations(concept, place);
  if (observations === undefined) return undefined;
  const at = observations.periods.indexOf(period);
  if (typeof observations.values[at] === "number") return undefined;
  const distance = (one: string): number => Math.abs(yearOf(one) - yearOf(period));
  const near = observations.periods
    .flatMap((one, index) => {
      const value = observations.values[index];
      return typeof value !== "number" ? [] : [{ place, period: one, value }];
    })
    .filter((one) => distance(one.period) <= nearYears);
  return near.sort(
    (a, b) => distance(a.period) - distance(b.period) || (a.period < b.period ? 1 : -1),
  )[0];
}

/**
 * @param shown the figures that are stated, first the first
 * @param isAsked true for places that the order is of
 */
export function leftOutOf(
  library: Library,
  shown: readonly PlannedFigure[],
  order: "highest" | "lowest",
  isAsked: (place: string) => boolean,
): PlaceAt[] {
  const last = shown.at(-1);
  if (last === undefined) return [];
  const sign = order === "lowest" ? -1 : 1;
  return nearOnes(library, last, isAsked)
    .filter(({ value }) => sign * (value - last.value) > 0)
    .sort((a, b) => sign * (b.value - a.value))
    .slice(0, most)
    .map(({ place, period }) => ({ place, period }));
}

const nearOnes = (
  library: Library,
  { concept, period }: PlannedFigure,
  isAsked: (place: string) => boolean,
): Near[] =>
  library
    .coveredPlaces(concept)
    .filter((place) => library.places.get(place)?.kind !== "aggregate" && isAsked(place))
    .flatMap((place) => nearest(library, concept, place, period) ?? []);

/** Places without a figure of the period that would stand above one, highest first: its rank is not known. */
export const leftOutAbove = (library: Library, figure: PlannedFigure): PlaceAt[] =>
  leftOutOf(library, [figure], "highest", () => true);
