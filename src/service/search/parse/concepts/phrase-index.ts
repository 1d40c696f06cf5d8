/** Which phrases hold a stem, and how much a stem weighs: rare ones more, fillers and heads less. */
import { toStem } from "../text.js";
import { fillerWords, genericWords } from "../word-lists.js";
import { createConceptWords, type Meaning } from "./concept-words.js";
import type { Phrase } from "./phrases.js";

export interface PhraseIndex {
  readonly phrases: readonly Phrase[];
  /** Places among the phrases of those that hold a stem. */
  withStem(stem: string): readonly number[];
  weightOf(stem: string): number;
  /** Parallel to the phrases: what their stems weigh together. */
  readonly weights: readonly number[];
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
const genericShare = 0.45;
const fillerShare = 0.3;

export function createPhraseIndex(phrases: readonly Phrase[], concepts: number): PhraseIndex {
  const generic = new Set([...genericWords].map(toStem));
  const words = createConceptWords(generic);
  const postings = new Map<string, number[]>();
  const holders = new Map<string, Set<number>>();
  const english = new Set(
    phrases.flatMap(({ language, written }) => (language === "en" ? [...written] : [])),
  );
  for (const [id, { concept, stems, isTicker }] of phrases.entries()) {
    for (const stem of stems) {
      words.add(stem, isTicker);
      const posting = postings.get(stem);
      if (posting === undefined) postings.set(stem, [id]);
      else posting.push(id);
      holders.set(stem, (holders.get(stem) ?? new Set<number>()).add(concept));
    }
  }
  const weights = weighStems(holders, concepts, generic);
  const weightOf = (stem: string): number => weights.get(stem) ?? unknownWeight;
  return {
    phrases,
    withStem: (stem) => postings.get(stem) ?? [],
    weightOf,
    weights: phrases.map(({ stems }) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)),
    meanings: (word) => words.meanings(word),
    knows: (word) => words.has(toStem(word)),
    isEnglish: (word) => english.has(word),
    isGeneric: (word) => generic.has(toStem(word)),
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
