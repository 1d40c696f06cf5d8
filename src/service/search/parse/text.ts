/** How text is made comparable: folding, tokens, stems, edit distance. Language-neutral. */
import type { Token } from "../../../statistics/index.js";

export { fold, toTokens } from "../../../statistics/index.js";
export type { Token };

/** Words as they are compared, one behind the other. */
export const foldedText = (tokens: readonly Token[]): string =>
  tokens.map(({ folded }) => folded).join(" ");

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
