/** A second thing that a question asks for besides the first: "GDP and population". */
import { platforms } from "../../../../../contract/known-values.js";
import { askedFrequencyOf } from "../../../../../statistics/index.js";
import type { Library } from "../../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import type { Token } from "../../text.js";
import { nameOnlySex } from "../../kinds-of-people.js";
import { flowOfWord } from "../../places/trade/trade-words.js";
import { comparisonWords, genericWords, growthWords } from "../../word-lists.js";
import { saysNothing } from "../everyday-words.js";
import { whole } from "../named/named-parts.js";
import { isJoined, isName, joins } from "../obligations.js";
import { perHeadFirst } from "../per-head.js";

/** What any measure may be stated in. */
const saysAnyway = (word: string): boolean =>
  growthWords.has(word) || saysNothing(word) || askedFrequencyOf(word) !== undefined;

const saysHow = (word: string): boolean => genericWords.has(word) || saysAnyway(word);

const lessWords = /^(?:less|minus|weniger|moins|menos)$/;

export function findOthers(
  concepts: ConceptIndex,
  tokens: readonly Token[],
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly FoundConcept[] {
  if (first === undefined || first.coverage > 0.9) return [];
  const left = words.filter((word) => !first.words.has(word));
  // "Hydro power generation" is no generation of power, and a share of it.
  const isTwo = isJoined(tokens) || tokens.some(({ folded }) => lessWords.test(folded));
  const alike = isTwo ? findAlike(concepts, words, first, left) : [];
  if (alike.length > 0) return alike;
  // "Share", "monthly", "increase", "in dollars": what many measures are, or are stated in, is no second subject.
  if (left.every(saysHow)) return [];
  const all = concepts.find(left);
  const found = isJoined(tokens) ? all : all.filter((second) => shareLanguage(first, second));
  return (found[0]?.score ?? 0) >= 0.6 ? found : [];
}

const calledShare = 0.6;

const languagesOf = ({ byLanguage }: FoundConcept): readonly string[] => {
  const most = Math.max(...Object.values(byLanguage));
  return platforms.filter((language) => (byLanguage[language] ?? 0) >= most * calledShare);
};

/** The "inversion" of a yield curve is no Spanish word for investment: two subjects that nothing joins are of one language. */
function shareLanguage(first: FoundConcept, second: FoundConcept): boolean {
  const languages = languagesOf(second);
  return languagesOf(first).some((language) => languages.includes(language));
}

/** "Electricity exports and imports": what is said of the first is said of the second as well. */
function findAlike(
  concepts: ConceptIndex,
  words: readonly string[],
  { key, words: named }: FoundConcept,
  left: readonly string[],
): readonly FoundConcept[] {
  if (left.length === 0 || left.some(saysAnyway) || named.size < 2) return [];
  for (const word of named) {
    const asked = words.filter((one) => one !== word);
    const found = concepts.find(asked);
    const [best] = found;
    if (best === undefined || best.key === key || best.score < whole) continue;
    if (asked.every((one) => best.words.has(one))) return found;
  }
  return [];
}

type Found = readonly FoundConcept[];

/** What a measure is in any case: "GDP and unemployment rate" is no rate of GDP. */
const anyway = /^(?:rates?|taux|tasas?|quoten?|share|anteil|part|cuota|index|indice)$/;

const levels =
  /^(?:federal(?:e?s)?|federaux|bundes|government|staate?s|etat|estado|publics?|publiques?|public[oa]s?)$/;

/** "Federal outlays vs receipts", "dépenses et recettes fédérales": whose budget it is, is said of either side. */
function withLevel(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const named = [...new Set(parts.flat().filter((word) => levels.test(word)))];
  // "Tax revenue vs government spending": what is called by more words is called so already.
  return parts.map((part) => (part.length === 1 ? [...new Set([...named, ...part])] : part));
}

/** The words that are looked up, by what joins them; none where one part names nothing. */
function readParts(
  tokens: readonly Token[],
  words: readonly string[],
): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (joins(token)) parts.push([]);
    if (words.includes(token.folded)) parts.at(-1)?.push(token.folded);
  }
  const named = withLevel(parts.filter((part) => part.length > 0));
  return named.every((part) => part.some(isName)) ? named : [];
}

/** "Electricity imports and exports", "imports and exports of oil": the good is said of either flow, wherever it stands. */
function withGoods(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isFlow = (word: string): boolean => flowOfWord(word) !== undefined;
  const goods = parts.map((part) => part.filter((word) => !isFlow(word)));
  const isOfEach = parts.every((part) => part.some(isFlow)) && goods.some((of) => of.length === 0);
  return isOfEach
    ? parts.map((part) => [...new Set([...goods.flat(), ...part.filter(isFlow)])])
    : parts;
}

/** What is looked up of each side of a question, and how it is asked per head. */
interface Sides {
  readonly library: Library;
  readonly concepts: ConceptIndex;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  /** As the question says it. */
  readonly perHead: readonly string[];
}

/** What two measures are called alike ("dépenses publiques") is each of them a little less. */
const sureScore = 0.85;

const isSure = ([top]: Found): boolean =>
  top !== undefined && top.score >= sureScore && top.coverage >= whole && !nameOnlySex(top.words);

/**
 * "Birth rate vs death rate", "exports and imports": two measures, whatever one concept has the words of both.
 *
 * @returns by each part what fits it, best first; undefined where one is not sure, or one measure is called by all
 */
export function findJoined(
  { library, concepts, tokens, words, perHead }: Sides,
  best: FoundConcept | undefined,
): readonly Found[] | undefined {
  const parts = withGoods(readParts(tokens, words));
  if (parts.length < 2) return undefined;
  const isCalledSo = best !== undefined && best.score >= whole && best.coverage >= whole;
  if (isCalledSo && !tokens.some(({ folded }) => comparisonWords.has(folded))) return undefined;
  // "Birth and death rate": what stands at the end is said of each.
  const heads = (parts.at(-1) ?? []).filter((word) => genericWords.has(word));
  const isFirst = perHead.length > 0 || heads.some((head) => !anyway.test(head));
  const isOfHeads = (part: readonly string[]) => part.some((word) => perHead.includes(word));
  const find = (part: readonly string[]): Found =>
    isOfHeads(part)
      ? perHeadFirst(library, concepts.find(part), perHead).found
      : concepts.find(part);
  const sides = parts.map((part) => {
    const both = find([...new Set([...part, ...heads])]);
    const own = find(part);
    return (isFirst ? [both, own] : [own, both]).find(isSure) ?? [];
  });
  const tops = new Set(sides.map(([top]) => top?.key));
  return tops.has(undefined) || tops.size < parts.length ? undefined : sides;
}

/** The words of a side of a question of which no word is in what fits the others: half an answer is none. */
export function leftSide(
  tokens: readonly Token[],
  words: readonly string[],
  { words: named }: FoundConcept,
): readonly string[] {
  const parts = readParts(tokens, words);
  if (parts.length < 2) return [];
  return parts.find((part) => !part.some((word) => named.has(word) && !levels.test(word))) ?? [];
}
