/** Which language words look to be of, that no measure is called by in English. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import { toTokens } from "./text.js";

/** Undefined where the letters tell too little. @param words folded, taken together */
export type LanguageOfWords = (words: readonly string[]) => Platform | undefined;

/** Names of so many measures show what a language's words look like. */
const mostConcepts = 1000;
/** Shorter words are alike in all languages. */
const leastLetters = 5;
/** How much likelier than any other language, as a logarithm. */
const clearly = 5;

const lettersOf = (word: string): readonly string[] => {
  const whole = ` ${word} `;
  return Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3));
};

interface Letters {
  /** How often three letters stand together in different words. */
  readonly counts: ReadonlyMap<string, number>;
  readonly all: number;
}

function toLetters({ concepts }: Pick<Library, "concepts">, language: Platform): Letters {
  const words = new Set<string>();
  for (const { name, synonyms } of [...concepts.values()].slice(0, mostConcepts)) {
    for (const text of [name[language], ...synonyms[language]])
      for (const { folded } of toTokens(text)) if (folded.length >= 4) words.add(folded);
  }
  const counts = new Map<string, number>();
  for (const word of words)
    for (const three of lettersOf(word)) counts.set(three, (counts.get(three) ?? 0) + 1);
  return { counts, all: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/**
 * By the letters that stand together in what measures are called in each language; read with the first word.
 * @param isEnglish whether a measure is called by a word in English, which is English whatever it looks like
 */
export function createLanguageOfWords(
  library: Pick<Library, "concepts">,
  isEnglish: (word: string) => boolean,
): LanguageOfWords {
  let known: ReadonlyMap<Platform, Letters> | undefined;
  const tells = (word: string): boolean =>
    word.length >= leastLetters && !/\d/.test(word) && !isEnglish(word);
  return (words) => {
    // "Malaria cases": the second word is as unknown, and looks as English as the first one looks Spanish.
    const parts = words.filter(tells).flatMap(lettersOf);
    if (parts.length === 0) return undefined;
    known ??= new Map(platforms.map((each) => [each, toLetters(library, each)] as const));
    const letters = known;
    const likelihood = (language: Platform): number => {
      const { counts, all } = letters.get(language) ?? {
        counts: new Map<string, number>(),
        all: 0,
      };
      return parts.reduce(
        (sum, three) => sum + Math.log(((counts.get(three) ?? 0) + 0.5) / (all + 2000)),
        0,
      );
    };
    const [best, next] = platforms
      .map((language) => ({ language, value: likelihood(language) }))
      .sort((one, other) => other.value - one.value);
    if (best === undefined || next === undefined) return undefined;
    return best.value - next.value < clearly ? undefined : best.language;
  };
}
