/** Words of a text that somebody typed, made comparable. Language-neutral. */
import { foldAccents, isPlain } from "./fold-text.js";

export interface Token {
  /** As written. */
  readonly raw: string;
  /** Lower case, without accents; what everything is compared by. */
  readonly folded: string;
  /** What stands between the token before and this one. */
  readonly gap: string;
  /** What stands behind the last one; absent where nothing does. */
  readonly tail?: string;
}

/** Lower case without accents; ß, œ and æ written out. */
export function fold(text: string): string {
  const folded = foldAccents(text);
  if (isPlain(folded)) return folded;
  return folded
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("₂", "2");
}

/** "U-6", "M-2", "G-20" are one word, as they are without the hyphen; so are "R&D", "M&A" and "AT&T". */
const isOneWord = (before: string, gap: string, word: string): boolean =>
  gap === "-"
    ? /^\p{L}$/u.test(before) && /^\d{1,2}$/.test(word)
    : gap === "&" && /^\p{L}{1,2}$/u.test(before) && /^\p{L}$/u.test(word);

export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const gap = text.slice(end, match.index);
    const last = tokens.at(-1);
    end = match.index + match[0].length;
    if (last !== undefined && isOneWord(last.raw, gap, match[0])) {
      tokens[tokens.length - 1] = {
        // Without it "M&A" would be the code of a country.
        raw: last.raw + (gap === "&" ? gap : "") + match[0],
        folded: last.folded + fold(match[0]),
        gap: last.gap,
      };
      continue;
    }
    tokens.push({ raw: match[0], folded: fold(match[0]), gap });
  }
  const last = tokens.at(-1);
  if (last !== undefined && end < text.length)
    tokens[tokens.length - 1] = { ...last, tail: text.slice(end) };
  return tokens;
}
