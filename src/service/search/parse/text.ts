/** How text is made comparable: folding, tokens, stems, edit distance. Language-neutral. */
import { foldAccents } from "../../../statistics/index.js";

export interface Token {
  /** As written. */
  readonly raw: string;
  /** Lower case, without accents; what everything is compared by. */
  readonly folded: string;
  /** What stands between the token before and this one. */
  readonly gap: string;
}

/** Lower case without accents; ß, œ and æ written out. */
export function fold(text: string): string {
  return foldAccents(text)
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("₂", "2");
}

/** "U-6", "M-2", "G-20" are one word, as they are without the hyphen; so are "R&D" and "M&A". */
const isOneWord = (before: string, gap: string, word: string): boolean =>
  /^\p{L}$/u.test(before) &&
  ((gap === "-" && /^\d{1,2}$/.test(word)) || (gap === "&" && /^\p{L}$/u.test(word)));

export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const gap = text.slice(end, match.index);
    const last = tokens.at(-1);
    end = match.index + match[0].length;
    if (last !== undefined && isOneWord(last.raw, gap, match[0])) {
      tokens[tokens.length - 1] = {
        raw: last.raw + match[0],
        folded: last.folded + fold(match[0]),
        gap: last.gap,
      };
      continue;
    }
    tokens.push({ raw: match[0], folded: fold(match[0]), gap });
  }
  return tokens;
}

/**
 * One ending off, so that plural and singular, case and gender meet; applied alike to what is
 * indexed and what is asked, so a stem need not be a word.
 */
export function toStem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  let stem = word.endsWith("ies") ? `${word.slice(0, -3)}y` : word;
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(/(?:en|er|es|em|e|n|s|x)$/, "");
    if (shorter.length < 4) break;
    stem = shorter;
  }
  return stem;
}

/** Letters inserted, deleted, replaced or swapped with a neighbour; `limit + 1` for any more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

export function toTrigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3));
  return grams;
}

/** Share of trigrams in common, 0 to 1 (Dice). */
export function toOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  return (2 * common) / (a.size + b.size);
}
