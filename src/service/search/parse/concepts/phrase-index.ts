/** Which phrases hold a stem, and how much a stem weighs: rare ones more, fillers and heads less. */
import { LRUCache } from "lru-cache";
import { platforms } from "../../../../contract/known-values.js";
import type { Steps } from "../../../library/turns.js";
import { toStem } from "../text.js";
import { fillerWords, genericWords } from "../word-lists.js";
import { createConceptWords, type Meaning } from "./concept-words.js";
import type { Phrase } from "./phrases.js";

/** What is read of many phrases for each question, in arrays by their places. */
interface PhraseColumns {
  readonly concept: Uint32Array;
  readonly trust: Float64Array;
  /** Places among the platforms. */
  readonly language: Uint8Array;
}

export interface PhraseIndex {
  /** How many phrases there are. */
  readonly size: number;
  readonly columns: PhraseColumns;
  /** Places among the phrases of those that hold a stem. */
  withStem(stem: string): readonly number[];
  /** Parallel to those of a stem: 1 where the word is written so in the phrase. Kept for the words asked last. */
  writtenWith(stem: string, word: string): Uint8Array;
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
}

/** A word the library does not know weighs this much against the ones it does. */
export const unknownWeight = 2;
const leastWeight = 0.6;
/** Bytes. */
const keptFlags = 4 * 2 ** 20;
const genericShare = 0.45;
const fillerShare = 0.3;

const phrasesPerStep = 1000;

export function* phraseIndexSteps(
  phrases: readonly Phrase[],
  concepts: number,
): Steps<PhraseIndex> {
  const generic = new Set([...genericWords].map(toStem));
  const words = createConceptWords(generic);
  const postings = new Map<string, number[]>();
  const holders = new Map<string, Set<number>>();
  const english = new Set<string>();
  for (const [id, { concept, language, written, stems, isTicker }] of phrases.entries()) {
    if (language === "en") for (const word of written) english.add(word);
    for (const stem of stems) {
      words.add(stem, isTicker);
      const posting = postings.get(stem);
      if (posting === undefined) postings.set(stem, [id]);
      else posting.push(id);
      holders.set(stem, (holders.get(stem) ?? new Set<number>()).add(concept));
    }
    if (id % phrasesPerStep === 0) yield;
  }
  const weights = weighStems(holders, concepts, generic);
  const weightOf = (stem: string): number => weights.get(stem) ?? unknownWeight;
  const columns = yield* columnSteps(phrases, weightOf);
  const withStem = (stem: string): readonly number[] => postings.get(stem) ?? [];
  const writtenWith = createWritten(phrases, withStem);
  return {
    size: phrases.length,
    columns,
    withStem,
    writtenWith,
    weightOf,
    weights: columns.weight,
    meanings: (word) => words.meanings(word),
    knows: (word) => words.has(toStem(word)),
    isEnglish: (word) => english.has(word),
    isGeneric: (word) => generic.has(toStem(word)),
  };
}

function* columnSteps(
  phrases: readonly Phrase[],
  weightOf: PhraseIndex["weightOf"],
): Steps<PhraseColumns & { readonly weight: Float64Array }> {
  const size = phrases.length;
  const columns = {
    ...{ concept: new Uint32Array(size), language: new Uint8Array(size) },
    ...{ trust: new Float64Array(size), weight: new Float64Array(size) },
  };
  for (const [id, { concept, language, trust, stems }] of phrases.entries()) {
    columns.concept[id] = concept;
    columns.language[id] = platforms.indexOf(language);
    columns.trust[id] = trust;
    columns.weight[id] = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
    if (id % phrasesPerStep === 0) yield;
  }
  return columns;
}

function createWritten(
  phrases: readonly Phrase[],
  withStem: PhraseIndex["withStem"],
): PhraseIndex["writtenWith"] {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: keptFlags,
    sizeCalculation: ({ length }) => length + 1,
  });
  return (stem, word) => {
    const key = `${stem} ${word}`;
    const flags =
      kept.get(key) ??
      Uint8Array.from(withStem(stem), (id) => (phrases[id]?.written.has(word) === true ? 1 : 0));
    kept.set(key, flags);
    return flags;
  };
}

function weighStems(
  holders: ReadonlyMap<string, ReadonlySet<number>>,
  concepts: number,
  generic: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const fillers = new Set([...fillerWords].map(toStem));
  const weights = new Map<string, number>();
  for (const [stem, held] of holders) {
    const rarity = Math.log(1 + (concepts - held.size + 0.5) / (held.size + 0.5));
    const share = fillers.has(stem) ? fillerShare : generic.has(stem) ? genericShare : 1;
    weights.set(stem, Math.max(leastWeight, rarity) * share);
  }
  return weights;
}
