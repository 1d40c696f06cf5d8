/** What a question asks in words: an order of places, and what is to be looked up as a concept. */
import { numberOfWord } from "../../../../statistics/index.js";
import { saysOnlyWhere } from "../kinds-of-people.js";
import { paraphrase } from "../paraphrases/paraphrase.js";
import { pointWords } from "../qualifiers/percentage-points.js";
import { foldedText, type Token } from "../text.js";
import {
  comparisonWords,
  countryWords,
  growthWords,
  nounOfVerb,
  rankingWords,
  superlatives,
} from "../word-lists.js";
import { saysWhose } from "../orders/shares-of-people.js";
import type { ConceptIndex } from "./concept-index.js";
import { toContentWords } from "./content-words.js";

/** "Bottom 5 countries"; the bottom decile is who is meant. */
const isBottom = (word: string, next: string): boolean =>
  word === "bottom" && (/^\d{1,2}$/.test(next) || numberOfWord(next) !== undefined);

/** "Countries with low fertility". */
const isLow =
  /^(?:low|small|niedrige[nrsm]?|geringe[nrsm]?|kleine[nrsm]?|faibles?|bass?e?s?|baj[oa]s?)$/;

/** "Higher in 2009 or 2020". */
const eitherYear = /\b(?:19|20)\d\d (?:or|oder|ou|o) (?:(?:in|en) )?(?:19|20)\d\d\b/;
/** "Who has lower unemployment, France or Spain". */
const eitherPlace =
  /^(?:who|which|what|where|is|are|was|were|ist|war|est|es|fue|wer|welche[rs]?|wo|qui|quel(?:le)?|lequel|laquelle|ou|quien|cual|donde)\b.* (?:or|oder|ou|o) /;
const comparative =
  /^(?:higher|lower|larger|smaller|bigger|greater|worse|better|(?:hoher|niedriger|grosser|kleiner|schlimmer|besser)(?:e[nrsm]?)?|plus|moins|elevee?s?|haute?s?|mas|menos|mayor(?:es)?|menor(?:es)?|alt[oa]s?|baj[oa]s?)$/;

const isHigh =
  /^(?:high|large|big|hohe[nrsm]?|grosse[nrsm]?|eleve?e?s?|forte?s?|grande?s?|alt[oa]s?|elevad[oa]s?)$/;
const isDegree = (word: string): boolean => isLow.test(word) || isHigh.test(word);

export function toRanking(words: readonly string[]): "highest" | "lowest" | undefined {
  for (const [at, word] of words.entries()) {
    if (saysWhose(words, at)) continue;
    if (rankingWords.lowest.has(word)) return "lowest";
    if (rankingWords.highest.has(word)) return "highest";
    const next = words[at + 1] ?? "";
    if (isBottom(word, next)) return "lowest";
    if (superlatives.adverbLow.has(word)) return "lowest";
    if (superlatives.adverbHigh.has(word)) {
      return superlatives.adjectiveLow.has(next) ? "lowest" : "highest";
    }
  }
  if (!words.some((word) => countryWords.has(word))) return undefined;
  return words.some((word) => isLow.test(word)) ? "lowest" : "highest";
}

const isExtreme =
  /^(?:highest|lowest|largest|biggest|greatest|smallest|grosste[nrs]?|kleinste[nrs]?|best|worst|pires?|peor(?:es)?|mejor(?:es)?|schlimmste[nrs]?|maxim(?:um|al(?:e[nrs]?)?)|minim(?:um|al(?:e[nrs]?)?)|(?:hochst|niedrigst|tiefst|geringst|starkst)e[nrs]?|maxim[oa]|minim[oa]|mayor|menor)$/;

/** "Menor de 15 años", "menor que 5 %" are no ends of a range. */
const isCompared = (words: readonly string[], at: number): boolean =>
  /^(?:mayor|menor)$/.test(words[at] ?? "") && /^(?:del?|que|al?)$/.test(words[at + 1] ?? "");

/** An end of a range in so many words: "rank", "most" and "largest" are said of places as well. */
export function toExtreme(words: readonly string[]): "highest" | "lowest" | undefined {
  if (words.some((word) => countryWords.has(word))) return undefined;
  const isSaid = words.some((word, at) => {
    const isAdverb = superlatives.adverbHigh.has(words[at - 1] ?? "");
    const isEnd = superlatives.adjectiveHigh.has(word) || superlatives.adjectiveLow.has(word);
    if (saysWhose(words, at) || isCompared(words, at)) return false;
    return isExtreme.test(word) || (isAdverb && isEnd);
  });
  return isSaid ? toRanking(words) : undefined;
}

const ofExtreme =
  /^(?:ever|all|time|stand|rate|wert|level|niveau|nivel|jamais|historique|historico)$/;

