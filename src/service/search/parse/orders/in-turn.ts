import { foldedText, type Token } from "../text.js";

/** Words one after the other. @param change as many tokens from a place on, and what stands instead of them */
export function inTurn(
  tokens: readonly Token[],
  change: (at: number) => { length: number; instead: readonly Token[] } | undefined,
): readonly Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, instead } = change(at) ?? { length: 1, instead: tokens.slice(at, at + 1) };
    result.push(...instead);
    at += length;
  }
  return result;
}

/**
 * The words of a question, of which phrases are read as others.
 *
 * @param lengths of phrases in words, the longest first
 * @param read what a folded phrase is read as, given with its words; undefined for any other
 */
export const phrasesInTurn = (
  tokens: readonly Token[],
  lengths: readonly number[],
  read: (said: string, phrase: readonly Token[]) => readonly Token[] | undefined,
): readonly Token[] =>
  inTurn(tokens, (at) => {
    for (const length of lengths) {
      const phrase = tokens.slice(at, at + length);
      const instead = read(foldedText(phrase), phrase);
      if (instead !== undefined) return { length: phrase.length, instead };
    }
    return undefined;
  });

/** Words that stand where a question has others. */
export const standingFor = (words: string, [first]: readonly Token[]): readonly Token[] =>
  first === undefined ? [] : words.split(" ").map((folded) => ({ ...first, folded, raw: folded }));
