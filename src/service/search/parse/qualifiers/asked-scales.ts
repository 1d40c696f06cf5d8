/** "GDP in trillions", "BIP in Milliarden Euro": how large the numbers are to be, and nothing of what is measured. */
import type { Token } from "../text.js";

const before = /^(?:in|en)$/;
const scales =
  /^(?:thousands?|millions?|billions?|trillions?|tausend|millionen|milliarden|billionen|milliers|milliards?|millones|billones)$/;
const of = /^(?:of|de|d)$/;

/** The words of a question without these; what they are thousands of stays: "in trillions of dollars" is in dollars. */
export function withoutScale(tokens: readonly Token[]): readonly Token[] {
  const word = (at: number): string => tokens[at]?.folded ?? "";
  const isScale = (at: number): boolean => scales.test(word(at)) && before.test(word(at - 1));
  return tokens.filter((_, at) => {
    const isLast = before.test(word(at)) && isScale(at + 1) && at + 2 >= tokens.length;
    return !isScale(at) && !isLast && !(of.test(word(at)) && isScale(at - 1));
  });
}
