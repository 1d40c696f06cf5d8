/** "When did … fall below 15%", "since when is … above …", "when did China overtake Japan": when figures came to lie beyond. */
import { foldedText, type Token } from "../../text.js";
import { countryWords } from "../../word-lists.js";
import type { Threshold } from "../thresholds/thresholds.js";
import { boundIn, signIn } from "./bounds-said.js";
import { lengthOf, sideAt, span, type Said } from "./phrases-at.js";
import { by, comparative, overtaking, passive, terms, than } from "./place-words.js";
import { withGrowthOf } from "./shrinking.js";
import { howLong, moves, sinceWhen, verbs, when, whichTime } from "./words.js";

export interface AskedCrossing {
  readonly side: Threshold["side"];
  /** The bound; undefined where the figures of one place are set against another's. */
  readonly threshold?: Threshold;
  /** Which of several times is asked; undefined where it is not said. */
  readonly which?: "first" | "last";
  /** The bound is a number of years. */
  readonly isYears?: true;
  /** "Rise by more than 2%", "reached 5%": of another time than that at which they lay beyond. */
  readonly isOther?: true;
  /** "Overtaken by": the place that is named first is the other one. */
  readonly isPassive?: true;
}

interface Crossed {
  /** The question without the words that say it; itself where none do. */
  readonly tokens: readonly Token[];
  readonly crossing?: AskedCrossing;
}

/**
 * @param tail what stands behind the last word
 * @param isOfTimes of a question that asks for them without "when"
 */
export function withoutCrossing(
  asked: readonly Token[],
  tail: string,
  isOfTimes: boolean,
): Crossed {
  const isAsked = isOfTimes || when.test(foldedText(asked));
  if (!isAsked || asked.some(({ folded }) => countryWords.has(folded))) return { tokens: asked };
  const bound = boundIn(asked, tail);
  const isBare = bound === undefined && overtakingIn(asked) === undefined;
  const typed = isBare ? withGrowthOf(asked) : asked;
  const which = readWhich(typed);
  const isNear = bound ?? signIn(typed);
  const said = isNear ?? overtakingIn(typed);
  if (said === undefined) return { tokens: typed };
  const used = new Set([...said.used, ...which.used, ...sinceOf(typed)]);
  const isLeft = ({ folded }: Token, at: number) => !used.has(at) && !moves.test(folded);
  const isPassive = said.threshold === undefined && passive.test(foldedText(typed));
  const isOfPlaces = said.threshold === undefined;
  const [verb] = said.used;
  // The places stand beside each other: "German exports vs French ones".
  const beside = typed.map((token, at) => (isOfPlaces && at === verb ? versus : token));
  const rest = beside.filter((token, at) => token === versus || isLeft(token, at));
  // "For more than 3 months": of two bounds one is no answer.
  const isOther = said.isOther === true || (!isOfPlaces && boundIn(rest, tail) !== undefined);
  return {
    tokens: isOfPlaces ? withoutRepeated(rest, isPassive) : rest,
    crossing: {
      side: said.side,
      ...(said.threshold === undefined ? {} : { threshold: said.threshold }),
      ...(which.which === undefined ? {} : { which: which.which }),
      ...(isOther ? { isOther } : {}),
      ...(said.isYears === true ? { isYears: true } : {}),
      ...(isPassive ? { isPassive } : {}),
    },
  };
}

const versus: Token = { raw: "vs", folded: "vs", gap: " " };

/** "First", "zum letzten Mal"; "last year" is a time. */
function readWhich(tokens: readonly Token[]) {
  for (const [at] of tokens.entries())
    for (const [pattern, which] of whichTime) {
      const length = lengthOf(tokens, at, pattern);
      const next = tokens[at + length]?.folded ?? "";
      const isOfTime =
        length === 1 && adjective.test(tokens[at]?.folded ?? "") && ofTime.test(next);
      // "For the first time since 2007" is the newest of them.
      if (length > 0 && sinceWhen.test(next))
        return { which: "last" as const, used: span(at, length) };
      if (length > 0 && !isOfTime) return { which, used: span(at, length) };
    }
  return { which: undefined, used: [] };
}

const adjective = /^(?:first|last)$/;
const ofTime = /^(?:\d+|years?|months?|quarters?|decades?|century|half|of)$/;

/** "Since when": the word before "when" is of no period. */
const sinceOf = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ folded }, at) => {
    const length = lengthOf(tokens, at, howLong);
    if (length > 0) return span(at, length);
    const next = tokens[at + 1]?.folded ?? "";
    const isWhen =
      /^(?:when|wann|quand|cuando|which|what|welche[mr]|quel(?:le)?|que|cual|combien|how|wie|hace|cuanto)$/;
    return sinceWhen.test(folded) && isWhen.test(next) ? [at] : [];
  });

function overtakingIn(tokens: readonly Token[]): Said | undefined {
  for (const [at] of tokens.entries()) {
    const found = sideAt(tokens, at, overtaking) ?? sideAt(tokens, at, verbs);
    if (found !== undefined) return { side: found.side, used: span(at, found.length) };
    const degree = sideAt(tokens, at, comparative);
    const end = tokens.findIndex(({ folded }, place) => place > at && than.test(folded));
    if (degree !== undefined && end > at) return { side: degree.side, used: [end, at] };
  }
  return undefined;
}

/** "German exports exceed French exports" names one thing twice. */
function withoutRepeated(tokens: readonly Token[], isPassive: boolean): readonly Token[] {
  const used = new Set(tokens.flatMap((_, at) => span(at, lengthOf(tokens, at, terms))));
  const seen = new Set<string>();
  return tokens.filter(({ folded }, at) => {
    const isAgain = folded.length >= shortest && seen.has(folded);
    seen.add(folded);
    return !used.has(at) && !isAgain && !(isPassive && by.test(folded));
  });
}

/** So many letters has what is measured. */
const shortest = 3;
