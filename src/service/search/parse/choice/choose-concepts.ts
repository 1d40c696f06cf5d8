/** Of the concepts that fit a question's words, those that are meant: what it is about, and a second thing. */
import type { Library } from "../../../library/library-model.js";
import { ofConcept } from "../../of-object.js";
import { saysNothing } from "./everyday-words.js";
import { findDenominator, isShareOfGdp } from "../ratios.js";
import type { Token } from "../text.js";
import { genericWords } from "../word-lists.js";
import type { AskedPlaces, ChooseCovered } from "./concept-coverage.js";
import type { ConceptIndex, FoundConcept } from "../concepts/concept-index.js";
import { askedFrequencyOf } from "../../../../statistics/index.js";
import { createQualifier, type Qualifiers } from "../qualifiers/qualify.js";
import {
  fitsHardly,
  isCompound,
  isHeadAlone,
  isName,
  leavesWord,
  namedAge,
  namedCause,
  namedCourse,
  namesNothing,
  namesPrice,
} from "./obligations.js";
import { perHeadFirst, readPerHead, withoutHeads } from "./per-head.js";
import { isBilateral } from "../places/trade-ends.js";
import { findAdjustment } from "./seasonal.js";

interface ConceptQuestion {
  readonly tokens: readonly Token[];
  /** The words to look up, everyday words among them. */
  readonly asked: readonly string[];
  /** Those that carry what is asked. */
  readonly words: readonly string[];
  readonly places: AskedPlaces;
  readonly qualifiers: Qualifiers;
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
      ...[...namedCourse(tokens, words, best), ...namedCause(tokens), ...namedAge(tokens, best)],
    ];
    // Where a part of what is asked is not in the library, the other part would answer something else.
    const second = isRatio ? [] : findOthers(concepts, words, best);
    const isAnother =
      unknown.length > 0 ||
      isCompound(tokens, concepts.find([...(best?.words ?? [])])[0], second[0]) ||
      (!isRatio && (leavesWord(words, all, second) || fitsHardly(words, best, second)));
    const isNone = isAnother || namesNothing(tokens, words) || isHeadAlone(words, best, isPrice);
    const cover = (some: readonly FoundConcept[]) => covers(some, places);
    const found = isNone ? [] : coveredAlike(all, cover, { divisor, isPrice });
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

interface Fitting {
  /** Best first. */
  readonly all: readonly FoundConcept[];
  /** The words of the question that they are looked up by. */
  readonly words: readonly string[];
  /** The word for what is divided by, where the question asks for a share. */
  readonly divisor: string | undefined;
  /** What was asked, where what fits is not stated so. */
  readonly missing: readonly string[];
}

/** What fits a question's words, stated as it asks for it. */
function createFinder(
  library: Library,
  concepts: ConceptIndex,
  qualify: ReturnType<typeof createQualifier>,
) {
  return ({ tokens, asked, words: given, qualifiers }: ConceptQuestion): Fitting => {
    const folded = tokens.map((token) => token.folded).join(" ");
    const perHead = readPerHead(folded);
    const words = withoutHeads(given, perHead);
    const divisor = tokens[findDenominator(tokens) ?? -1]?.folded;
    const fitting =
      divisor === undefined
        ? findQualified(concepts, asked, qualifiers)
        : sharesFirst(library, findRatios(concepts, asked, divisor), divisor);
    const apart = qualify(fitting, words, qualifiers);
    const adjusted = adjustedFirst(library, apart.found, folded);
    const { found: all, missing } = perHeadFirst(library, adjusted, perHead);
    return { all, words, divisor, missing: [...apart.missing, ...missing] };
  };
}

/**
 * What has figures where they are asked for. Where that is not called by each word that names something of what fits
 * best, it is another thing, and only what is called so is left: "renewable electricity" is not all electricity.
 *
 * @param divisor a word that names what is divided by
 * @param isPrice the price of a thing is not how much there is of it
 */
