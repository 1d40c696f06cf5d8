/** Which phrases hold a stem, and how much a stem weighs: rare ones more, fillers and heads less. */
import type { Steps } from "../../../../library/turns.js";
import { toStem } from "../../text.js";
import { fillerWords, genericWords } from "../../word-lists.js";
import { invertSteps, isListed, listAt, type NumberLists } from "../../../columns/number-lists.js";
import {
  addToVocabulary,
  createConceptWords,
  createVocabulary,
  type Meaning,
  type Vocabulary,
} from "../concept-words.js";
import { layerSteps, type Layers } from "../../../columns/taken/layers.js";
import { phraseVocabulary } from "./phrase-words.js";
import type { Phrases } from "./phrase-columns.js";
import { english } from "./phrases.js";

export interface PhraseIndex {
  /** How many phrases there are. */
  readonly size: number;
  /** What is read of many phrases for each question, by their places. */
  readonly columns: Pick<Phrases, "concept" | "trust" | "language">;
  /** Places among the phrases of those that hold a stem. */
  withStem(stem: string): Uint32Array;
  /** Of a word, whether a phrase has it as it is written. */
  writtenIn(word: string): (phrase: number) => boolean;
  weightOf(stem: string): number;
  /** Parallel to the phrases: what their stems weigh together. */
  readonly weights: Float64Array;
  /** What a word may mean among the stems; empty for one that no concept is called by. */
  meanings(word: string): readonly Meaning[];
  /** True for a word that some concept is called by. */
  knows(word: string): boolean;
  /** True for a folded word that is written so in an English name, title or synonym. */
  isEnglish(word: string): boolean;
  /** True for a head that many concepts share: "rate", "share". */
  isGeneric(word: string): boolean;
  readonly vocabularies: Vocabularies;
}

/** By the numbers of stems, twice each, and one more for those that only whole words mean. */
type Vocabularies = Layers<number, Vocabulary>;

/** A word the library does not know weighs this much against the ones it does. */
export const unknownWeight = 2;
const leastWeight = 0.6;
const genericShare = 0.45;
const fillerShare = 0.3;

const phrasesPerStep = 1000;
const stemsPerStep = 100;

/** @param before of the phrases that there were before @default none */
export function* phraseIndexSteps(
  phrases: Phrases,
  concepts: number,
  before?: Vocabularies,
): Steps<PhraseIndex> {
  const generic = new Set([...genericWords].map(toStem));
  const postings = yield* invertSteps(phrases.stems, phraseVocabulary.size);
  const vocabularies = yield* vocabularySteps(phrases, postings, before);
  const words = createConceptWords(
    vocabularies.map(({ made }) => made),
    generic,
  );
  const isInEnglish = yield* englishSteps(phrases);
  const stemWeights = yield* weighingSteps(phrases, postings, { concepts, generic });
  const weights = yield* weightSteps(phrases, stemWeights);
  return {
    size: phrases.size,
    columns: phrases,
    withStem: (stem) => listAt(postings, phraseVocabulary.find(stem) ?? -1),
    writtenIn: (word) => {
      const number = phraseVocabulary.find(word) ?? -1;
      return (phrase) => isListed(phrases.written, phrase, number);
    },
    weightOf: (stem) => {
      const weight = stemWeights[phraseVocabulary.find(stem) ?? -1] ?? 0;
      return weight === 0 ? unknownWeight : weight;
    },
    weights,
    meanings: (word) => words.meanings(word),
    knows: (word) => words.has(toStem(word)),
    isEnglish: (word) => isInEnglish[phraseVocabulary.find(word) ?? -1] === 1,
    isGeneric: (word) => generic.has(toStem(word)),
    vocabularies,
  };
}

function* vocabularySteps(
  { isTicker }: Phrases,
  postings: NumberLists,
  before?: Vocabularies,
): Steps<Vocabularies> {
  const stems: number[] = [];
  for (let stem = 0; stem + 1 < postings.starts.length; stem += 1) {
    const end = postings.starts[stem + 1] ?? 0;
    let at = postings.starts[stem] ?? end;
    const isHeld = at < end;
    while (at < end && isTicker[postings.numbers[at] ?? 0] === 1) at += 1;
    if (isHeld) stems.push(2 * stem + (at === end ? 1 : 0));
    if (stem % stemsPerStep === 0) yield;
  }
  return yield* layerSteps(stems, spellSteps, before);
}

function* spellSteps(stems: readonly number[]): Steps<Vocabulary> {
  const vocabulary = createVocabulary();
  for (const [at, stem] of stems.entries()) {
    addToVocabulary(vocabulary, phraseVocabulary.textOf(stem >> 1), (stem & 1) === 1);
    if (at % stemsPerStep === 0) yield;
  }
  return vocabulary;
}

/** By word: 1 where it is written so in an English phrase. */
function* englishSteps({ size, language, written }: Phrases): Steps<Uint8Array> {
  const flags = new Uint8Array(phraseVocabulary.size);
  for (let id = 0; id < size; id += 1) {
    const end = written.starts[id + 1] ?? 0;
    if (language[id] === english)
      for (let at = written.starts[id] ?? end; at < end; at += 1)
        flags[written.numbers[at] ?? 0] = 1;
    if (id % phrasesPerStep === 0) yield;
  }
  return flags;
}

function* weightSteps({ size, stems }: Phrases, stemWeights: Float64Array): Steps<Float64Array> {
  const weights = new Float64Array(size);
  for (let id = 0; id < size; id += phrasesPerStep) {
    sumWeights(stems, stemWeights, weights.subarray(id, id + phrasesPerStep), id);
    yield;
  }
  return weights;
}

// Not in the generator, and without a view of each: it would take several times as long.
function sumWeights(
  { starts, numbers }: NumberLists,
  stemWeights: Float64Array,
  weights: Float64Array,
  first: number,
): void {
  for (let at = 0; at < weights.length; at += 1) {
    const end = starts[first + at + 1] ?? 0;
    let sum = 0;
    for (let place = starts[first + at] ?? end; place < end; place += 1)
      sum += stemWeights[numbers[place] ?? 0] ?? 0;
    weights[at] = sum;
  }
}

interface Weighing {
  /** How many there are. */
  readonly concepts: number;
  readonly generic: ReadonlySet<string>;
}

/** By stem; zero for one that no phrase holds. */
function* weighingSteps(
  { concept }: Phrases,
  postings: NumberLists,
  { concepts, generic }: Weighing,
): Steps<Float64Array> {
  const fillers = new Set([...fillerWords].map(toStem));
  const weights = new Float64Array(postings.starts.length - 1);
  for (let number = 0; number < weights.length; number += 1) {
    if (number % stemsPerStep === 0) yield;
    const holders = listAt(postings, number);
    if (holders.length === 0) continue;
    let held = 0;
    let last = -1;
    for (const id of holders) {
      const holder = concept[id] ?? 0;
      if (holder !== last) held += 1;
      last = holder;
    }
    const rarity = Math.log(1 + (concepts - held + 0.5) / (held + 0.5));
    const stem = phraseVocabulary.textOf(number);
    const share = fillers.has(stem) ? fillerShare : generic.has(stem) ? genericShare : 1;
    weights[number] = Math.max(leastWeight, rarity) * share;
  }
  return weights;
}
