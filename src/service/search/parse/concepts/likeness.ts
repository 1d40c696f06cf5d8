/** How surely one stem means another: itself, its beginning, a part of a compound, a misspelling. */
import { isOpposite, isSlip } from "./slip.js";
import { editDistance, toOverlap } from "../text.js";

/** A stem with its trigrams. */
export interface Spelt {
  readonly stem: string;
  readonly trigrams: ReadonlySet<string>;
}

/**
 * @param isGeneric says of a stem that it is a head many concepts share
 * @returns 0 to 1
 */
export function likeness(asked: Spelt, known: Spelt, isGeneric: (stem: string) => boolean): number {
  const [word, stem] = [asked.stem, known.stem];
  if (stem === word) return 1;
  if (isOpposite(word, stem)) return 0;
  const [short, long] = stem.length < word.length ? [stem, word] : [word, stem];
  const covered = short.length / long.length;
  // A beginning: "unemploy", or the longer word of the same family.
  const isBeginning = short.length >= 5 || (short.length === 4 && covered >= 0.6);
  if (isBeginning && long.startsWith(short)) return 0.5 + 0.4 * covered;
  // German compounds hold their parts: "Inlandsprodukt" in "Bruttoinlandsprodukt".
  // A head alone says nothing of them: "Konsum" in "Weinkonsum".
  if (short.length >= 5 && long.includes(short))
    return short === stem && isGeneric(stem) ? 0 : 0.4 + 0.4 * covered;
  if (word.length >= 6 && stem.length >= 5) {
    const limit = word.length >= 8 ? 2 : 1;
    const distance = editDistance(word, stem, limit);
    const isNear = distance < limit || (distance === limit && (limit > 1 || isSlip(word, stem)));
    if (isNear && word[0] === stem[0]) return distance === 1 ? 0.85 : 0.65;
  }
  if (short.length < 6) return 0;
  const overlap = toOverlap(asked.trigrams, known.trigrams);
  return overlap >= 0.6 ? overlap * 0.8 : 0;
}
