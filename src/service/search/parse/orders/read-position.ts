import type { Library } from "../../../library/library-model.js";
import type { ParsedQuery } from "../query/parsed-query.js";
import type { Token } from "../text.js";
import { withoutPosition } from "./positions.js";

/** Reads a question for a place in an order as one for the order up to there. */
export function readPosition(
  library: Library,
  typed: readonly Token[],
  read: (tokens: readonly Token[]) => ParsedQuery,
): ParsedQuery {
  const { tokens, placesCount } = withoutPosition(typed);
  if (placesCount === undefined) return read(typed);
  const query = read(tokens);
  // "Second highest US inflation ever" is no order of places, and the highest is no answer to it.
  return isOfPlaces(library, query) ? { ...query, placesCount } : read(typed);
}

function isOfPlaces(library: Library, { places, concepts }: ParsedQuery): boolean {
  const [first] = concepts;
  if (places.length === 0)
    return first !== undefined && library.coveredPlaces(first.key).length > 1;
  return places.every(({ code }) => library.places.get(code)?.kind === "aggregate");
}
