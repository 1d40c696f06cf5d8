/** "How many … live in Spain?": who is counted is what is asked, and not all who live there. */
import type { Token } from "./text.js";

const living =
  /^(?:lives?|living|leben|lebt|wohnen|wohnt|vivent|vit|habitent|habite|viven|vive|residen?)$/;
const asksHowMany = /\b(?:how many|wie viele|combien|cuant[ao]s)\b/;

/** Where a question counts those who live somewhere: the word says so, and measures nothing. */
export const saysOnlyWhere = (folded: string): ((word: string) => boolean) =>
  asksHowMany.test(folded) ? (word) => living.test(word) : () => false;

/** "How many Germans live in Spain": who comes from one place and lives in another is no figure of both. */
export function countedNationals(
  tokens: readonly Token[],
  ofPlaces: ReadonlySet<number>,
): readonly string[] {
  const words = tokens.map(({ folded }) => folded);
  const isWhere = saysOnlyWhere(words.join(" "));
  return words.filter((_, at) => ofPlaces.has(at) && isWhere(words[at + 1] ?? ""));
}

const foreigners = [
  String.raw`foreigners?|foreign (?:born|nationals?|citizens?|population)|auslander\w*`,
  // As adjectives they stand beside investments.
  String.raw`(?<!(?:directs|investissements?|capitaux|avoirs|actifs) )etrangers`,
  String.raw`(?<!(?:directos|capitales|activos) )extranjeros`,
].join("|");

const sex =
  /^(?:women|woman|men|man|females?|males?|girls?|boys?|frau|frauen|mann|manner|madchen|femmes?|hommes?|mujer|mujeres|hombres?)$/;
const numbers = /^(?:numbers?|zahl|anzahl|nombre|numero)$/;

/** What is called by nothing but a sex, or its number: "children per woman" is no figure of women. */
export const nameOnlySex = (words: ReadonlySet<string>): boolean =>
  [...words].every((word) => sex.test(word) || numbers.test(word)) &&
  [...words].some((word) => sex.test(word));

/** People of whom the library counts none, while other measures have them in their names: "foreign debt". */
export const uncounted = new RegExp(String.raw`\b(?:${foreigners})(?!\w)`);
