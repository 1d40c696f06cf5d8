/**
 * Which concepts a text means. Every name and synonym of a concept, in every language, is one
 * phrase; a concept scores by its best phrase (how much of the question it covers, how much of
 * itself is asked for), joined with BM25 over all its words in all four languages.
 */
import { LRUCache } from "lru-cache";
import MiniSearch from "minisearch";
import { platforms, type Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/types.js";
import { bestLanguage } from "../language-order.js";
import { createConceptWords, type Meaning } from "./concept-words.js";
import { toStem, toTokens } from "./text.js";
import { fillerWords, functionWords, genericWords } from "./words.js";

export interface FoundConcept {
  readonly key: string;
  /** 0 to 1: the question is exactly one of its names. */
  readonly score: number;
  /** Share of the question's weight that its words cover, 0 to 1. */
  readonly coverage: number;
  readonly language: Platform;
  /** Scores by language of its best phrases. */
  readonly byLanguage: Readonly<Partial<Record<Platform, number>>>;
  /** Which of the asked words it knows. */
  readonly words: ReadonlySet<string>;
}

export interface ConceptIndex {
  /** Best first; ties by key. Empty when nothing fits well enough. */
  find(words: readonly string[]): readonly FoundConcept[];
  /** True for a folded word that some concept is called by. */
  knows(word: string): boolean;
  /** True for a word that some concept is called by, or nearly so. */
  means(word: string): boolean;
}

interface Phrase {
  readonly concept: number;
  readonly language: Platform;
  readonly trust: number;
  readonly stems: readonly string[];
  /** The words as they are written, folded. */
  readonly written: ReadonlySet<string>;
  weight: number;
}

const isFunctionWord = (word: string): boolean =>
  platforms.some((language) => functionWords[language].has(word));

/** The words that carry what is asked: no function words, no fillers. */
export function toContentWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !fillerWords.has(word) && !isFunctionWord(word));
}

/** "Real gross domestic product (GDP)" is also called without its brackets, and by what is in them. */
function toPhrases(name: string): string[] {
  const inner = /\(([^)]*)\)/.exec(name)?.[1];
  if (inner === undefined) return [name];
  const outer = name.replace(/\s*\([^)]*\)/, "");
  return [name, outer, inner.split(/\s+/).length <= 3 ? inner : name];
}

const trust = { name: 1, synonym: 0.97, theme: 0.62, source: 0.5 };
/** A word the library does not know weighs this much against the ones it does. */
const unknownWeight = 2;
const genericShare = 0.45;
const fillerShare = 0.3;
const inflectedQuality = 0.92;
const datedShare = 0.93;
const keptQuestions = 1000;

