/** "Below 15%", "exceed 80 million", "turned negative": a bound and its side, wherever its verb stands. */
import { numberOfWord } from "../../../../../statistics/index.js";
import { foldedText, type Token } from "../../text.js";
import { amountAt, longBillion, shortBillion, zero } from "../thresholds/amounts.js";
import { findBound, isYearAlone, yearAlone, type Threshold } from "../thresholds/thresholds.js";
import { sideAt, span, type Said, type Side } from "./phrases-at.js";
import {
  beforeNumber,
  between,
  changedBy,
  curve,
  fell,
  inverted,
  maturity,
  reached,
  signs,
  verbs,
  within,
  years,
} from "./words.js";

/** A side with its number behind it, a verb that has one anywhere, "at least" or a sign. */
export const boundIn = (tokens: readonly Token[], tail: string): Said | undefined =>
  saidIn(tokens, tail) ?? writtenIn(tokens, tail);

/** As orders have it: "at least 5%", "5% or more", "≥ 5%". */
function writtenIn(tokens: readonly Token[], tail: string): Said | undefined {
  const found = findBound(tokens, tail);
  if (found === undefined || isYearAlone(found.threshold)) return undefined;
  const { threshold, at, end } = found;
  if (/^(?:years?|jahren?|ans|annees|anos|months?|weeks?|days?)$/.test(tokens[end]?.folded ?? ""))
    return undefined;
  return { side: threshold.side, threshold, used: span(at, end - at) };
}

function saidIn(tokens: readonly Token[], tail: string): Said | undefined {
  for (const [at, { folded }] of tokens.entries()) {
    const near = sideAt(tokens, at, beforeNumber) ?? sideAt(tokens, at, verbs);
    if (near !== undefined) {
      let start = at + near.length;
      while (between.test(tokens[start]?.folded ?? "") && start < at + near.length + 4) start += 1;
      const said = toBound(tokens, start, near.side, tail);
      const isOther = at > 0 && changedBy.test(foldedText(tokens.slice(at - 1, at + near.length)));
      if (said !== undefined)
        return { ...said, isOther, used: [...said.used, ...span(at, start - at)] };
    }
    const verb = sideAt(tokens, at, verbs);
    const isWithin = within.test(folded);
    const isReached = isWithin || reached.test(folded);
    if (verb === undefined && !isReached && !fell.test(folded)) continue;
    for (const [place] of tokens.entries()) {
      const isOf = /^del?$/.test(tokens[place - 1]?.folded ?? "");
      if (isWithin && place !== at + 1) continue;
      if (verb === undefined && !isReached && (place < at || !isOf)) continue;
      const said = toBound(tokens, place, verb?.side ?? "below", tail);
      // A number alone may be a year or a maturity.
      if (said === undefined || said.isBare) continue;
      const used = [...said.used, ...span(at, verb?.length ?? 1)];
      for (let lead = place - 1; between.test(tokens[lead]?.folded ?? ""); lead--) used.push(lead);
      return { ...said, used, isOther: isReached };
    }
  }
  return undefined;
}

const isMoney = (token: Token | undefined): boolean =>
  /^(?:us|dollars?|dolares)$/.test(token?.folded ?? "");

function toBound(tokens: readonly Token[], at: number, side: Side, tail: string) {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (zero.test(first.folded)) {
    const threshold: Threshold = { side, value: 0 };
    return { side, threshold, used: [at], isBare: true, isYears: false };
  }
  // "One billion": a word is a number before its scale alone.
  const scales = english.test(foldedText(tokens)) ? shortBillion : longBillion;
  const isWord = scales.some(([scale]) => scale.test(tokens[at + 1]?.folded ?? ""));
  const spelled = isWord ? numberOfWord(first.folded) : undefined;
  const written =
    spelled === undefined
      ? tokens
      : tokens.map((token, index) =>
          index === at ? { ...token, folded: String(spelled) } : token,
        );
  const amount = amountAt(written, at, scales, tail);
  if (amount === undefined) return undefined;
  const { value, unit, end, unitAt } = amount;
  const isBare = unit === undefined && unitAt === at + 1;
  const next = tokens[end];
  // "20 trillion 2017 dollars" are at the prices of that year.
  if (unit === undefined && yearAlone.test(next?.folded ?? "") && isMoney(tokens[end + 1]))
    return undefined;
  // "Above the 2-year yield".
  if (
    unit === undefined &&
    (next?.gap.startsWith("-") === true || maturity.test(next?.folded ?? ""))
  )
    return undefined;
  const threshold: Threshold = { side, value, ...(unit === undefined ? {} : { unit }) };
  if (isYearAlone(threshold)) return undefined;
  const isYears = years.test(next?.folded ?? "");
  return { side, threshold, used: span(at, end - at), isBare, isYears };
}

/** A billion of theirs has nine zeros. */
const english = /\b(?:when|which|what|ever)\b/;

/** "Turned negative", "war die Zinskurve invers". */
export function signIn(tokens: readonly Token[]): Said | undefined {
  const hasCurve = tokens.some(({ folded }) => curve.test(folded));
  for (const [at, { folded }] of tokens.entries()) {
    const side = hasCurve && inverted.test(folded) ? "below" : sideAt(tokens, at, signs)?.side;
    if (side !== undefined) return { side, threshold: { side, value: 0 }, used: [at] };
  }
  return undefined;
}
