/** The whole name of a measure in a question, or another that it is known by, beside a place and a time. */
import type { Concept } from "../../../../library/library-model.js";
import type { MeasureNames } from "../../../titles/measure-names.js";
import { foldedText, toTokens, type Token } from "../../text.js";

export type CalledMeasures = Pick<MeasureNames, "called" | "known" | "isFirst" | "longest">;

interface WholeName {
  /** What is called so, in the library's order. */
  readonly concepts: readonly Concept[];
  /** By its own name. */
  readonly isOwn: boolean;
  /** Those of the name. */
  readonly tokens: readonly Token[];
  /** What stands beside it. */
  readonly rest: readonly Token[];
}

/** Names of fewer words may mean several things; other names have been chosen for what is asked by them. */
const [fewest, fewestOther] = [3, 2];

/** The longest name that stands in a question. */
export function findWholeName(
  tokens: readonly Token[],
  { called, known, isFirst, longest }: CalledMeasures,
): WholeName | undefined {
  const firsts = tokens.flatMap(({ folded }, at) => (isFirst(folded) ? [at] : []));
  for (let count = Math.min(longest, tokens.length); count >= fewestOther; count--) {
    for (const at of firsts) {
      if (at + count > tokens.length) break;
      const own = tokens.slice(at, at + count);
      const name = foldedText(own);
      const byName = count < fewest ? [] : called(name);
      const concepts = byName.length > 0 ? byName : known(name);
      if (concepts.length === 0) continue;
      const rest = [...tokens.slice(0, at), ...tokens.slice(at + count)];
      return { concepts, isOwn: byName.length > 0, tokens: own, rest };
    }
  }
  return undefined;
}

/** True for a measure with a longer name that these words are a part of: it may be newer than what is called just so. */
export const isCalledBy = (concept: Concept | undefined, tokens: readonly Token[]): boolean =>
  concept !== undefined &&
  [...Object.values(concept.name), ...Object.values(concept.synonyms).flat()].some((text) =>
    ` ${foldedText(toTokens(text))} `.includes(` ${foldedText(tokens)} `),
  );
