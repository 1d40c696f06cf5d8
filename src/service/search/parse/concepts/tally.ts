/** What the words of one question add up to, phrase by phrase and concept by concept. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { Steps } from "../../../library/turns.js";
import { toStem } from "../text.js";
import { isFunctionWord, toContentWords } from "./content-words.js";
import type { PhraseIndex } from "./phrases/phrase-index.js";
import { trust } from "./phrases/phrase-columns.js";
import { createReadWord, type WordReading } from "./word-readings.js";
import {
  clearQuestion,
  mostSummed,
  touch,
  wordSumSteps,
  wordsIn,
  type WordSums,
} from "./word-sums.js";

export type LanguageScores = Partial<Record<Platform, number>>;

/** What a question adds up to for one concept. */
export interface ConceptTally {
  readonly concept: number;
  /** Share of the question's weight that its words cover. */
  readonly coverage: number;
  /** By language, the score of its best phrase. */
  readonly scores: LanguageScores;
  readonly words: () => ReadonlySet<string>;
}

interface Tally {
  /** The stems that were recognised, each with its best quality. */
  readonly stems: ReadonlyMap<string, number>;
  readonly concepts: readonly ConceptTally[];
}

/** Undefined where no word is left to look up. */
export type TallyWords = (asked: readonly string[]) => Tally | undefined;

const languages = platforms.length;

/** @param concepts how many there are */
export function* tallySteps(index: PhraseIndex, concepts: number): Steps<TallyWords> {
  const sums = yield* wordSumSteps(index.size, concepts, languages);
  const readWord = createReadWord(index);
  return (asked) => {
    const meant = [...new Set(asked.filter((word) => !isFunctionWord(word)))];
    const required = toContentWords(meant);
    // "Inhabitants of France": everyday words count where there are no others.
    const all = required.length > 0 ? required : meant.filter((word) => word.length > 1);
    const content = all.slice(0, mostSummed);
    if (content.length === 0) return undefined;
    const besides = required.length > 0 ? meant.filter((word) => !required.includes(word)) : [];
    const readings = content.map(readWord);
    const total = readings.reduce((sum, { weight }) => sum + weight, 0);
    for (const [at, reading] of readings.entries())
      addToConcepts(sums, reading, index.isGeneric(content[at] ?? ""), 2 ** at);
    const found = findAsked(sums, total);
    for (const reading of readings) addToPhrases(sums, reading);
    for (const word of besides) addEverydayWord(index, sums, word);
    scorePhrases(index, sums, total);
    const wordsOf = createWordsOf(content);
    const tallied = found.map((concept) => tallyOf(sums, concept, wordsOf, total));
    clearQuestion(sums, languages);
    return { stems: stemsOf(readings), concepts: tallied };
  };
}

function stemsOf(readings: readonly WordReading[]): ReadonlyMap<string, number> {
  const stems = new Map<string, number>();
  for (const { meanings } of readings)
    for (const { stem, quality } of meanings)
      stems.set(stem, Math.max(stems.get(stem) ?? 0, quality));
  return stems;
}

/** @param power what stands for the word in a concept's sum of words */
function addToConcepts(
  { coveredOf, specific, words, concepts: touched }: WordSums,
  { weight, concepts, values }: WordReading,
  isGeneric: boolean,
  power: number,
): void {
  for (let at = 0; at < concepts.length; at += 1) {
    const concept = concepts[at] ?? 0;
    const fit = values[at] ?? 0;
    if (coveredOf[concept] === 0) touch(touched, concept);
    coveredOf[concept] = (coveredOf[concept] ?? 0) + weight * fit;
    if (!isGeneric) specific[concept] = Math.max(specific[concept] ?? 0, fit);
    words[concept] = (words[concept] ?? 0) + power;
  }
}

/** The concepts that enough of the question asks for. */
function findAsked({ concepts, coveredOf, specific, isAsked }: WordSums, total: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < concepts.count; at += 1) {
    const concept = concepts.at[at] ?? 0;
    const coverage = (coveredOf[concept] ?? 0) / total;
    // A word of its own, rightly written, needs less beside it than one that many share.
    if (coverage < ((specific[concept] ?? 0) >= 0.9 ? 0.4 : 0.6)) continue;
    isAsked[concept] = 1;
    found.push(concept);
  }
  return found;
}

/** Of the concepts that are asked for. */
function addToPhrases({ isAsked, covered, own, phrases: touched }: WordSums, reading: WordReading) {
  const { weight, concepts, starts, phrases, fits, owns } = reading;
  for (let place = 0; place < concepts.length; place += 1) {
    if (isAsked[concepts[place] ?? 0] !== 1) continue;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? end; at < end; at += 1) {
      const id = phrases[at] ?? 0;
      if (covered[id] === 0) touch(touched, id);
      covered[id] = (covered[id] ?? 0) + weight * (fits[at] ?? 0);
      own[id] = (own[id] ?? 0) + (owns[at] ?? 0);
    }
  }
}

/** A filler beside other words asks for nothing, but fits a name that holds it. */
function addEverydayWord(index: PhraseIndex, { covered, own }: WordSums, word: string): void {
  const stem = toStem(word);
  const weight = index.weightOf(stem);
  for (const id of index.withStem(stem)) if (covered[id] !== 0) own[id] = (own[id] ?? 0) + weight;
}

/** By concept and language, the score of its best phrase. */
function scorePhrases(index: PhraseIndex, sums: WordSums, total: number): void {
  const { phrases, covered, own, scores } = sums;
  const { concept, trust: trusts, language } = index.columns;
  for (let at = 0; at < phrases.count; at++) {
    const id = phrases.at[at] ?? 0;
    const trusted = trusts[id] ?? 0;
    const coverage = (covered[id] ?? 0) / total;
    const precision = Math.min(1, (own[id] ?? 0) / (index.weights[id] ?? 0));
    // Half a synonym says less than half a name.
    const part = trusted === trust.name ? 0.5 : 0.45;
    const score = trusted * coverage * (part + (1 - part) * precision);
    const place = (concept[id] ?? 0) * languages + (language[id] ?? 0);
    if (score > (scores[place] ?? 0)) scores[place] = score;
  }
}

/** Hundreds of concepts know the same few words of a question, which is kept with all of them. */
function createWordsOf(content: readonly string[]): (held: number) => ReadonlySet<string> {
  const made = new Map<number, ReadonlySet<string>>();
  return (held) => {
    const known = made.get(held) ?? wordsIn(held, content);
    made.set(held, known);
    return known;
  };
}

function tallyOf(
  { coveredOf, words, scores }: WordSums,
  concept: number,
  wordsOf: (held: number) => ReadonlySet<string>,
  total: number,
): ConceptTally {
  const held = words[concept] ?? 0;
  const byLanguage: LanguageScores = {};
  for (const [place, language] of platforms.entries()) {
    const score = scores[concept * languages + place] ?? 0;
    if (score > 0) byLanguage[language] = score;
  }
  return {
    concept,
    coverage: (coveredOf[concept] ?? 0) / total,
    scores: byLanguage,
    words: () => wordsOf(held),
  };
}
