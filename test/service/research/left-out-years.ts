/** The years that an answer states of places which a ranking has not. */
import type { Platform } from "../../../src/contract/known-values.js";
import type { Library, StatisticRecord } from "../../../src/service/library/library-model.js";

/** Of each place that is named with a year in brackets, and that the ranking lacks, a year that it has a figure of. */
export function yearsLeftOut(
  library: Library,
  record: Pick<StatisticRecord, "concepts" | "places">,
  answer: string,
  language: Platform,
): number[] {
  const [concept = ""] = record.concepts;
  return library.coveredPlaces(concept).flatMap((place) => {
    if (record.places.includes(place)) return [];
    const name = library.places.get(place)?.name[language] ?? place;
    const periods = library.observations(concept, place)?.periods ?? [];
    return periods
      .filter((period) => answer.includes(`${name} (${period})`))
      .map((period) => Number(period));
  });
}
