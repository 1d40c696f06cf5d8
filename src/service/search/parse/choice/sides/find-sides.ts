/** The sides of a question that asks for several things. */
import type { Library } from "../../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import { isBilateral } from "../../places/trade/trade-ends.js";
import { foldedText } from "../../text.js";
import { sidesOf } from "../../qualifiers/qualify.js";
import { flowOf } from "../concept-coverage.js";
import { leavesOut } from "../../qualifiers/exclusions.js";
import { readPerHead } from "../per-head.js";
import { findJoined } from "./second-subject.js";
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

/** Neither of a maturity nor of figures that come so often: either is said of one thing or of both. */
const isUnqualified = ({ qualifiers: { maturities, frequency } }: ConceptQuestion) =>
  maturities.length === 0 && frequency === undefined;

interface Judged {
  readonly best: FoundConcept | undefined;
  /** A word is called by nothing, or names what no figure measures: no side of the question has it. */
  readonly isNothing: boolean;
  /** Words that nothing is called by, in whatever it is stated. */
  readonly apart: readonly string[];
}

/** The sides of a question that joins them: what is asked per head may be one of them, and each is judged by itself. */
export function findSides(
  library: Library,
  concepts: ConceptIndex,
  question: ConceptQuestion,
  { best, isNothing, apart }: Judged,
) {
  const { tokens, words } = question;
  const perHead = readPerHead(foldedText(tokens));
  const isKnown = perHead.length > 0 ? apart.length === 0 : !isNothing;
  if (!isKnown || !isUnqualified(question) || leavesOut(tokens)) return undefined;
  return findJoined({ library, concepts, tokens, words, perHead }, best);
}
