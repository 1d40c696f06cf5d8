/** Which words of a text carry what is asked. */
import { platforms } from "../../../../contract/known-values.js";
import { fillerWords, functionWords } from "../word-lists.js";

export const isFunctionWord = (word: string): boolean =>
  platforms.some((language) => functionWords[language].has(word));

/** The words that carry what is asked: no function words, no fillers. */
export function toContentWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !fillerWords.has(word) && !isFunctionWord(word));
}
