/** Reads a question for the time at which a bound was passed as one for the figures of all times. */
import type { ParsedQuery } from "../../query/parsed-query.js";
import type { Token } from "../../text.js";
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
  if (threshold.unit !== "persons" || query.words.length > 0) return { ...query, crossing };
  const folded = populations[query.language];
  return { ...read([...tokens, { raw: folded, folded, gap: " " }]), crossing };
}

/** What is meant where people are counted and nothing else is said. */
const populations = {
  en: "population",
  de: "bevolkerung",
  fr: "population",
  es: "poblacion",
} as const;
