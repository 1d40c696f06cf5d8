/** "Germany production", "US rate": a word that measures are called by in part, and none of them is called so. */
import type { ConceptIndex, FoundConcept } from "./concepts/concept-index.js";
import { genericWords } from "./word-lists.js";

/** What is called by a word alone scores more: "exports", "debt". */
const calledSo = 0.82;

/**
 * True where all that is asked is one word, or heads alone, and what is called by it is called by more than that.
 *
 * @param fitting measures that fit the question and have figures of its places, best first
 */
export function isPartOfNames(
  words: readonly string[],
  fitting: readonly FoundConcept[],
  concepts: Pick<ConceptIndex, "find" | "knows">,
): boolean {
  const [best, second] = fitting;
  if (best === undefined || best.score >= calledSo) return false;
  const areHeads = words.every((word) => genericWords.has(word));
  // One that fits may be named by one word of it: "hospitals" are their beds.
  if (!areHeads && (words.length > 1 || second === undefined)) return false;
  // A word with a slip is what it is nearest to.
  return (
    words.every((word) => concepts.knows(word)) && (concepts.find(words)[0]?.score ?? 1) < calledSo
  );
}
