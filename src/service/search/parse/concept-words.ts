/** The words of the concepts, and what a word that is asked may mean among them. */
import { editDistance, toOverlap, toStem, toTrigrams } from "./text.js";

export interface Meaning {
  /** A stem of the library. */
  readonly stem: string;
  /** 1 for the word itself, less for a beginning, a misspelling or a part of a compound. */
  readonly quality: number;
}

interface ConceptWords {
  add(stem: string): void;
  has(stem: string): boolean;
  /** Best first, at most eight; empty for a word the library does not know. */
  meanings(word: string): readonly Meaning[];
}

const maxMeanings = 8;
const keptWords = 5_000;
/** A letter wrong in a short word leaves about a third of its trigrams. */
const leastShared = 0.3;

/** @param generic stems of heads that many concepts share */
export function createConceptWords(generic: ReadonlySet<string>): ConceptWords {
  const trigrams = new Map<string, Set<string>>();
  const kept = new Map<string, readonly Meaning[]>();
  const holders = new Map<string, string[]>();

  function quality(word: string, stem: string, grams: Set<string>, own: Set<string>): number {
    if (stem === word) return 1;
    const [short, long] = stem.length < word.length ? [stem, word] : [word, stem];
    const covered = short.length / long.length;
    // A beginning: "unemploy", or the longer word of the same family.
    const isBeginning = short.length >= 5 || (short.length === 4 && covered >= 0.6);
    if (isBeginning && long.startsWith(short)) return 0.5 + 0.4 * covered;
    // German compounds hold their parts: "Inlandsprodukt" in "Bruttoinlandsprodukt".
    // A head alone says nothing of them: "Konsum" in "Weinkonsum".
    if (short.length >= 5 && long.includes(short))
      return short === stem && generic.has(stem) ? 0 : 0.4 + 0.4 * covered;
    if (word.length >= 6 && stem.length >= 5) {
      const limit = word.length >= 8 ? 2 : 1;
      const distance = editDistance(word, stem, limit);
      if (distance <= limit && word[0] === stem[0]) return distance === 1 ? 0.85 : 0.65;
    }
    if (short.length < 6) return 0;
    const overlap = toOverlap(grams, own);
    return overlap >= 0.6 ? overlap * 0.8 : 0;
  }

  /**
   * Stems that share enough trigrams with a word to be it, a part of it or a misspelling: of thousands, some
   * dozens are compared letter by letter.
   */
  function nearby(stem: string, grams: ReadonlySet<string>, isKnown: boolean): Iterable<string> {
    if (stem.length < 4) return isKnown ? [stem] : [];
    const shared = new Map<string, number>();
    for (const gram of grams)
      for (const other of holders.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const found: string[] = [];
    for (const [other, count] of shared) {
      const short = Math.min(grams.size, trigrams.get(other)?.size ?? 0);
      if (count >= Math.max(2, short * leastShared)) found.push(other);
    }
    return found;
  }

  function look(word: string): readonly Meaning[] {
    const stem = toStem(word);
    const isKnown = trigrams.has(stem);
    const grams = toTrigrams(stem);
    const found: Meaning[] = [];
    for (const other of nearby(stem, grams, isKnown)) {
      const own = trigrams.get(other) ?? new Set<string>();
      // A known word is not misspelt, but may begin a longer one ("Strom", "Stromverbrauch").
      if (isKnown && other !== stem && !(stem.length >= 4 && other.startsWith(stem))) continue;
      // Figures and chemical formulas are themselves or nothing.
      if (/\d/.test(stem) && other !== stem) continue;
      const value = quality(stem, other, grams, own);
      if (value > 0.5)
        found.push({ stem: other, quality: isKnown && value < 1 ? value * 0.7 : value });
    }
    return found
      .sort((a, b) => b.quality - a.quality || (a.stem < b.stem ? -1 : 1))
      .slice(0, maxMeanings);
  }

  return {
    add: (stem) => {
      if (trigrams.has(stem)) return;
      const grams = toTrigrams(stem);
      trigrams.set(stem, grams);
      for (const gram of grams) {
        const list = holders.get(gram);
        if (list === undefined) holders.set(gram, [stem]);
        else list.push(stem);
      }
    },
    has: (stem) => trigrams.has(stem),
    meanings: (word) => {
      const present = kept.get(word);
      if (present !== undefined) return present;
      const found = look(word);
      if (kept.size >= keptWords) kept.clear();
      kept.set(word, found);
      return found;
    },
  };
}
