/** A question as it would stand alone: without the words that it is asked with, in the marks that are read. */
import { platforms } from "../../../../contract/known-values.js";
import { fold, toTokens } from "../text.js";
import { functionWords } from "../word-lists.js";
import { withFullTimes } from "./short-times.js";
import { withoutManners, type BareQuestion } from "./manners.js";
import { withWordsInUse } from "./words-in-use.js";

/** Typed anyhow, a blank is a blank and a hyphen a hyphen; an en dash is a range's. What is quoted whole is asked whole. */
const inMarks = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/[\u2010\u2011]/gu, "-")
    .trim()
    .replace(/^["“„«]+ ?([^"“”„«»]*[^"“”„«» ]) ?["“”»]+$/u, "$1")
    .replace(/ ?[?!][?!. ]*$/u, "?");

/** Behind these "us" is no country, and French has had something. */
const pronoun =
  /\b(?:give|show|tell|get|send|let|help|teach|(?:most|some|all|many|rest|each|none|both|half) of|ai|as|a|avons|avez|ont|avait|aurait|ayant) $/i;

/** "U.A.E.", "E.U."; the French "É.-U." are the United States. */
const withoutDots = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}.])(?:\p{Lu}\.){3,}(?!\p{L})/gu, (said) => said.replace(/\./g, ""))
    .replace(/(?<![\p{L}\p{N}.])E\. ?U\.(?!\p{L})/gu, "EU");

/** "gdp per capita us vs china", as it is typed; "tell us" is no country. */
const withCountries = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}.'])(?:us|uk|eu)(?![\p{L}\p{N}'])/gu, (word, at: number) =>
    pronoun.test(text.slice(0, at)) ? word : word.toUpperCase(),
  );

/** Words of sentences; in capitals some are codes of countries as well. */
const isWordAlone = (word: string): boolean =>
  word.length > 2 && !/^(?:and|are|can|per|est|sur)$/.test(word);

/**
 * "WHO IS IN RECESSION" asks neither of Iceland nor of India: in capitals throughout, what would be a country's code
 * and is a word of the sentence's language is that word.
 */
function withWordsInCapitals(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  const words = toTokens(text).map(({ folded }) => folded);
  const spoken = platforms.filter((language) =>
    words.some((word) => isWordAlone(word) && functionWords[language].has(word)),
  );
  // "IS US UNEMPLOYMENT GOING UP": before so many words no code of a country stands.
  const asked = text.replace(/^IS(?= \S+ \S+ \S+)/u, "is");
  return asked.replace(/\p{Lu}+/gu, (word) =>
    word !== "US" && spoken.some((language) => functionWords[language].has(fold(word)))
      ? word.toLowerCase()
      : word,
  );
}

/** A question as it would stand alone, and the language of what it is asked with. */
export const readPlainly = (text: string): BareQuestion =>
  withoutManners(
    withWordsInUse(withFullTimes(withCountries(withWordsInCapitals(withoutDots(inMarks(text)))))),
  );
