/** Of the concepts that fit a question's words, those that are meant: what it is about, and a second thing. */
import type { Library } from "../../../library/library-model.js";
import { askedFrequencyOf } from "../../../../statistics/index.js";
import { ofConcept } from "../../of-object.js";
import type { ConceptIndex, FoundConcept } from "../concepts/concept-index.js";
import { isBilateral } from "../places/trade-ends.js";
import { isShareOfGdp } from "../ratios.js";
import { createQualifier } from "../qualifiers/qualify.js";
import { genericWords, growthWords } from "../word-lists.js";
import type { AskedPlaces, ChooseCovered } from "./concept-coverage.js";
import { saysNothing } from "./everyday-words.js";
import { leavesFlow } from "./asked-measure.js";
import { namedAge, namedCause, namedCourse, namedTop } from "./named-parts.js";
import { alikeTo, createFinder, type AskedWords } from "./find-fitting.js";
import {
  fitsHardly,
  isCompound,
  isHeadAlone,
  leavesWord,
  namesNothing,
  namesPrice,
} from "./obligations.js";

interface ConceptQuestion extends AskedWords {
  readonly places: AskedPlaces;
  /** Words of other languages than the question's: no concept is called so. */
  readonly foreign: readonly string[];
}

interface ChosenConcepts {
  readonly concepts: readonly FoundConcept[];
  readonly others: readonly FoundConcept[];
  /** Words that no concept is called by. */
  readonly unknown: readonly string[];
  /** Nothing in the library is what the words ask for. */
  readonly isNothing: boolean;
}

export type ChooseConcepts = (question: ConceptQuestion) => ChosenConcepts;

const isOfPrices = ofConcept(({ name, synonyms }) =>
  [...Object.values(name), ...Object.values(synonyms).flat()].some((text) => namesPrice(text)),
);

const createPriceTest =
  ({ concepts }: Library) =>
  (key: string): boolean => {
    const concept = concepts.get(key);
    return concept !== undefined && isOfPrices(concept);
  };

export function createConceptChooser(
  library: Library,
  concepts: ConceptIndex,
  covers: ChooseCovered,
): ChooseConcepts {
  const isPrice = createPriceTest(library);
  const namesOf = (key: string) => Object.values(library.concepts.get(key)?.name ?? {});
  const isShare = (key: string): boolean => isShareOfGdp(library.concepts.get(key));
  const qualify = createQualifier(library);
  const findFitting = createFinder(library, concepts, qualify);
  return (question) => {
    const { tokens, places, qualifiers, foreign } = question;
    const { all, words, divisor, missing } = findFitting(question);
    const [best] = all;
    const isRatio = divisor !== undefined;
    const unknown = [
      ...[...foreign, ...missing],
      ...words.filter((word) => !concepts.means(word)),
      ...[
        ...namedCourse(tokens, words, best),
        ...namedCause(tokens),
        ...namedAge(tokens, best),
        ...namedTop(tokens, best),
      ],
    ];
    // Where a part of what is asked is not in the library, the other part would answer something else.
    const second = isRatio ? [] : findOthers(concepts, words, best);
    const isAnother =
      unknown.length > 0 ||
      isCompound(tokens, concepts.find([...(best?.words ?? [])])[0], second[0]) ||
      leavesFlow(words, best, second[0]) ||
      (!isRatio && (leavesWord(words, all, second) || fitsHardly(words, best, second)));
    const isNone =
      isAnother || namesNothing(tokens, words, best, namesOf) || isHeadAlone(words, best, isPrice);
    const cover = (some: readonly FoundConcept[]) => covers(some, places);
    const found = isNone ? [] : coveredAlike(all, cover, { divisor, isPrice, isShare });
    const [first] = found;
    const others = isRatio || first === undefined ? [] : cover(findOthers(concepts, words, first));
    // Asked for two things, each is judged by its own words.
    const ofFirst = () =>
      qualify(concepts.find([...(first?.words ?? [])]), words, qualifiers).found;
    const isNothing = first === undefined;
    const isWhole = isNothing && unknown.length === 0 && isBilateral(places);
    return {
      concepts: others.length === 0 ? found : cover(ofFirst()),
      others,
      unknown: isWhole ? [tokens.map(({ folded }) => folded).join(" ")] : unknown,
      isNothing,
    };
  };
}

/** A share of GDP that fits so much less than the best is not what is asked, wherever that has figures. */
const leastShare = 0.82;

/**
 * What has figures where they are asked for. Where that is not called by each word that names something of what fits
 * best, it is another thing, and only what is called so is left: "renewable electricity" is not all electricity.
 *
 * @param divisor a word that names what is divided by
 * @param isShare of GDP
 * @param isPrice the price of a thing is not how much there is of it
 */
function coveredAlike(
  found: readonly FoundConcept[],
  cover: (found: readonly FoundConcept[]) => readonly FoundConcept[],
  {
    divisor,
    isPrice,
    isShare,
  }: {
    readonly divisor: string | undefined;
    readonly isPrice: (key: string) => boolean;
    readonly isShare: (key: string) => boolean;
  },
): readonly FoundConcept[] {
  const [best] = found;
  const isCalledSo = alikeTo(best, divisor);
  const isAboutPrice = best !== undefined && isPrice(best.key);
  const isAlike = (one: FoundConcept): boolean =>
    isCalledSo(one) && (!isAboutPrice || isPrice(one.key));
  const shown = cover(found);
  // "Wages in Germany": their share of GDP, which is called so in part only, is another thing.
  const least = (best?.score ?? 0) * leastShare;
  const [top] = shown;
  const isOther =
    top !== undefined && top.score < least && divisor === undefined && isShare(top.key);
  const covered = isOther ? found.filter(({ score }) => score >= least) : shown;
  return covered.slice(0, 1).every(isAlike) ? covered : cover(found.filter(isAlike));
}

const saysHow = (word: string): boolean =>
  genericWords.has(word) ||
  growthWords.has(word) ||
  saysNothing(word) ||
  askedFrequencyOf(word) !== undefined;

function findOthers(
  concepts: ConceptIndex,
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly FoundConcept[] {
  if (first === undefined || first.coverage > 0.9) return [];
  const left = words.filter((word) => !first.words.has(word));
  // "Share", "monthly", "increase", "in dollars": what many measures are, or are stated in, is no second subject.
  if (left.every(saysHow)) return [];
  const found = concepts.find(left);
  return (found[0]?.score ?? 0) >= 0.6 ? found : [];
}
