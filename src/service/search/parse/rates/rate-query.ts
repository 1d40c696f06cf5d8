/** "EUR/USD 2020": the query of a rate of exchange, which is sure by its two currencies. */
import type { ConceptIndex } from "../concepts/concept-index.js";
import type { Named } from "../qualifiers/naming.js";
import type { ParsedQuery } from "../query/parsed-query.js";
import { toSureQuery } from "../query/sure-query.js";
import { eventOf, isAverage, readGrowth, saysComparison } from "../query/wishes.js";
import type { Token } from "../text.js";
import type { readRate } from "./read-rate.js";

interface AskedRate {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly named: Named;
  readonly rate: NonNullable<ReturnType<typeof readRate>>;
  readonly period: ParsedQuery["period"];
}

export function ofRate(
  concepts: ConceptIndex,
  { text, tokens, named, rate, period }: AskedRate,
): ParsedQuery {
  const places = [{ code: rate.place, languages: [], certainty: 1 }];
  const keys = [rate.concept];
  const { changeAgainst } = readGrowth(tokens, named);
  return {
    ...toSureQuery(concepts, { text, tokens, keys, places, period, called: rate.called }),
    ...eventOf(named),
    ...(changeAgainst === undefined ? {} : { changeAgainst, isGrowth: true }),
    extreme: rate.extreme,
    ...(rate.reciprocal === undefined ? {} : { reciprocal: rate.reciprocal }),
    ...{ isAverage: isAverage(tokens), saysComparison: saysComparison(named.open) },
  };
}
