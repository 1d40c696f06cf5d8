/**
 * Which concepts a text means. Every name and synonym of a concept, in every language, is one
 * phrase; a concept scores by its best phrase (how much of the question it covers, how much of
 * itself is asked for), joined with BM25 over all its words in all four languages.
 */
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../../contract/known-values.js";
import type { Library } from "../../../library/library-model.js";
import type { Steps } from "../../../library/turns.js";
import { bestLanguage } from "../../language-order.js";
import { phraseIndexSteps, type PhraseIndex } from "./phrases/phrase-index.js";
import type { ConceptPhrases } from "./phrases/phrases.js";
import { tallySteps, type ConceptTally, type LanguageScores, type TallyWords } from "./tally.js";
import { textRankSteps, type RankByText } from "./text-rank.js";

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
  /** True for a folded word that some concept is called by in English. */
  isEnglish(word: string): boolean;
  readonly vocabularies: PhraseIndex["vocabularies"];
}

/** Concepts of the questions asked last, together: what is kept long is what the collector walks through most. */
const keptConcepts = 5000;

/** @param before of the library that was there before @default none */
export function* conceptIndexSteps(
  library: Pick<Library, "concepts">,
  { phrases, texts }: Pick<ConceptPhrases, "phrases" | "texts">,
  before?: Pick<ConceptIndex, "vocabularies">,
): Steps<ConceptIndex> {
  const keys = [...library.concepts.values()].map(({ key }) => key);
  const index = yield* phraseIndexSteps(phrases, keys.length, before?.vocabularies);
  const tally = yield* tallySteps(index, keys.length);
  const rankByText = yield* textRankSteps(texts);
  // The same thing is asked of many places.
  const kept = new LRUCache<string, readonly FoundConcept[]>({
    maxSize: keptConcepts,
    sizeCalculation: (found) => found.length + 1,
  });
  return {
    find: (words) => {
      const entry = words.join(" ");
      const known = kept.get(entry);
      if (known !== undefined) return known;
      const found = findConcepts(words, { keys, tally, rankByText });
      kept.set(entry, found);
      return found;
    },
    knows: (word) => index.knows(word),
    means: (word) => index.meanings(word).length > 0,
    isEnglish: (word) => index.isEnglish(word),
    vocabularies: index.vocabularies,
  };
}

interface Indexes {
  readonly keys: readonly string[];
  readonly tally: TallyWords;
  readonly rankByText: RankByText;
}

/** A concept that the words may mean, and how well. */
interface Scored {
  readonly key: string;
  readonly score: number;
  readonly language: Platform;
  readonly sum: ConceptTally;
}

function findConcepts(
  words: readonly string[],
  { keys, tally, rankByText }: Indexes,
): readonly FoundConcept[] {
  const tallied = tally(words);
  if (tallied === undefined) return [];
  const rankOf = rankByText(tallied.stems);
  const found: Scored[] = [];
  let top = 0;
  for (const sum of tallied.concepts) {
    const key = keys[sum.concept];
    if (key === undefined) continue;
    const language = toBest(sum.scores);
    const phrase = sum.scores[language] ?? 0;
    const rank = rankOf(sum.concept);
    const score = 0.75 * phrase + 0.15 * sum.coverage + 0.1 * rank * sum.coverage;
    top = Math.max(top, score);
    found.push({ key, score, language, sum });
  }
  return found
    .filter(({ score }) => score >= top * 0.5)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .map(({ key, score, language, sum }) => ({
      key,
      score,
      language,
      coverage: sum.coverage,
      byLanguage: sum.scores,
      words: sum.words(),
    }));
}

const toBest = (scores: LanguageScores): Platform =>
  bestLanguage((language) => scores[language] ?? 0);
