/** What fits a question's words, stated as the question asks for it. */
import type { Library } from "../../../library/library-model.js";
import { askedFrequencyOf } from "../../../../statistics/index.js";
import type { ConceptIndex, FoundConcept } from "../concepts/concept-index.js";
import type { createQualifier, Qualifiers } from "../qualifiers/qualify.js";
import { findDenominator, isShareOfGdp, saysRatio, saysShare } from "../ratios.js";
import type { Token } from "../text.js";
import { averageWords } from "../word-lists.js";
import { amountsFirst, nominalFirst } from "./asked-measure.js";
import { everydayWords } from "./everyday-words.js";
import { leavingSame, withoutExclusion } from "../qualifiers/exclusions.js";
import { whole } from "./named/named-parts.js";
import { isName } from "./obligations.js";
import { perHeadFirst, readPerHead, withoutHeads } from "./per-head.js";
import { findAdjustment } from "./seasonal.js";

export interface AskedWords {
  readonly tokens: readonly Token[];
  /** The words to look up, everyday words among them. */
  readonly asked: readonly string[];
  /** Those that carry what is asked. */
  readonly words: readonly string[];
  readonly qualifiers: Qualifiers;
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

export function createFinder(
  library: Library,
  concepts: ConceptIndex,
  qualify: ReturnType<typeof createQualifier>,
) {
  return ({ tokens, qualifiers, ...looked }: AskedWords): Fitting => {
    const [asked, given] = [withoutExclusion(looked.asked), withoutExclusion(looked.words)];
    const folded = tokens.map((token) => token.folded).join(" ");
    const perHead = readPerHead(folded);
    const words = withoutHeads(given, perHead);
    const divisor = tokens[findDenominator(tokens) ?? -1]?.folded;
    const fitting =
      divisor === undefined
        ? findQualified(concepts, asked, qualifiers).filter(isCalledBySome)
        : sharesFirst(library, findRatios(concepts, withoutRatio(asked), divisor), divisor);
    const fits = leavingSame(library, fitting, tokens);
    const apart = qualify(fits, words, withoutMean(library, qualifiers, tokens, fits[0]));
    const adjusted = adjustedFirst(library, apart.found, folded);
    const ofHeads = perHeadFirst(library, adjusted, perHead);
    const { found, missing } = nominalFirst(library, ofHeads.found, folded);
    const all = calledSo(amountsFirst(library, found, folded));
    return {
      ...{ all, words, divisor },
      missing: [...apart.missing, ...ofHeads.missing, ...missing],
    };
  };
}

/** "Annual average": of a year's months there is one as well, unless what fits best is of years. */
function withoutMean(
  { concepts }: Library,
  qualifiers: Qualifiers,
  tokens: readonly Token[],
  best: FoundConcept | undefined,
): Qualifiers {
  const isMean =
    qualifiers.frequency === "annual" && tokens.some(({ folded }) => averageWords.has(folded));
  const isOfYears = concepts.get(best?.key ?? "")?.frequency === "annual";
  return isMean && !isOfYears ? { ...qualifiers, frequency: undefined } : qualifiers;
}

const calledByAll = 0.95;

/** "The year before" asks for no profits before tax. */
const isCalledBySome = ({ words, score }: FoundConcept): boolean =>
  score >= calledByAll ||
  [...words].some((word) => !everydayWords.has(word) || askedFrequencyOf(word) !== undefined);

/** "Ratio of debt to GDP" is debt to GDP: no name is nearer to it for having the "ratio". */
const withoutRatio = (asked: readonly string[]): readonly string[] =>
  asked.filter((word) => !saysRatio(word));

/** "Deficit in % of GDP" is a deficit whose unit says so, or one that is called "to GDP": each by what fits it better. */
const findRatios = (
  concepts: ConceptIndex,
  asked: readonly string[],
  denominator: string,
): readonly FoundConcept[] =>
  findEither(concepts, [
    asked,
    asked.filter((word) => word !== denominator),
    asked.filter((word) => word !== denominator && !saysShare(word)),
  ]);

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
  return shares.filter(alikeTo(found[0], divisor));
}

/** Whether what fits is called by each word that names something of what fits best. */
export function alikeTo(best: FoundConcept | undefined, divisor: string | undefined) {
  const named = [...(best?.words ?? [])].filter((word) => isName(word) && word !== divisor);
  return ({ words }: FoundConcept): boolean => named.every((word) => words.has(word));
}

/** What is called by a part of the words is another thing where one is called by all of them. */
function calledSo(found: readonly FoundConcept[]): readonly FoundConcept[] {
  const [best] = found;
  if (best === undefined || best.score < whole || best.coverage < whole) return found;
  const isAlike = ({ words }: FoundConcept): boolean =>
    [...best.words].every((word) => words.has(word));
  return found.filter((one) => isAlike(one) || one.score >= best.score * leastOfPart);
}

const leastOfPart = 0.6;

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
