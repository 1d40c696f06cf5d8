/** "More than 100 million people", "Inflation über 5 %": a bound that the figures asked for lie beyond. */
import type { Platform } from "../../../../../contract/known-values.js";
import { foldedText, type Token } from "../../text.js";
import { countryWords, isOrdinary } from "../../word-lists.js";
import { amountAt, type Unit } from "./amounts.js";
import { languages, leastBehind, mostBehind } from "./bound-words.js";

export interface Threshold {
  readonly side: "above" | "below";
  /** In whole units: persons, dollars, percent. */
  readonly value: number;
  /** What the bound is said in; undefined where nothing is said. */
  readonly unit?: Unit;
  /** "At least", "or more": what is just the value is asked for as well. */
  readonly isInclusive?: true;
}

export const otherSide = { above: "below", below: "above" } as const;

interface Bounded {
  /** The question without the words that say it; itself where none do. */
  readonly tokens: readonly Token[];
  readonly threshold?: Threshold;
}

type Words = (typeof languages)[number];
type Bound = Pick<Threshold, "side" | "isInclusive">;

/** "Is US inflation above 3%?": its figure says it. */
export const whether =
  /^(?:is|are|was|were|does|do|did|has|have|ist|sind|war|waren|liegt|lag|hat|est|etait|es|fue|esta|estaba|supera|ha)$/;
/** Whether it was beyond a bound at any time is another question. */
const anyTime =
  /^(?:ever|never|always|since|je|jemals|nie|immer|seit|jamais|toujours|depuis|nunca|siempre|alguna|desde)$/;

/**
 * Bounds are of places beside one another; of one place they are left aside where its figure is the answer.
 * @param isOfCountries of a question that names none
 */
export function withoutThreshold(
  tokens: readonly Token[],
  tail: string,
  isOfCountries: boolean,
): Bounded {
  const found = findBound(tokens, tail);
  if (found === undefined) return { tokens };
  if (isOfCountries || tokens.some(({ folded }) => countryWords.has(folded))) {
    return { tokens: found.tokens, threshold: found.threshold };
  }
  const isWhether = whether.test(tokens[0]?.folded ?? "");
  if (!isWhether || tokens.some(({ folded }) => anyTime.test(folded))) return { tokens };
  return { tokens: isYearAlone(found.threshold) ? tokens : found.tokens };
}

/** "Is inflation higher than 2010?" sets it against a year. */
export const yearAlone = /^(?:19|20)\d\d$/;

export const isYearAlone = ({ unit, value }: Threshold): boolean =>
  unit === undefined && yearAlone.test(String(value));

export interface FoundBound extends Required<Bounded> {
  /** Where it begins and, in the question, ends. */
  readonly at: number;
  readonly end: number;
  /** It is written as one: ">". */
  readonly isSign: boolean;
  /** Of the words that say it; none are a sign. */
  readonly language: Platform | undefined;
}

/** The first bound of a question, whatever it is asked of. */
export function findBound(tokens: readonly Token[], tail: string): FoundBound | undefined {
  for (const [at] of tokens.entries())
    for (const words of languages) {
      const found = boundAt(tokens, at, words, tail);
      if (found !== undefined) return { ...found, at };
    }
  return undefined;
}

const least: Bound = { side: "above", isInclusive: true };
const most: Bound = { side: "below", isInclusive: true };

/** "> 10 %", "≥10%": written before the number. */
const signs: readonly (readonly [RegExp, Bound])[] = [
  [/(?:>=|=>|≥)\s*[$]?$/, least],
  [/(?:<=|=<|≤)\s*[$]?$/, most],
  [/>\s*[$]?$/, { side: "above" }],
  [/<\s*[$]?$/, { side: "below" }],
];

const boundOf = (text: string, { above, below, least: no, most: nor }: Words): Bound | undefined =>
  above.test(text)
    ? { side: "above" }
    : below.test(text)
      ? { side: "below" }
      : no.test(text)
        ? least
        : nor.test(text)
          ? most
          : undefined;

/** What stands before an amount, or its sign. */
function saidAt(tokens: readonly Token[], at: number, words: Words) {
  for (const length of [3, 2, 1]) {
    const bound = boundOf(foldedText(tokens.slice(at, at + length)), words);
    if (bound !== undefined) return { bound, length };
  }
  const gap = tokens[at]?.gap ?? "";
  const [, bound] = signs.find(([sign]) => sign.test(gap)) ?? [];
  return { bound, length: 0 };
}

function boundAt(tokens: readonly Token[], at: number, words: Words, tail: string) {
  const { bound: said, length } = saidAt(tokens, at, words);
  const amount = amountAt(tokens, at + length, words.scales, tail);
  if (amount === undefined) return undefined;
  const behind = foldedText(tokens.slice(amount.end, amount.end + 2));
  const ended = leastBehind.test(behind) ? least : mostBehind.test(behind) ? most : undefined;
  const bound = said ?? ended;
  if (bound === undefined) return undefined;
  const { value, unit } = amount;
  const end = said === undefined ? amount.end + 2 : amount.end;
  const isAll = restOf(tokens, at, end).every(({ folded }) => isOrdinary(folded));
  const subject = { raw: tokens[amount.unitAt]?.raw ?? "", folded: words.people, gap: " " };
  const people = unit === "persons" && isAll ? [subject] : [];
  const threshold = { ...bound, value, ...(unit === undefined ? {} : { unit }) } as const;
  const rest = [...tokens.slice(0, at), ...people, ...tokens.slice(end)];
  const isSign = length === 0 && bound === said;
  const language = length === 0 ? undefined : words.language;
  return { threshold, tokens: rest, end, isSign, language };
}

const restOf = (tokens: readonly Token[], from: number, to: number): readonly Token[] => [
  ...tokens.slice(0, from),
  ...tokens.slice(to),
];
