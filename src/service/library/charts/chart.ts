import type { Platform } from "../../../contract/known-values.js";
import type { LibraryConcept } from "../catalogue/index.js";
import type { ChartContent, StatisticRecord } from "../types.js";
import { pointsOf, rankedPlaces } from "../texts/descriptions.js";
import { formatPeriod } from "../texts/numbers.js";
import type { TextContext } from "../texts/text-context.js";

/** The figures of a record as the API's chart, in the words of one language. */
export function toChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const [concept] = context.conceptsOf(record);
  if (concept === undefined) throw new Error(`Statistic ${record.id} has no concept.`);
  switch (record.kind) {
    case "series":
      return seriesChart(context, record, concept, language);
    case "ranking":
      return rankingChart(context, record, concept, language);
    default:
      return comparisonChart(context, record, concept, language);
  }
}

function seriesChart(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): ChartContent {
  const points = pointsOf(context, concept.key, record.places[0] ?? "");
  return {
    graphType: timeGraph(points.length, concept),
    horizontal: false,
    unit: concept.unit[language],
    categories: points.map(({ period }) => formatPeriod(period, language)),
    series: [{ name: concept.name[language], values: points.map(({ value }) => value) }],
    ...noteOf(concept, language),
  };
}

/** Few points stand as bars; long series want a zoom; those with a remark on their course, annotations. */
export function timeGraph(count: number, concept: LibraryConcept): string {
  if (count <= 12) return "bar";
  if (concept.remark !== undefined && count > 100) return "annotations";
  return count > 60 ? "line-zoomable" : "line-standard";
}

function rankingChart(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): ChartContent {
  const ranked = rankedPlaces(context, record, concept.key);
  const name = (code: string) => context.places.get(code)?.name[language] ?? code;
  const isSpan = record.from !== record.to;
  return {
    graphType: "bar",
    horizontal: true,
    unit: concept.unit[language],
    categories: ranked.map(({ place, period }) =>
      isSpan ? `${name(place)} (${period})` : name(place),
    ),
    series: [{ name: concept.name[language], values: ranked.map(({ value }) => value) }],
    ...noteOf(concept, language),
  };
}

function comparisonChart(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): ChartContent {
  const byPlace = record.places.map(
    (place) =>
      new Map(pointsOf(context, concept.key, place).map(({ period, value }) => [period, value])),
  );
  const periods = [...new Set(byPlace.flatMap((points) => [...points.keys()]))].sort();
  return {
    graphType: periods.length <= 3 ? "bar" : timeGraph(Math.max(periods.length, 13), concept),
    horizontal: false,
    unit: concept.unit[language],
    categories: periods.map((period) => formatPeriod(period, language)),
    series: record.places.map((place, i) => ({
      name: context.places.get(place)?.name[language] ?? place,
      values: periods.map((period) => byPlace[i]?.get(period) ?? null),
    })),
    ...noteOf(concept, language),
  };
}

const noteOf = (concept: LibraryConcept, language: Platform) =>
  concept.remark === undefined ? {} : { note: concept.remark[language] };
