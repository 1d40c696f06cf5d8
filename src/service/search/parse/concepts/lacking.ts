/** What the library lacks of a question. */
import { foldedText, type Token } from "../text.js";
import { isCode } from "../places/is-code.js";
import { unmeasured } from "../unmeasured.js";
import { isFunctionWord } from "./content-words.js";

/**
 * What is lacking, as it was typed: all that was looked up, with the unknown words.
 *
 * @param used indexes of the tokens that name places
 */
export function toLacking(
  tokens: readonly Token[],
  unknown: readonly string[],
  words: readonly string[],
  used: ReadonlySet<number>,
): readonly string[] {
  // "Minimum" asks for an order of places, but not before "wage".
  const subject = unmeasured.exec(foldedText(tokens))?.[0] ?? "";
  return asTyped(tokens, [...unknown, ...subject.split(" "), ...words], used);
}

/** Words as they were typed, in the order of the question. */
export function toWritten(tokens: readonly Token[], words: readonly string[]): readonly string[] {
  const typed = tokens.filter(({ folded }) => words.includes(folded));
  const found = new Set(typed.map(({ folded }) => folded));
  return [...typed.map(({ raw }) => raw), ...words.filter((word) => !found.has(word))];
}

/** The question as it was typed, without its period and what led to that: "… in 2023". */
export function toSentence(tokens: readonly Token[], ofPeriod: ReadonlySet<number>): string {
  const left = tokens.filter((_, at) => !ofPeriod.has(at));
  const end = left.findLastIndex(({ folded, raw }) => !isFunctionWord(folded) || isCode(raw));
  return left
    .slice(0, end + 1)
    .map(({ raw, gap }, at) => (at === 0 ? raw : gap.replace(/\s+/g, " ") + raw))
    .join("");
}

/** With the small words that stand between them: "consumption per capita". */
function asTyped(
  tokens: readonly Token[],
  named: readonly string[],
  used: ReadonlySet<number>,
): readonly string[] {
  // "10-year" is two words of the question.
  const parts = new Set(
    named.flatMap((text) => text.toLowerCase().split(/^\d/.test(text) ? /[\s-]+/ : " ")),
  );
  const isNamed = ({ folded, raw }: Token): boolean =>
    parts.has(folded) || parts.has(raw.toLowerCase());
  const all = tokens.flatMap((token, at) => (isNamed(token) ? [at] : []));
  // "GDP in 1950 in today’s dollars": of what led to the period nothing is left.
  const isTwice = (at: number, next: number | undefined): boolean => {
    const word = tokens[at]?.folded ?? "";
    return isFunctionWord(word) && next !== undefined && tokens[next]?.folded === word;
  };
  const places = all.filter((at, index) => !isTwice(at, all[index + 1]));
  if (places.length === 0) return named.filter((text) => text !== "");
  return places.flatMap((at, index) => {
    const next = places[index + 1] ?? at;
    const between = tokens.slice(at + 1, next);
    const isJoined = between.every(
      ({ folded }, offset) => isFunctionWord(folded) && !used.has(at + 1 + offset),
    );
    return [tokens[at], ...(isJoined ? between : [])].flatMap((token) => token?.raw ?? []);
  });
}
