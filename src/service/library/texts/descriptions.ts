import type { Platform } from "../../../contract/known-values.js";
import { escapeContent } from "../../../server/markup/index.js";
import type { LibraryConcept } from "../catalogue/index.js";
import { latestPoint, type Point, pointsOf, rankedPlaces } from "../records/points.js";
import type { DataSource, StatisticRecord } from "../library-model.js";
import { formatNumber, formatPeriod, semicolon } from "./numbers.js";
import { placeName } from "./place-phrases.js";
import { newerThanSeries, toYears } from "./newer-sources.js";
import { remarksOf } from "./remarks/remarks.js";
import { recordStatuses } from "./remarks/record-statuses.js";
import { placesLeftOut } from "./places-left-out.js";
import { sentences } from "./sentences.js";
import { splitVariant, type TextContext } from "./text-context.js";

/** The only figures of the world that these sources do not state themselves. */
function isSumOfCountries(context: TextContext, record: StatisticRecord): boolean {
  const summed = ["penn-world-table", "systema-globalis"];
  return (
    record.places.includes("WLD") &&
    context.conceptsOf(record).some(({ source }) => summed.includes(source))
  );
}

/** Short HTML: what the figures say, what a reader must know, where they come from. */
export function describe(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): string {
  const figures = figureSentences(context, record, language);
  const isShown = (place: string): boolean => record.places.includes(place);
  const remarks = context.conceptsOf(record).flatMap((concept) => remarksOf(concept, isShown));
  const sum = context.catalogue.remarks["sum-of-countries"];
  if (isSumOfCountries(context, record) && sum !== undefined) remarks.push(sum);
  const notes = [
    ...new Set(remarks.map((remark) => remark[language])),
    ...recordStatuses(context, record, language),
    ...newerFigures(context, record, language),
    ...placesLeftOut(context, record, language),
  ];
  const sources = record.sources
    .flatMap((key) => context.sources.get(key) ?? [])
    .map(sourceName)
    .join(semicolon(language));
  const paragraphs = [
    figures.join(" "),
    ...(notes.length === 0 ? [] : [escapeContent(notes.join(" "))]),
    `${sentences[language].source} ${escapeContent(sources)}`,
  ];
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
}

/** A source with its version; one that has none with who published it, where its title does not say that. */
function sourceName({ title, subtitle, publisher }: DataSource): string {
  const by = subtitle === "" ? publisher : subtitle;
  return by === "" || by === title ? title : `${title} (${by})`;
}

function newerFigures(context: TextContext, record: StatisticRecord, language: Platform): string[] {
  const [concept] = context.conceptsOf(record);
  const [place] = record.places;
  if (record.kind !== "series" || concept === undefined || place === undefined) return [];
  const yearsOf = (key: string, code: string) => {
    const extent = context.figures.extent(key, code);
    return toYears(extent?.from, extent?.to);
  };
  return newerThanSeries({ concepts: context.concepts, yearsOf }, concept, place, language);
}

function figureSentences(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): string[] {
  const concepts = context.conceptsOf(record);
  const [concept] = concepts;
  const [place] = record.places;
  if (concept === undefined || place === undefined) return [];
  const say = (what: string, of: LibraryConcept, point: Point | undefined) =>
    point === undefined
      ? []
      : sentences[language].latest({
          what: escapeContent(what),
          value: withUnit(of, point.value, language),
          when: formatPeriod(point.period, language),
        });
  switch (record.kind) {
    case "series":
      return seriesSentences(context, concept, place, language);
    case "ranking":
      return rankingSentences(context, record, concept, language);
    case "comparison":
      return record.places.flatMap((code) =>
        say(
          placeName(context.places, code, language),
          concept,
          latestPoint(context, concept, code),
        ),
      );
    case "composition":
      return record.places.length > 1
        ? largestParts(context, record, concept, language)
        : partsOf(context, record, place, language).flatMap(({ name, point }) =>
            say(name, concept, point),
          );
    case "dual":
    case "profile":
      return concepts.flatMap((each) =>
        say(each.name[language], each, latestPoint(context, each, place)),
      );
  }
}

function seriesSentences(
  context: TextContext,
  concept: LibraryConcept,
  place: string,
  language: Platform,
): string[] {
  const all = pointsOf(context, concept.key, place);
  const { forecastFrom } = concept;
  const isForecast = ({ period }: Point): boolean =>
    forecastFrom !== undefined && period >= forecastFrom;
  // What is forecast is no figure that was reached.
  const points = all.filter((point) => !isForecast(point));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const say = sentences[language];
  const number = (value: number) => formatNumber(value, concept.decimals, language);
  const when = (period: string) => formatPeriod(period, language);
  const result = [
    say.thenAndNow({
      place: escapeContent(placeName(context.places, place, language)),
      value: withUnit(concept, last.value, language),
      when: when(last.period),
      oldValue: number(first.value),
      oldWhen: when(first.period),
    }),
  ];
  if (points.length >= 5) {
    const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
    const lowest = points.reduce((best, point) => (point.value < best.value ? point : best));
    result.push(
      say.highAndLow({
        high: number(highest.value),
        highWhen: when(highest.period),
        low: number(lowest.value),
        lowWhen: when(lowest.period),
      }),
    );
  }
  const end = all.at(-1);
  if (forecastFrom !== undefined && end !== undefined && isForecast(end)) {
    const value = withUnit(concept, end.value, language);
    result.push(say.forecast({ from: when(forecastFrom), value, when: when(end.period) }));
  }
  return result;
}

function rankingSentences(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): string[] {
  const ranked = rankedPlaces(context, record);
  const entry = ({ place, value }: { place: string; value: number }) =>
    `${escapeContent(placeName(context.places, place, language))} (${withUnit(concept, value, language)})`;
  const top = ranked.slice(0, 3).map(entry).join(", ");
  const last = ranked.at(-1);
  return last === undefined
    ? []
    : [sentences[language].ranking({ top, last: entry(last), count: ranked.length })];
}

function partsOf(
  context: TextContext,
  record: StatisticRecord,
  place: string,
  language: Platform,
): { name: string; point: Point }[] {
  const parts = context.catalogue.compositions.get(splitVariant(record).definition)?.parts ?? [];
  return parts
    .flatMap(({ concept, name }) => {
      const value = context.figures.valueAt(concept, place, record.to);
      return value === null || value === 0
        ? []
        : { name: name[language], point: { period: record.to, value } };
    })
    .sort((a, b) => b.point.value - a.point.value);
}

function largestParts(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): string[] {
  return record.places.flatMap((place) => {
    const period = latestPoint(context, concept, place)?.period ?? record.to;
    const [largest] = partsOf(context, { ...record, to: period }, place, language);
    if (largest === undefined) return [];
    return sentences[language].latest({
      what: escapeContent(placeName(context.places, place, language)),
      value: `${escapeContent(largest.name)}, ${withUnit(concept, largest.point.value, language)}`,
      when: formatPeriod(period, language),
    });
  });
}

/** French counts up to two in the singular: "1,5 million", "0,06 million". */
const inNumber = (unit: string, value: number, language: Platform): string =>
  language === "fr" && Math.abs(value) < 2
    ? unit.replace(/^(million|milliard|enfant|heure|année)s\b/, "$1")
    : unit;

function withUnit(concept: LibraryConcept, value: number, language: Platform): string {
  const unit = concept.unitAfterValue[language];
  const number = formatNumber(value, concept.decimals, language);
  return escapeContent(unit === "" ? number : `${number} ${inNumber(unit, value, language)}`);
}
