/** "Immigration from Mexico", "Chinese FDI in Germany": what goes from one place to another, where the library has each place's own. */
import type { Token } from "../../text.js";
import { before, from, isJoint, to } from "./trade-words.js";

const moving =
  /^(?:(?:im|e|in)?migra\w*|(?:ein|aus|zu|ab)wander\w*|fdi|direktinvestition\w*|remittances?|heimatuberweisung\w*|remesas?)$/;
const investing =
  /\b(?:foreign direct investments?|investissements? directs?|inversion(?:es)? (?:extranjeras? )?directas?)\b/;
/** Into a place, and out of one: whoever comes from there is none of those who come. */
const incoming = /^(?:(?:im|in)migra\w*|(?:ein|zu)wander\w*|fdi|direktinvestition\w*)$/;
const outgoing = /^(?:emigra\w*|(?:aus|ab)wander\w*)$/;
const into = /^(?:in|en|dans|au|aux)$/;

/**
 * @param starts where each place's first word stands, by its code
 */
export function asksFlowBetween(
  tokens: readonly Token[],
  starts: ReadonlyMap<string, number>,
): boolean {
  const words = tokens.map(({ folded }) => folded);
  const isInvesting = investing.test(words.join(" "));
  if (!isInvesting && !words.some((word) => moving.test(word))) return false;
  const besides = [...starts.values()].map((at) => before(words, at));
  const [only = "", second] = besides;
  if (second === undefined) {
    const comes = isInvesting || words.some((word) => incoming.test(word));
    return (comes && from.has(only)) || (words.some((word) => outgoing.test(word)) && to.has(only));
  }
  const isJoined = besides.slice(1).every(isJoint);
  return !isJoined && besides.some((word) => from.has(word) || to.has(word) || into.test(word));
}
