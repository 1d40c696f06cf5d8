/** Sets apart what is asked of the figures: a bound, a part of them, a sum or the rank of places. */
import type { Library } from "../../../../library/library-model.js";
import type { Token } from "../../text.js";
import type { Named } from "../naming.js";
import { withoutPortion } from "../portions.js";
import type { BoundOf } from "../thresholds/bound-alone.js";
import { withoutThreshold } from "../thresholds/thresholds.js";
import { withoutOperation } from "./operations.js";
import { withoutThanPlace, type ThanPlace } from "./than-place.js";

/** What stands behind the last word of a question, and of what its bound is where it does not say. */
export interface Ends extends Pick<BoundOf, "isOf"> {
  readonly tail: string;
}

/** Without a bound or a part that is asked of the figures: those stand beside any subject. */
export function withoutReckoning(
  typed: readonly Token[],
  { tail, isOf }: Ends,
  nameParts: (tokens: readonly Token[]) => Named,
) {
  const { tokens, threshold } = withoutThreshold(typed, tail, isOf === "countries");
  if (threshold !== undefined) return { tokens, threshold, ranking: rankingOf(threshold) };
  const { tokens: rest, thanPlace } = withoutThanPlace(tokens, nameParts);
  if (thanPlace !== undefined) return { tokens: rest, thanPlace, ranking: rankingOf(thanPlace) };
  return withoutPortion(tokens);
}

const rankingOf = ({ side }: Pick<ThanPlace, "side">) =>
  side === "above" ? ("highest" as const) : ("lowest" as const);

/** Whether several places together are named: a group, or one that has figures of its own. */
const namesMany = ({ groups, places: named }: Named, places: Library["places"]): boolean =>
  groups.length > 0 || named.some(({ code }) => places.get(code)?.kind === "aggregate");

/** Whether a bound can be one for the times of a place. */
export const isOfPlacesAlone = (named: Named, { places }: Library): boolean =>
  named.places.length > 0 && !namesMany(named, places);

/** What is named beside the subject, once what is asked of several places together is set apart. */
export function readNamed(
  { places }: Library,
  typed: readonly Token[],
  nameParts: (tokens: readonly Token[]) => Named,
) {
  const whole = nameParts(typed);
  const isOfMany = namesMany(whole, places);
  const at = { used: whole.used, count: whole.places.length, hasGroup: isOfMany };
  const { tokens, operation } = withoutOperation(typed, at);
  const named = tokens === typed ? whole : nameParts(tokens);
  return { tokens, named, isOfMany, ...(operation === undefined ? {} : { operation }) };
}
