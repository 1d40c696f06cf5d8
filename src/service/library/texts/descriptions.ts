import type { Platform } from "../../../contract/known-values.js";
import { valueAt } from "../records/build-context.js";
import type { LibraryConcept } from "../catalogue/index.js";
import type { StatisticRecord } from "../types.js";
import { formatNumber, formatPeriod } from "./numbers.js";
import { escapeHtml } from "./place-phrases.js";
import { sentences } from "./sentences.js";
import type { TextContext } from "./text-context.js";

/** Short HTML: what the figures say, what a reader must know, where they come from. */
export function describe(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): string {
  const figures = figureSentences(context, record, language);
  const remarks = [
    ...new Set(context.conceptsOf(record).flatMap(({ remark }) => remark?.[language] ?? [])),
  ];
  const sources = record.sources
    .flatMap((key) => context.sources.get(key) ?? [])
    .map(({ title, subtitle }) => `${title} (${subtitle})`)
    .join("; ");
  const paragraphs = [
    figures.join(" "),
    ...(remarks.length === 0 ? [] : [escapeHtml(remarks.join(" "))]),
    `${sentences[language].source} ${escapeHtml(sources)}`,
  ];
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
}

function figureSentences(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): string[] {
  const [concept] = context.conceptsOf(record);
  const [place] = record.places;
  if (concept === undefined || place === undefined) return [];
  switch (record.kind) {
    case "ranking":
      return rankingSentences(context, record, concept, language);
    case "comparison":
      return comparisonSentences(context, record, concept, language);
    case "series":
      return seriesSentences(context, concept, place, language);
    default:
      return context
        .conceptsOf(record)
        .flatMap((each) => latestSentence(context, each, place, language) ?? []);
  }
}

const placeName = (context: TextContext, code: string, language: Platform) =>
  escapeHtml(context.places.get(code)?.name[language] ?? code);

function seriesSentences(
  context: TextContext,
  concept: LibraryConcept,
  place: string,
  language: Platform,
): string[] {
  const points = pointsOf(context, concept.key, place);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const say = sentences[language];
  const number = (value: number) => formatNumber(value, concept.decimals, language);
  const when = (period: string) => formatPeriod(period, language);
  const result = [
    say.thenAndNow({
      place: placeName(context, place, language),
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
  return result;
}

function rankingSentences(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): string[] {
  const ranked = rankedPlaces(context, record, concept.key);
  const say = sentences[language];
  const entry = ({ place, value }: { place: string; value: number }) =>
    `${placeName(context, place, language)} (${withUnit(concept, value, language)})`;
  const top = ranked.slice(0, 3).map(entry).join(", ");
  const last = ranked.at(-1);
  return last === undefined ? [] : [say.ranking({ top, last: entry(last), count: ranked.length })];
}

/** Places with their figures, highest first. Where the record spans years, each place's latest figure. */
export function rankedPlaces(
  context: TextContext,
  record: StatisticRecord,
  concept: string,
): { place: string; period: string; value: number }[] {
  const isSpan = record.from !== record.to;
  return record.places
    .flatMap((place) => {
      if (isSpan) {
        const last = pointsOf(context, concept, place).at(-1);
        return last === undefined ? [] : { place, ...last };
      }
      const value = valueAt(context.figures, concept, place, record.to);
      return value === null ? [] : { place, period: record.to, value };
    })
    .sort((a, b) => b.value - a.value);
}

function comparisonSentences(
  context: TextContext,
  record: StatisticRecord,
  concept: LibraryConcept,
  language: Platform,
): string[] {
  return record.places.flatMap((place) => latestOf(context, concept, place, language) ?? []);
}

function latestOf(
  context: TextContext,
  concept: LibraryConcept,
  place: string,
  language: Platform,
): string | undefined {
  const last = pointsOf(context, concept.key, place).at(-1);
  if (last === undefined) return undefined;
  return sentences[language].latest({
    what: placeName(context, place, language),
    value: withUnit(concept, last.value, language),
    when: formatPeriod(last.period, language),
  });
}

function latestSentence(
  context: TextContext,
  concept: LibraryConcept,
  place: string,
  language: Platform,
): string | undefined {
  const last = pointsOf(context, concept.key, place).at(-1);
  if (last === undefined) return undefined;
  return sentences[language].latest({
    what: escapeHtml(concept.name[language]),
    value: withUnit(concept, last.value, language),
    when: formatPeriod(last.period, language),
  });
}

function withUnit(concept: LibraryConcept, value: number, language: Platform): string {
  const unit = concept.unitAfterValue[language];
  const number = formatNumber(value, concept.decimals, language);
  return escapeHtml(unit === "" ? number : `${number} ${unit}`);
}

export function pointsOf(
  context: TextContext,
  concept: string,
  place: string,
): { period: string; value: number }[] {
  const observations = context.figures.get(concept, place);
  if (observations === undefined) return [];
  return observations.periods.flatMap((period, i) => {
    const value = observations.values[i] ?? null;
    return value === null ? [] : { period, value };
  });
}
