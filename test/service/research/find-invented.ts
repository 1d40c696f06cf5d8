/**
 * Finds numbers in an answer that the statistics it names do not bear out. It knows nothing of how
 * answers are made: it has the library, the answer, and arithmetic.
 */
import type { Platform } from "../../../src/contract/known-values.js";
import type { ResearchJob } from "../../../src/contract/schemas/research.js";
import type { Library, StatisticRecord } from "../../../src/service/library/library-model.js";
import { placeGroups } from "../../../src/statistics/index.js";
import { yearsLeftOut } from "./left-out-years.js";
import { numbersIn } from "./numbers-in.js";

const platformOf = { german: "de", english: "en", french: "fr", spanish: "es" } as const;

interface Shown {
  readonly concept: string;
  readonly place: string;
  readonly period: string;
  readonly value: number;
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** As an answer may write it: of a thousand and more with one decimal. */
const written = (value: number, decimals: number): number =>
  Math.abs(round(value, Math.abs(value) < 1000 ? decimals : Math.min(decimals, 1)));

function valuesShown(library: Library, record: StatisticRecord): Shown[] {
  return record.concepts.flatMap((concept) =>
    record.places.flatMap((place) => {
      const { periods = [], values = [] } = library.observations(concept, place) ?? {};
      return periods.flatMap((period, index) => {
        const value = values[index];
        const isShown = period >= record.from && period <= record.to;
        return isShown && typeof value === "number" ? { concept, place, period, value } : [];
      });
    }),
  );
}

/** Countries of a ranking with the newest figure that it shows of each. */
function ranked(library: Library, record: StatisticRecord): Shown[] {
  const newest = new Map<string, Shown>();
  for (const shown of valuesShown(library, record)) {
    if (library.places.get(shown.place)?.kind !== "aggregate") newest.set(shown.place, shown);
  }
  return [...newest.values()];
}

/** What countries and territories have of one period, as a ranking of it would show. */
function allOf(library: Library, concept: string, period: string) {
  const all = library.coveredPlaces(concept).flatMap((place) => {
    if (library.places.get(place)?.kind === "aggregate") return [];
    const { periods = [], values = [] } = library.observations(concept, place) ?? {};
    const value = values[periods.indexOf(period)];
    return typeof value === "number" ? [{ concept, place, period, value }] : [];
  });
  return { record: { concepts: [concept], places: all.map(({ place }) => place) }, all };
}

export function languageOf(job: ResearchJob): Platform | undefined {
  const locale = job.response?.sources[0]?.locale;
  return locale === undefined ? undefined : platformOf[locale as keyof typeof platformOf];
}

/** Of all that a statistic shows of a place from one year that is stated to another: the mean, of what flows the sum. */
function allowAverages(
  library: Library,
  record: StatisticRecord,
  stated: readonly number[],
  allowed: Set<number>,
): void {
  const shown = record.kind === "series" ? valuesShown(library, record) : [];
  const lines = record.concepts.flatMap((concept) =>
    record.places.map((place) =>
      shown.filter((one) => one.concept === concept && one.place === place),
    ),
  );
  const years = stated.filter((number) => number >= 1500 && number < 2100);
  const spans = years.flatMap((one) => [
    ...years.map((other) => ({ from: String(one), to: `${String(other)}~` })),
    ...["01-03", "04-06", "07-09", "10-12"].map((quarter) => ({
      from: `${String(one)}-${quarter.slice(0, 2)}`,
      to: `${String(one)}-${quarter.slice(3)}`,
    })),
  ]);
  for (const line of lines) {
    const decimals = library.concepts.get(line[0]?.concept ?? "")?.decimals ?? 0;
    const ofYears: number[] = [];
    for (const { from, to } of spans) {
      const inside = line.filter(({ period }) => period >= from && period <= to);
      // Only a mean that is said to be of so many figures.
      if (inside.length < 2 || !stated.includes(inside.length)) continue;
      const mean = inside.reduce((sum, { value }) => sum + value, 0) / inside.length;
      const quarters = inside.flatMap(({ period }) => /Q(\d)$/.exec(period)?.[1] ?? []);
      const ends = [from, to].map((end) => Number(end.slice(0, 4)));
      for (const number of [inside.length, ...ends, ...quarters.map(Number)]) allowed.add(number);
      if (ends[0] === ends[1] && to.endsWith("~")) ofYears.push(mean);
      const isFlow = library.concepts.get(line[0]?.concept ?? "")?.measure?.kind === "flow";
      for (const value of isFlow ? [mean, mean * inside.length] : [mean])
        for (const number of [written(value, decimals), Math.abs(round(value, decimals))])
          allowed.add(number);
    }
    allowChanges(library, line[0]?.concept ?? "", ofYears, allowed);
  }
}

/** Between what is stated of one year and of another: of a rate in its points, of amounts in percent. */
function allowChanges(
  library: Library,
  concept: string,
  values: readonly number[],
  allowed: Set<number>,
): void {
  const isPercent = /percent/.test(library.concepts.get(concept)?.unit.en ?? "");
  for (const before of values)
    for (const after of values)
      allowed.add(Math.abs(round(isPercent ? after - before : (after / before - 1) * 100, 1)));
}

export function findInvented(library: Library, question: string, job: ResearchJob): number[] {
  const { answer = "", keyFacts = [], sources = [], title = "" } = job.response ?? {};
  const language = languageOf(job) ?? "en";
  const records = sources.flatMap(
    ({ contentId }) => library.statistics.get(Number(contentId)) ?? [],
  );
  const allowed = new Set<number>(numbersIn(question, language));
  const allow = (text: string) => {
    for (const number of numbersIn(text, language)) allowed.add(number);
  };
  for (const record of records) {
    for (const concept of record.concepts) {
      allow(library.concepts.get(concept)?.name[language] ?? "");
      allow(library.concepts.get(concept)?.unit[language] ?? "");
      allow(library.concepts.get(concept)?.remark?.[language] ?? "");
    }
    for (const key of record.sources) allow(library.sources.get(key)?.title ?? "");
  }
  const stated = numbersIn([answer, title].join(" "), language);
  // Figures and years of the named statistics that are stated, and nothing but these …
  const figures = records
    .flatMap((record) => valuesShown(library, record))
    .filter(({ concept, value, period }) => {
      const decimals = library.concepts.get(concept)?.decimals ?? 0;
      const isStated = stated.includes(written(value, decimals));
      return isStated && stated.includes(Number(period.slice(0, 4)));
    });
  for (const { concept, period, value } of figures) {
    const decimals = library.concepts.get(concept)?.decimals ?? 0;
    allowed.add(Math.abs(round(value, decimals)));
    allowed.add(written(value, decimals));
    allowed.add(Number(period.slice(0, 4)));
    if (period[5] === "Q") allowed.add(Number(period.slice(6)));
  }
  // … are what may be compared: over time in one place, or between places at one time.
  for (const a of figures) {
    for (const b of figures) {
      if (a.concept !== b.concept || (a.place !== b.place && a.period !== b.period)) continue;
      const isPercent = /percent/.test(library.concepts.get(a.concept)?.unit.en ?? "");
      const change = isPercent ? b.value - a.value : (b.value / a.value - 1) * 100;
      allowed.add(Math.abs(round(change, 1)));
      allowed.add(written(b.value - a.value, library.concepts.get(a.concept)?.decimals ?? 0));
    }
  }
  const rankings = records.filter(({ kind }) => kind === "ranking");
  // A place's figure stands among those that all others have of its period, too.
  const orders = [
    ...rankings.map((record) => ({ record, all: ranked(library, record) })),
    ...[...new Map(figures.map((one) => [`${one.concept} ${one.period}`, one])).values()].map(
      ({ concept, period }) => allOf(library, concept, period),
    ),
  ];
  for (const { record, all } of orders) {
    allowed.add(all.length);
    for (const year of yearsLeftOut(library, record, answer, language)) allowed.add(year);
    for (const group of new Set(
      all.flatMap(({ place }) => library.places.get(place)?.groups ?? []),
    )) {
      allowed.add(
        all.filter(({ place }) => library.places.get(place)?.groups?.includes(group)).length,
      );
    }
    for (const figure of figures) {
      allowed.add(all.filter(({ value }) => value > figure.value).length + 1);
      allowed.add(all.filter(({ value }) => value >= figure.value).length);
    }
  }
  // How many members of a group there are figures of.
  for (const concept of new Set(figures.map((figure) => figure.concept))) {
    const covered = library.coveredPlaces(concept);
    for (const { members } of placeGroups) {
      allowed.add(members.filter((place) => covered.includes(place)).length);
    }
  }
  for (const record of records) allowAverages(library, record, stated, allowed);
  const inFacts = keyFacts.flatMap(({ title: subject, unit, value }) =>
    numbersIn(`${subject} ${unit} ${value}`, language),
  );
  return [...new Set([...stated, ...inFacts])].filter((number) => !allowed.has(number));
}
