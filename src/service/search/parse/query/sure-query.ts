/** Questions whose concept is sure, whatever their words may mean besides. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { ConceptIndex } from "../concepts/concept-index.js";
import { toContentWords } from "../concepts/content-words.js";
import { toLanguage } from "../language.js";
import type { ParsedQuery } from "./parsed-query.js";
import type { CalledMoney } from "../rates/national-rates.js";
import type { FoundPlace } from "../places/place-parser.js";
import type { Token } from "../text.js";

interface SureReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Keys of concepts. */
  readonly keys: readonly string[];
  /** @default none: a concept's whole name names no place ("… per U.S. dollar") */
  readonly places?: readonly FoundPlace[];
  readonly period?: ParsedQuery["period"];
  /** Words that say which money is meant and no concept, and what they tell of the language. */
  readonly called?: CalledMoney | undefined;
}

export function toSureQuery(
  concepts: ConceptIndex,
  { text, tokens, keys, places = [], period, called }: SureReading,
): ParsedQuery {
  const words = toContentWords(tokens.map(({ folded }) => folded));
  const named = { places, groups: [], ofPlaces: new Set<number>() };
  const isEnglish = words.every((word) => concepts.isEnglish(word));
  // "Peso" is a share in Spanish, too: of a rate, what rates are called tells the language.
  const found = concepts
    .find(words)
    .find(({ key }) => called === undefined || key.includes("exchange-rate"));
  const shareOf = (each: Platform): number =>
    (found?.byLanguage[each] ?? 0) + (called?.byLanguage[each] ?? 0);
  const told = { byLanguage: Object.fromEntries(platforms.map((each) => [each, shareOf(each)])) };
  const language: Platform = toLanguage(text, tokens, named, told, { isEnglish });
  return {
    isBroad: false,
    places,
    groups: [],
    ...{ unknown: [], lacking: [], isBetween: false },
    period,
    frequency: undefined,
    concepts: keys.map((key) => ({
      key,
      score: 1,
      coverage: 1,
      language,
      byLanguage: { [language]: 1 },
      words: new Set(words),
    })),
    ...{ others: [], further: [] },
    words,
    textWords: words,
    ranking: undefined,
    extreme: undefined,
    ...{ isComparison: false, saysComparison: false },
    isEachPlace: false,
    asksMembers: false,
    ...{ isCount: false, isGrowth: false },
    isAverage: false,
    language,
  };
}

/**
 * A question with a measure's whole name in it: what it asks beside the name, of that measure. Undefined where more
 * is beside it than places, a time and an order.
 *
 * @param keys of the concepts that are called so
 * @param rest what was read without the name
 */
export function toNamedQuery(
  concepts: ConceptIndex,
  { text, tokens, keys }: Pick<SureReading, "text" | "tokens" | "keys">,
  rest: ParsedQuery,
): ParsedQuery | undefined {
  const isMore = rest.words.length > 0 || rest.unknown.length > 0 || rest.lacking.length > 0;
  if (isMore || rest.isBetween) return undefined;
  const sure = toSureQuery(concepts, { text, tokens, keys });
  return {
    ...rest,
    isBroad: false,
    concepts: sure.concepts,
    words: sure.words,
    textWords: [...sure.textWords, ...rest.textWords],
    language: sure.language,
    isWholeName: true,
  };
}
