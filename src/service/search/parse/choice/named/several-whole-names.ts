/** "Imports of goods and services and Money stock M1 US": whole names of several measures, side by side. */
import type { Concept } from "../../../../library/library-model.js";
import type { ParsedQuery } from "../../query/parsed-query.js";
import { toNamedQuery } from "../../query/sure-query.js";
import { foldedText, type Token } from "../../text.js";
import { joins } from "../obligations.js";
import { fittingFirst, readWholeName } from "./read-whole-name.js";
import type { CalledMeasures } from "./whole-names.js";

interface NamedAt {
  readonly first: number;
  readonly last: number;
  readonly called: readonly Concept[];
}

/** A word alone may mean several things. */
const fewest = 2;

/** By the whole names of measures that stand in a question: several, one, or else as it was read by its words. */
export const readByNames = (...question: Parameters<typeof readWholeName>): ParsedQuery =>
  readWholeNames(...question) ?? readWholeName(...question);

/**
 * Undefined where fewer than two stand in a question, where more than joins them, places and a time stands beside, or
 * where one of them has no figures of the places.
 *
 * @param readRest what stands beside the names
 */
function readWholeNames(
  ...[{ library, concepts, names }, { text, tokens, asked }, readRest]: Parameters<
    typeof readWholeName
  >
): ParsedQuery | undefined {
  const found = namesIn(tokens, names);
  if (found.length < 2 || !areJoined(tokens, found)) return undefined;
  const isNamed = (at: number): boolean =>
    found.some(({ first, last }) => at >= first && at <= last);
  const isJoint = (at: number): boolean => !isNamed(at) && isNamed(at + 1) && isNamed(at - 1);
  const rest = readRest(tokens.filter((_, at) => !isNamed(at) && !isJoint(at)));
  const fitting = [...asked.concepts, ...asked.others, ...asked.further.flat()];
  const sides = found.map(({ first, last, called }) => {
    const named = called
      .map(({ key }) => key)
      .filter((key) => isOfAll(library.coveredPlaces(key), rest));
    const keys = fittingFirst(named, fitting);
    const name = { text, tokens: tokens.slice(first, last + 1), keys };
    return keys.length === 0 ? undefined : toNamedQuery(concepts, name, rest);
  });
  const [one, other, ...more] = sides;
  if (one === undefined || other === undefined || more.includes(undefined)) return undefined;
  return {
    ...one,
    others: other.concepts,
    further: more.flatMap((side) => (side === undefined ? [] : [side.concepts])),
    words: sides.flatMap((side) => side?.words ?? []),
    textWords: [...new Set(sides.flatMap((side) => side?.textWords ?? []))],
  };
}

const isOfAll = (covered: readonly string[], { places }: ParsedQuery): boolean =>
  places.length === 0 || places.every(({ code }) => covered.includes(code));

/** The longest first, by where they stand. */
function namesIn(
  tokens: readonly Token[],
  { called, isFirst, longest }: CalledMeasures,
): readonly NamedAt[] {
  const found: NamedAt[] = [];
  const isFree = (first: number, last: number): boolean =>
    found.every((one) => last < one.first || first > one.last);
  for (let count = Math.min(longest, tokens.length); count >= fewest; count--)
    for (let first = 0; first + count <= tokens.length; first++) {
      const last = first + count - 1;
      if (!isFirst(tokens[first]?.folded ?? "") || !isFree(first, last)) continue;
      const measures = called(foldedText(tokens.slice(first, last + 1)));
      if (measures.length > 0) found.push({ first, last, called: measures });
    }
  return found.sort((one, other) => one.first - other.first);
}

/** Nothing but what joins two stands between them. */
const areJoined = (tokens: readonly Token[], found: readonly NamedAt[]): boolean =>
  found.slice(1).every(({ first }, at) => {
    const between = tokens.slice((found[at]?.last ?? 0) + 1, first + 1);
    return between.length <= 2 && between.some((token) => joins(token));
  });