function coveredAlike(
  found: readonly FoundConcept[],
  cover: (found: readonly FoundConcept[]) => readonly FoundConcept[],
  {
    divisor,
    isPrice,
  }: { readonly divisor: string | undefined; readonly isPrice: (key: string) => boolean },
): readonly FoundConcept[] {
  const [best] = found;
  const isCalledSo = alikeTo(best, divisor);
  const isAboutPrice = best !== undefined && isPrice(best.key);
  const isAlike = (one: FoundConcept): boolean =>
    isCalledSo(one) && (!isAboutPrice || isPrice(one.key));
  const covered = cover(found);
  return covered.slice(0, 1).every(isAlike) ? covered : cover(found.filter(isAlike));
}

/** "Deficit in % of GDP" is a deficit whose unit says so, or one that is called "to GDP": each by what fits it better. */
const findRatios = (
  concepts: ConceptIndex,
  asked: readonly string[],
  denominator: string,
): readonly FoundConcept[] =>
  findEither(concepts, [asked, asked.filter((word) => word !== denominator)]);

/** With and without what qualifies the words: some names have the "monthly" or the "30" in them, some have not. */
function findQualified(
  concepts: ConceptIndex,
  asked: readonly string[],
  { maturities, frequency }: Qualifiers,
): readonly FoundConcept[] {
  const bare =
    frequency === undefined ? asked : asked.filter((word) => askedFrequencyOf(word) === undefined);
  const numbers = maturities.map(({ count }) => String(count)).filter((one) => concepts.knows(one));
  return findEither(concepts, [
    asked,
    ...(bare.length === asked.length || bare.length === 0 ? [] : [bare]),
    ...(numbers.length === 0 ? [] : [[...bare, ...numbers]]),
  ]);
}

/** What fits any of the questions, each by what fits it best. */
function findEither(
  concepts: ConceptIndex,
  questions: readonly (readonly string[])[],
): readonly FoundConcept[] {
  const [only, second] = questions;
  if (only !== undefined && second === undefined) return concepts.find(only);
  const found = new Map<string, FoundConcept>();
  for (const one of questions.flatMap((asked) => concepts.find(asked)))
    if ((found.get(one.key)?.score ?? 0) < one.score) found.set(one.key, one);
  return [...found.values()].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

/**
 * Of what fits "tax to GDP", what is stated as a share of GDP, and is called so: a share of something else is none of
 * it. All where nothing is stated so.
 */
function sharesFirst(
  library: Library,
  found: readonly FoundConcept[],
  divisor: string,
): readonly FoundConcept[] {
  const shares = found.filter(({ key }) => isShareOfGdp(library.concepts.get(key)));
  return shares.length === 0 ? found : shares.filter(alikeTo(found[0], divisor));
}

/** Whether what fits is called by each word that names something of what fits best. */
function alikeTo(best: FoundConcept | undefined, divisor: string | undefined) {
  const named = [...(best?.words ?? [])].filter((word) => isName(word) && word !== divisor);
  return ({ words }: FoundConcept): boolean => named.every((word) => words.has(word));
}

/** Of what fits, what is adjusted for the season as it is asked for; all where nothing is. */
function adjustedFirst(
  library: Library,
  found: readonly FoundConcept[],
  folded: string,
): readonly FoundConcept[] {
  const isMeant = findAdjustment(folded);
  const meant = found.filter(({ key }) => isMeant?.(library.concepts.get(key)));
  return meant.length === 0 ? found : meant;
}

const saysHow = (word: string): boolean =>
  genericWords.has(word) || saysNothing(word) || askedFrequencyOf(word) !== undefined;

function findOthers(
  concepts: ConceptIndex,
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly FoundConcept[] {
  if (first === undefined || first.coverage > 0.9) return [];
  const left = words.filter((word) => !first.words.has(word));
  // "Share", "monthly", "in dollars": what many measures are, or are stated in, is no second subject.
  if (left.every(saysHow)) return [];
  const found = concepts.find(left);
  return (found[0]?.score ?? 0) >= 0.6 ? found : [];
}
