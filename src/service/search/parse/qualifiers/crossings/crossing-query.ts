/** Reads a question for the time at which a bound was passed as one for the figures of all times. */
import type { ParsedQuery } from "../../query/parsed-query.js";
import { currencyOf, currencyWords } from "../../rates/currencies.js";
import { toTokens, type Token } from "../../text.js";
import type { BoundOf } from "../thresholds/bound-alone.js";
import { otherSide, type Threshold } from "../thresholds/thresholds.js";
import { withoutCrossing, type AskedCrossing } from "./read-crossing.js";

/**
 * "When did … exceed …": of one place and a bound, or of two places.
 *
 * @param tail what stands behind the last word
 */
export function readCrossing(
  { tokens: asked, isOf }: BoundOf,
  tail: string,
  read: (tokens: readonly Token[]) => ParsedQuery,
): ParsedQuery {
  const typed = withParity(asked);
  const { tokens, crossing } = withoutCrossing(typed, tail, isOf === "times");
  if (crossing === undefined) return read(typed);
  const { threshold } = crossing;
  const query = read(tokens);
  const isOfPlaces = query.places.length === 2 && query.groups.length === 0;
  if (threshold === undefined) return isOfPlaces ? { ...query, crossing } : read(typed);
  if (threshold.unit === "dollars" && isRateAlone(query)) {
    const rate = tokens.filter(
      ({ folded }) => !ofTime.test(folded) && currencyOf(folded)?.code !== "usd",
    );
    const bare = { side: threshold.side, value: threshold.value };
    const inDollars = read([...rate, ...toTokens(rates[query.language])]);
    const stated = { ...inDollars, crossing: { ...crossing, threshold: bare } };
    return isPerDollar(inDollars) ? ofReciprocal(stated, crossing, bare, 1) : stated;
  }
  if (threshold.unit === "dollars" && isPerDollar(query))
    return ofReciprocal(query, crossing, threshold, 1);
  if (isPerHundred(query, tokens)) {
    const perHundred = { ...threshold, value: hundred * threshold.value };
    return { ...query, crossing: { ...crossing, threshold: perHundred } };
  }
  const { reciprocal } = query;
  if (reciprocal !== undefined) return ofReciprocal(query, crossing, threshold, reciprocal.of);
  if (threshold.unit !== "persons" || query.words.length > 0) return { ...query, crossing };
  const folded = populations[query.language];
  return { ...read([...tokens, { raw: folded, folded, gap: " " }]), crossing };
}

/** "When was the euro below 1.05 dollars": of the two currencies the bound has one. */
const isRateAlone = ({ places, concepts: [best] }: ParsedQuery): boolean =>
  places.length === 0 && best !== undefined && /-exchange-rate$/.test(best.key);

const isPerDollar = ({ concepts: [best] }: ParsedQuery): boolean =>
  best !== undefined && /^(?:usd-)?exchange-rate/.test(best.key);

const hundred = 100;

/** Yen are stated by the hundred, and one is meant unless they are asked so. */
const isPerHundred = ({ concepts: [best] }: ParsedQuery, tokens: readonly Token[]): boolean =>
  best?.key === "jpy-exchange-rate" && !tokens.some(({ folded }) => folded === String(hundred));

const boundDigits = 5;

/** "AUD/USD below 0.7": more than one divided by 0.7 Australian dollars for one of the others. */
function ofReciprocal(
  query: ParsedQuery,
  crossing: AskedCrossing,
  { side, value }: Threshold,
  of: number,
): ParsedQuery {
  const other = otherSide[side];
  const threshold = { side: other, value: Number((of / value).toPrecision(boundDigits)) } as const;
  return { ...query, crossing: { ...crossing, side: other, threshold } };
}

const parity = /^(?:parity|paritat|parite|paridad)$/;

/** "Below parity": one for one. */
const withParity = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ folded }) => currencyWords.has(folded))
    ? tokens.flatMap((token) =>
        parity.test(token.folded)
          ? [{ ...token, raw: "1", folded: "1" }, ...toTokens("dollars")]
          : token,
      )
    : tokens;

/** What asks for a time, and is no part of what a rate is called. */
const ofTime =
  /^(?:when|did|since|wann|seit|quand|depuis|il|cuando|desde|with|to|mit|avec|con|the|dem|le|el)$/;
const rates = {
  en: "dollar exchange",
  de: "dollar wechselkurs",
  fr: "dollar cours",
  es: "dolar cambio",
} as const;

/** What is meant where people are counted and nothing else is said. */
const populations = {
  en: "population",
  de: "bevolkerung",
  fr: "population",
  es: "poblacion",
} as const;
