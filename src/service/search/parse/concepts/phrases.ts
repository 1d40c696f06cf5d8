/** Every name, synonym, theme and source of the concepts, in every language, as one phrase each. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { Concept, Library, TextByLanguage } from "../../../library/library-model.js";
import { toStem, toTokens } from "../text.js";
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

export function readPhrases(library: Library): ConceptPhrases {
  const phrases: Phrase[] = [];
  const texts: ConceptText[] = [];
  const themes = topicsByConcept(library);
  for (const [ordinal, concept] of [...library.concepts.values()].entries()) {
    const fields: ConceptText = { id: ordinal };
    for (const language of platforms) {
      const calling = callingPhrases(ordinal, concept, language);
      const wide = new Set([
        ...concept.segments.map((segment) => segment[language]),
        ...present(library.industries.get(concept.industry)?.[language]),
        ...(themes.get(concept.key) ?? []).map((name) => name[language]),
      ]);
      const about = [...wide].map((text) => toPhrase(ordinal, language, text, trust.theme));
      phrases.push(...calling, ...about.flatMap(present));
      fields[language] = calling.map(({ stems }) => stems.join(" ")).join(" ");
    }
    phrases.push(...sourcePhrases(library, ordinal, concept));
    texts.push(fields);
  }
  return { phrases, texts };
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

/** What a concept itself is called in one language. */
function callingPhrases(ordinal: number, concept: Concept, language: Platform): Phrase[] {
  const names = [...new Set(nameForms(concept.name[language]))];
  return [
    ...names.map((text) => toPhrase(ordinal, language, text, trust.name)),
    ...concept.synonyms[language].map((text) => toPhrase(ordinal, language, text, trust.synonym)),
  ].flatMap(present);
}

function sourcePhrases(library: Library, ordinal: number, concept: Concept): Phrase[] {
  const source = library.sources.get(concept.source);
  if (source === undefined) return [];
  return [...new Set([source.title, source.publisher])]
    .map((text) => toPhrase(ordinal, "en", text, trust.source))
    .flatMap(present);
}

/** "Real gross domestic product (GDP)" is also called without its brackets, and by what is in them. */
function nameForms(name: string): string[] {
  const inner = /\(([^)]*)\)/.exec(name)?.[1];
  if (inner === undefined) return [name];
  const outer = name.replace(/\s*\([^)]*\)/, "");
  return [name, outer, inner.split(/\s+/).length <= 3 ? inner : name];
}

/** Undefined for a text without words. */
function toPhrase(
  concept: number,
  language: Platform,
  text: string,
  given: number,
): Phrase | undefined {
  const all = toTokens(text).map(({ folded }) => folded);
  // "Population since 1800" stands for the past as such, a little behind the thing itself.
  const tokens = all.filter((token) => !/^(?:1[5-9]|20)\d\d$/.test(token));
  // Fillers stay in a name: "historical population" is not "population".
  const meant = tokens.filter((token) => token.length > 1 && !isFunctionWord(token));
  const stems = [...new Set((meant.length > 0 ? meant : tokens).map(toStem))];
  if (stems.length === 0) return undefined;
  return {
    concept,
    language,
    trust: tokens.length < all.length ? given * datedShare : given,
    stems,
    written: new Set(tokens),
    isTicker: ticker.test(text),
  };
}
