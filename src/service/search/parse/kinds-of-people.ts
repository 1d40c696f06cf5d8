/** "How many … live in Spain?": who is counted is what is asked, and not all who live there. */
import { readPerHead } from "./choice/per-head.js";
import { foldedText, type Token } from "./text.js";

const living =
  /^(?:lives?|living|leben|lebt|wohnen|wohnt|vivent|vit|habitent|habite|viven|vive|residen?)$/;
const asksHowMany = /\b(?:how many|wie viele|combien|cuant[ao]s)\b/;

/** By how much something has changed is no number of it, nor is what is counted per head. */
const noCount =
  "percent|percentage|points?|prozent\\w*|pour cent|pourcent\\w*|por ciento|puntos?|punkte\\w*";
const counting = new RegExp(
  [
    String.raw`\b(?:how many|wie viele|wieviele|cuant[ao]s)\b(?! (?:${noCount})\b)`,
    String.raw`\bcombien (?:(?:y a t il|y a|compte t on|sont|avons nous|compte) )?(?:de|d)\b(?! (?:${noCount})\b)`,
    String.raw`\b(?:number of|(?:an)?zahl(?: (?:der|von|an))?|nombre (?:de|des|d)|numero (?:de|total de))\b`,
  ].join("|"),
);
const rates = /\b(?:rates?|\w*quoten?|\w*raten?|taux|tasas?)\b/;

const perThousands = /\b(?:per|je|pro|pour|par|por(?: cada)?) 10{0,2}[ .,]?000\b/;

/** "The number of physicians per 1,000" is a rate of them. */
export const saysPerThousand = (tokens: readonly Token[]): boolean =>
  perThousands.test(foldedText(tokens));

/** Whether a question asks how many there are, and names no rate. */
export function asksCount(tokens: readonly Token[]): boolean {
  const folded = foldedText(tokens);
  return counting.test(folded) && !rates.test(folded) && readPerHead(folded).length === 0;
}

/** Where a question counts those who live somewhere: the word says so, and measures nothing. */
export const saysOnlyWhere = (folded: string): ((word: string) => boolean) =>
  asksHowMany.test(folded) ? (word) => living.test(word) : () => false;

/** "How many Spaniards are there": where nothing else is named, all who live there. */
export function countedPeople(tokens: readonly Token[]): string | undefined {
  if (!asksCount(tokens)) return undefined;
  const folded = foldedText(tokens);
  if (/\bwie ?viele\b|\b(?:an)?zahl\b/.test(folded)) return "bevolkerung";
  return /\bcuant[ao]s\b|\bnumero\b/.test(folded) ? "poblacion" : "population";
}

const people =
  /^(?:people|persons?|citizens?|nationals?|staatsburger|staatsangehorige|ciudadanos|ressortissants)$/;

/** "How many Germans live in Spain": who comes from one place and lives in another is no figure of both. */
export function countedNationals(
  tokens: readonly Token[],
  ofPlaces: ReadonlySet<number>,
): readonly string[] {
  const words = tokens.map(({ folded }) => folded);
  const isWhere = saysOnlyWhere(words.join(" "));
  const behind = (at: number): string => words[people.test(words[at] ?? "") ? at + 1 : at] ?? "";
  return words.filter((_, at) => ofPlaces.has(at) && isWhere(behind(at + 1)));
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
