/** What an older source says of the newer one that measures the same: its name, its years, what is added to it. */
import type { Platform } from "../../../contract/known-values.js";
import type { Concept, Library } from "../library-model.js";
import { sentences } from "./sentences.js";

interface Years {
  readonly from: number;
  readonly to: number;
}

type YearsOf = (concept: string, place: string) => Years | undefined;

interface NewerContext {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly yearsOf: YearsOf;
}

/** Of a library that is read from outside: by its observations. */
export const newerContextOf = (library: Library): NewerContext => ({
  concepts: library.concepts,
  yearsOf: (concept, place) => {
    const { periods = [], values = [] } = library.observations(concept, place) ?? {};
    const first = periods[values.findIndex((value) => value !== null)];
    const last = periods[values.findLastIndex((value) => value !== null)];
    return toYears(first, last);
  },
});

export function toYears(first: string | undefined, last: string | undefined): Years | undefined {
  if (first === undefined || last === undefined) return undefined;
  return { from: Number(first.slice(0, 4)), to: Number(last.slice(0, 4)) };
}

const span = (from: number, to: number): string =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

/** "1800–1913", "1800–1913, 2026"; undefined where the newer source has them all. */
function yearsAdded(older: Years, newer: Years): string | undefined {
  const before = older.from < newer.from ? [span(older.from, newer.from - 1)] : [];
  const after = older.to > newer.to ? [span(newer.to + 1, older.to)] : [];
  const added = [...before, ...after];
  return added.length === 0 ? undefined : added.join(", ");
}

/** The sentence of a statistic of one place; none where no newer source measures the same there. */
export function newerThanSeries(
  { concepts, yearsOf }: NewerContext,
  concept: Concept,
  place: string,
  language: Platform,
): string[] {
  const own = yearsOf(concept.key, place);
  for (const key of concept.newer ?? []) {
    const [newer, years] = [concepts.get(key), yearsOf(key, place)];
    if (own === undefined || newer === undefined || years === undefined) continue;
    const [from, to] = [String(years.from), String(years.to)];
    const adds = yearsAdded(own, years);
    return [sentences[language].newer({ name: newer.name[language], from, to, adds })];
  }
  return [];
}

const join = (all: readonly Years[]): Years => ({
  from: Math.min(...all.map(({ from }) => from)),
  to: Math.max(...all.map(({ to }) => to)),
});

/** The sentences of an indicator: one for each newer source, with the places that both have. */
export function newerThanIndicator(
  { concepts, yearsOf }: NewerContext,
  concept: Concept,
  places: readonly string[],
  nameOf: (place: string) => string,
  language: Platform,
): string[] {
  let left = places;
  return (concept.newer ?? []).flatMap((key) => {
    const newer = concepts.get(key);
    const both = left.flatMap((place) => {
      const [own, years] = [yearsOf(concept.key, place), yearsOf(key, place)];
      return own === undefined || years === undefined ? [] : [{ place, own, years }];
    });
    const [first] = both;
    if (newer === undefined || first === undefined) return [];
    const said = new Set(both.map(({ place }) => place));
    left = left.filter((place) => !said.has(place));
    const years = join(both.map((each) => each.years));
    return sentences[language].newer({
      name: newer.name[language],
      from: String(years.from),
      to: String(years.to),
      where: both.length === 1 ? nameOf(first.place) : both.length,
      adds: yearsAdded(join(both.map(({ own }) => own)), years),
    });
  });
}