export function createConceptIndex(library: Library): ConceptIndex {
  const concepts = [...library.concepts.values()];
  const phrases: Phrase[] = [];
  const postings = new Map<string, Map<number, number>>();
  const holders = new Map<string, Set<number>>();
  const generic = new Set([...genericWords].map(toStem));
  const words = createConceptWords(generic);
  const fillers = new Set([...fillerWords].map(toStem));
  const texts: Record<string, string | number>[] = [];

  function addPhrase(concept: number, language: Platform, text: string, given: number): string {
    const all = toTokens(text).map(({ folded }) => folded);
    // "Population since 1800" stands for the past as such, a little behind the thing itself.
    const tokens = all.filter((token) => !/^(?:1[5-9]|20)\d\d$/.test(token));
    const trusted = tokens.length < all.length ? given * datedShare : given;
    // Fillers stay in a name: "historical population" is not "population".
    const meant = tokens.filter((token) => token.length > 1 && !isFunctionWord(token));
    const stems = [...new Set((meant.length > 0 ? meant : tokens).map(toStem))];
    if (stems.length === 0) return "";
    const id =
      phrases.push({
        concept,
        language,
        trust: trusted,
        stems,
        written: new Set(tokens),
        weight: 0,
      }) - 1;
    for (const stem of stems) {
      words.add(stem);
      const posting = postings.get(stem) ?? new Map<number, number>();
      postings.set(stem, posting.set(id, trusted));
      holders.set(stem, (holders.get(stem) ?? new Set<number>()).add(concept));
    }
    return stems.join(" ");
  }

  const themesOf = new Map<string, { text: string; language: Platform }[]>();
  for (const topic of library.topics.values()) {
    for (const key of topic.concepts) {
      const list = themesOf.get(key) ?? [];
      for (const language of platforms) list.push({ text: topic.name[language], language });
      themesOf.set(key, list);
    }
  }
  for (const [ordinal, concept] of concepts.entries()) {
    const fields: Record<string, string | number> = { id: ordinal };
    for (const language of platforms) {
      const names = [...new Set(toPhrases(concept.name[language]))];
      const segments = concept.segments.map((segment) => segment[language]);
      const stems = [
        ...names.map((text) => addPhrase(ordinal, language, text, trust.name)),
        ...concept.synonyms[language].map((text) =>
          addPhrase(ordinal, language, text, trust.synonym),
        ),
      ];
      const industry = library.industries.get(concept.industry)?.[language];
      const themes = (themesOf.get(concept.key) ?? [])
        .filter((theme) => theme.language === language)
        .map(({ text }) => text);
      const wide = [...segments, ...(industry === undefined ? [] : [industry]), ...themes];
      for (const text of new Set(wide)) addPhrase(ordinal, language, text, trust.theme);
      fields[language] = stems.join(" ");
    }
    const source = library.sources.get(concept.source);
    if (source !== undefined) {
      for (const text of new Set([source.title, source.publisher])) {
        addPhrase(ordinal, "en", text, trust.source);
      }
    }
    texts.push(fields);
  }

  const bm25 = new MiniSearch<Record<string, string | number>>({
    fields: [...platforms],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  bm25.addAll(texts);

  const weights = new Map<string, number>();
  for (const [stem, held] of holders) {
    const rarity = Math.log(1 + (concepts.length - held.size + 0.5) / (held.size + 0.5));
    const share = fillers.has(stem) ? fillerShare : generic.has(stem) ? genericShare : 1;
    weights.set(stem, Math.max(0.6, rarity) * share);
  }
  const weightOf = (stem: string): number => weights.get(stem) ?? unknownWeight;
  for (const phrase of phrases) {
    phrase.weight = phrase.stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  }

  // The same thing is asked of many places.
  const kept = new LRUCache<string, readonly FoundConcept[]>({ max: keptQuestions });

  interface Tally {
    covered: number;
    own: number;
  }

  function find(asked: readonly string[]): readonly FoundConcept[] {
    const meant = [...new Set(asked.filter((word) => !isFunctionWord(word)))];
    const required = toContentWords(meant);
    // "Inhabitants of France": everyday words count where there are no others.
    const content = required.length > 0 ? required : meant.filter((word) => word.length > 1);
    if (content.length === 0) return [];
    const besides = required.length > 0 ? meant.filter((word) => !required.includes(word)) : [];
    let total = 0;
    const tallies = new Map<number, Tally>();
    const union = new Map<number, { covered: number; specific: number; words: Set<string> }>();
    const exactStems = new Map<string, number>();
    for (const word of content) {
      const meanings = words.meanings(word);
      const best = meanings[0];
      const weight = best === undefined ? unknownWeight : weightOf(best.stem);
      total += weight;
      const byPhrase = new Map<number, Meaning>();
      for (const { stem, quality } of meanings) {
        exactStems.set(stem, Math.max(exactStems.get(stem) ?? 0, quality));
        for (const id of postings.get(stem)?.keys() ?? []) {
          const present = byPhrase.get(id);
          // One stem may be two words: French "économies" are savings, no economy.
          const isWritten = quality < 1 || phrases[id]?.written.has(word) === true;
          const sure = isWritten ? quality : inflectedQuality;
          if (present === undefined || present.quality < sure) {
            byPhrase.set(id, { stem, quality: sure });
          }
        }
      }
      const byConcept = new Map<number, number>();
      for (const [id, { stem, quality }] of byPhrase) {
        const tally = tallies.get(id) ?? { covered: 0, own: 0 };
        tally.covered += weight * quality;
        tally.own += weightOf(stem) * quality;
        tallies.set(id, tally);
        const phrase = phrases[id];
        if (phrase === undefined) continue;
        const value = quality * phrase.trust;
        if (value > (byConcept.get(phrase.concept) ?? 0)) byConcept.set(phrase.concept, value);
      }
      const isGeneric = generic.has(toStem(word));
      for (const [concept, value] of byConcept) {
        const sum = union.get(concept) ?? { covered: 0, specific: 0, words: new Set<string>() };
        sum.covered += weight * value;
        if (!isGeneric) sum.specific = Math.max(sum.specific, value);
        sum.words.add(word);
        union.set(concept, sum);
      }
    }
    for (const word of besides) {
      const stem = toStem(word);
      for (const id of postings.get(stem)?.keys() ?? []) {
        const tally = tallies.get(id);
        if (tally !== undefined) tally.own += weightOf(stem);
      }
    }
    const byLanguage = new Map<number, Partial<Record<Platform, number>>>();
    for (const [id, tally] of tallies) {
      const phrase = phrases[id];
      if (phrase === undefined) continue;
      const coverage = tally.covered / total;
      const precision = Math.min(1, tally.own / phrase.weight);
      // Half a synonym says less than half a name.
      const part = phrase.trust === trust.name ? 0.5 : 0.45;
      const score = phrase.trust * coverage * (part + (1 - part) * precision);
      const scores = byLanguage.get(phrase.concept) ?? {};
      if (score > (scores[phrase.language] ?? 0)) scores[phrase.language] = score;
      byLanguage.set(phrase.concept, scores);
    }
    const ranks = rankByText(exactStems);
    const found: FoundConcept[] = [];
    for (const [ordinal, scores] of byLanguage) {
      const concept = concepts[ordinal];
      const sum = union.get(ordinal);
      if (concept === undefined || sum === undefined) continue;
      const coverage = sum.covered / total;
      // A word of its own, rightly written, needs less beside it than one that many share.
      if (coverage < (sum.specific >= 0.9 ? 0.4 : 0.6)) continue;
      const language = toBest(scores);
      const phrase = scores[language] ?? 0;
      const score = 0.75 * phrase + 0.15 * coverage + 0.1 * (ranks.get(ordinal) ?? 0) * coverage;
      found.push({
        key: concept.key,
        score,
        coverage,
        language,
        byLanguage: scores,
        words: sum.words,
      });
    }
    found.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
    const top = found[0]?.score ?? 0;
    return found.filter(({ score }) => score >= top * 0.5);
  }

  function findKept(asked: readonly string[]): readonly FoundConcept[] {
    const entry = asked.join(" ");
    const known = kept.get(entry) ?? find(asked);
    kept.set(entry, known);
    return known;
  }

  /** BM25 over the words that were recognised, as a share of the best. */
  function rankByText(stems: ReadonlyMap<string, number>): Map<number, number> {
    const results = bm25.search([...stems.keys()].join(" "), {
      boostTerm: (term) => stems.get(term) ?? 1,
      prefix: false,
      fuzzy: false,
      combineWith: "OR",
    });
    const top = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [Number(id), score / top]));
  }

  return {
    find: findKept,
    knows: (word) => words.has(toStem(word)),
    means: (word) => words.meanings(word).length > 0,
  };
}

const toBest = (scores: Partial<Record<Platform, number>>): Platform =>
  bestLanguage((language) => scores[language] ?? 0);
