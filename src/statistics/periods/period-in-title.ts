import { parsePeriod } from "./parse-period.js";

interface TitlePeriod {
  readonly start: string;
  readonly end: string;
}

/** In front of a year, as a pattern. */
export const timeWords =
  "in|im|from|since|until|to|between|and|von|bis|seit|ab|zwischen|und|de|depuis|à|entre|et|en|desde|hasta|a|y|years?|jahr|jahren|années?|años?";
const before = new RegExp(`(?<=^|[(,:;/–—-]\\s*|(?<!\\p{L})(?:${timeWords})\\s+)`, "iu");
/** As a pattern. */
export const months =
  `january|januar|jänner|janvier|enero|february|februar|février|febrero|march|märz|mars|marzo|april|avril|abril|may|mai|mayo
june|juni|juin|junio|july|juli|juillet|julio|august|août|agosto|september|septembre|septiembre|october|oktober|octobre
octubre|november|novembre|noviembre|december|dezember|décembre|diciembre`.replaceAll("\n", "|");
/** A year behind a month or a quarter is the year of that: "from January 1948 to Q3 2026". */
const partOfYear = new RegExp(
  `(?<=(?:^|[\\s(,:;/–—-])(?:[QT][1-4]|${months})\\s+(?:de\\s+)?)`,
  "iu",
);
const year = /((?:1[5-9]|20|21)\d{2})(?:[*efp](?!\p{L}))?/u;

/** Years behind a word of time or a sign, at the end, or at the beginning of a range: "Top 2000 companies" names none. */
export const years = new RegExp(
  `(?:${before.source}|${partOfYear.source})${year.source}(?![\\d\\p{L}%]|[.,]\\d)|(?<=\\s)${year.source}(?=\\s*(?:\\)?$|[–—/-]\\s*\\d))`,
  "giu",
);

/**
 * The years that a title names, the first and the last of them: "GDP of Germany from 2000 to 2017",
 * "BIP 2000–2017", "Population in 2017". A reading of text, which whoever shows it should say.
 */
export function periodInTitle(title: string): TitlePeriod | undefined {
  const found = [...title.matchAll(years)].map(([, inside, atEnd]) => inside ?? atEnd ?? "").sort();
  const [start, end] = [found[0], found.at(-1)];
  if (start === undefined || end === undefined || parsePeriod(start) === undefined)
    return undefined;
  return { start, end };
}
