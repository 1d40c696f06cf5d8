/** Reads a question for the time at which a bound was passed as one for the figures of all times. */
import type { ParsedQuery } from "../../query/parsed-query.js";
import { toTokens, type Token } from "../../text.js";
import { withoutCrossing } from "./read-crossing.js";

/**
 * "When did … exceed …": of one place and a bound, or of two places.
 *
 * @param tail what stands behind the last word
 */
export function readCrossing(
  typed: readonly Token[],
  tail: string,
  read: (tokens: readonly Token[]) => ParsedQuery,
): ParsedQuery {
  const { tokens, crossing } = withoutCrossing(typed, tail);
  if (crossing === undefined) return read(typed);
  const { threshold } = crossing;
  const query = read(tokens);
  const isOfPlaces = query.places.length === 2 && query.groups.length === 0;
  if (threshold === undefined) return isOfPlaces ? { ...query, crossing } : read(typed);
  if (threshold.unit === "dollars" && isRateAlone(query)) {
    const rate = tokens.filter(({ folded }) => !ofTime.test(folded));
    const bare = { side: threshold.side, value: threshold.value };
    const asked = read([...rate, ...toTokens(rates[query.language])]);
    return { ...asked, crossing: { ...crossing, threshold: bare } };
  }
  if (threshold.unit !== "persons" || query.words.length > 0) return { ...query, crossing };
  const folded = populations[query.language];
  return { ...read([...tokens, { raw: folded, folded, gap: " " }]), crossing };
}

/** "When was the euro below 1.05 dollars": of the two currencies the bound has one. */
const isRateAlone = ({ places, concepts: [best] }: ParsedQuery): boolean =>
  places.length === 0 && best !== undefined && /-exchange-rate$/.test(best.key);

/** What asks for a time, and is no part of what a rate is called. */
const ofTime = /^(?:when|did|since|wann|seit|quand|depuis|il|cuando|desde)$/;
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
