/** "US inflation > 5%", "months with …", "where is … below 3%": bounds where a question names neither "when" nor countries. */
import type { Platform } from "../../../../../contract/known-values.js";
import { foldedText, type Token } from "../../text.js";
import { countryWords } from "../../word-lists.js";
import { changedBy, when } from "../crossings/words.js";
import { findBound, isYearAlone, whether, type FoundBound } from "./thresholds.js";

/** What lies beyond the bound of a question. */
export interface BoundOf {
  /** The question without the words that say of what; itself where none do. */
  readonly tokens: readonly Token[];
  readonly isOf?: "times" | "countries" | undefined;
  /** Of its words, where it is read: "Inflation USA über 5 %". */
  readonly language?: Platform | undefined;
}

const timesWith = new RegExp(
  `^(?:${[
    "(?:the |all )?(?:months|years|quarters|weeks|days) (?:with|when|where|in which)",
    "(?:alle )?(?:monate|jahre|quartale|wochen|tage) (?:mit|in denen)",
    "(?:les )?(?:mois|annees|trimestres|semaines|jours) (?:avec|ou)",
    "(?:los |las )?(?:meses|anos|trimestres|semanas|dias) (?:con|en (?:los |las )?que)",
  ].join("|")})$`,
);
const whereIs = new RegExp(
  `^(?:${[
    "where (?:is|are|was|were)",
    "wo (?:ist|sind|war|waren|liegt|liegen|lag|lagen)",
    "ou (?:est|sont|etait|etaient)",
    "donde (?:es|esta|era|estaba|son|estan)",
  ].join("|")})$`,
);
const mostWords = 4;

/** @param isOfPlaces whether what is asked without its bound is of places that are not taken together */
export function readBoundAlone(
  typed: readonly Token[],
  tail: string,
  isOfPlaces: (tokens: readonly Token[]) => boolean,
): BoundOf {
  const isSaid = when.test(foldedText(typed)) || whether.test(typed[0]?.folded ?? "");
  if (isSaid || typed.some(({ folded }) => countryWords.has(folded))) return { tokens: typed };
  const [ofTimes, ofPlaces] = [wordsOf(typed, timesWith), wordsOf(typed, whereIs)];
  // "Mit" tells the language.
  const isWith = /^(?:mit|avec|con)$/.test(typed[ofTimes - 1]?.folded ?? "");
  const tokens = typed.slice(ofTimes + ofPlaces - Number(isWith));
  const found = findBound(tokens, tail);
  if (found === undefined || isYearAlone(found.threshold)) return { tokens: typed };
  const { language } = found;
  if (ofPlaces > 0) return { tokens, isOf: "countries", language };
  if (ofTimes > 0) return { tokens, isOf: "times", language };
  const isOfTimes = isOfPlaces(found.tokens);
  // Of places beside one another how far they came is another thing; of one it is refused as such.
  if (!isSure(typed, found) || (!isOfTimes && isChange(typed, found))) return { tokens: typed };
  return { tokens: typed, isOf: isOfTimes ? "times" : "countries", language };
}

/** How many words at the start say it. */
const wordsOf = (tokens: readonly Token[], pattern: RegExp): number =>
  Array.from({ length: mostWords }, (_, at) => at + 1).findLast((length) =>
    pattern.test(foldedText(tokens.slice(0, length))),
  ) ?? 0;

/** A sign before the number, or percent that are of nothing. */
const isSure = (tokens: readonly Token[], { threshold, end, isSign }: FoundBound): boolean =>
  isSign ||
  (threshold.unit === "percent" &&
    !/^(?:of|der|des|von|du|de|d|del)$/.test(tokens[end]?.folded ?? ""));

const isChange = (tokens: readonly Token[], { at }: FoundBound): boolean =>
  at > 0 &&
  [2, 3].some((length) => changedBy.test(foldedText(tokens.slice(at - 1, at - 1 + length))));
