import type { Platform } from "../../../contract/known-values.js";
import type { LibraryPlace } from "../library-model.js";

const takesArticle =
  /(Islands|Republic|States|Kingdom|Emirates|Territories|Territory|Union|Netherlands|Philippines|Maldives|Bahamas|Comoros|Seychelles|Outlying Islands)$|^(Democratic Republic|Republic of|Isle of|OECD|Gambia$)/;

/** "in Germany", "in the United States", "worldwide": where something is, in English. */
export function inEnglish(place: LibraryPlace): string {
  if (place.code === "WLD") return "worldwide";
  return `in ${nameInEnglish(place)}`;
}

/** The English name as it stands inside a sentence. */
export function nameInEnglish(place: LibraryPlace): string {
  return takesArticle.test(place.name.en) ? `the ${place.name.en}` : place.name.en;
}

/** The name of a place, its code where the library does not know it. */
export const placeName = (
  places: ReadonlyMap<string, LibraryPlace>,
  code: string,
  language: Platform,
): string => places.get(code)?.name[language] ?? code;
