/** The words of the concepts, and what a word that is asked may mean among them. */
import { addToList } from "../../../library/lists/add-to-list.js";
import { toStem, toTrigrams } from "../text.js";
import { likeness, type Spelt } from "./likeness.js";

export interface Meaning {
  /** A stem of the library. */
  readonly stem: string;
  /** 1 for the word itself, less for a beginning, a misspelling or a part of a compound. */
  readonly quality: number;
}

interface ConceptWords {
  has(stem: string): boolean;
  /** Best first, at most eight; empty for a word the library does not know. */
  meanings(word: string): readonly Meaning[];
}

/** Some of the stems. */
export interface Vocabulary {
  readonly spelt: Map<string, Spelt>;
  /** Stems by their trigrams. */
  readonly holders: Map<string, string[]>;
  /** Stems that no trigram leads to. */
  readonly whole: Set<string>;
}

const maxMeanings = 8;
const keptWords = 5_000;
/** A letter wrong in a short word leaves about a third of its trigrams. */
const leastShared = 0.3;

type Vocabularies = readonly Vocabulary[];

export const createVocabulary = (): Vocabulary => ({
  ...{ spelt: new Map(), holders: new Map(), whole: new Set() },
});

/** @param isWhole true for what only the whole word means, and no beginning or misspelling of it */
export function addToVocabulary(vocabulary: Vocabulary, stem: string, isWhole: boolean): void {
  if (isWhole) addWhole(vocabulary, stem);
  else addStem(vocabulary, stem);
}

/**
 * @param vocabularies of which no two have the same stem
 * @param generic stems of heads that many concepts share
 */
export function createConceptWords(
  vocabularies: Vocabularies,
  generic: ReadonlySet<string>,
): ConceptWords {
  const isGeneric = (stem: string): boolean => generic.has(stem);
  const kept = new Map<string, readonly Meaning[]>();
  return {
    has: (stem) => speltIn(vocabularies, stem) !== undefined,
    meanings: (word) => {
      const present = kept.get(word);
      if (present !== undefined) return present;
      const found = findMeanings(vocabularies, toStem(word), isGeneric);
      if (kept.size >= keptWords) kept.clear();
      kept.set(word, found);
      return found;
    },
  };
}

function addWhole({ spelt, whole }: Vocabulary, stem: string): void {
  if (spelt.has(stem)) return;
  spelt.set(stem, { stem, trigrams: toTrigrams(stem) });
  whole.add(stem);
}

function addStem({ spelt, holders, whole }: Vocabulary, stem: string): void {
  if (spelt.has(stem) && !whole.delete(stem)) return;
  const trigrams = toTrigrams(stem);
  spelt.set(stem, { stem, trigrams });
  for (const gram of trigrams) addToList(holders, gram, stem);
}

function speltIn(vocabularies: Vocabularies, stem: string): Spelt | undefined {
  for (const { spelt } of vocabularies) {
    const found = spelt.get(stem);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Stems that have a trigram. */
function holdersIn(vocabularies: Vocabularies, gram: string): readonly string[] {
  const [first = [], ...others] = vocabularies.map(({ holders }) => holders.get(gram) ?? []);
  return others.some(({ length }) => length > 0) ? first.concat(...others) : first;
}

function findMeanings(
  vocabularies: Vocabularies,
  stem: string,
  isGeneric: (stem: string) => boolean,
): readonly Meaning[] {
  const isKnown = speltIn(vocabularies, stem) !== undefined;
  const asked = { stem, trigrams: toTrigrams(stem) };
  const found: Meaning[] = [];
  for (const known of isKnown ? beginning(vocabularies, asked) : nearby(vocabularies, asked)) {
    const other = known.stem;
    // Figures and chemical formulas are themselves or nothing.
    if (/\d/.test(stem) && other !== stem) continue;
    const value = likeness(asked, known, isGeneric);
    if (value > 0.5)
      found.push({ stem: other, quality: isKnown && value < 1 ? value * 0.7 : value });
  }
  return found
    .sort((a, b) => b.quality - a.quality || (a.stem < b.stem ? -1 : 1))
    .slice(0, maxMeanings);
}

/** A known word is not misspelt, but may begin a longer one ("Strom", "Stromverbrauch"). */
function beginning(vocabularies: Vocabularies, { stem, trigrams }: Spelt): readonly Spelt[] {
  const itself = speltIn(vocabularies, stem);
  const found = itself === undefined ? [] : [itself];
  if (stem.length < 4) return found;
  // The last trigram ends the word.
  const [first = [], ...others] = [...trigrams]
    .slice(0, -1)
    .map((gram) => holdersIn(vocabularies, gram));
  const fewest = others.reduce((least, one) => (one.length < least.length ? one : least), first);
  const isLonger = (other: string): boolean => other.startsWith(stem) && other !== stem;
  for (const other of fewest) {
    const known = isLonger(other) ? speltIn(vocabularies, other) : undefined;
    if (known !== undefined) found.push(known);
  }
  return found;
}

/**
 * Stems that share enough trigrams with an unknown word for it to be a part or a misspelling of theirs: of thousands,
 * some dozens are compared letter by letter.
 */
function nearby(vocabularies: Vocabularies, { stem, trigrams }: Spelt): readonly Spelt[] {
  if (stem.length < 4) return [];
  const shared = new Map<string, number>();
  for (const gram of trigrams)
    for (const other of holdersIn(vocabularies, gram))
      shared.set(other, (shared.get(other) ?? 0) + 1);
  const found: Spelt[] = [];
  for (const [other, count] of shared) {
    const known = speltIn(vocabularies, other);
    if (known === undefined) continue;
    const short = Math.min(trigrams.size, known.trigrams.size);
    if (count >= Math.max(2, short * leastShared)) found.push(known);
  }
  return found;
}
