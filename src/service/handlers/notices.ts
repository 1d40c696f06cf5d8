/** What a list lacks, as the contract's notices in the language of its titles. */
import { limits, type Notice, type Platform } from "../../contract/index.js";
import { placeName } from "../library/index.js";
import { placeGroups } from "../../statistics/index.js";
import type { Library } from "../library/library-model.js";
import { toEachPlaceQuery, type SearchGap, type SearchMore } from "../search/index.js";

interface NoticeTexts {
  noFigures(asked: string, from: string, to: string): string;
  noPlace(places: string): string;
  /** No item of the list shows figures of the places, and the library has some. */
  onlyIndicator(places: string, name: string): string;
  noWhole(groups: string): string;
  noSubject(words: string): string;
  morePlaces(name: string, count: number): string;
  olderOnly(months: number, count: number): string;
}

const words: Readonly<Record<Platform, NoticeTexts>> = {
  en: {
    noFigures: (asked, from, to) => `No figures for ${asked}: these go from ${from} to ${to}.`,
    noPlace: (places) => `The library has no figures on this for ${places}.`,
    onlyIndicator: (places, name) =>
      `Nothing in this list has figures for ${places}, but the indicator “${name}” has.`,
    noWhole: (groups) => `No figures for ${groups} as a whole: these are of places in it.`,
    noSubject: (asked) => `The library has no figures on “${asked}”.`,
    morePlaces: (name, count) => `${name}: in ${String(count)} more places.`,
    olderOnly: (months, count) =>
      `Nothing on this was released in the last ${String(months)} months; an earlier date_from finds older items (${String(count)}).`,
  },
  de: {
    noFigures: (asked, from, to) =>
      `Keine Werte für ${asked}: diese reichen von ${from} bis ${to}.`,
    noPlace: (places) => `Die Bibliothek hat dazu keine Werte für ${places}.`,
    onlyIndicator: (places, name) =>
      `Nichts in dieser Liste hat Werte für ${places}, wohl aber der Indikator „${name}“.`,
    noWhole: (groups) => `Keine Werte für ${groups} insgesamt: diese sind von Orten darin.`,
    noSubject: (asked) => `Die Bibliothek hat keine Werte zu „${asked}“.`,
    morePlaces: (name, count) => `${name}: an ${String(count)} weiteren Orten.`,
    olderOnly: (months, count) =>
      `Dazu ist in den letzten ${String(months)} Monaten nichts erschienen; ein früheres date_from findet Älteres (${String(count)}).`,
  },
  fr: {
    noFigures: (asked, from, to) =>
      `Pas de chiffres pour ${asked} : ceux-ci vont de ${from} à ${to}.`,
    noPlace: (places) => `La bibliothèque n’a pas de chiffres à ce sujet pour ${places}.`,
    onlyIndicator: (places, name) =>
      `Rien dans cette liste n’a de chiffres pour ${places}, mais l’indicateur « ${name} » en a.`,
    noWhole: (groups) =>
      `Pas de chiffres pour ${groups} dans son ensemble : ceux-ci sont de lieux qui en font partie.`,
    noSubject: (asked) => `La bibliothèque n’a pas de chiffres sur « ${asked} ».`,
    morePlaces: (name, count) => `${name} : dans ${String(count)} autres lieux.`,
    olderOnly: (months, count) =>
      `Rien n’a paru à ce sujet ces ${String(months)} derniers mois ; un date_from antérieur trouve des contenus plus anciens (${String(count)}).`,
  },
  es: {
    noFigures: (asked, from, to) => `No hay cifras de ${asked}: estas van de ${from} a ${to}.`,
    noPlace: (places) => `La biblioteca no tiene cifras al respecto para ${places}.`,
    onlyIndicator: (places, name) =>
      `Nada en esta lista tiene cifras para ${places}, pero sí el indicador «${name}».`,
    noWhole: (groups) =>
      `No hay cifras de ${groups} en su conjunto: estas son de lugares que lo integran.`,
    noSubject: (asked) => `La biblioteca no tiene cifras sobre «${asked}».`,
    morePlaces: (name, count) => `${name}: en ${String(count)} lugares más.`,
    olderOnly: (months, count) =>
      `No se ha publicado nada al respecto en los últimos ${String(months)} meses; un date_from anterior encuentra contenidos más antiguos (${String(count)}).`,
  },
};

/** A group without figures of its own is no place of the library. */
const nameOf = (library: Library, code: string, language: Platform): string =>
  placeGroups.find(({ key }) => key === code)?.names[language] ??
  placeName(library.places, code, language);

export function toNotice(library: Library, gap: SearchGap, language: Platform): Notice {
  const say = words[language];
  switch (gap.code) {
    case "no-figures-for-period":
      return {
        code: gap.code,
        message: say.noFigures(gap.period, gap.from, gap.to),
        parameter: "q",
      };
    case "place-not-covered": {
      const names = gap.places.map((code) => nameOf(library, code, language)).join(", ");
      return { code: gap.code, message: messageOf(library, gap, names, language), parameter: "q" };
    }
    case "subject-not-covered":
      return { code: gap.code, message: say.noSubject(gap.words.join(" ")), parameter: "q" };
  }
}

function messageOf(
  library: Library,
  { concept, isOfMembers }: Extract<SearchGap, { code: "place-not-covered" }>,
  names: string,
  language: Platform,
): string {
  const say = words[language];
  if (isOfMembers === true) return say.noWhole(names);
  const name = library.concepts.get(concept ?? "")?.name[language];
  return name === undefined ? say.noPlace(names) : say.onlyIndicator(names, name);
}

/** "In 212 more places", with the question that opens them. */
export function toMoreNotice(
  library: Library,
  { concept, places }: SearchMore,
  language: Platform,
): Notice {
  const name = library.concepts.get(concept)?.name[language] ?? concept;
  return {
    code: "more-places",
    message: words[language].morePlaces(name, places),
    count: places,
    query: toEachPlaceQuery(name, language),
  };
}

/** Where no date is asked, lists look back some months only: what is older is no gap of the library. */
export const toOlderNotice = (count: number, language: Platform): Notice => ({
  code: "older-content",
  message: words[language].olderOnly(limits.defaultWindowMonths, count),
  parameter: "date_from",
  count,
});
