/** What a question wants of what it names: an order, an end, a comparison, a change, an average, an event. */
import { toExtreme, toPlacesCount } from "../concepts/asked-words.js";
import type { ParsedQuery } from "./parsed-query.js";
import { readChanges } from "../../../../statistics/index.js";
import type { Named } from "../qualifiers/naming.js";
import { pointWords } from "../qualifiers/percentage-points.js";
import { foldedText, type Token } from "../text.js";
import { averageWords, comparisonWords, countryWords, growthWords } from "../word-lists.js";

/** What is asked of a subject: its order, its end, a comparison, its change or average. */
export function readWishes(
  tokens: readonly Token[],
  { places, period, used, open }: Named,
  ranking: ParsedQuery["ranking"],
) {
  const placesCount = toPlacesCount(tokens);
  return {
    ranking,
    ...(placesCount === undefined ? {} : { placesCount }),
    extreme: places.length <= 1 && period?.isLatest !== true ? toExtreme(open) : undefined,
    isComparison: places.length > 1 || saysComparison(open),
    saysComparison: saysComparison(open),
    asksMembers: ranking !== undefined || tokens.some(({ folded }) => countryWords.has(folded)),
    ...readGrowth(tokens, open),
    isAverage: isAverage(tokens.filter((_, at) => !used.has(at))),
  };
}

export const eventOf = ({ event }: Named) => (event === undefined ? {} : { event });

function readGrowth(tokens: readonly Token[], open: readonly string[]) {
  const changeAgainst = readChanges(tokens).find(({ isClear }) => isClear)?.against;
  const asksPoints = pointWords(foldedText(tokens)).length > 0;
  const isGrowth =
    changeAgainst !== undefined || asksPoints || open.some((word) => growthWords.has(word));
  return { isGrowth, changeAgainst };
}

export const saysComparison = (words: readonly string[]): boolean =>
  words.some((word) => comparisonWords.has(word));

export const isAverage = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => averageWords.has(folded));
