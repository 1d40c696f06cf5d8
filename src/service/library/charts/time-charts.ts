import type { GraphType, Platform } from "../../../contract/known-values.js";
import { breaksWithin } from "../catalogue/figure-statuses.js";
import type { LibraryConcept } from "../catalogue/index.js";
import { pointsOf } from "../records/points.js";
import { everyPeriod } from "../periods.js";
import { formatPeriod } from "../texts/numbers.js";
import { recordStatuses } from "../texts/remarks/record-statuses.js";
import type { TextContext } from "../texts/text-context.js";
import type { ChartContent, StatisticRecord } from "../library-model.js";
import { placeName } from "../texts/place-phrases.js";

/** Up to here the points stand as bars. */
const mostBars = 12;
/** From here on a line wants a zoom. */
const leastZoomed = 61;
/** From here on a remark on the course of the line is shown with it. */
const leastAnnotated = 100;

export function seriesChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const concept = firstConcept(context, record);
  const place = record.places[0] ?? "";
  const points = pointsOf(context, concept.key, place);
  // A bar missing between bars looks like a zero; a gap in a line looks like a gap.
  const isBars = points.length <= mostBars;
  const values = valuesByPeriod(context, concept.key, place);
  const periods = isBars
    ? points.map(({ period }) => period)
    : periodsBetween(context, concept.key, place, record);
  return {
    graphType: timeGraph(points.length, concept),
    horizontal: false,
    unit: concept.unit[language],
    categories: periods.map((period) => formatPeriod(period, language)),
    series: [
      {
        name: concept.name[language],
        values: periods.map((period) => values.get(period) ?? null),
        ...breaksOf(concept, place, periods, language),
      },
    ],
    ...noteOf(context, record, language),
  };
}

export function comparisonChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const concept = firstConcept(context, record);
  const byPlace = record.places.map((place) => valuesByPeriod(context, concept.key, place));
  const known = [...new Set(byPlace.flatMap((values) => [...values.keys()]))].sort();
  const isBars = known.length <= 3;
  // What no place has is a gap in the lines, as it is in the line of one place.
  const periods = isBars ? known : everyPeriod(known[0] ?? "", known.at(-1) ?? "");
  return {
    graphType: isBars ? "bar" : lineGraph(periods.length, concept),
    horizontal: false,
    unit: concept.unit[language],
    categories: periods.map((period) => formatPeriod(period, language)),
    series: record.places.map((place, i) => ({
      name: placeName(context.places, place, language),
      values: periods.map((period) => byPlace[i]?.get(period) ?? null),
      ...breaksOf(concept, place, periods, language),
    })),
    ...noteOf(context, record, language),
  };
}

/** Two axes: each series names its unit, for the chart has none of its own. */
export function dualChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const concepts = context.conceptsOf(record);
  const place = record.places[0] ?? "";
  const periods = periodsBetween(context, concepts[0]?.key ?? "", place, record);
  return {
    graphType: "dual-y-axes",
    horizontal: false,
    unit: null,
    categories: periods.map((period) => formatPeriod(period, language)),
    series: concepts.map((concept) => {
      const values = valuesByPeriod(context, concept.key, place);
      return {
        name: `${concept.name[language]} (${concept.unitPhrase[language]})`,
        values: periods.map((period) => values.get(period) ?? null),
        ...breaksOf(concept, place, periods, language),
      };
    }),
  };
}

function timeGraph(count: number, concept: LibraryConcept): GraphType {
  return count <= mostBars ? "bar" : lineGraph(count, concept);
}

function lineGraph(count: number, concept: LibraryConcept): GraphType {
  if (concept.remark !== undefined && concept.frequency === "annual" && count >= leastAnnotated)
    return "annotations";
  return count >= leastZoomed ? "line-zoomable" : "line-standard";
}

function periodsBetween(
  context: TextContext,
  concept: string,
  place: string,
  { from, to }: StatisticRecord,
): readonly string[] {
  const periods = context.figures.get(concept, place)?.periods ?? [];
  return periods.filter((period) => period >= from && period <= to);
}

function valuesByPeriod(context: TextContext, concept: string, place: string) {
  return new Map(pointsOf(context, concept, place).map(({ period, value }) => [period, value]));
}

/** Where a series of such periods, in the order of time, breaks. */
function breaksOf(
  { statuses }: LibraryConcept,
  place: string,
  periods: readonly string[],
  language: Platform,
): Pick<ChartContent["series"][number], "breaks"> {
  const [from = "", to = ""] = [periods[0], periods.at(-1)];
  const found = breaksWithin(statuses, place, { from, to });
  return found.length === 0 ? {} : { breaks: found.map((each) => formatPeriod(each, language)) };
}

export function firstConcept(context: TextContext, record: StatisticRecord): LibraryConcept {
  const [concept] = context.conceptsOf(record);
  if (concept === undefined) throw new Error(`Statistic ${record.id} has no concept.`);
  return concept;
}

export function noteOf(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): Pick<ChartContent, "note"> {
  const { remark } = firstConcept(context, record);
  const notes = [
    ...(remark === undefined ? [] : [remark[language]]),
    ...recordStatuses(context, record, language),
  ];
  return notes.length === 0 ? {} : { note: notes.join(" ") };
}
