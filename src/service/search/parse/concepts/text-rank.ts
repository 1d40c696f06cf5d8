/**
 * BM25+ over all words the concepts are called by. What one is called in one language is a text of its own; a concept
 * scores by the sum of its texts, times how many of the words it has.
 */
import { LRUCache } from "lru-cache";
import { platforms } from "../../../../contract/known-values.js";
import type { Steps } from "../../../library/turns.js";
import {
  countDifferent,
  invertSteps,
  listAt,
  type NumberLists,
} from "../../columns/number-lists.js";
import { phraseVocabulary } from "./phrases/phrase-words.js";
import { createTouched, touch, type Touched } from "./word-sums.js";

/**
 * @param stems with what each weighs
 * @returns by concept, its score as a share of the best; until the next question is asked
 */
export type RankByText = (stems: ReadonlyMap<string, number>) => (concept: number) => number;

/** How soon a word said again adds nothing, how much a long text loses, and what each word adds at least. */
const [saturation, lengthShare, leastOfWord] = [1.2, 0.7, 0.5];

const languages = platforms.length;
const textsPerStep = 100;
/** Bytes. */
const keptScores = 8 * 2 ** 20;

/** @param texts concept by concept and in each by platform: the numbers of the words of all that it is called */
export function* textRankSteps(texts: NumberLists): Steps<RankByText> {
  const concepts = (texts.starts.length - 1) / languages;
  const postings = yield* invertSteps(texts, phraseVocabulary.size);
  const norms = yield* normSteps(texts);
  const scoresOf = createScoresOf(postings, norms, concepts);
  const sums = {
    ...{ all: new Float64Array(concepts), words: new Uint32Array(concepts) },
    concepts: createTouched(concepts),
  };
  return (stems) => {
    clear(sums);
    for (const [stem, boost] of stems) {
      const number = phraseVocabulary.find(stem);
      if (number !== undefined) addStem(sums, scoresOf(number), boost);
    }
    const { all, words } = sums;
    let top = 0;
    for (let at = 0; at < sums.concepts.count; at += 1) {
      const concept = sums.concepts.at[at] ?? 0;
      top = Math.max(top, (all[concept] ?? 0) * (words[concept] ?? 0));
    }
    return (concept) => (top === 0 ? 0 : ((all[concept] ?? 0) * (words[concept] ?? 0)) / top);
  };
}

/** By text, what its length makes of a word in it. */
function* normSteps(texts: NumberLists): Steps<Float64Array> {
  const count = texts.starts.length - 1;
  const lengths = new Uint32Array(count);
  const total = new Float64Array(languages);
  const marks = new Uint32Array(phraseVocabulary.size);
  for (let text = 0; text < count; text += 1) {
    // One without a word is as long as one with one.
    const length = Math.max(1, countDifferent(texts, text, marks));
    lengths[text] = length;
    total[text % languages] = (total[text % languages] ?? 0) + length;
    if (text % textsPerStep === 0) yield;
  }
  const norms = new Float64Array(count);
  for (let text = 0; text < count; text += 1) {
    const average = ((total[text % languages] ?? 0) * languages) / count;
    const share = (lengths[text] ?? 0) / average;
    norms[text] = saturation * (1 - lengthShare + lengthShare * share);
    if (text % textsPerStep === 0) yield;
  }
  return norms;
}

interface Sums {
  /** By concept: of all stems, and how many of them it has. */
  readonly all: Float64Array;
  readonly words: Uint32Array;
  readonly concepts: Touched;
}

/** Of one stem: concepts that have it, rising, and what it adds to each. */
interface StemScores {
  readonly concepts: Uint32Array;
  readonly scores: Float64Array;
}

function addStem({ all, words, concepts: touched }: Sums, of: StemScores, boost: number): void {
  const { concepts, scores } = of;
  for (let at = 0; at < concepts.length; at += 1) {
    const concept = concepts[at] ?? 0;
    if (words[concept] === 0) touch(touched, concept);
    all[concept] = (all[concept] ?? 0) + boost * (scores[at] ?? 0);
    words[concept] = (words[concept] ?? 0) + 1;
  }
}

/** Worked out once for the stems asked last. */
function createScoresOf(postings: NumberLists, norms: Float64Array, concepts: number) {
  const kept = new LRUCache<number, StemScores>({
    maxSize: keptScores,
    sizeCalculation: ({ scores }) => 12 * scores.length + 500,
  });
  return (stem: number): StemScores => {
    const known = kept.get(stem);
    if (known !== undefined) return known;
    const made = scoreStem(listAt(postings, stem), norms, concepts);
    kept.set(stem, made);
    return made;
  };
}

/** @param holders texts with the stem, rising; one is there as often as it has the stem */
function scoreStem(holders: Uint32Array, norms: Float64Array, count: number): StemScores {
  const rarities = raritiesOf(holders, count);
  const [concepts, scores]: [number[], number[]] = [[], []];
  for (let at = 0; at < holders.length;) {
    const text = holders[at] ?? 0;
    const first = at;
    while (holders[at] === text) at += 1;
    const times = at - first;
    const share = (times * (saturation + 1)) / (times + (norms[text] ?? 0));
    const score = (rarities[text % languages] ?? 0) * (leastOfWord + share);
    const concept = Math.floor(text / languages);
    const last = concepts.length - 1;
    if (concepts[last] === concept) scores[last] = (scores[last] ?? 0) + score;
    else {
      concepts.push(concept);
      scores.push(score);
    }
  }
  return { concepts: Uint32Array.from(concepts), scores: Float64Array.from(scores) };
}

/** By language, how rare a word is among the texts of all concepts. */
function raritiesOf(holders: Uint32Array, concepts: number): Float64Array {
  const held = new Float64Array(languages);
  for (let at = 0; at < holders.length; at += 1) {
    const text = holders[at] ?? 0;
    if (text !== holders[at - 1]) held[text % languages] = (held[text % languages] ?? 0) + 1;
  }
  return held.map((count) => Math.log(1 + (concepts - count + 0.5) / (count + 0.5)));
}

function clear({ all, words, concepts }: Sums): void {
  for (let at = 0; at < concepts.count; at += 1) {
    const concept = concepts.at[at] ?? 0;
    all[concept] = 0;
    words[concept] = 0;
  }
  concepts.count = 0;
}
