/** Every name, synonym, theme and source of the concepts, in every language, as one phrase each. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { Library, TextByLanguage } from "../../../library/library-model.js";
import type { Steps } from "../../../library/turns.js";
import { toStem, toTokens } from "../text.js";
import { ofConcept } from "../of-concept.js";
import { isFunctionWord } from "./content-words.js";

export interface Phrase {
  /** Its place among the library's concepts. */
  readonly concept: number;
  readonly language: Platform;
  readonly trust: number;
  readonly stems: readonly string[];
  /** The words as they are written, folded. */
  readonly written: ReadonlySet<string>;
  /** A ticker: it is typed as it is or not meant. */
  readonly isTicker: boolean;
}

/** What a text has to be found by, whoever is called so. */
interface PhraseWords extends Pick<Phrase, "stems" | "written" | "isTicker"> {
  /** What is left of the trust in it: less where a year is left out of it. */
  readonly share: number;
}

/** What a concept is called, by language: its stems in one line, for BM25. */
export type ConceptText = Record<string, string | number>;

/** How much a phrase of each kind says of its concept. */
export const trust = { name: 1, synonym: 0.97, theme: 0.62, source: 0.5 };
const datedShare = 0.93;
const ticker = /^[A-Z][A-Z\d]{3,}$/;

interface ConceptPhrases {
  readonly phrases: readonly Phrase[];
  /** Parallel to the concepts. */
  readonly texts: readonly ConceptText[];
}

const conceptsPerStep = 5;

export function* phraseSteps(library: Library): Steps<ConceptPhrases> {
  const phrases: Phrase[] = [];
  const texts: ConceptText[] = [];
  const themes = topicsByConcept(library);
  const wordsOf = keepWords();
  for (const [ordinal, concept] of [...library.concepts.values()].entries()) {
    const add = (language: Platform, words: PhraseWords, given: number) =>
      phrases.push({ concept: ordinal, language, ...words, trust: given * words.share });
    const fields: ConceptText = { id: ordinal };
    const calling = callingPhrases(concept);
    for (const language of platforms) {
      for (const { words, given } of calling[language].phrases) add(language, words, given);
      const wide = new Set([
        ...concept.segments.map((segment) => segment[language]),
        ...present(library.industries.get(concept.industry)?.[language]),
        ...(themes.get(concept.key) ?? []).map((name) => name[language]),
      ]);
      for (const words of [...wide].flatMap(wordsOf)) add(language, words, trust.theme);
      fields[language] = calling[language].text;
    }
    const { title, publisher } = library.sources.get(concept.source) ?? {};
    const source = new Set([...present(title), ...present(publisher)]);
    for (const words of [...source].flatMap(wordsOf)) add("en", words, trust.source);
    texts.push(fields);
    if (ordinal % conceptsPerStep === 0) yield;
  }
  return { phrases, texts };
}

/** Many concepts have the same source, topic and industry: their names are read once. */
function keepWords(): (text: string) => readonly PhraseWords[] {
  const known = new Map<string, readonly PhraseWords[]>();
  return (text) => {
    const words = known.get(text) ?? present(toWords(text));
    known.set(text, words);
    return words;
  };
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** The names of the topics a concept belongs to. */
function topicsByConcept(library: Library): ReadonlyMap<string, readonly TextByLanguage[]> {
  const topics = new Map<string, TextByLanguage[]>();
  for (const { name, concepts } of library.topics.values()) {
    for (const key of concepts) topics.set(key, [...(topics.get(key) ?? []), name]);
  }
  return topics;
}

interface Calling {
  readonly phrases: readonly { readonly words: PhraseWords; readonly given: number }[];
  readonly text: string;
}

/** What a concept itself is called, by language. */
const callingPhrases = ofConcept((concept): Readonly<Record<Platform, Calling>> => {
  const inLanguage = (language: Platform): Calling => {
    const names = [...new Set(nameForms(concept.name[language]))];
    const phrases = [
      ...names.map((text) => ({ words: toWords(text), given: trust.name })),
      ...concept.synonyms[language].map((text) => ({ words: toWords(text), given: trust.synonym })),
    ].flatMap(({ words, given }) => (words === undefined ? [] : { words, given }));
    return { phrases, text: phrases.map(({ words }) => words.stems.join(" ")).join(" ") };
  };
  return {
    ...{ en: inLanguage("en"), de: inLanguage("de") },
    ...{ fr: inLanguage("fr"), es: inLanguage("es") },
  };
});

/** "Real gross domestic product (GDP)" is also called without its brackets, and by what is in them. */
function nameForms(name: string): string[] {
  const inner = /\(([^)]*)\)/.exec(name)?.[1];
  if (inner === undefined) return [name];
  const outer = name.replace(/\s*\([^)]*\)/, "");
  return [name, outer, inner.split(/\s+/).length <= 3 ? inner : name];
}

/** Undefined for a text without words. */
function toWords(text: string): PhraseWords | undefined {
  const all = toTokens(text).map(({ folded }) => folded);
  // "Population since 1800" stands for the past as such, a little behind the thing itself.
  const tokens = all.filter((token) => !/^(?:1[5-9]|20)\d\d$/.test(token));
  // Fillers stay in a name: "historical population" is not "population".
  const meant = tokens.filter((token) => token.length > 1 && !isFunctionWord(token));
  const stems = [...new Set((meant.length > 0 ? meant : tokens).map(toStem))];
  if (stems.length === 0) return undefined;
  return {
    share: tokens.length < all.length ? datedShare : 1,
    stems,
    written: new Set(tokens),
    isTicker: ticker.test(text),
  };
}
