import { foldText } from "../../../statistics/index.js";
import type { LibraryPlace } from "../../library/library-model.js";
import { isUnsureUnion } from "./no-place.js";
import { createPlaceNumbers } from "./places/place-numbers.js";
import { createOfficeNames, officeNames, withoutDots } from "./places/office-names.js";

/** The code of the place that a cell names: by code, name in any language or short form. */
export interface FindPlace {
  (text: string): string | undefined;
  /** By its number in the standard M49, where a heading or a mapping says that it is one. */
  readonly byNumber?: (text: string) => string | undefined;
}

const fold = (text: string) =>
  foldText(withoutDots(text))
    .replace(/[.,()'-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * What a question may call a place and a table does not: those who live there, a continent that is a country's short
 * name, a part of a kingdom, one of two.
 */
const spokenOnly = new Set(
  fold(`African Argentinian Asian Aussie Australian Austrian Belgian Brazilian British Canadian Chilean Chinese
    Colombian Czech Danish Dutch Egyptian European Finnish French German Greek Hungarian Indian Indonesian Iranian
    Irish Israeli Italian Japanese Luxembourgish Mexican Nigerian Norwegian Polish Portuguese Romanian Russian Saudi
    Schweizer Spanish Swedish Swiss Taiwanese Turkish Ukrainian Vietnamese
    afrikanisch africain africano asiatisch asiatique asiático europäisch européen europeo
    America American Amerika Amérique América England Angleterre Inglaterra Congo`).split(" "),
);
const spokenPairs = /^(?:new zealander|(?:north|south) (?:african|american|korean))$/;

/** In other languages than English those who live somewhere are written small, as places are not. */
function isName(text: string, { kind }: LibraryPlace): boolean {
  const folded = fold(text);
  const isSmall = kind !== "aggregate" && text.charAt(0) !== text.charAt(0).toUpperCase();
  return !isSmall && !spokenOnly.has(folded) && !spokenPairs.test(folded);
}

/** Unions with the members that they have today, in the code lists of Eurostat and the OECD. */
const unions: Readonly<Record<string, readonly string[]>> = {
  EUU: ["EU27_2020", "European Union - 27 countries (from 2020)"],
  EMU: ["EA21", "Euro area - 21 countries (from 2026)", "Euro area (changing composition)"],
};

/** What two places are called names neither. */
export function createFindPlace(places: ReadonlyMap<string, LibraryPlace>): FindPlace {
  const all = [...places.values()];
  // The surer spelling first: a code is nobody else's name.
  const otherNames = (place: LibraryPlace) =>
    place.synonyms.filter((text) => isName(text, place) && !isUnsureUnion(text));
  const spellings: ((place: LibraryPlace) => readonly string[])[] = [
    ({ code }) => [code],
    ({ alpha2OrM49 }) => [alpha2OrM49],
    ({ name }) => Object.values(name),
    otherNames,
    ({ code }) => [...(unions[code] ?? []), ...(officeNames[code] ?? [])],
  ];
  const known = new Map<string, string>();
  for (const spelling of spellings) {
    const found = new Map<string, string | null>();
    for (const place of all)
      for (const text of spelling(place)) {
        const key = fold(text);
        const other = found.get(key);
        found.set(key, other === undefined || other === place.code ? place.code : null);
      }
    for (const [key, code] of found)
      if (code !== null && key !== "" && !known.has(key)) known.set(key, code);
  }
  const byWords = createOfficeNames(all, (place) => [
    ...Object.values(place.name),
    ...otherNames(place),
  ]);
  const byName = (text: string) => known.get(fold(text)) ?? byWords(text);
  return Object.assign(byName, { byNumber: createPlaceNumbers(all) });
}
