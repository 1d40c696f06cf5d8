/** Of the concepts that fit a question's words, those that are meant: what it is about, and a second thing. */
import type { Library } from "../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../concepts/concept-index.js";
import { isBilateral } from "../places/trade/trade-ends.js";
import { isShareOfGdp } from "../ratios.js";
import { createQualifier } from "../qualifiers/qualify.js";
import type { AskedPlaces, ChooseCovered } from "./concept-coverage.js";
import { leavesFlow } from "./asked-measure.js";
import { sharesAsked } from "./asked-share.js";
import { createFinder } from "./find-fitting.js";
import {
  fitsHardly,
  isCompound,
  isHeadAlone,
  leavesName,
  leavesWord,
  namesNothing,
} from "./obligations.js";
import { hasSides, leftSide } from "./sides/parts.js";
import { findOthers } from "./sides/second-subject.js";
import type { ConceptQuestion, ChosenConcepts } from "./concept-question.js";
import { namesIn, createPriceTest } from "./named/called-texts.js";
import { coveredAlike } from "./covered-alike.js";
import { tellProductivity } from "./named/named-terms.js";
import { sideBySide, findSides } from "./sides/find-sides.js";
import { namedBesides } from "./named/named-besides.js";

const nothing = { concepts: [], others: [], further: [], isNothing: true, isBetween: false };

export type ChooseConcepts = (question: ConceptQuestion) => ChosenConcepts;

/** A word that names something is part of nothing that fits, or what fits is hardly called so. */
const leavesSome = (
  { words, divisor }: { readonly words: readonly string[]; readonly divisor: string | undefined },
  all: readonly FoundConcept[],
  second: readonly FoundConcept[],
): boolean =>
  divisor === undefined
    ? leavesWord(words, all, second) || fitsHardly(words, all[0], second)
    : leavesName(words, all[0], divisor);

const leavesPart = (
  asked: Parameters<typeof leavesSome>[0],
  all: readonly FoundConcept[],
  second: readonly FoundConcept[],
): boolean => leavesFlow(asked.words, all[0], second[0]) || leavesSome(asked, all, second);

const isBetweenPlaces = (places: AskedPlaces): boolean =>
  isBilateral(places) || places.isOtherEnd === true || places.isBetween === true;

/** What is asked between places is lacking as a whole, and no word of it alone. */
const isLackingBetween = (places: AskedPlaces, unknown: readonly string[]): boolean =>
  isBetweenPlaces(places) && (unknown.length === 0 || places.isBetween === true);

/** What would be left of a question by what fits it: a side of it, or the maturity of one side. */
function leftOf(
  joined: Parameters<typeof hasSides>[0],
  first: FoundConcept | undefined,
  others: readonly FoundConcept[],
): readonly string[] {
  if (first === undefined) return [];
  if (others.length === 0) return leftSide(joined, first);
  // "Inflation and 20-year mortgages": a maturity of the one thing is none of the other.
  return hasSides(joined)
    ? joined.maturities.flatMap(({ isObligatory, text }) => (isObligatory ? [text] : []))
    : [];
}

/** Of what is made in an hour, and not of how much is worked. */
const isMadeIn =
  (library: Library) =>
  (key: string): boolean =>
    tellProductivity(namesIn(library)(key));

export function createConceptChooser(
  library: Library,
  concepts: ConceptIndex,
  covers: ChooseCovered,
): ChooseConcepts {
  const [isPrice, namesOf] = [createPriceTest(library), namesIn(library)];
  const kinds = [isPrice, isMadeIn(library)];
  const isShare = (key: string): boolean => isShareOfGdp(library.concepts.get(key));
  const qualify = createQualifier(library);
  const findFitting = createFinder(library, concepts, qualify);
  return (question) => {
    const { tokens, places, qualifiers } = question;
    const { all, words, divisor, missing } = findFitting(question);
    const [best] = all;
    const isRatio = divisor !== undefined;
    const besides = namedBesides(question, words, best, { library, concepts });
    const apart = [...words.filter((word) => !concepts.means(word)), ...besides];
    const unknown = [...missing, ...apart];
    // Where a part of what is asked is not in the library, the other part would answer something else.
    const second = isRatio ? [] : findOthers(concepts, tokens, words, best);
    const isAnother =
      unknown.length > 0 ||
      isCompound(tokens, concepts.find([...(best?.words ?? [])])[0], second[0]) ||
      leavesPart({ words, divisor }, all, second);
    const isHead = isHeadAlone(words, best, isPrice);
    const isUnmeasured = isHead || namesNothing(tokens, words, best, namesOf);
    const cover = (some: readonly FoundConcept[]) => covers(some, places);
    const alike = coveredAlike(all, cover, { divisor, kinds, isShare });
    const found = isAnother || isUnmeasured ? [] : sharesAsked(library, alike, tokens, divisor);
    const [first] = found;
    const others =
      isRatio || first === undefined ? [] : cover(findOthers(concepts, tokens, words, first));
    // Asked for two things, each is judged by its own words.
    const own = () => qualify(concepts.find([...(first?.words ?? [])]), words, qualifiers).found;
    const judged = { best, apart, isUnmeasured, findFitting };
    const joined = isRatio ? undefined : findSides(library, concepts, question, judged)?.map(cover);
    const isEach = others.length === 0 || joined !== undefined;
    const sides = isEach ? sideBySide(library, found, question, joined) : undefined;
    if (sides !== undefined)
      return { ...sides, unknown: apart, isNothing: false, isBetween: false };
    const left = leftOf({ tokens, words, maturities: qualifiers.maturities }, first, others);
    if (left.length > 0) return { ...nothing, unknown: left };
    const isBetween = first === undefined && isLackingBetween(places, unknown);
    return {
      concepts: others.length === 0 ? found : cover(own()),
      others,
      further: [],
      unknown: isBetween ? [question.sentence] : unknown,
      ...{ isNothing: first === undefined, isBetween },
    };
  };
}
