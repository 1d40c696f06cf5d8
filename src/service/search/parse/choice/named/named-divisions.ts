/** "By state", "of US cities": what a figure is divided into, where the library has none so divided. */
import type { FoundConcept } from "../../concepts/concept-index.js";
import { toTokens } from "../../text.js";

const places = [
  "states?|county|counties|city|cities|towns?|provinces?|districts?|municipality|municipalities|prefectures?|metro",
  "bundesland|bundeslandern?|kanton|kantonen?|landkreis|landkreisen?|gemeinden?|stadte?n?|provinz|provinzen",
  "departements?|villes?|communes?|cantons?|etats?",
  "estados?|provincias?|ciudad|ciudades|municipios?|comunidades",
].join("|");
/** After "by" besides; alone they are subjects of their own. */
const kinds = "industry|industries|occupations?|branche|branchen|industrie|industria";
const by = /^(?:by|per|each|across|nach|je|pro|par|por)$/;
const ending = /(?:ies|y|es|e[ns]?|s|n)$/;
const isDivision = new RegExp(`^(?:${places}|${kinds})$`);
/** These after "by" alone, and not where what fits is called so: "energy by source". */
const isOrigin = /^(?:sources?|quellen?|energietragern?|fuentes?)$/;
/** Of a country these are its parts, whoever else is called so: "the states of Brazil". Who lives in cities is counted. */
const isParts =
  /^(?:states|counties|provinces|districts|bundeslandern?|kantone|landkreisen?|provinzen|estados|provincias|departements)$/;
/** What is called by all of it is divided so. */
const calledSo = 0.95;
const isMember = /^(?:member|mitglieds?|membres?|miembros?)$/;

/** "Unemployment rate by state – Bavaria": own content has figures that are so divided, and is called so. */
const isDividedSo = (name: string, division: string): boolean => {
  const words = toTokens(name).map(({ folded }) => folded);
  const stem = division.replace(ending, "");
  return words.some(
    (word, at) => by.test(words[at - 1] ?? "") && word.replace(ending, "") === stem,
  );
};

/**
 * The words of such a question. None where what fits is called just so.
 *
 * @param open words that name neither a place nor a period
 * @param isOfCountry true where one country is named
 * @param namesOf a concept, in all languages
 */
export function namedDivision(
  open: readonly string[],
  first: FoundConcept | undefined,
  isOfCountry: boolean,
  namesOf: (concept: string) => readonly string[],
): readonly string[] {
  if (first === undefined) return [];
  const isCalledSo = first.score >= calledSo;
  const at = open.findIndex((word, index) => {
    const before = open[index - 1] ?? "";
    if (isMember.test(before) || isMember.test(open[index + 1] ?? "")) return false;
    if (isOrigin.test(word) && !first.words.has(word)) return by.test(before);
    if (isCalledSo && first.words.has(word)) return false;
    if (isDivision.test(word) && by.test(before)) return true;
    return isOfCountry && isParts.test(word);
  });
  if (at < 0) return [];
  if (namesOf(first.key).some((name) => isDividedSo(name, open[at] ?? ""))) return [];
  const before = open[at - 1] ?? "";
  return [...first.words, ...(by.test(before) ? [before] : []), open[at] ?? ""];
}
