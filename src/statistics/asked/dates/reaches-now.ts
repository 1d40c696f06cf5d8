/** "US inflation today vs 2020", "compare 2020 with now": a time that is set against the present. */
import type { Token } from "../../text/tokens.js";
import { wordsOf } from "../words-of.js";

const joining = wordsOf(
  "and und et y e vs versus than als que with mit avec con against contre frente",
);
const comparing = wordsOf(
  `compare compared compares comparing comparison vergleich vergleiche vergleichen verglichen gegenuber
  comparer comparaison comparee comparees rapport comparar comparado comparada comparacion compara respecto`,
);

/**
 * Whether what is asked goes from a time that is named to the newest figure: one of the two alone is no answer.
 *
 * @param named indexes of the tokens that name the time
 * @param latest indexes of those that ask for the newest figure
 */
export function reachesNow(
  tokens: readonly Token[],
  named: ReadonlySet<number>,
  latest: ReadonlySet<number>,
): boolean {
  if (named.size === 0 || latest.size === 0) return false;
  if (tokens.some(({ folded }) => comparing.has(folded))) return true;
  const [first, last] = [Math.min(...named), Math.max(...named)];
  return [...latest].some((at) =>
    tokens
      .slice(Math.min(at, last) + 1, Math.max(at, first))
      .some(({ folded }) => joining.has(folded)),
  );
}
