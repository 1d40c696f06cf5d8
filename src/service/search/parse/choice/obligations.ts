/**
 * What a question obliges an answer to: every word that names something. Where one is left over, what fits the
 * others would answer another question ("TikTok users", "unemployment rate Bavaria", "Umsatz der Deutschen Bahn").
 */
import type { FoundConcept } from "../concepts/concept-index.js";
import { nameOnlySex, uncounted } from "../kinds-of-people.js";
import { saysRatio } from "../ratios.js";
import { saysNothing } from "./everyday-words.js";
import { exact, whole } from "./named/named-parts.js";
import { fold, type Token } from "../text.js";
import { statedIn, unmeasured } from "../unmeasured.js";
import { ambiguousAlone, genericWords, vendors, vendorsProducts } from "../word-lists.js";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Between two subjects these make two questions of one. */
const joining = list(
  "and und et y e vs versus gegen contre contra compared comparison verglichen vergleich gegenuber compare comparee comparees " +
    "comparaison comparado comparada comparados comparadas comparacion frente",
);
/** Between two subjects these make one of them: "ingresos de Telefónica", "emissions from transport". */
const owning = list(
  "per je pro of der des von du de d del from by for in on aus auf nach fur durch dans sur par pour en sobre por para",
);

/** True for a word that names something, and is no head that many measures share. */
export const isName = (word: string): boolean => !genericWords.has(word) && !saysNothing(word);

/** What covers so much of a question may leave a word of it. */
const enough = 0.6;

/** True where a word that names something is part of none of the concepts that fit, and much of what is asked. */
export function leavesWord(
  words: readonly string[],
  found: readonly FoundConcept[],
  others: readonly FoundConcept[],
): boolean {
  const named = words.filter(isName);
  const other = others[0]?.words ?? new Set<string>();
  const isWhole = (concept: FoundConcept): boolean =>
    named.every((word) => concept.words.has(word) || other.has(word));
  const isCovered = found.some(({ coverage }) => coverage >= enough) || others.length > 0;
  return found.length > 0 && !isCovered && !found.some(isWhole);
}

/** "Household debt to GDP" is no share of what households consume, nor of any debt. */
export const leavesName = (
  words: readonly string[],
  first: FoundConcept | undefined,
  divisor: string,
): boolean =>
  first !== undefined &&
  words.some(
    (word) => isName(word) && word !== divisor && !saysRatio(word) && !first.words.has(word),
  );

/** What is called by a question scores more, whatever everyday words stand around it. */
const leastScore = 0.6;

/** True where the best that fits is hardly called so: it lacks a word that is asked, or has but a part of one. */
export function fitsHardly(
  words: readonly string[],
  first: FoundConcept | undefined,
  others: readonly FoundConcept[],
): boolean {
  if (first === undefined || others.length > 0 || first.score >= leastScore) return false;
  const left = words.filter((word) => !first.words.has(word));
  return left.length === 0 ? first.coverage < whole : left.some((word) => !saysNothing(word));
}

/** Whether a word, or a comma before it, joins what follows to what stands before. */
export const joins = ({ folded, gap }: Token): boolean =>
  joining.has(folded) || /[,;&+/]/.test(gap);

/** Whether a word or a comma makes two subjects of a question. */
export const isJoined = (tokens: readonly Token[]): boolean => tokens.some(joins);

/** Whether what joins stands between two subjects: in "electricity prices Germany vs France" it joins places. */
function areJoined(tokens: readonly Token[], first: FoundConcept, second: FoundConcept): boolean {
  const names = (one: FoundConcept, other: FoundConcept, some: readonly Token[]): boolean =>
    some.some(({ folded }) => one.words.has(folded) && !other.words.has(folded));
  return tokens.some((token, at) => {
    if (!joins(token)) return false;
    const [before, after] = [tokens.slice(0, at), tokens.slice(at)];
    return (
      (names(first, second, before) && names(second, first, after)) ||
      (names(second, first, before) && names(first, second, after))
    );
  });
}

/** People of an age. */
const ages =
  /^(?:children|kids|child|kinder\w*|enfants?|ninos?|youths?|teenagers?|jugendliche\w*|jeunes|jovenes|elderly|seniors?|senioren|ancianos?|mayores)$/;

/**
 * True where two subjects stand side by side, joined by no word and no comma, and are one that the library lacks: an
 * owner's ("ingresos de Telefónica"), or one of which a part is called otherwise ("road deaths", "maternal mortality").
 */
export function isCompound(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
  second: FoundConcept | undefined,
): boolean {
  if (first === undefined || second === undefined) return false;
  // "Obesity children": whom it counts is a part of the subject.
  if ([...second.words].every((word) => ages.test(word))) return true;
  if (areJoined(tokens, first, second)) return false;
  return (
    isOwned(tokens, first, second) ||
    isTraded(tokens, first, second) ||
    first.score < whole ||
    second.score < whole
  );
}

const trade =
  /^(?:imports?|importe[ns]?|einfuhr(?:en)?|importations?|importacion(?:es)?|exports?|exporte[ns]?|ausfuhr(?:en)?|exportations?|exportacion(?:es)?)$/;

