import type { Platform } from "../../../contract/known-values.js";
import { coveredBy } from "../records/rankings.js";
import type { StatisticRecord } from "../library-model.js";
import { formatPeriod, semicolon } from "./numbers.js";
import { placeName } from "./place-phrases.js";
import { sentences } from "./sentences.js";
import type { TextContext } from "./text-context.js";

/**
 * A sentence on the places that a latest ranking has not for want of a figure of its period, each with the period
 * of its latest; none for other statistics and for rankings of years past.
 */
export function placesLeftOut(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): string[] {
  const [variant, continent] = (record.variant ?? "").split(":");
  if (record.kind !== "ranking" || variant !== "latest") return [];
  const concept = record.concepts[0] ?? "";
  const ranked = new Set(record.places);
  const names = new Map<string, string[]>();
  for (const place of coveredBy(context, concept)) {
    const isOfOther = continent !== undefined && context.places.get(place)?.region !== continent;
    const period = context.figures.extent(concept, place)?.to;
    if (isOfOther || ranked.has(place) || period === undefined) continue;
    names.set(period, [...(names.get(period) ?? []), placeName(context.places, place, language)]);
  }
  if (names.size === 0) return [];
  const places = [...names]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([period, of]) => `${of.join(", ")} (${formatPeriod(period, language)})`)
    .join(semicolon(language));
  return [sentences[language].leftOut({ when: formatPeriod(record.to, language), places })];
}
