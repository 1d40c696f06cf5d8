/** What the words of one question add up to, phrase by phrase and concept by concept. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import { toStem } from "../text.js";
import type { Meaning } from "./concept-words.js";
import { isFunctionWord, toContentWords } from "./content-words.js";
import { unknownWeight, type PhraseIndex } from "./phrases/phrase-index.js";
import { trust } from "./phrases/phrases.js";
import {
  clearQuestion,
  clearWord,
  createWordSums,
  mostSummed,
  touch,
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

const inflectedQuality = 0.92;
const languages = platforms.length;

/** @param concepts how many there are */
export function createTally(index: PhraseIndex, concepts: number): TallyWords {
  const sums = createWordSums(index.size, concepts, languages);
  return (asked) => {
    const meant = [...new Set(asked.filter((word) => !isFunctionWord(word)))];
    const required = toContentWords(meant);
    // "Inhabitants of France": everyday words count where there are no others.
    const all = required.length > 0 ? required : meant.filter((word) => word.length > 1);
    const content = all.slice(0, mostSummed);
    if (content.length === 0) return undefined;
    const besides = required.length > 0 ? meant.filter((word) => !required.includes(word)) : [];
    const stems = new Map<string, number>();
    let total = 0;
    for (const [at, word] of content.entries()) {
      const meanings = index.meanings(word);
      for (const { stem, quality } of meanings)
        stems.set(stem, Math.max(stems.get(stem) ?? 0, quality));
      total += addWord(index, sums, { word, meanings, power: 2 ** at });
    }
    for (const word of besides) addEverydayWord(index, sums, word);
    scorePhrases(index, sums, total);
    const found = readConcepts(sums, content, total);
    clearQuestion(sums, languages);
    return { stems, concepts: found };
  };
}

interface AskedWord {
  readonly word: string;
  readonly meanings: readonly Meaning[];
  /** What stands for it in a concept's sum of words. */
  readonly power: number;
}

/** @returns what the word weighs */
function addWord(index: PhraseIndex, sums: WordSums, asked: AskedWord): number {
  const [best] = asked.meanings;
  const weight = best === undefined ? unknownWeight : index.weightOf(best.stem);
  const { covered, own, phrases, quality, stemWeight, value, wordPhrases, wordConcepts } = sums;
  const { columns } = index;
  for (const meaning of asked.meanings) findPhrases(index, sums, meaning, asked.word);
  for (let at = 0; at < wordPhrases.count; at++) {
    const id = wordPhrases.at[at] ?? 0;
    const fit = quality[id] ?? 0;
    if (covered[id] === 0) touch(phrases, id);
    covered[id] = (covered[id] ?? 0) + weight * fit;
    own[id] = (own[id] ?? 0) + (stemWeight[id] ?? 0) * fit;
    const concept = columns.concept[id] ?? 0;
    const present = value[concept] ?? 0;
    if (present === 0) touch(wordConcepts, concept);
    value[concept] = Math.max(present, fit * (columns.trust[id] ?? 0));
  }
  addToConcepts(sums, weight, index.isGeneric(asked.word), asked.power);
  clearWord(sums);
  return weight;
}

/** Of each phrase that a word may mean, the best of its meanings there. */
function findPhrases(
  index: PhraseIndex,
  { quality, stemWeight, wordPhrases }: WordSums,
  meaning: Meaning,
  word: string,
): void {
  const weight = index.weightOf(meaning.stem);
  // One stem may be two words: French "économies" are savings, no economy.
  const written = meaning.quality < 1 ? undefined : index.writtenWith(meaning.stem, word);
  const ids = index.withStem(meaning.stem);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const sure = written === undefined || written[at] === 1 ? meaning.quality : inflectedQuality;
    const present = quality[id] ?? 0;
    if (present >= sure) continue;
    if (present === 0) touch(wordPhrases, id);
    quality[id] = sure;
    stemWeight[id] = weight;
  }
}

function addToConcepts(sums: WordSums, weight: number, isGeneric: boolean, power: number): void {
  const { coveredOf, specific, words, value, concepts, wordConcepts } = sums;
  for (let at = 0; at < wordConcepts.count; at++) {
    const concept = wordConcepts.at[at] ?? 0;
    const fit = value[concept] ?? 0;
    if (coveredOf[concept] === 0) touch(concepts, concept);
    coveredOf[concept] = (coveredOf[concept] ?? 0) + weight * fit;
    if (!isGeneric) specific[concept] = Math.max(specific[concept] ?? 0, fit);
    words[concept] = (words[concept] ?? 0) + power;
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

/** The concepts that enough of the question asks for. */
function readConcepts(sums: WordSums, content: readonly string[], total: number): ConceptTally[] {
  const { concepts, coveredOf, specific, words, scores } = sums;
  const found: ConceptTally[] = [];
  for (let at = 0; at < concepts.count; at++) {
    const concept = concepts.at[at] ?? 0;
    const coverage = (coveredOf[concept] ?? 0) / total;
    // A word of its own, rightly written, needs less beside it than one that many share.
    if (coverage < ((specific[concept] ?? 0) >= 0.9 ? 0.4 : 0.6)) continue;
    const held = words[concept] ?? 0;
    const byLanguage: LanguageScores = {};
    for (const [place, language] of platforms.entries()) {
      const score = scores[concept * languages + place] ?? 0;
      if (score > 0) byLanguage[language] = score;
    }
    found.push({ concept, coverage, scores: byLanguage, words: () => wordsIn(held, content) });
  }
  return found;
}
