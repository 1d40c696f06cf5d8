/** "A deficit above 5%": of a balance, whose figures are below nothing where there is a deficit, it is one below -5%. */
import type { Concept, Library } from "../../../library/library-model.js";
import { otherSide, type Threshold } from "../qualifiers/thresholds/thresholds.js";
import type { ParsedQuery } from "../query/parsed-query.js";
import type { Token } from "../text.js";

const deficit = /d[ei]fi[cz]it(?:s|e[sn]?)?$|^fehlbetr\w+$|^shortfalls?$/;
/** By their names in English: what is more than nothing is a surplus. */
const isBalance = /\b(?:balance|surplus)\b/i;

/** @param words of a question, folded */
export const saysDeficit = (words: readonly string[]): boolean =>
  words.some((word) => deficit.test(word));

/** @param words of a question, folded */
export const isDeficitOf = (words: readonly string[], concept: Concept | undefined): boolean =>
  saysDeficit(words) && isBalance.test(concept?.name.en ?? "");

/** One that is said as a negative number is of the balance already. */
const turn = (threshold: Threshold): Threshold =>
  threshold.value < 0
    ? threshold
    : { ...threshold, side: otherSide[threshold.side], value: 0 - threshold.value };

/** A question whose bounds, and whose place that others are set against, are said of a deficit. */
export function withBoundsOfDeficit(
  query: ParsedQuery,
  tokens: readonly Token[],
  { concepts }: Pick<Library, "concepts">,
): ParsedQuery {
  const words = tokens.map(({ folded }) => folded);
  if (!isDeficitOf(words, concepts.get(query.concepts[0]?.key ?? ""))) return query;
  const { threshold, thanPlace, crossing } = query;
  const bound = threshold === undefined ? undefined : turn(threshold);
  const place = thanPlace && { ...thanPlace, side: otherSide[thanPlace.side] };
  const side = (bound ?? place)?.side;
  const isOfBalance = (crossing?.threshold?.value ?? 0) < 0;
  return {
    ...query,
    ...(bound && { threshold: bound }),
    ...(place && { thanPlace: place }),
    // The furthest beyond first.
    ...(side && { ranking: side === "above" ? "highest" : "lowest" }),
    ...(crossing && !isOfBalance
      ? {
          crossing: {
            ...crossing,
            side: otherSide[crossing.side],
            ...(crossing.threshold && { threshold: turn(crossing.threshold) }),
          },
        }
      : {}),
  };
}
