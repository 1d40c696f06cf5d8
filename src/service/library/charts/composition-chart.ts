import type { Platform } from "../../../contract/known-values.js";
import type { CompositionDefinition } from "../catalogue/index.js";
import { wholePeriods } from "../records/compositions.js";
import { everyPeriod } from "../periods.js";
import { formatPeriod } from "../texts/numbers.js";
import { splitVariant, type TextContext } from "../texts/text-context.js";
import type { ChartContent, StatisticRecord } from "../library-model.js";
import { firstConcept, noteOf } from "./time-charts.js";
import { placeName } from "../texts/place-phrases.js";

/** Fewer periods than this stand as bars. */
const leastAreas = 8;

interface Column {
  readonly label: string;
  readonly place: string;
  readonly period: string;
  /** Else its parts do not make up the whole, and it stays empty. */
  readonly isWhole: boolean;
}

/** Areas or bars over time, a pie for one period of one place, bars side by side for several places. */
export function compositionChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  const concept = firstConcept(context, record);
  const definition = context.catalogue.compositions.get(splitVariant(record).definition);
  if (definition === undefined) throw new Error(`Statistic ${record.id} has no composition.`);
  const columns = columnsOf(context, record, definition, language);
  const parts = definition.parts
    .map(({ concept: key, name }) => ({
      name: name[language],
      values: columns.map(({ place, period, isWhole }) =>
        isWhole ? context.figures.valueAt(key, place, period) : null,
      ),
    }))
    // Parts that are nothing throughout would only crowd the legend.
    .filter(({ values }) => values.some((value) => value !== null && value !== 0));
  const shared = { unit: concept.unit[language], ...noteOf(context, record, language) };
  if (columns.length === 1)
    return {
      ...shared,
      graphType: "pie",
      horizontal: false,
      categories: parts.map(({ name }) => name),
      series: [
        { name: definition.name[language], values: parts.map(({ values }) => values[0] ?? null) },
      ],
    };
  const hasNegative = parts.some(({ values }) => values.some((value) => (value ?? 0) < 0));
  const isTime = record.places.length === 1;
  return {
    ...shared,
    graphType:
      isTime && columns.length >= leastAreas && !hasNegative ? "stacked-areas" : "stacked-bars",
    horizontal: !isTime,
    categories: columns.map(({ label }) => label),
    series: parts,
  };
}

function columnsOf(
  context: TextContext,
  record: StatisticRecord,
  definition: CompositionDefinition,
  language: Platform,
): Column[] {
  const [only = ""] = record.places;
  if (record.places.length === 1) {
    const whole = wholePeriods(context.figures, definition, only).filter(
      (period) => period >= record.from && period <= record.to,
    );
    // Of few bars each is read by its name; in a long course a year is as wide as another, also one without figures.
    const shown =
      whole.length < leastAreas ? whole : everyPeriod(whole[0] ?? "", whole.at(-1) ?? "");
    const known = new Set(whole);
    return shown.map((period) => ({
      ...{ label: formatPeriod(period, language), place: only, period },
      isWhole: known.has(period),
    }));
  }
  return record.places.flatMap((place) => {
    const period = wholePeriods(context.figures, definition, place).at(-1);
    if (period === undefined) return [];
    const name = placeName(context.places, place, language);
    const label = record.from === record.to ? name : `${name} (${formatPeriod(period, language)})`;
    return { label, place, period, isWhole: true };
  });
}
