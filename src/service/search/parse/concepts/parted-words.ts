/** "Im- und Exporte", "Staatseinnahmen und -ausgaben": in German what two words share is written once. */
import type { Token } from "../text.js";

const joining = /^(?:und|oder|bzw|u)$/;

/** So many letters are shared at least. */
const leastShared = 3;

type IsMeasure = (word: string) => boolean;

/** The first with what the second ends in. */
const withEnd = (first: string, second: string, isMeasure: IsMeasure): string | undefined => {
  for (let at = 1; at <= second.length - leastShared; at++) {
    const word = first + second.slice(at);
    if (isMeasure(word)) return word;
  }
  return undefined;
};

/** The second with what the first begins with. */
const withStart = (first: string, second: string, isMeasure: IsMeasure): string | undefined => {
  for (let at = first.length - 1; at >= leastShared; at--) {
    const word = first.slice(0, at) + second;
    if (isMeasure(word)) return word;
  }
  return undefined;
};

/**
 * The words of a question, each of them whole.
 *
 * @param isMeasure whether a folded word is part of what a measure is called by
 */
export function withWholeWords(tokens: readonly Token[], isMeasure: IsMeasure): readonly Token[] {
  if (!tokens.some(({ gap }) => gap.includes("-"))) return tokens;
  return tokens.map((token, at) => {
    const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isFirst = next?.gap.startsWith("-") === true && joining.test(next.folded);
    const isSecond = token.gap.endsWith("-") && joining.test(before?.folded ?? "");
    const first = isFirst ? withEnd(token.folded, second?.folded ?? "", isMeasure) : undefined;
    if (first !== undefined)
      return { ...token, raw: token.raw + first.slice(token.folded.length), folded: first };
    const whole = tokens[at - 2];
    const last = isSecond ? withStart(whole?.folded ?? "", token.folded, isMeasure) : undefined;
    if (whole === undefined || last === undefined) return token;
    const start = whole.raw.slice(0, last.length - token.folded.length);
    return { ...token, raw: start + token.raw, folded: last };
  });
}
