/** Of the concepts that fit a question's words, those that are meant: what it is about, and a second thing. */
import type { Concept, Library } from "../../../library/library-model.js";
import { ofConcept } from "../../of-object.js";
import type { ConceptIndex, FoundConcept } from "../concepts/concept-index.js";
import { asksShareOfPlaces, isOfWorld } from "../places/share-of-places.js";
import { findLesserPlace } from "../places/lesser/lesser-places.js";
import { isBilateral } from "../places/trade/trade-ends.js";
import { isShareOfGdp } from "../ratios.js";
import { namedPoints } from "../qualifiers/percentage-points.js";
import { foldedText } from "../text.js";
import { createQualifier, sidesOf } from "../qualifiers/qualify.js";
import { flowOf, type AskedPlaces, type ChooseCovered } from "./concept-coverage.js";
import { leavesFlow } from "./asked-measure.js";
import { namedDivision } from "./named/named-divisions.js";
import { namedAge, namedCause, namedCourse, namedTop } from "./named/named-parts.js";
import {
  namedMedian,
  namedNet,
  namedProductivity,
  namedReal,
  namedReserves,
} from "./named/named-terms.js";
import { leavesOut, namedExclusion } from "../qualifiers/exclusions.js";
import { alikeTo, createFinder, type AskedWords } from "./find-fitting.js";
import {
  fitsHardly,
  isCompound,
  isHeadAlone,
  isName,
  isJoined,
  leavesName,
  leavesWord,
  namesNothing,
  namesPrice,
} from "./obligations.js";
import { readPerHead } from "./per-head.js";
import { findJoined, findOthers, leftSide } from "./second-subject.js";

interface ConceptQuestion extends AskedWords {
  readonly places: AskedPlaces;
  /** Folded words that name neither a place nor a period. */
  readonly open: readonly string[];
  /** The question as it was typed, without its period. */
  readonly sentence: string;
  /** Words of other languages than the question's: no concept is called so. */
  readonly foreign: readonly string[];
}

interface ChosenConcepts {
  readonly concepts: readonly FoundConcept[];
  readonly others: readonly FoundConcept[];
  /** Further things, each by what fits it, best first. */
  readonly further: readonly (readonly FoundConcept[])[];
  /** Words that no concept is called by. */
  readonly unknown: readonly string[];
  /** Nothing in the library is what the words ask for. */
  readonly isNothing: boolean;
  /** What is lacking is between the places that are named: all of the question. */
  readonly isBetween: boolean;
}

const nothing = { concepts: [], others: [], further: [], isNothing: true, isBetween: false };

export type ChooseConcepts = (question: ConceptQuestion) => ChosenConcepts;

/** Its names and all else that it is called. */
const textsOf = (concept: Concept | undefined): readonly string[] =>
  concept === undefined
    ? []
    : [...Object.values(concept.name), ...Object.values(concept.synonyms).flat()];

const isOfPrices = ofConcept((concept) => textsOf(concept).some((text) => namesPrice(text)));

/**
 * Of "trade with Mexico" the exports and the imports, of "2 year and 30 year yield" each, of "birth rate vs death rate"
 * both; undefined where one is asked.
 */
function sideBySide(
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
function findSides(
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

const isOfCountry = ({ places }: Library, { codes }: AskedPlaces): boolean =>
  codes.length === 1 && places.get(codes[0] ?? "")?.kind !== "aggregate";

const namesIn =
  ({ concepts }: Library) =>
  (key: string): readonly string[] =>
    Object.values(concepts.get(key)?.name ?? {});

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
  const namesOf = namesIn(library);
  const isShare = (key: string): boolean => isShareOfGdp(library.concepts.get(key));
  const qualify = createQualifier(library);
  const findFitting = createFinder(library, concepts, qualify);
  return (question) => {
    const { tokens, places, qualifiers } = question;
    const { all, words, divisor, missing } = findFitting(question);
    const [best] = all;
    const isRatio = divisor !== undefined;
    const besides = namedBesides(question, words, best, library);
    const apart = [...words.filter((word) => !concepts.means(word)), ...besides];
    const unknown = [...missing, ...apart];
    // Where a part of what is asked is not in the library, the other part would answer something else.
    const second = isRatio ? [] : findOthers(concepts, tokens, words, best);
    const isAnother =
      unknown.length > 0 ||
      isCompound(tokens, concepts.find([...(best?.words ?? [])])[0], second[0]) ||
      leavesPart({ words, divisor }, all, second);
    const isUnmeasured =
      namesNothing(tokens, words, best, namesOf) || isHeadAlone(words, best, isPrice);
    const isNone = isAnother || isUnmeasured;
    const cover = (some: readonly FoundConcept[]) => covers(some, places);
    const found = isNone ? [] : coveredAlike(all, cover, { divisor, isPrice, isShare });
    const [first] = found;
    const others =
      isRatio || first === undefined ? [] : cover(findOthers(concepts, tokens, words, first));
    // Asked for two things, each is judged by its own words.
    const own = () => qualify(concepts.find([...(first?.words ?? [])]), words, qualifiers).found;
    const judged = { best, apart, isNothing: isUnmeasured || unknown.length > 0 };
    const joined = isRatio ? undefined : findSides(library, concepts, question, judged)?.map(cover);
    const isEach = others.length === 0 || joined !== undefined;
    const sides = isEach ? sideBySide(library, found, question, joined) : undefined;
    if (sides !== undefined)
      return { ...sides, unknown: apart, isNothing: false, isBetween: false };
    const left = first === undefined || others.length > 0 ? [] : leftSide(tokens, words, first);
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

/** "Texas unemployment rate" is no price of West Texas oil, which is called by the one word alone. */
const isCalledSo = (
  words: readonly string[],
  best: FoundConcept | undefined,
): best is FoundConcept =>
  best !== undefined && words.filter(isName).every((word) => best.words.has(word));

/** Words of a question that what fits it best is not called by, and that make another thing of it. */
const namedBesides = (
  { tokens, open, places, sentence, foreign }: ConceptQuestion,
  words: readonly string[],
  best: FoundConcept | undefined,
  library: Library,
): readonly string[] => [
  ...foreign,
  ...(places.isBetween === true ? [sentence] : []),
  ...findLesserPlace(
    tokens,
    open,
    isCalledSo(words, best) ? textsOf(library.concepts.get(best.key)) : [],
  ),
  ...((!isJoined(tokens) || isOfWorld(tokens)) && asksShareOfPlaces(library, tokens, places.codes)
    ? [sentence]
    : []),
  ...namedReserves(tokens, best, namesIn(library)),
  ...namedCourse(tokens, words, best),
  ...namedCause(tokens),
  ...namedAge(tokens, best),
  ...namedTop(tokens, best),
  ...namedExclusion(tokens, words, best, namesIn(library)),
  ...namedMedian(tokens, words, best),
  ...namedPoints(foldedText(tokens), library.concepts.get(best?.key ?? "")),
  ...(isJoined(tokens)
    ? []
    : namedProductivity(tokens, best, (key) => textsOf(library.concepts.get(key)))),
  ...namedReal(tokens, best, (key) => library.concepts.get(key)),
  ...namedNet(tokens, best, (key) => library.concepts.get(key)?.name.en ?? ""),
  ...namedDivision(open, best, isOfCountry(library, places), (key) =>
    Object.values(library.concepts.get(key)?.name ?? {}),
  ),
];

/** A share of GDP that fits so much less than the best is not what is asked, wherever that has figures. */
const leastShare = 0.92;

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
