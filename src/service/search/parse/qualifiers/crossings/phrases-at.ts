/** Phrases of a question, by the indexes of their tokens. */
import { foldedText, type Token } from "../../text.js";
import type { Threshold } from "../thresholds/thresholds.js";

export type Side = Threshold["side"];

/** How a question says that figures lie beyond others. */
export interface Said {
  readonly side: Side;
  readonly threshold?: Threshold;
  readonly isOther?: boolean;
  readonly isYears?: boolean;
  /** Indexes of the tokens that say it. */
  readonly used: readonly number[];
}

export const span = (from: number, length: number): number[] =>
  Array.from({ length }, (_, offset) => from + offset);

/** The longest of the phrases here that a pattern is, in tokens; 0 for none. */
export const lengthOf = (
  tokens: readonly Token[],
  at: number,
  pattern: RegExp,
  longest = 5,
): number =>
  span(1, Math.min(longest, tokens.length - at))
    .reverse()
    .find((length) => pattern.test(foldedText(tokens.slice(at, at + length)))) ?? 0;

export function sideAt(tokens: readonly Token[], at: number, of: Record<Side, RegExp>) {
  for (const side of ["above", "below"] as const) {
    const length = lengthOf(tokens, at, of[side]);
    if (length > 0) return { side, length };
  }
  return undefined;
}
