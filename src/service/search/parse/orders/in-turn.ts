import type { Token } from "../text.js";

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
