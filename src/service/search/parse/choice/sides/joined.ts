/** Two measures that are asked side by side, each judged by its own words: "birth rate vs death rate". */
import type { Library } from "../../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import { nameOnlySex } from "../../kinds-of-people.js";
import type { Maturity } from "../../qualifiers/maturities.js";
import { comparisonWords, genericWords } from "../../word-lists.js";
import { whole } from "../named/named-parts.js";
import { perHeadFirst } from "../per-head.js";
import { isWithin, readParts, withGoods, type Joined, type Side } from "./parts.js";

type Found = readonly FoundConcept[];

/** What a measure is in any case: "GDP and unemployment rate" is no rate of GDP. */
const anyway = /^(?:rates?|taux|tasas?|quoten?|share|anteil|part|cuota|index|indice)$/;

/** What is looked up of each side of a question, and how it is asked per head. */
interface Sides extends Joined {
  readonly library: Library;
  readonly concepts: ConceptIndex;
  /** As the question says it. */
  readonly perHead: readonly string[];
  /** What fits the words of a side, as that side asks for it, best first. */
  readonly fitting: (asked: readonly string[], side: Side, own: readonly Maturity[]) => Found;
}

/** What two measures are called alike ("dépenses publiques") is each of them a little less. */
const sureScore = 0.85;
/** Where its maturity says which is meant, in a plural that no measure is called by: "yields". */
const toldApart = { score: 0.75, coverage: 0.9 };

const isSure = ([top]: Found, isToldApart: boolean): boolean =>
  top !== undefined &&
  top.score >= (isToldApart ? toldApart.score : sureScore) &&
  top.coverage >= (isToldApart ? toldApart.coverage : whole) &&
  !nameOnlySex(top.words);

/**
 * "Birth rate vs death rate", "exports and imports": two measures, whatever one concept has the words of both.
 *
 * @returns by each part what fits it, best first; undefined where one is not sure, or one measure is called by all
 */
export function findJoined(
  { library, concepts, perHead, fitting, ...joined }: Sides,
  best: FoundConcept | undefined,
): readonly Found[] | undefined {
  const { tokens, maturities } = joined;
  const said = withGoods(readParts(joined));
  // "2-year and 10-year yields" are two.
  const each = (side: Side): readonly Side[] => {
    const own = maturities.filter(isWithin(side));
    return own.length < 2 ? [side] : own.map(({ first, last }) => ({ ...side, first, last }));
  };
  const parts = said.length < 2 ? [] : said.flatMap(each);
  if (parts.length < 2) return undefined;
  const isCalledSo = best !== undefined && best.score >= whole && best.coverage >= whole;
  const isCompared = tokens.some(({ folded }) => comparisonWords.has(folded));
  // "10-year yield and inflation" are told apart, though one measure is called by all of it.
  if (isCalledSo && !isCompared && maturities.length === 0) return undefined;
  // "Birth and death rate": what stands at the end is said of each.
  const heads = (parts.at(-1)?.words ?? []).filter((word) => genericWords.has(word));
  const isFirst = perHead.length > 0 || heads.some((head) => !anyway.test(head));
  const isOfHeads = (asked: readonly string[]) => asked.some((word) => perHead.includes(word));
  const find = (asked: readonly string[], part: Side): Found =>
    isOfHeads(part.words)
      ? perHeadFirst(library, concepts.find(asked), perHead).found
      : fitting(asked, part, maturities.filter(isWithin(part)));
  const sides = parts.map((part) => {
    const both = find([...new Set([...part.words, ...heads])], part);
    const own = find(part.words, part);
    const isToldApart = maturities.some(isWithin(part));
    return (isFirst ? [both, own] : [own, both]).find((one) => isSure(one, isToldApart)) ?? [];
  });
  const tops = new Set(sides.map(([top]) => top?.key));
  return tops.has(undefined) || tops.size < parts.length ? undefined : sides;
}
