/** The sides of a question that asks for several things. */
import type { Library } from "../../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import { isBilateral } from "../../places/trade/trade-ends.js";
import { foldedText } from "../../text.js";
import { sidesOf } from "../../qualifiers/qualify.js";
import { flowOf } from "../concept-coverage.js";
import type { createFinder } from "../find-fitting.js";
import { leavesOut } from "../../qualifiers/exclusions.js";
import { readPerHead } from "../per-head.js";
import { findJoined } from "./joined.js";
import type { ConceptQuestion, ChosenConcepts } from "../concept-question.js";

/**
 * Of "trade with Mexico" the exports and the imports, of "2 year and 30 year yield" each, of "birth rate vs death rate"
 * both; undefined where one is asked.
 */
export function sideBySide(
  library: Library,
  found: readonly FoundConcept[],
  { places, qualifiers }: ConceptQuestion,
  joined: readonly (readonly FoundConcept[])[] | undefined,
): Pick<ChosenConcepts, "concepts" | "others" | "further"> | undefined {
  const going = (way: "export" | "import") =>
    found.filter(({ key }) => {
      const concept = library.concepts.get(key);
      return concept !== undefined && flowOf(concept) === way;
    });
  const isEachWay = places.isEachWay === true && isBilateral(places);
  const each = isEachWay ? [going("export"), going("import")] : sidesOf(library, found, qualifiers);
  const sides = joined ?? each;
  const [concepts, others, ...further] = sides;
  if (concepts === undefined || others === undefined) return undefined;
  return sides.some((side) => side.length === 0) ? undefined : { concepts, others, further };
}

interface Judged {
  readonly best: FoundConcept | undefined;
  /** A word names what no figure measures: no side of the question has it. */
  readonly isUnmeasured: boolean;
  /** Words that nothing is called by, in whatever it is stated. */
  readonly apart: readonly string[];
  readonly findFitting: ReturnType<typeof createFinder>;
}

/**
 * The sides of a question that joins them: what is asked per head may be one of them, and each is judged by itself, by
 * the maturities that it has. That figures come so often is said of one thing or of both.
 */
export function findSides(
  library: Library,
  concepts: ConceptIndex,
  question: ConceptQuestion,
  { best, isUnmeasured, apart, findFitting }: Judged,
) {
  const { tokens, words, qualifiers } = question;
  const { maturities, frequency } = qualifiers;
  const perHead = readPerHead(foldedText(tokens));
  const isKnown = apart.length === 0 && (perHead.length > 0 || !isUnmeasured);
  if (!isKnown || frequency !== undefined || leavesOut(tokens)) return undefined;
  const fitting: Parameters<typeof findJoined>[0]["fitting"] = (asked, { first, last }, own) => {
    if (maturities.length === 0) return concepts.find(asked);
    const said = { ...qualifiers, isEach: false, maturities: own };
    const side = { tokens: tokens.slice(first, last + 1), asked, words: asked };
    const { all, missing } = findFitting({ ...side, qualifiers: said });
    return missing.length === 0 ? all : [];
  };
  return findJoined({ library, concepts, tokens, words, maturities, perHead, fitting }, best);
}
