/** Every name, synonym, theme and source of the concepts, in every language, as one phrase each. */
import { LRUCache } from "lru-cache";
import { platforms } from "../../../../../contract/known-values.js";
import type { Concept, Library, TextByLanguage } from "../../../../library/library-model.js";
import type { Steps } from "../../../../library/turns.js";
import { createGrowing, createGrowingFloats } from "../../../columns/growing.js";
import { createNumberLists, type NumberLists } from "../../../columns/number-lists.js";
import { callingPhrases } from "./calling.js";
import { toPhraseWords, type PhraseWords } from "./phrase-words.js";

/** Columns by phrase. */
export interface Phrases {
  readonly size: number;
  /** Places among the library's concepts, rising. */
  readonly concept: Uint32Array;
  /** Places among the platforms. */
  readonly language: Uint32Array;
  readonly trust: Float64Array;
  /** Numbers of words. */
  readonly stems: NumberLists;
  /** The words as they are written, folded: their numbers. */
  readonly written: NumberLists;
  /** 1 for a ticker. */
  readonly isTicker: Uint32Array;
}

/** How much a phrase of each kind says of its concept. */
export const trust = { name: 1, synonym: 0.97, theme: 0.62, source: 0.5 };
/** What is left of it where a year is left out of the phrase. */
const datedShare = 0.93;

type Kind = keyof typeof trust;

interface ConceptPhrases {
  readonly phrases: Phrases;
  /** Concept by concept and in each by platform: the words of all that it is called. */
  readonly texts: NumberLists;
}

interface Owner {
  /** Its place among the library's concepts. */
  readonly concept: number;
  /** Its place among the platforms. */
  readonly language: number;
  readonly kind: Kind;
}

interface GrowingPhrases {
  add(owner: Owner, words: PhraseWords): void;
  done(): Phrases;
}

export function createPhrases(): GrowingPhrases {
  const [concept, language, trusted] = [createGrowing(), createGrowing(), createGrowingFloats()];
  const [isTicker, stems, written] = [createGrowing(), createNumberLists(), createNumberLists()];
  return {
    add: (owner, words) => {
      concept.add(owner.concept);
      language.add(owner.language);
      trusted.add(trust[owner.kind] * (words.isDated ? datedShare : 1));
      isTicker.add(words.isTicker ? 1 : 0);
      stems.add(words.stems);
      written.add(words.written);
    },
    done: () => ({
      size: concept.count(),
      ...{ concept: concept.done(), language: language.done(), isTicker: isTicker.done() },
      ...{ trust: trusted.done(), stems: stems.done(), written: written.done() },
    }),
  };
}

const conceptsPerStep = 5;

export function* phraseSteps(library: Library): Steps<ConceptPhrases> {
  const phrases = createPhrases();
  const texts = createNumberLists();
  const themesOf = createThemes(library);
  yield;
  for (const [ordinal, concept] of [...library.concepts.values()].entries()) {
    const calling = callingPhrases(concept);
    for (const [language, platform] of platforms.entries()) {
      const own = calling.filter((phrase) => phrase.language === language);
      for (const phrase of own)
        phrases.add(
          { concept: ordinal, language, kind: phrase.isSynonym ? "synonym" : "name" },
          phrase,
        );
      const themes = new Set(themesOf(concept).flatMap((name) => present(name[platform])));
      for (const words of [...themes].flatMap(wordsOf))
        phrases.add({ concept: ordinal, language, kind: "theme" }, words);
      texts.add(own.flatMap(({ stems }) => stems));
    }
    const { title, publisher } = library.sources.get(concept.source) ?? {};
    const source = new Set([...present(title), ...present(publisher)]);
    for (const words of [...source].flatMap(wordsOf))
      phrases.add({ concept: ordinal, language: english, kind: "source" }, words);
    if (ordinal % conceptsPerStep === 0) yield;
  }
  return { phrases: phrases.done(), texts: texts.done() };
}

export const english = platforms.indexOf("en");

/** Names of sources, topics and industries of which the words are kept: after an import most are as they were. */
const keptNames = 20_000;
const keptWords = new LRUCache<string, readonly PhraseWords[]>({ max: keptNames });

/** Many concepts have the same source, topic and industry. */
function wordsOf(text: string): readonly PhraseWords[] {
  const words = keptWords.get(text) ?? present(toPhraseWords(text));
  keptWords.set(text, words);
  return words;
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** What a concept belongs to: its segments, its industry and its topics. */
function createThemes(library: Library): (concept: Concept) => readonly TextByLanguage[] {
  const topics = new Map<string, TextByLanguage[]>();
  for (const { name, concepts } of library.topics.values()) {
    for (const key of concepts) topics.set(key, [...(topics.get(key) ?? []), name]);
  }
  return ({ key, segments, industry }) => [
    ...segments,
    ...present(library.industries.get(industry)),
    ...(topics.get(key) ?? []),
  ];
}
