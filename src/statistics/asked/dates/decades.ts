/** Decades that a text names: "1990s", "1990er", "90er Jahre", "années 1990", "años 90". */
import type { Token } from "../../text/tokens.js";
import { wordsOf } from "../words-of.js";
import { decadeWords, yearWords, type Take } from "../years-back.js";
import { untilNow } from "./centuries.js";
import { boundsOf, openEndOf, type OpenBounds } from "./open-ends.js";

interface Decade {
  /** Its first year. */
  readonly start: number;
  /** Indexes of its tokens. */
  readonly first: number;
  readonly last: number;
}

const plurals = wordsOf("annees anos");
/** Between "década" and its year. */
const inDecade = wordsOf("of de des los");
const spanning = wordsOf("to till until through bis a hasta");
const listing = wordsOf("and und et y the den die les las los anos annees");

/**
 * Undefined where none is named; two that follow each other or are ends of a span are one.
 *
 * @param now year of the question: a decade that is not over is open
 */
export function parseDecades(
  tokens: readonly Token[],
  take: Take,
  now: number,
): OpenBounds | undefined {
  const [first, second] = decadesIn(tokens);
  if (first === undefined) return undefined;
  const between = tokens.slice(first.last + 1, second?.first ?? first.last + 1);
  const isNext = second?.start === first.start + 10;
  const isSpan = between.some(({ folded }) => spanning.has(folded));
  const isJoined = between.every(({ folded }) => spanning.has(folded) || listing.has(folded));
  if (second !== undefined && isJoined && (isNext || isSpan)) {
    take(openEndOf(tokens, first).first, second.last);
    return untilNow(first.start, second.start + 9 - first.start, now);
  }
  const open = openEndOf(tokens, first);
  take(open.first, open.last);
  const whole = { from: String(first.start), to: String(first.start + 9) };
  return open.end === undefined ? untilNow(first.start, 9, now) : boundsOf(open.end, whole);
}

const decadesIn = (tokens: readonly Token[]): readonly Decade[] =>
  tokens.flatMap((_, at) => decadeAt(tokens, at) ?? []);

/** "The seventies", "années quatre-vingt-dix": of the last century, by the word for its tens. */
const spelled: readonly (readonly [RegExp, number])[] = [
  [/^(?:fifties|funfziger jahren?|annees cinquante|anos cincuenta)$/, 1950],
  [/^(?:sixties|sechziger jahren?|annees soixante|anos sesenta)$/, 1960],
  [/^(?:seventies|siebziger jahren?|annees soixante dix|anos setenta)$/, 1970],
  [/^(?:eighties|achtziger jahren?|annees quatre vingts?|anos ochenta)$/, 1980],
  [/^(?:nineties|neunziger jahren?|annees quatre vingt dix|anos noventa)$/, 1990],
];
const longestSpelled = 4;

/** The longest that is spelled here; "in their seventies" is an age. */
function spelledAt(tokens: readonly Token[], at: number): Decade | undefined {
  const before = tokens[at - 1]?.folded ?? "";
  const shortest = listing.has(before) || spanning.has(before) ? 1 : 2;
  for (let length = longestSpelled; length >= shortest; length--) {
    const said = tokens.slice(at, at + length).map(({ folded }) => folded);
    const start = spelled.find(([pattern]) => pattern.test(said.join(" ")))?.[1];
    if (start !== undefined && said.length === length)
      return { start, first: at, last: at + length - 1 };
  }
  return undefined;
}

function decadeAt(tokens: readonly Token[], at: number): Decade | undefined {
  const written = spelledAt(tokens, at);
  if (written !== undefined) return written;
  const word = (index: number): string => tokens[index]?.folded ?? "";
  const marked = /^(1[5-9]|20)?(\d0)(?:s|er|ern)$/.exec(word(at));
  const named = namedAt(word, at);
  const plain = named === undefined ? null : /^(1[5-9]|20)?(\d0)$/.exec(word(at));
  const match = marked ?? plain;
  if (match === null) return undefined;
  const start = Number((match[1] ?? "19") + (match[2] ?? "00"));
  const first = named ?? at;
  return { start, first, last: yearWords.has(word(at + 1)) ? at + 1 : at };
}

/**
 * Where "años", "década de", "décennie" before a year begin: "a 10 años 2020" is how long money is lent, and one year.
 */
function namedAt(word: (index: number) => string, at: number): number | undefined {
  const [before, twoBefore] = [word(at - 1), word(at - 2)];
  if (plurals.has(before)) return /^\d+$/.test(twoBefore) ? undefined : at - 1;
  if (decadeWords.has(before)) return at - 1;
  return inDecade.has(before) && decadeWords.has(twoBefore) ? at - 2 : undefined;
}
