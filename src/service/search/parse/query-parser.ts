/** Reads a question: places, period, concepts, the kind of answer wanted, and its language. */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/types.js";
import {
  createConceptIndex,
  toContentWords,
  type ConceptIndex,
  type FoundConcept,
} from "./concept-index.js";
import { toLanguage } from "./language.js";
import { paraphrase } from "./paraphrases.js";
import { parsePeriod, type Period } from "./period-parser.js";
import { createPlaceParser, type FoundPlace } from "./place-parser.js";
import { toTokens, type Token } from "./text.js";
import {
  comparisonWords,
  fillerWords,
  growthWords,
  rankingWords,
  superlatives,
  countryWords,
  isOrdinary,
  nounOfVerb,
} from "./words.js";

export interface ParsedQuery {
  /** Blank, "*" or only words like "statistics": everything is meant. */
  readonly isBroad: boolean;
  readonly places: readonly FoundPlace[];
  readonly period: Period | undefined;
  /** What the question is about, best first. */
  readonly concepts: readonly FoundConcept[];
  /** A second thing asked for besides ("GDP and population of …"), best first. */
  readonly others: readonly FoundConcept[];
  /** The words that were looked up as concepts. */
  readonly words: readonly string[];
  /** All words that carry meaning, places included; for matching titles. */
  readonly textWords: readonly string[];
  /** "Which country has the highest …"; absent when no order of places is asked. */
  readonly ranking: "highest" | "lowest" | undefined;
  readonly isComparison: boolean;
  /** Asks for a change over time. */
  readonly isGrowth: boolean;
  readonly language: Platform;
}

export interface QueryParser {
  parse(text: string): ParsedQuery;
}

export interface QueryParserOptions {
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
}

export function createQueryParser(library: Library, options: QueryParserOptions = {}): QueryParser {
  const now = options.now ?? Date.now;
  const concepts = createConceptIndex(library);
  const places = createPlaceParser(library.places.values());

  function parse(text: string): ParsedQuery {
    const tokens = toTokens(text);
    const period = parsePeriod(tokens, new Date(now()).getUTCFullYear());
    const named = places.parse(tokens, period.used, (word) => concepts.knows(word));
    const open = tokens.filter((_, at) => !period.used.has(at) && !named.used.has(at));
    const folded = open.map((token) => token.folded);
    const ranking = toRanking(folded);
    const asked = toConceptWords(tokens, folded, concepts);
    const found = concepts.find(asked);
    const words = toContentWords(asked);
    const others = findOthers(concepts, words, found[0]);
    // Asked for two things, each is judged by its own words.
    const main = others.length === 0 ? found : concepts.find([...(found[0]?.words ?? [])]);
    const first = main[0];
    const hasNothing = found.length === 0 && named.places.length === 0;
    const isPlain =
      folded.every((word) => isOrdinary(word)) && folded.some((w) => fillerWords.has(w));
    return {
      isBroad: tokens.length === 0 ? /^[\s*]*$/.test(text) : hasNothing && isPlain,
      places: named.places,
      period: period.period,
      concepts: main,
      others,
      words,
      textWords: toContentWords(tokens.map((token) => token.folded)),
      ranking,
      isComparison: named.places.length > 1 || folded.some((word) => comparisonWords.has(word)),
      isGrowth: folded.some((word) => growthWords.has(word)),
      language: toLanguage(text, tokens, named.places, first),
    };
  }
  return { parse };
}

function toRanking(words: readonly string[]): "highest" | "lowest" | undefined {
  for (const [at, word] of words.entries()) {
    if (rankingWords.lowest.has(word)) return "lowest";
    if (rankingWords.highest.has(word)) return "highest";
    const next = words[at + 1] ?? "";
    if (superlatives.adverbLow.has(word)) return "lowest";
    if (superlatives.adverbHigh.has(word)) {
      return superlatives.adjectiveLow.has(next) ? "lowest" : "highest";
    }
  }
  const asksWhich = words.some((word) => countryWords.has(word));
  return asksWhich ? "highest" : undefined;
}

/** What is left to look up as a concept once order, comparison and question words are gone. */
function toConceptWords(
  tokens: readonly Token[],
  open: readonly string[],
  concepts: ConceptIndex,
): string[] {
  const stated = paraphrase(tokens.map(({ folded }) => folded).join(" "));
  const bare = open.filter((word, at) => {
    if (rankingWords.highest.has(word) || rankingWords.lowest.has(word)) return false;
    if (comparisonWords.has(word)) return false;
    const before = open[at - 1] ?? "";
    const isSuperlative = superlatives.adverbHigh.has(before) || superlatives.adverbLow.has(before);
    if (isSuperlative && superlatives.adjectiveHigh.has(word)) return false;
    if (isSuperlative && superlatives.adjectiveLow.has(word)) return false;
    return !growthWords.has(word) || concepts.knows(word);
  });
  if (stated.words.length === 0) return bare.map((word) => nounOfVerb.get(word) ?? word);
  const left = new Set(stated.rest.split(" "));
  return [...stated.words, ...toContentWords(bare).filter((word) => left.has(word))];
}

function findOthers(
  concepts: ConceptIndex,
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly FoundConcept[] {
  if (first === undefined || first.coverage > 0.9) return [];
  const left = words.filter((word) => !first.words.has(word));
  if (left.length === 0) return [];
  const found = concepts.find(left);
  return (found[0]?.score ?? 0) >= 0.6 ? found : [];
}
