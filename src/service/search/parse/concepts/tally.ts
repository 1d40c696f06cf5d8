/** What the words of one question add up to, phrase by phrase and concept by concept. */
import type { Platform } from "../../../../contract/known-values.js";
import { toStem } from "../text.js";
import type { Meaning } from "./concept-words.js";
import { isFunctionWord, toContentWords } from "./content-words.js";
import { unknownWeight, type PhraseIndex } from "./phrase-index.js";
import { trust } from "./phrases.js";

interface PhraseTally {
  /** Weight of the question's words that the phrase holds. */
  covered: number;
  /** Weight of the phrase's own words that are asked. */
  own: number;
}

interface ConceptTally {
  covered: number;
  /** Best match of a word that is no shared head. */
  specific: number;
  readonly words: Set<string>;
}

interface Tally {
  /** What all words of the question weigh. */
  total: number;
  readonly phrases: Map<number, PhraseTally>;
  readonly concepts: Map<number, ConceptTally>;
  /** The stems that were recognised, each with its best quality. */
  readonly stems: Map<string, number>;
}

export type LanguageScores = Partial<Record<Platform, number>>;

const inflectedQuality = 0.92;

/** Undefined where no word is left to look up. */
export function tallyWords(index: PhraseIndex, asked: readonly string[]): Tally | undefined {
  const meant = [...new Set(asked.filter((word) => !isFunctionWord(word)))];
  const required = toContentWords(meant);
  // "Inhabitants of France": everyday words count where there are no others.
  const content = required.length > 0 ? required : meant.filter((word) => word.length > 1);
  if (content.length === 0) return undefined;
  const besides = required.length > 0 ? meant.filter((word) => !required.includes(word)) : [];
  const tally: Tally = { total: 0, phrases: new Map(), concepts: new Map(), stems: new Map() };
  for (const word of content) addWord(index, tally, word);
  for (const word of besides) addEverydayWord(index, tally, word);
  return tally;
}

function addWord(index: PhraseIndex, tally: Tally, word: string): void {
  const meanings = index.meanings(word);
  const [best] = meanings;
  const weight = best === undefined ? unknownWeight : index.weightOf(best.stem);
  tally.total += weight;
  const valueByConcept = new Map<number, number>();
  for (const [id, { stem, quality }] of bestByPhrase(index, tally, meanings, word)) {
    const sum = tally.phrases.get(id) ?? { covered: 0, own: 0 };
    sum.covered += weight * quality;
    sum.own += index.weightOf(stem) * quality;
    tally.phrases.set(id, sum);
    const phrase = index.phrases[id];
    if (phrase === undefined) continue;
    const value = quality * phrase.trust;
    if (value > (valueByConcept.get(phrase.concept) ?? 0)) {
      valueByConcept.set(phrase.concept, value);
    }
  }
  const isGeneric = index.isGeneric(word);
  for (const [concept, value] of valueByConcept) {
    const sum = tally.concepts.get(concept) ?? { covered: 0, specific: 0, words: new Set() };
    sum.covered += weight * value;
    if (!isGeneric) sum.specific = Math.max(sum.specific, value);
    sum.words.add(word);
    tally.concepts.set(concept, sum);
  }
}

/** Of each phrase that a word may mean, the best of its meanings there. */
function bestByPhrase(
  index: PhraseIndex,
  tally: Tally,
  meanings: readonly Meaning[],
  word: string,
): ReadonlyMap<number, Meaning> {
  const best = new Map<number, Meaning>();
  for (const { stem, quality } of meanings) {
    tally.stems.set(stem, Math.max(tally.stems.get(stem) ?? 0, quality));
    for (const id of index.withStem(stem)) {
      // One stem may be two words: French "économies" are savings, no economy.
      const isWritten = quality < 1 || index.phrases[id]?.written.has(word) === true;
      const sure = isWritten ? quality : inflectedQuality;
      const present = best.get(id);
      if (present === undefined || present.quality < sure) best.set(id, { stem, quality: sure });
    }
  }
  return best;
}

/** A filler beside other words asks for nothing, but fits a name that holds it. */
function addEverydayWord(index: PhraseIndex, tally: Tally, word: string): void {
  const stem = toStem(word);
  for (const id of index.withStem(stem)) {
    const sum = tally.phrases.get(id);
    if (sum !== undefined) sum.own += index.weightOf(stem);
  }
}

/** By concept and language, the score of its best phrase. */
export function scorePhrases(index: PhraseIndex, tally: Tally): Map<number, LanguageScores> {
  const byConcept = new Map<number, LanguageScores>();
  for (const [id, { covered, own }] of tally.phrases) {
    const phrase = index.phrases[id];
    if (phrase === undefined) continue;
    const coverage = covered / tally.total;
    const precision = Math.min(1, own / (index.weights[id] ?? 0));
    // Half a synonym says less than half a name.
    const part = phrase.trust === trust.name ? 0.5 : 0.45;
    const score = phrase.trust * coverage * (part + (1 - part) * precision);
    const scores = byConcept.get(phrase.concept) ?? {};
    if (score > (scores[phrase.language] ?? 0)) scores[phrase.language] = score;
    byConcept.set(phrase.concept, scores);
  }
  return byConcept;
}
