/** The words of a question as they are read. */
import { withWholeWords } from "../concepts/parted-words.js";
import { withWorld } from "../places/of-the-world.js";
import { withoutScale } from "../qualifiers/asked-scales.js";
import { withLargestChanges } from "../orders/largest-changes.js";
import { withPercentOfPeople } from "../orders/shares-of-people.js";
import { withOrdersByAge } from "../orders/by-age.js";
import { withGrowingPlaces } from "../orders/growing-places.js";
import { withEndsInTime } from "../orders/ends-in-time.js";
import { withFrequencies } from "../../../../statistics/index.js";
import { growthWords } from "../word-lists.js";
import { toTokens, type Token } from "../text.js";

/** Different words of a question that are looked up; what follows them is not read. */
const mostWords = 32;

export function firstWords(tokens: readonly Token[]): readonly Token[] {
  const seen = new Set<string>();
  const end = tokens.findIndex(({ folded }) => seen.add(folded).size > mostWords);
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** What stands behind the last word: "5 %?". */
export const tailOf = (text: string): string => /[^\p{L}\p{N}\p{M}]*$/u.exec(text)?.[0] ?? "";

const inFrequencies = (tokens: readonly Token[]): readonly Token[] =>
  withFrequencies(
    tokens,
    tokens.some(({ folded }) => growthWords.has(folded)),
  );

/** How the words of a question are read, one after the other. */
export const readTokens = (text: string, isKnown: (word: string) => boolean): readonly Token[] => {
  const readers: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
    withPercentOfPeople,
    withoutScale,
    inFrequencies,
    withOrdersByAge,
    withLargestChanges,
    withGrowingPlaces,
    (tokens) => withEndsInTime(tokens, isKnown),
    (tokens) => withWholeWords(tokens, isKnown),
    (tokens) => withWorld(tokens, isKnown),
  ];
  return readers.reduce((tokens, read) => read(tokens), firstWords(toTokens(text)));
};