/** Beside an end these say that it is that of all times. */
const everWords = /^(?:ever|alltime|jamais|historiques?|historic[oa]?|historisch\w*)$/;

/** "Höchster Wert", "valor máximo": beside an end it names nothing. */
export const isValueWord = (word: string): boolean =>
  /^(?:values?|figures?|werte?s?|stand|level|niveaus?|valeurs?|valor(?:es)?|niveles?)$/.test(word);

/** Whether a word is one of those by which a question asks for an end of a range: of none that asks for no end. */
export function saysExtreme(words: readonly string[]): (word: string) => boolean {
  if (toExtreme(words) === undefined) return () => false;
  const { adverbHigh, adverbLow } = superlatives;
  return (word) =>
    ofExtreme.test(word) || saysEnd(word) || adverbHigh.has(word) || adverbLow.has(word);
}

const { highest, lowest } = rankingWords;
const { adjectiveHigh, adjectiveLow } = superlatives;
const saysEnd = (word: string): boolean =>
  [highest, lowest, adjectiveHigh, adjectiveLow].some((known) => known.has(word));

const counting = /^(?:top|bottom|first|ersten|premiers|primeros|primeras)$/;
const ends = (word: string): boolean =>
  countryWords.has(word) || rankingWords.highest.has(word) || rankingWords.lowest.has(word);

/** "10", "ten"; one place is no order of them. */
function countOf({ folded }: Token): number | undefined {
  const count = /^\d{1,2}$/.test(folded) ? Number(folded) : numberOfWord(folded);
  return count === 0 || (count === 1 && folded !== "1") ? undefined : count;
}

/** "Top 10", "los 10 países": a number that counts places, though measures have their 10 years; in "the top 10 percent" it says who is meant. */
function isPlacesCount(tokens: readonly Token[], at: number): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own === undefined || countOf(own) === undefined) return false;
  if (/^(?:percent|pct|prozent|pour|por)$/.test(next?.folded ?? "") || /%/.test(next?.gap ?? ""))
    return false;
  return counting.test(before?.folded ?? "") || ends(next?.folded ?? "");
}

const placesCounted = (tokens: readonly Token[]): Token | undefined =>
  tokens.find((_, index) => isPlacesCount(tokens, index));

/** How many places an order is to name; undefined where it is not said. */
export function toPlacesCount(tokens: readonly Token[]): number | undefined {
  const counted = placesCounted(tokens);
  return counted && countOf(counted);
}

/** "Produit" is a verb, and the product of "produit intérieur brut". */
const toNoun = (word: string, next = ""): string =>
  word === "produit" && /^(?:interieur|national|brut)$/.test(next)
    ? word
    : (nounOfVerb.get(word) ?? word);

/** What is left to look up as a concept once order, comparison and question words are gone. */
export function toConceptWords(
  tokens: readonly Token[],
  open: readonly string[],
  concepts: ConceptIndex,
): string[] {
  const question = foldedText(tokens);
  const stated = paraphrase(question);
  const isWhere = saysOnlyWhere(question);
  const points = pointWords(question);
  const hasEnd = toExtreme(open) !== undefined;
  const count = placesCounted(tokens)?.folded;
  const isOfTwo = eitherYear.test(question) || eitherPlace.test(question);
  const isOfCountries = open.some((word) => countryWords.has(word));
  const bare = open.filter((word, at) => {
    if (isWhere(word) || points.includes(word)) return false;
    // "Top 11 countries": a number that no measure is called by is a count, not a subject.
    if (/^\d+$/.test(word) && !concepts.knows(word)) return false;
    if (hasEnd && everWords.test(word)) return false;
    if ((hasEnd || saysEnd(open[at - 1] ?? "")) && isValueWord(word)) return false;
    if (saysWhose(open, at)) return true;
    if (word === count || isBottom(word, open[at + 1] ?? "")) return false;
    if (rankingWords.highest.has(word) || rankingWords.lowest.has(word)) return false;
    if (comparisonWords.has(word)) return false;
    if (isOfTwo && comparative.test(word)) return false;
    if (isOfCountries && isDegree(word) && !concepts.knows(word)) return false;
    const before = open[at - 1] ?? "";
    if (before === "par" && word === "rapport") return false;
    const isSuperlative = superlatives.adverbHigh.has(before) || superlatives.adverbLow.has(before);
    if (isSuperlative && superlatives.adjectiveHigh.has(word)) return false;
    if (isSuperlative && superlatives.adjectiveLow.has(word)) return false;
    return !growthWords.has(word) || concepts.knows(word);
  });
  if (stated.words.length === 0) return bare.map((word, at) => toNoun(word, bare[at + 1]));
  const left = new Set(stated.rest.split(" "));
  return [...stated.words, ...toContentWords(bare).filter((word) => left.has(word))];
}
