/** A question with a measure's whole name in it, read as that measure. */
import type { Library } from "../../../../library/library-model.js";
import type { ConceptIndex } from "../../concepts/concept-index.js";
import type { ParsedQuery } from "../../parsed-query.js";
import { toNamedQuery } from "../../sure-query.js";
import type { Token } from "../../text.js";
import { findWholeName, isCalledBy, type CalledMeasures } from "./whole-names.js";

interface WholeNameParts {
  readonly library: Library;
  readonly concepts: ConceptIndex;
  readonly names: CalledMeasures;
}

interface NamedQuestion {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What it was read as by its words. */
  readonly asked: ParsedQuery;
}

/**
 * What was asked of the measure that is called so; as it was read by its words where no name stands in the question,
 * where more stands beside it, or where the measure has no figures of the places.
 *
 * @param readRest what stands beside the name
 */
export function readWholeName(
  { library, concepts, names }: WholeNameParts,
  { text, tokens, asked }: NamedQuestion,
  readRest: (rest: readonly Token[]) => ParsedQuery,
): ParsedQuery {
  const whole = asked.crossing === undefined ? findWholeName(tokens, names) : undefined;
  if (whole === undefined) return asked;
  const best = library.concepts.get(asked.concepts[0]?.key ?? "");
  if (best !== undefined && whole.concepts.includes(best)) return { ...asked, isWholeName: true };
  if (hasNumber(whole.rest) || isCalledBy(best, whole.tokens)) return asked;
  const keys = whole.concepts
    .map(({ key }) => key)
    .filter((key) => isOfAny(library.coveredPlaces(key), asked.places));
  if (keys.length === 0) return asked;
  const name = { text, tokens: whole.tokens, keys };
  return toNamedQuery(concepts, name, readRest(whole.rest)) ?? asked;
}

const isOfAny = (covered: readonly string[], places: ParsedQuery["places"]): boolean =>
  places.length === 0 || places.some(({ code }) => covered.includes(code));

/** "2, 5 and" before "10-year Treasury yield": more is asked than what is called so. */
const hasNumber = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => /^\d{1,3}$/.test(folded));