/** "Gas imports" are no imports of all goods, and gas. */
const isTraded = (tokens: readonly Token[], first: FoundConcept, second: FoundConcept): boolean =>
  tokens.some(({ folded }, at) => {
    const before = tokens[at - 1]?.folded ?? "";
    const isOfBoth = (one: FoundConcept, other: FoundConcept): boolean =>
      one.words.has(before) &&
      !one.words.has(folded) &&
      other.words.has(folded) &&
      !other.words.has(before);
    return trade.test(folded) && (isOfBoth(first, second) || isOfBoth(second, first));
  });

function isOwned(tokens: readonly Token[], first: FoundConcept, second: FoundConcept): boolean {
  const subjectOf = (token: Token | undefined): FoundConcept | undefined =>
    [first, second].find(({ words }) => words.has(token?.folded ?? ""));
  return tokens.some(({ folded }, at) => {
    const [before, after] = [subjectOf(tokens[at - 1]), subjectOf(tokens[at + 1])];
    return owning.has(folded) && before !== undefined && after !== undefined && before !== after;
  });
}

const calledSo = 0.95;

/** Folded it is the carbon of other languages. */
const saidFolded = ({ raw, folded }: Token): string =>
  raw.toLowerCase() === "carbón" ? "carbon mineral" : folded;

const parities = list(
  "purchasing power parity parities ppp kaufkraft kaufkraftparitat kaufkraftparitaten parite parites pouvoir pouvoirs achat " +
    "paridad paridades poder adquisitivo compra conversion factor factors rate rates",
);

/** At purchasing power parity much is stated; what it is, and what money buys, is not known. */
const isParityAlone = (words: readonly string[]): boolean =>
  words.some((word) =>
    /^(?:parit|parid|ppp$|kaufkraft|(?:purchasing|pouvoir|adquisitivo)$)/.test(word),
  ) && words.every((word) => parities.has(word));

const ofWhat: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:gdp|bip|pib|electricity|energy|strom|energie|electricite|electricidad|energia|population|bevolkerung|poblacion)$/,
    /^(?:shares?|percent(?:age)?s?|anteile?|prozent(?:satz|anteil)?|parts?|pourcentages?|participacion|proporcion|porcentajes?)$/,
  ],
  [
    /^(?:gdp|bip|pib|population|bevolkerung|poblacion)$/,
    /^(?:ratios?|verhaltnis(?:se)?|rapports?)$/,
  ],
];

/** "China GDP share", "share of electricity by country", "population ratio US Germany": of what it is one is not said. */
const isShareAlone = (words: readonly string[]): boolean =>
  words.length === 2 &&
  ofWhat.some((said) => said.every((pattern) => words.some((word) => pattern.test(word))));

/** What a question or a name speaks of that the library lacks. */
const lackingIn = (folded: string): string | undefined => unmeasured.exec(folded)?.[0];

/**
 * "Capital of Germany": a word that alone means something no figure measures.
 *
 * @param namesOf a concept, in all languages: own content may have what the library lacks, and is called so
 */
export function namesNothing(
  tokens: readonly Token[],
  words: readonly string[],
  first?: FoundConcept,
  namesOf: (concept: string) => readonly string[] = () => [],
): boolean {
  const question = tokens.map(saidFolded).join(" ");
  const isCalledSo = first !== undefined && first.score >= calledSo && first.coverage >= exact;
  const lacking = lackingIn(question);
  const isLacking =
    lacking !== undefined &&
    !namesOf(first?.key ?? "").some((name) => lackingIn(fold(name)) === lacking);
  // "GDP prices" is what a measure is called, and "GDP at 2015 prices" what another is stated in.
  if (isLacking && statedIn.test(lacking)) return true;
  if (!isCalledSo && (isLacking || uncounted.test(question))) return true;
  // A vendor is not its browser: "Microsoft revenue" asks for nothing that a browser's share answers.
  const names = (list: ReadonlySet<string>): boolean => tokens.some((one) => list.has(one.folded));
  if (names(vendors) && !names(vendorsProducts)) return true;
  if (isShareAlone(words)) return true;
  return isParityAlone(words) || (words.length === 1 && ambiguousAlone.has(words[0] ?? ""));
}

const priceWords = /^(?:prices?|costs?|preise?|kosten|prix|couts?|precios?|costes?|costos?)$/;
/** In German also as the head of a compound: "Strompreis". */
const priceHeads = /^(?:prices?|prix|precios?)$|preise?$/;
/** Anywhere in a name: "Verbraucherpreisindex". */
const priceParts = /price|preis|prix|precio/;

/** True for a name that speaks of prices. */
export const namesPrice = (name: string): boolean => priceParts.test(fold(name));

/**
 * "Intel market share", "diamond price", "women in Spain": what fits is called by the heads of the question alone, by
 * whom it counts per head, or by all but the price that is asked.
 */
export function isHeadAlone(
  words: readonly string[],
  first: FoundConcept | undefined,
  isPrice: (concept: string) => boolean,
): boolean {
  if (first === undefined) return false;
  // "Gold price" is no question of reserves in gold; "GDP at constant prices" is one of GDP.
  const asksPrice = words.length <= 2 && words.some((word) => priceHeads.test(word));
  if (asksPrice && !isPrice(first.key)) return true;
  if (first.score < whole && nameOnlySex(first.words)) return true;
  const left = words.filter((word) => !first.words.has(word));
  if (left.some((word) => priceWords.test(word))) return true;
  return (
    left.some((word) => !genericWords.has(word)) &&
    [...first.words].every((word) => genericWords.has(word))
  );
}
