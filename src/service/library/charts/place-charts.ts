import type { Platform } from "../../../contract/known-values.js";
import { latestPoint, rankedPlaces } from "../records/points.js";
import { formatPeriod } from "../texts/numbers.js";
import type { TextContext } from "../texts/text-context.js";
import type { ChartContent, StatisticRecord } from "../library-model.js";
import { firstConcept, noteOf } from "./time-charts.js";
import { placeName } from "../texts/place-phrases.js";

export function rankingChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const concept = firstConcept(context, record);
  const ranked = rankedPlaces(context, record);
  return {
    graphType: "bar",
    horizontal: true,
    unit: concept.unit[language],
    categories: ranked.map(({ place }) => placeName(context.places, place, language)),
    series: [{ name: concept.name[language], values: ranked.map(({ value }) => value) }],
    ...noteOf(context, record, language),
  };
}

/** Rows of different units: each names its own, and the year of its figure. */
export function profileChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const place = record.places[0] ?? "";
  const rows = context.conceptsOf(record).flatMap((concept) => {
    const point = latestPoint(context, concept, place);
    if (point === undefined) return [];
    const name = `${concept.name[language]} (${concept.unitPhrase[language]})`;
    return { name: `${name}, ${formatPeriod(point.period, language)}`, value: point.value };
  });
  return {
    graphType: "table",
    horizontal: false,
    unit: null,
    categories: rows.map(({ name }) => name),
    series: [
      {
        name: placeName(context.places, place, language),
        values: rows.map(({ value }) => value),
      },
    ],
  };
}
