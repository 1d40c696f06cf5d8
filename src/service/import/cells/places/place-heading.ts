import { foldText } from "../../../../statistics/index.js";

/** What stands under these may be written as a country is, and is none: Delaware, Georgia, euros, Asians. */
const others =
  /\b(?:(?:us |federal )?states?|provinces?|provincias?|bundesland(?:er)?|county|counties|canton|kanton|currency|currencies|wahrung|monnaie|devise|moneda|languages?|sprache|langue|idioma|ethnicity|ethnic|race|nationality|citizenship)\b/;
/** A member state is a country. */
const countries = /\bmembers?\b/;

/** Whether a column called so may hold countries. */
export function mayHoldPlaces(heading: string): boolean {
  const folded = foldText(heading).replace(/[_-]/g, " ");
  return !others.test(folded) || countries.test(folded);
}

/** Why what stands under a heading names no place, though a country is written so: two letters. */
export const doubtOf = (text: string, heading: string): string | undefined =>
  /^\s*[A-Za-z]{2}\s*$/.test(text) && !mayHoldPlaces(heading)
    ? `"${text.trim()}" stands under "${heading}", where two letters may be no country's: write its name or its three letters`
    : undefined;
