/** "Federal receipts to GDP": what is divided by GDP is what the measure is called by, and not what its topic is. */
import type { Concept } from "../../../../library/library-model.js";
import { denominators, findDenominator, isShareOfGdp, saysRatio, saysShare } from "../../ratios.js";
import { fold, type Token } from "../../text.js";
import { isName } from "../obligations.js";

/** Heads that many measures share tell those apart that are divided. */
const heads =
  /^(?:spending|expenditures?|consumption|production|ausgaben|konsum|verbrauch|produktion|depenses|consommation|gastos?|consumo|produccion)$/;

/** As many letters are the same in a plural, a compound and another language. */
const stem = (word: string): string => word.slice(0, Math.max(4, Math.min(6, word.length - 1)));

/**
 * The words of a question for a share of GDP, where what fits best is called by but some of them.
 *
 * @param best what fits best, and as what it is in the library
 * @param texts all that it is called
 */
export function namedDividend(
  tokens: readonly Token[],
  words: readonly string[],
  best: Concept | undefined,
  texts: readonly string[],
): readonly string[] {
  const isDividing = findDenominator(tokens) !== undefined || isShareOfGdp(best);
  const divisor = words.find((word) => denominators.has(word));
  if (divisor === undefined || best === undefined || !isDividing) return [];
  const called = texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u));
  const isDivided = (word: string): boolean =>
    (isName(word) || heads.test(word)) && word !== divisor && !saysRatio(word) && !saysShare(word);
  const isCalled = (word: string): boolean => called.some((other) => other.includes(stem(word)));
  return words.every((word) => !isDivided(word) || isCalled(word)) ? [] : words;
}
