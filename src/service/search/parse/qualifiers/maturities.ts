/** "10-year", "10y", "à 2 ans", "zehnjährig": the length of time that tells a rate from others of its kind. */
import { numberOfWord } from "../../../../statistics/index.js";
import type { Token } from "../text.js";
import { isOrdinary } from "../word-lists.js";

export interface Maturity {
  /** "10y", "6m", "4w": weeks and days that are whole months, and months that are whole years, as those. */
  readonly key: string;
  /** The number as it was typed. */
  readonly count: number;
  /** The unit as names have it beside the number; none for weeks and days. */
  readonly unit: "year" | "month" | undefined;
  /** As it was typed. */
  readonly text: string;
  /** Indexes of the tokens that say it. */
  readonly first: number;
  readonly last: number;
  /**
   * Written as a word of its own ("10y") or before what it tells apart ("10-year bond"): it must be met.
   * A year is not: "12-month inflation" is the change on the year.
   */
  readonly isObligatory: boolean;
}

type Unit = "d" | "w" | "m" | "y";

const units: readonly (readonly [Unit, RegExp])[] = [
  ["y", /^(?:y|yr|yrs|years?|jahre?[ns]?|jahrige[rsnm]?|jahrig|ans?|annees?|anos?)$/],
  ["m", /^(?:m|mo|mth|mths|months?|monate?[ns]?|monatige[rsnm]?|monatig|mois|mes|meses)$/],
  ["w", /^(?:w|wk|wks|weeks?|wochen?|wochige[rsnm]?|wochig|semaines?|semanas?)$/],
  ["d", /^(?:d|days?|tage?[ns]?|tagige[rsnm]?|tagig|jours?|dias?)$/],
];
const nouns: Readonly<Record<Unit, Maturity["unit"]>> = {
  ...{ y: "year", m: "month" },
  ...{ w: undefined, d: undefined },
};
const unitOf = (word: string): Unit | undefined =>
  units.find(([, pattern]) => pattern.test(word))?.[0];

/** "Un an", "un año" are a maturity behind à alone: "sur un an" is the change on the year. */
const articles = new Set(["ein", "un"]);
const compound = /^([a-z]+?)(jahrige[rsnm]?|monatige[rsnm]?|wochige[rsnm]?|tagige[rsnm]?)$/;

/** Bills and papers are called by weeks and days, and meant are the same months. */
const monthsOf: Readonly<Record<string, number>> = {
  "30d": 1,
  "60d": 2,
  "90d": 3,
  "91d": 3,
  "180d": 6,
  "182d": 6,
  "364d": 12,
  "365d": 12,
  "13w": 3,
  "26w": 6,
  "52w": 12,
};

function toKey(count: number, unit: Unit): string {
  const months = unit === "m" ? count : monthsOf[`${String(count)}${unit}`];
  if (months === undefined) return `${String(count)}${unit}`;
  return months % 12 === 0 ? `${String(months / 12)}y` : `${String(months)}m`;
}

const isNumber = (token: Token | undefined): boolean => /^\d+$/.test(token?.folded ?? "");
/** "15 to 26 weeks", "15–24 years": both ends are numbers of a range, and no maturity. */
const isRangeEnd = (tokens: readonly Token[], at: number): boolean =>
  (isNumber(tokens[at - 1]) && /[-–—]/.test(tokens[at]?.gap ?? "")) ||
  (isNumber(tokens[at - 2]) && /^(?:to|bis|a|and|und|et|y)$/.test(tokens[at - 1]?.folded ?? ""));

/** "10-year bond", "10 year bond"; "10 years", "10-year history", "10-year change" may be any span of time. */
const namesThing = (token: Token | undefined): boolean =>
  token !== undefined && token.folded !== "period" && !isOrdinary(token.folded);

const listing = /^(?:and|und|et|y)$/;

/** "2 and 10 year yield", "2- und 10-jährige": what stands behind the last of a list is said of all of it. */
const isListEnd = (tokens: readonly Token[], at: number): boolean => {
  const unit = tokens[at + 1]?.folded ?? "";
  const isSaid = /^(?:year|month|week|day)$/.test(unit) && namesThing(tokens[at + 2]);
  return listing.test(tokens[at - 1]?.folded ?? "") && (isSaid || /ig/.test(unit));
};

const lent =
  /^(?:hipotecas?|hypotheques?|bonos?|prestamos?|prets?|creditos?|credits?|emprunts?|obligations?|obligaciones|tipos?|taux)$/;

/** "Hipoteca a 30 años" is of that length, as a 30-year mortgage is; "variación a 10 años" may be any span. */
const isLent = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.folded === "a" && lent.test(tokens[at - 2]?.folded ?? "");

