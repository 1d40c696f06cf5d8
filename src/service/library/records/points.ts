import type { LibraryConcept } from "../catalogue/index.js";
import type { StatisticRecord } from "../library-model.js";
import { type BuildContext } from "./build-context.js";

export interface Point {
  readonly period: string;
  readonly value: number;
}
interface PlacePoint extends Point {
  readonly place: string;
}

/** The figures there are, in order; gaps are left out. */
export function pointsOf(context: BuildContext, concept: string, place: string): Point[] {
  const observations = context.figures.get(concept, place);
  if (observations === undefined) return [];
  return observations.periods.flatMap((period, i) => {
    const value = observations.values[i] ?? null;
    return value === null ? [] : { period, value };
  });
}

/** A forecast is the latest of a place that has nothing else. */
export function latestPoint(
  context: BuildContext,
  { key, forecastFrom }: Pick<LibraryConcept, "key" | "forecastFrom">,
  place: string,
): Point | undefined {
  const points = pointsOf(context, key, place);
  const actual =
    forecastFrom === undefined ? undefined : points.findLast((one) => one.period < forecastFrom);
  return actual ?? points.at(-1);
}

/** A ranking's places, highest figure first. */
export function rankedPlaces(context: BuildContext, record: StatisticRecord): PlacePoint[] {
  const concept = record.concepts[0] ?? "";
  return record.places
    .flatMap((place) => {
      const value = context.figures.valueAt(concept, place, record.to);
      return value === null ? [] : { place, period: record.to, value };
    })
    .sort((a, b) => b.value - a.value);
}
