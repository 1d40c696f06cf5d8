/** Where the sums of one question are kept, phrase by phrase and concept by concept: the same arrays for each. */

import type { Steps } from "../../../library/turns.js";

/** Places that were written to, each once. */
export interface Touched {
  readonly at: Uint32Array;
  count: number;
}

export interface WordSums {
  /** By concept, the weight of the question's words that it is called by. */
  readonly coveredOf: Float64Array;
  /** By concept, the best match of a word that is no shared head. */
  readonly specific: Float64Array;
  /** By concept, the question's words that it is called by: two to the power of each one's place, added up. */
  readonly words: Float64Array;
  readonly concepts: Touched;
  /** By concept, 1 where enough of the question asks for it: of the others no phrase is looked at. */
  readonly isAsked: Uint8Array;
  /** By phrase, the weight of the question's words that it holds. */
  readonly covered: Float64Array;
  /** By phrase, the weight of its own words that are asked. */
  readonly own: Float64Array;
  readonly phrases: Touched;
  /** By concept and language, the score of its best phrase. */
  readonly scores: Float64Array;
}

/** So many words have each a digit of their own in the sum of their powers. */
export const mostSummed = 52;

export const createTouched = (size: number): Touched => ({ at: new Uint32Array(size), count: 0 });

/** While the collector marks, each new array takes up to ten milliseconds: one is made in each step. */
export function* wordSumSteps(
  phrases: number,
  concepts: number,
  languages: number,
): Steps<WordSums> {
  const made: Float64Array[] = [];
  for (const size of [concepts, concepts, concepts, phrases, phrases, concepts * languages]) {
    made.push(new Float64Array(size));
    yield;
  }
  const [ofConcepts, ofPhrases] = [createTouched(concepts), createTouched(phrases)];
  yield;
  const [coveredOf = none, specific = none, words = none] = made;
  const [covered = none, own = none, scores = none] = made.slice(3);
  return {
    ...{ coveredOf, specific, words, concepts: ofConcepts, isAsked: new Uint8Array(concepts) },
    ...{ covered, own, scores, phrases: ofPhrases },
  };
}

const none = new Float64Array(0);

export function touch(list: Touched, place: number): void {
  list.at[list.count++] = place;
}

/** Makes ready for the next question. */
export function clearQuestion(sums: WordSums, languages: number): void {
  const { phrases, concepts, isAsked, covered, own, coveredOf, specific, words, scores } = sums;
  for (let at = 0; at < phrases.count; at++) {
    const phrase = phrases.at[at] ?? 0;
    covered[phrase] = 0;
    own[phrase] = 0;
  }
  for (let at = 0; at < concepts.count; at++) {
    const concept = concepts.at[at] ?? 0;
    coveredOf[concept] = 0;
    specific[concept] = 0;
    words[concept] = 0;
    if (isAsked[concept] === 0) continue;
    isAsked[concept] = 0;
    scores.fill(0, concept * languages, (concept + 1) * languages);
  }
  phrases.count = 0;
  concepts.count = 0;
}

/** Which of the words a sum of powers holds. */
export function wordsIn(sum: number, words: readonly string[]): ReadonlySet<string> {
  const held = new Set<string>();
  let left = sum;
  for (const word of words) {
    if (left % 2 === 1) held.add(word);
    left = Math.floor(left / 2);
  }
  return held;
}
