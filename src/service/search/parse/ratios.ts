/** "Tax to GDP", "Schulden in % des BIP": GDP is what the figure is divided by, and is not asked for itself. */
import type { Concept } from "../../library/library-model.js";
import { pointWords } from "./qualifiers/percentage-points.js";
import type { Token } from "./text.js";
import { comparisonWords } from "./word-lists.js";

export const denominators: ReadonlySet<string> = new Set(["gdp", "bip", "pib"]);
const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Before GDP these divide by it. */
const dividing = list("to per zum am sur al sobre");
/** With one of these before it, "of GDP" divides by it as well. */
const shares = list(
  "percent percentage pct prozent prozentsatz pour pourcent pourcentage por porcentaje share anteil part ratio proporcion",
);

/** Says that something is divided, where it is said by what. */
export const saysRatio = (word: string): boolean =>
  /^(?:ratios?|verhaltnis|relation|rapport|proporcion)$/.test(word);

/** "Corea del Sur PIB": it is the South. */
const isOfPlace = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.folded === "sur" && tokens[at - 1]?.folded === "del";

/** Index of the word for GDP where it is a denominator; undefined where it is the subject or absent. */
export function findDenominator(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ folded }) => denominators.has(folded));
  const before = tokens[at - 1];
  if (at < 1 || before === undefined) return undefined;
  // "Compared with GDP", "im Vergleich zum BIP" sets it beside the other.
  const isBeside = comparisonWords.has(tokens[at - 2]?.folded ?? "");
  const isDivided =
    (dividing.has(before.folded) && !isBeside && !isOfPlace(tokens, at - 1)) ||
    tokens[at + 1]?.folded === "ratio" ||
    tokens.slice(0, at + 1).some(({ gap }) => /[%/]/.test(gap)) ||
    isAskedAsShare(tokens.slice(0, at));
  return isDivided ? at : undefined;
}

/** "By how many percentage points did GDP rise" asks for no share of it. */
export function isAskedAsShare(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ folded }) => folded);
  const points = pointWords(words.join(" "));
  // "Pour le PIB" is "for" it, "por PIB" is "by" it.
  const isFor = (word: string, at: number): boolean =>
    /^(?:pour|por)$/.test(word) && !/^(?:cents?|ciento|100)$/.test(words[at + 1] ?? "");
  return words.some((word, at) => saysShare(word) && !points.includes(word) && !isFor(word, at));
}

/** Says that a part of something is asked. */
export const saysShare = (word: string): boolean => shares.has(word);

/** True for what is stated as a share of GDP. */
export const isShareOfGdp = (concept: Concept | undefined): boolean =>
  concept !== undefined && (/of GDP/.test(concept.unit.en) || /\bto GDP$/.test(concept.name.en));

/** True for what is stated as a share of something, and is no growth of it. */
export const isShare = (concept: Concept | undefined): boolean =>
  concept !== undefined &&
  /\bpercent\b/.test(concept.unit.en) &&
  !/\b(?:growth|change)\b/i.test(concept.name.en);
