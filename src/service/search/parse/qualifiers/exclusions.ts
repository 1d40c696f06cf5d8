/** "Inflation excluding energy": what is left out is part of what is asked, and no second subject. */
import type { Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { fold, foldedText, type Token } from "../text.js";

const excluding =
  /^(?:excluding|excludes?|excl|ex|except|without|ohne|ausser|exklusive|hors|hormis|excepte|excluyendo|excluid[oa]s?|excepto)$/;
/** What a name says of what it leaves out. */
const leftOut =
  /\b(?:less|excluding|except|without|core|non\w+|ohne|kern\w*|hors|sans|sous jacente?|sin|subyacente|excluid[oa]s?|excluyendo)\b/;

/** What prices are stated without, in the four languages. */
const parts: readonly RegExp[] = [
  /\b(?:foods?|nahrung\w*|lebensmittel|aliment\w*)\b/,
  /\benerg\w+\b/,
];

const partsIn = (folded: string): string => parts.map((part) => part.test(folded)).join();

/** The words to look up: what is left out is told by what stands behind it. */
export function withoutExclusion(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !excluding.test(word));
  return left.length === 0 ? words : left;
}

/** True where something is left out of what is asked: the parts of that are no sides of a question. */
export const leavesOut = (tokens: readonly Token[]): boolean => startOf(tokens) >= 0;

const startOf = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    ({ folded }, at) =>
      excluding.test(folded) ||
      (folded === "less" && partsOfAll.test(tokens[at + 1]?.folded ?? "")),
  );

/** "All items less energy"; exports less imports are a measure of their own. */
const partsOfAll =
  /^(?:foods?|energy|shelter|rent|housing|tobacco|gas\w*|oil|autos?|cars?|medical|farm\w*|agricultur\w*|government)$/;

/** Prices less food and energy are not prices less energy: of what leaves something out, what leaves out the same. */
export function leavingSame(
  { concepts }: Library,
  found: readonly FoundConcept[],
  tokens: readonly Token[],
): readonly FoundConcept[] {
  const said = startOf(tokens);
  if (said < 0) return found;
  const asked = partsIn(foldedText(tokens.slice(said)));
  if (asked === partsIn("")) return found;
  const nameOf = ({ key }: FoundConcept) => fold(concepts.get(key)?.name.en ?? "");
  const leaves = (one: FoundConcept) => leftOut.test(nameOf(one));
  const leavesSame = (one: FoundConcept) => leaves(one) && partsIn(nameOf(one)) === asked;
  // "CPI less energy" is called by all the words that the prices of energy are.
  const [top] = found;
  const same = found.filter(
    (one) => leavesSame(one) && [...(top?.words ?? [])].every((word) => one.words.has(word)),
  );
  return same.length > 0 ? same : found.filter((one) => !leaves(one) || leavesSame(one));
}

/** What is left out, with all that is asked, where nothing that is called so leaves anything out. */
export function namedExclusion(
  tokens: readonly Token[],
  words: readonly string[],
  first: FoundConcept | undefined,
  namesOf: (concept: string) => readonly string[],
): readonly string[] {
  const said = startOf(tokens);
  if (said < 0 || first === undefined) return [];
  if (namesOf(first.key).some((name) => leftOut.test(fold(name)))) return [];
  const behind = tokens.slice(said).map(({ folded }) => folded);
  return [...new Set([...words, ...behind])];
}