type Read = Omit<Maturity, "text" | "first">;

function readAt(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.folded ?? "";
  const joined = /^(\d{1,3})([a-z]+)$/.exec(word) ?? compound.exec(word);
  if (joined !== null) {
    const [, number = "", unit = ""] = joined;
    const [count, kind] = [Number(number) || numberOfWord(number), unitOf(unit)];
    if (count === undefined || kind === undefined) return undefined;
    const key = toKey(count, kind);
    return { key, count, unit: nouns[kind], last: at, isObligatory: key !== "1y" };
  }
  const isOpen = isListEnd(tokens, at) || !isRangeEnd(tokens, at);
  const isCount = /^\d{1,3}$/.test(word) && isOpen;
  const isSpelt = !articles.has(word) || tokens[at - 1]?.folded === "a";
  const count = isCount ? Number(word) : isSpelt ? numberOfWord(word) : undefined;
  const next = tokens[at + 1];
  // "5 m" are metres or millions.
  const unit = next === undefined || next.folded.length < 2 ? undefined : unitOf(next.folded);
  if (count === undefined || count === 0 || next === undefined || unit === undefined) return;
  const isBefore = /^(?:year|month|week|day)$/.test(next.folded) && namesThing(tokens[at + 2]);
  const key = toKey(count, unit);
  const isObligatory = key !== "1y" && (isBefore || /ig/.test(next.folded) || isLent(tokens, at));
  return { key, count, unit: nouns[unit], last: at + 1, isObligatory };
}

/** @param taken indexes of tokens that say something else, such as the period that is asked */
export function readMaturities(
  tokens: readonly Token[],
  taken: ReadonlySet<number> = new Set(),
): readonly Maturity[] {
  const found: Maturity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = taken.has(at) ? undefined : readAt(tokens, at);
    if (read === undefined || taken.has(read.last)) continue;
    const said = tokens.slice(at, read.last + 1);
    const text = said.map(({ raw, gap }, index) => `${index === 0 ? "" : gap}${raw}`).join("");
    const one = { ...read, text, first: at };
    found.push(...readList(tokens, one, taken), one);
    at = read.last;
  }
  return found;
}

/** The numbers before a maturity that are of its unit: "2, 5 and 10 year yield". */
function readList(
  tokens: readonly Token[],
  { key, first, unit, isObligatory }: Maturity,
  taken: ReadonlySet<number>,
): readonly Maturity[] {
  const kind = units.find(([, pattern]) => pattern.test(key.replace(/\d/g, "")))?.[0];
  const found: Maturity[] = [];
  for (let at = first; kind !== undefined && isObligatory && at > 0;) {
    const isWord = listing.test(tokens[at - 1]?.folded ?? "");
    const before = isWord ? at - 2 : at - 1;
    const isJoined = isWord || /,/.test(tokens[at]?.gap ?? "");
    const token = tokens[before];
    if (!isJoined || token === undefined || taken.has(before) || !/^\d{1,2}$/.test(token.folded))
      break;
    const count = Number(token.folded);
    const span = { text: token.raw, first: before, last: before };
    found.unshift({ key: toKey(count, kind), count, unit, isObligatory, ...span });
    at = before;
  }
  return found;
}

/** "2 year and 30 year", "2y vs 10y", "2, 5 and 10 year": each of them by itself. */
export const readsEach = (tokens: readonly Token[], maturities: readonly Maturity[]): boolean =>
  maturities.length > 1 &&
  maturities.slice(1).every(({ first }, at) => {
    const between = tokens.slice((maturities[at]?.last ?? 0) + 1, first);
    const isSaid = between.some(({ folded }) =>
      /^(?:and|und|et|y|vs|versus|gegen|contre|contra)$/.test(folded),
    );
    return isSaid || (between.length === 0 && /,/.test(tokens[first]?.gap ?? ""));
  });

const difference =
  /^(?:minus|less|spreads?|abzuglich|weniger|spanne|moins|ecarts?|menos|diferencial)$/;

/** "10 year minus 2 year", "10y 3m spread". */
export const readsDifference = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => difference.test(folded));

/** Keys of the years that a number without a unit may say: "treasury 5"; "top 5" and "5 countries" say none. */
export function readBareYears(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): readonly string[] {
  return tokens.flatMap(({ folded }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (taken.has(at) || taken.has(at - 1) || before === undefined) return [];
    if (!/^[1-9]\d?$/.test(folded) || !/^\p{L}{3,}$/u.test(before.folded)) return [];
    return next !== undefined || isOrdinary(before.folded) ? [] : [`${folded}y`];
  });
}
