/** Of governments one level, of taxes one kind, of a sum one part: what is no answer about all of them. */
import { fold } from "../../../statistics/index.js";
import type { Concept, Library } from "../../library/library-model.js";
import { growthWords, type ParsedQuery } from "../../search/index.js";

interface Level {
  /** In a measure's English name. */
  readonly named: RegExp;
  /** A word of a question that asks for it. */
  readonly said: RegExp;
}

const levels: readonly Level[] = [
  {
    named: /\bstate and local\b/i,
    said: /^(?:states?|local|municipal\w*|(?:bundes)?staaten|(?:bundes)?lander|gemeinden?|etats?|loca(?:le?s?|ux)|estatal(?:es)?|estados?)$/,
  },
  // What is called by the level alone is meant without it as well: the debt, the deficit.
  {
    named: /^(?:real )?federal (?:government[^:]*:|consumption|gross investment|current)/i,
    said: /^(?:federa\w*|bundes?\w*)$/,
  },
  {
    named: /^(?:homeowner|rental) vacancy rate$/i,
    said: /^(?:homeowner\w*|own\w*|rent\w*|miet\w*|eigenheim\w*|loca\w*|propri\w*|alquiler|propieta\w*)$/,
  },
  // Who owns a home, or rents one, is not how many stand empty.
  {
    named: /\bvacancy rate$/i,
    said: /^(?:vacan\w*|empty|leer\w*|unbewohnt\w*|inoccup\w*|vacias?|desocupad\w*)$/,
  },
  // How much there is, and not in how many months it is sold.
  { named: /\bto sales ratio\b/i, said: /^(?:ratios?|sales|umsatz\w*|quote|ventes|ventas)$/ },
  // Of ten years, and not of all that are longer.
  {
    named: /\blong-term average yield\b/i,
    said: /^(?:long\w*|lang\w*|averages?|durchschnitt\w*|moyen\w*|medi[oa]s?|promedio)$/,
  },
  // A yield beside another is nominal as well.
  {
    named: /\binflation-indexed\b/i,
    said: /^(?:rea?le?[nrs]?|reel(?:le)?s?|reale?s|inflation\w*|tips|linkers?|index\w*|indiz\w*)$/,
  },
  {
    named: /^personal (?:current taxes|outlays|interest payments)$/i,
    said: /^(?:person\w*|household\w*|consumer\w*|privat\w*|haushalte?n?|menages|hogares)$/,
  },
];

/** Of a name in English. */
export const nameWords = (name: string): readonly string[] => fold(name).match(/[a-z\d]+/g) ?? [];

/** "Sales taxes" are what is called "sales tax". */
export const isSameWord = (word: string, of: string): boolean =>
  word === of ||
  (of.length >= 3 && word.startsWith(of)) ||
  (word.length >= 3 && of.startsWith(word));

/** Words that a question is read without. */
const joint = /^(?:of|the|de|du|des|d|l|la|le|les|del|der|die|das|von)$/;

/** The question has all words of a name that it is known by, and else such of its own name. */
const isKnownAs = ({ name, synonyms }: Concept, words: readonly string[]): boolean =>
  Object.values(synonyms)
    .flat()
    .some((synonym) => {
      const said = fold(synonym).split(" ");
      const known = said.filter((word) => !growthWords.has(word) && !joint.test(word));
      const own = [...said, ...nameWords(name.en)];
      const areIn = (some: readonly string[], others: readonly string[]): boolean =>
        some.every((one) => others.some((other) => isSameWord(one, other)));
      return areIn(known, words) && areIn(words, own);
    });

/** "US government expenditure" is not that of the states: true for what is of one level that nobody asked for. */
export function isNarrower({ concepts }: Library, query: ParsedQuery, key: string): boolean {
  const concept = concepts.get(key);
  const { words, isWholeName } = query;
  if (concept === undefined || isWholeName === true || isKnownAs(concept, words)) return false;
  return levels.some(
    ({ named, said }) => named.test(concept.name.en) && !words.some((word) => said.test(word)),
  );
}

const little = /^(?:and|of|the|in|on|to|by|for|us|u|s|total|all|index|rate|real|annual|average)$/;
/** So much of a name that nobody asked for makes a part of what is asked. */
const ofPart = 0.5;

/**
 * True where half of a name is about a part that nobody asked for: "Real Nonresidential Investment: Equipment and
 * Software" is less than "nonresidential investment".
 */
export function namesPart({ concepts }: Library, query: ParsedQuery, key: string): boolean {
  const concept = concepts.get(key);
  const { words, isWholeName } = query;
  if (isWholeName === true) return false;
  if (concept?.name.en.includes(":") !== true || isKnownAs(concept, words)) return false;
  const { name } = concept;
  const named = nameWords(name.en).filter((word) => !little.test(word));
  const left = named.filter((one) => !words.some((word) => isSameWord(one, word)));
  return left.length >= named.length * ofPart;
}
