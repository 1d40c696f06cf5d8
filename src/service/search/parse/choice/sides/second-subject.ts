/** A second thing that a question asks for besides the first: "GDP and population". */
import { platforms } from "../../../../../contract/known-values.js";
import { askedFrequencyOf } from "../../../../../statistics/index.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import type { Token } from "../../text.js";
import { genericWords, growthWords } from "../../word-lists.js";
import { saysNothing } from "../everyday-words.js";
import { whole } from "../named/named-parts.js";
import { isJoined } from "../obligations.js";

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
