/** The sides of a question that joins them, by their words and where they stand. */
import type { FoundConcept } from "../../concepts/concept-index.js";
import { paraphrase } from "../../paraphrases/paraphrase.js";
import { flowOfWord } from "../../places/trade/trade-words.js";
import type { Maturity } from "../../qualifiers/maturities.js";
import type { Token } from "../../text.js";
import { isName, joins } from "../obligations.js";

const levels =
  /^(?:federal(?:e?s)?|federaux|bundes|government|staate?s|etat|estado|publics?|publiques?|public[oa]s?)$/;

/** What is looked up of one side, and where it stands among the tokens. */
export interface Side {
  readonly words: readonly string[];
  readonly first: number;
  readonly last: number;
}

/** "Federal outlays vs receipts", "dépenses et recettes fédérales": whose budget it is, is said of either side. */
function withLevel(parts: readonly Side[]): readonly Side[] {
  const all = parts.flatMap(({ words }) => words);
  const named = [...new Set(all.filter((word) => levels.test(word)))];
  // "Tax revenue vs government spending": what is called by more words is called so already.
  return parts.map((part) =>
    part.words.length === 1 ? { ...part, words: [...new Set([...named, ...part.words])] } : part,
  );
}

export const isWithin =
  ({ first, last }: Side) =>
  (one: Maturity): boolean =>
    one.first >= first && one.last <= last;

export interface Joined {
  readonly tokens: readonly Token[];
  /** Those that are looked up. */
  readonly words: readonly string[];
  readonly maturities: readonly Maturity[];
}

/** The words that are looked up, by what joins them; none where one part names nothing. */
export function readParts({ tokens, words, maturities }: Joined): readonly Side[] {
  const starts = [0, ...tokens.flatMap((token, at) => (joins(token) ? [at] : []))];
  const parts: Side[] = [];
  for (const [index, start] of starts.entries()) {
    const last = (starts[index + 1] ?? tokens.length) - 1;
    const own = tokens.slice(start, last + 1).map(({ folded }) => folded);
    const typed = own.filter((word) => words.includes(word));
    // "Taux à 10 ans" is called otherwise.
    const asked = typed.length > 0 ? typed : paraphrase(own.join(" ")).words;
    // "2-year and 10-year yields": what has no word of its own is said of what follows.
    const first = (parts.at(-1)?.last ?? -1) + 1;
    if (asked.length > 0) parts.push({ words: asked, first, last });
  }
  // "Taux à 10 ans": its length tells which rate is meant.
  const isNamed = (part: Side): boolean =>
    part.words.some(isName) || maturities.some(isWithin(part));
  const named = withLevel(parts);
  return named.every(isNamed) ? named : [];
}

/** "Electricity imports and exports", "imports and exports of oil": the good is said of either flow, wherever it stands. */
export function withGoods(parts: readonly Side[]): readonly Side[] {
  const isFlow = (word: string): boolean => flowOfWord(word) !== undefined;
  const goods = parts.map(({ words }) => words.filter((word) => !isFlow(word)));
  const areFlows = parts.every(({ words }) => words.some(isFlow));
  return areFlows && goods.some((of) => of.length === 0)
    ? parts.map((part) => {
        const flows = part.words.filter(isFlow);
        return { ...part, words: [...new Set([...goods.flat(), ...flows])] };
      })
    : parts;
}

/** Whether each of several things that are joined is called by words of its own. */
export const hasSides = (joined: Joined): boolean => readParts(joined).length > 1;

/** The words of a side of a question of which no word is in what fits the others: half an answer is none. */
export function leftSide(joined: Joined, { words: named }: FoundConcept): readonly string[] {
  const parts = readParts(joined);
  if (parts.length < 2) return [];
  const isLeft = (asked: readonly string[]): boolean =>
    !asked.some((word) => named.has(word) && !levels.test(word));
  return parts.find((part) => isLeft(part.words))?.words ?? [];
}
