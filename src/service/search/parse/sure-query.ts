/** Questions whose concept is sure, whatever their words may mean besides. */
import type { Platform } from "../../../contract/known-values.js";
import type { ConceptIndex } from "./concepts/concept-index.js";
import { toContentWords } from "./concepts/content-words.js";
import { toLanguage } from "./language.js";
import type { ParsedQuery } from "./parsed-query.js";
import type { FoundPlace } from "./places/place-parser.js";
import type { Token } from "./text.js";

interface SureReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Keys of concepts. */
  readonly keys: readonly string[];
  /** @default none: a concept's whole name names no place ("… per U.S. dollar") */
  readonly places?: readonly FoundPlace[];
  readonly period?: ParsedQuery["period"];
}

export function toSureQuery(
  concepts: ConceptIndex,
  { text, tokens, keys, places = [], period }: SureReading,
): ParsedQuery {
  const words = toContentWords(tokens.map(({ folded }) => folded));
  const named = { places, groups: [], ofPlaces: new Set<number>() };
  const isEnglish = words.every((word) => concepts.isEnglish(word));
  const called = concepts.find(words)[0];
  const language: Platform = toLanguage(text, tokens, named, called, new Set(), isEnglish);
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
