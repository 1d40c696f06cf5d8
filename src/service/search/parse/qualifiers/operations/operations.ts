/**
 * "Combined", "how many times as large", "minus", "auf welchem Rang": what is asked of the figures of places that are
 * named, and not what is measured.
 */
import { foldedText, type Token } from "../../text.js";
import { sayings, type Operation } from "./sayings.js";

/** Where places and groups of them are named. */
interface NamedAt {
  /** Indexes of the tokens that name them. */
  readonly used: ReadonlySet<number>;
  readonly count: number;
  /** A group or continent is among them: of that something is left out, and it is no sum of its members. */
  readonly hasGroup: boolean;
}

interface Operated {
  /** The question without the words that say it; itself where none do. */
  readonly tokens: readonly Token[];
  readonly operation?: Operation;
}

const ranked = /^(?:ranks?|ranked)$/;
const ratio = /^(?:ratio|verhaltnis|rapport|relacion|razon)$/;
const linking = /^(?:of|between|the|der|des|von|zwischen|de|du|d|la|le|l|les|entre|del|el|los)$/;
/** "That of Sweden". */
const pointing =
  /^(?:that|those|dem|denen|jene[nrsm]?|celui|celle|ceux|celles|aquel|aquella|in|en|im)$/;
const subtracted = /^(?:minus|less|abzuglich|weniger|moins|menos)$/;
const added = /^(?:plus|mas)$/;

/**
 * @param places those of the question, of which there are several for all but a rank
 */
export function withoutOperation(typed: readonly Token[], places: NamedAt): Operated {
  const tokens = places.hasGroup ? withExceptions(typed, places.used) : typed;
  if (places.count === 0) return { tokens };
  const found = between(tokens, places) ?? said(tokens, places);
  if (found !== undefined)
    return { tokens: withoutUsed(tokens, found), operation: found.operation };
  const isRank = places.count === 1 && tokens.some(({ folded }) => ranked.test(folded));
  return isRank ? { tokens, operation: "rank" } : { tokens };
}

const than = /^(?:than|als|que|qu)$/;

/** What goes from one place is not set against another that it goes to: "does the US export more than China". */
const withoutUsed = (tokens: readonly Token[], { operation, used }: Found): readonly Token[] =>
  tokens.flatMap((token, at) => {
    if (!used.has(at)) return [token];
    const isBeside = operation === "difference" && than.test(token.folded);
    return isBeside ? [{ ...token, folded: "versus" }] : [];
  });

/** "EU minus Germany" leaves Germany out. */
const withExceptions = (tokens: readonly Token[], used: ReadonlySet<number>): readonly Token[] => {
  const isException = ({ folded }: Token, at: number): boolean =>
    subtracted.test(folded) && isNear(tokens, at, 1, used);
  return tokens.some(isException)
    ? tokens.map((token, at) => (isException(token, at) ? { ...token, folded: "without" } : token))
    : tokens;
};

interface Found {
  readonly operation: Operation;
  /** Indexes of the tokens that say it. */
  readonly used: ReadonlySet<number>;
}

/** "Germany minus France", "ratio of US GDP to China GDP": a little word that is about the places beside it. */
function between(tokens: readonly Token[], { used, count, hasGroup }: NamedAt): Found | undefined {
  if (count < 2) return undefined;
  const word = (at: number): string => tokens[at]?.folded ?? "";
  for (let at = 0; at < tokens.length; at++) {
    const isBetween = isNear(tokens, at, -1, used) && isNear(tokens, at, 1, used);
    if (added.test(word(at)) && isBetween) return { operation: "sum", used: new Set([at]) };
    if (subtracted.test(word(at)) && !hasGroup && (isBetween || isRepeated(tokens, at, used)))
      return { operation: "difference", used: new Set([at]) };
    let next = at + 1;
    while (linking.test(word(next))) next += 1;
    // "Ratio of debt to GDP" is one of measures.
    if (ratio.test(word(at)) && next > at + 1 && used.has(next))
      return { operation: "times", used: new Set([at]) };
  }
  return undefined;
}

/** "US GDP minus China GDP", "GDP of Norway minus that of Sweden": what is said of a place is said of the next one, too. */
function isRepeated(tokens: readonly Token[], at: number, used: ReadonlySet<number>): boolean {
  const saidAt = (from: number, to: number): readonly string[] =>
    tokens
      .slice(from, to)
      .flatMap(({ folded }, offset) =>
        used.has(from + offset) || linking.test(folded) || /^\d+$/.test(folded) ? [] : [folded],
      );
  const before = saidAt(0, at);
  const behind = saidAt(at + 1, tokens.length).filter((word) => !pointing.test(word));
  const hasPlaceBefore = tokens.slice(0, at).some((_, index) => used.has(index));
  const hasPlaceBehind = tokens.slice(at + 1).some((_, index) => used.has(at + 1 + index));
  return (
    hasPlaceBefore &&
    hasPlaceBehind &&
    before.length > 0 &&
    behind.every((word) => before.includes(word))
  );
}

/** Whether a place stands beside a word, past the little words between them. */
function isNear(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  used: ReadonlySet<number>,
): boolean {
  let at = from + step;
  while (linking.test(tokens[at]?.folded ?? "") || tokens[at]?.folded === "s") at += step;
  return used.has(at);
}

function said(tokens: readonly Token[], { count }: NamedAt): Found | undefined {
  const folded = foldedText(tokens);
  for (const { operation, said: pattern, besides } of sayings) {
    const isOfOne = operation === "rank";
    if (isOfOne ? count !== 1 : count < 2) continue;
    const matches = [...folded.matchAll(pattern)];
    if (matches.length === 0) continue;
    const all = [...matches, ...(besides === undefined ? [] : folded.matchAll(besides))];
    return { operation, used: new Set(all.flatMap((match) => tokensOf(folded, match))) };
  }
  return undefined;
}

const countWords = (text: string): number => text.split(" ").filter((word) => word !== "").length;

function tokensOf(folded: string, match: RegExpMatchArray): number[] {
  const first = countWords(folded.slice(0, match.index));
  return Array.from({ length: countWords(match[0]) }, (_, offset) => first + offset);
}
