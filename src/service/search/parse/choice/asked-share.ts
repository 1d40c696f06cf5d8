/** "Percentage of urban population": neither how many there are nor their growth. */
import type { Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { isAskedAsShare, isShare } from "../ratios.js";
import type { Token } from "../text.js";
import { alikeTo } from "./find-fitting.js";

/**
 * Of what fits, what is stated as a share of something, where a share is asked and one is called by the same words.
 *
 * @param divisor the word for what is divided by, where it is said: that has been looked at
 */
export function sharesAsked(
  library: Library,
  found: readonly FoundConcept[],
  tokens: readonly Token[],
  divisor: string | undefined,
): readonly FoundConcept[] {
  const [best] = found;
  if (best === undefined || divisor !== undefined || !isAskedAsShare(tokens)) return found;
  const isAlike = alikeTo(best, undefined);
  const [share, ...more] = found.filter(
    (one) => isShare(library.concepts.get(one.key)) && isAlike(one),
  );
  // Called by the same words, it is as much what was asked: "percentage" is in few names.
  const { score, coverage } = best;
  return share === undefined ? found : [{ ...share, score, coverage }, ...more];
}
