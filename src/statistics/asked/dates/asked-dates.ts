/** The years and months that a text names, each by itself: "2017", "6.2023", "June of 2023", "May to August 2023". */
import { firstOf, toIsoDate } from "../../dates/day.js";
import { monthOf } from "../../periods/month-names.js";
import { parsePeriod } from "../../periods/parse-period.js";
import type { Token } from "../../text/tokens.js";
import { wordsOf } from "../words-of.js";

export interface Dated {
  /** "2017" or "2023-06". */
  readonly text: string;
  /** Indexes of its tokens. */
  readonly first: number;
  readonly last: number;
}

/** May stand between a month and its year: "June of 2023", "junio del año 2023". */
const inner = wordsOf(
  "of the in year im in des dem jahr jahres en de del du d l la le annee el ano",
);
/** Between two months of one year: "January to March 2023". */
const joining = wordsOf("to till until through bis a au al hasta jusqu and und et y e vs versus");
/** "30 de junio del año 2023". */
const longest = 6;

const isYear = (word: string): boolean => /^(?:1[1-9]|2[01])\d\d$/.test(word);
/** "Jun-23", "June '23": behind a blank alone two digits are a day. */
const isShortYear = ({ folded, gap }: Token): boolean =>
  /^\d\d$/.test(folded) && /^\s*['’]$|^[-/]$/.test(gap);
/** Other names of months begin so, and each is a word of its own ("may", "mar"). */
export const isMonthWord = (word: string): boolean => monthOf(word) !== undefined;

export function datesIn(tokens: readonly Token[]): readonly Dated[] {
  const dates: Dated[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const date = dateAt(tokens, at);
    if (date === undefined) continue;
    dates.push(...monthsBefore(tokens, date), date);
    at = date.last;
  }
  return dates;
}

/** The longest date that begins at a place: a day is of its month. */
function dateAt(tokens: readonly Token[], at: number): Dated | undefined {
  for (let last = Math.min(at + longest, tokens.length) - 1; last > at; last--) {
    const text = monthText(tokens, at, last);
    if (text !== undefined) return { text, first: at, last };
  }
  const word = tokens[at]?.folded ?? "";
  if (isYear(word)) return { text: word, first: at, last: at };
  const coded = /^\d{4}m\d\d?$/.test(word) ? toMonth(word) : undefined;
  return coded === undefined ? undefined : { text: coded, first: at, last: at };
}

function monthText(tokens: readonly Token[], first: number, last: number): string | undefined {
  const [opening, end] = [tokens[first], tokens[last]];
  if (opening === undefined || end === undefined || inner.has(opening.folded)) return undefined;
  const isYearFirst = isYear(opening.folded);
  if (!isYearFirst && !isYear(end.folded) && !isShortYear(end)) return undefined;
  // "2022, June 2023" is a year and a month of the next, and "may" behind a year a verb.
  const isOfNext = isYear(tokens[last + 1]?.folded ?? "") || end.folded === "may";
  if (isYearFirst && isMonthWord(end.folded) && isOfNext) return undefined;
  const own = tokens
    .slice(first, last + 1)
    .filter(({ folded }, at) => at === 0 || !inner.has(folded));
  const text = own.map(({ raw, gap }, at) => (at === 0 ? raw : gap + raw)).join("");
  // "06 / 2023" is written "06/2023".
  return toMonth(text.replace(/(?<=\d)\s*([./-])\s*(?=\d)/g, "$1").replace(/\s+/g, " "));
}

function toMonth(text: string): string | undefined {
  const period = parsePeriod(text);
  if (period?.kind !== "month" && period?.kind !== "day") return undefined;
  return toIsoDate(period.start).slice(0, 7);
}

/** "January, February and March 2023", "May to August 2023": months that have their year from the one behind them. */
function monthsBefore(tokens: readonly Token[], date: Dated): Dated[] {
  const months: Dated[] = [];
  let next = date;
  while (next.text.length > 4) {
    const joint = tokens[next.first - 1]?.folded ?? "";
    const isWord = joining.has(joint);
    const isSign = /^\s*(?:[-–—/,&+]|,\s*)\s*$/.test(tokens[next.first]?.gap ?? "");
    const at = next.first - (isWord ? 2 : 1);
    const month = isWord || isSign ? monthOf(tokens[at]?.folded ?? "") : undefined;
    if (month === undefined || month >= Number(next.text.slice(5))) break;
    const text = toIsoDate(firstOf(Number(next.text.slice(0, 4)), month)).slice(0, 7);
    next = { text, first: at, last: at };
    months.unshift(next);
  }
  return months;
}
