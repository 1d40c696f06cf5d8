/** Sets apart what is asked of the figures: a bound, a part of them, a sum or the rank of places. */
import type { Library } from "../../../../library/library-model.js";
import type { Token } from "../../text.js";
import type { Named } from "../naming.js";
import { withoutPortion } from "../portions.js";
import { withoutThreshold } from "../thresholds/thresholds.js";
import { withoutOperation } from "./operations.js";
import { withoutThanPlace, type ThanPlace } from "./than-place.js";

/** Without a bound or a part that is asked of the figures: those stand beside any subject. */
export function withoutReckoning(
  typed: readonly Token[],
  tail: string,
  nameParts: (tokens: readonly Token[]) => Named,
) {
  const { tokens, threshold } = withoutThreshold(typed, tail);
  if (threshold !== undefined) return { tokens, threshold, ranking: rankingOf(threshold) };
  const { tokens: rest, thanPlace } = withoutThanPlace(tokens, nameParts);
  if (thanPlace !== undefined) return { tokens: rest, thanPlace, ranking: rankingOf(thanPlace) };
  return withoutPortion(tokens);
}

const rankingOf = ({ side }: Pick<ThanPlace, "side">) =>
  side === "above" ? ("highest" as const) : ("lowest" as const);

/** What is named beside the subject, once what is asked of several places together is set apart. */
export function readNamed(
  { places }: Library,
  typed: readonly Token[],
  nameParts: (tokens: readonly Token[]) => Named,
) {
  const whole = nameParts(typed);
  const isOfMany =
    whole.groups.length > 0 ||
    whole.places.some(({ code }) => places.get(code)?.kind === "aggregate");
  const at = { used: whole.used, count: whole.places.length, hasGroup: isOfMany };
  const { tokens, operation } = withoutOperation(typed, at);
  const named = tokens === typed ? whole : nameParts(tokens);
  return { tokens, named, isOfMany, ...(operation === undefined ? {} : { operation }) };
}
