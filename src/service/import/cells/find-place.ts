import { foldText } from "../../../statistics/index.js";
import type { LibraryPlace } from "../../library/library-model.js";

/** The code of the place that a cell names: by code, name in any language or short form. */
export type FindPlace = (text: string) => string | undefined;

const fold = (text: string) =>
  foldText(text)
    .replace(/[.,()'-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What two places are called names neither. */
export function createFindPlace(places: ReadonlyMap<string, LibraryPlace>): FindPlace {
  const all = [...places.values()];
  // The surer spelling first: a code is nobody else's name.
  const spellings: ((place: LibraryPlace) => readonly string[])[] = [
    ({ code }) => [code],
    ({ alpha2OrM49 }) => [alpha2OrM49],
    ({ name }) => Object.values(name),
    ({ synonyms }) => synonyms,
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
  return (text) => known.get(fold(text));
}
