/** "Year to date", "in August of last year", "seit Jahresbeginn": of this year or the last one. */
import { matchedWords, monthOf, type AskedPeriod } from "../../../../../statistics/index.js";
import { foldedText, type Token } from "../../text.js";

/** A time that is counted from the day of the question. */
export interface RelativeTime {
  readonly period: AskedPeriod;
  /** Indexes of the tokens that say it. */
  readonly used: ReadonlySet<number>;
}

const toDate =
  /\b(?:(?:since|from) (?:the )?(?:start|beginning) of (?:the|this) year|year to date|so far this year|(?:this year )?ytd|seit (?:jahres(?:beginn|anfang)|(?:dem )?(?:beginn|anfang) (?:des|dieses) jahres)|im laufenden jahr|depuis (?:le )?debut de (?:l|cette) annee|en lo que va del? (?:este )?ano|desde (?:(?:el )?(?:inicio|comienzo)|principios|comienzos) del? (?:este )?ano)\b(?! \d{4})/;

const last =
  "last|previous|letzten|vergangenen|vorigen|dernier|derniere|passee?|precedente?|pasado|anterior";
const month = "(?<month>[a-z]{3,})";
const months: readonly RegExp[] = [
  new RegExp(`\\b(?:in )?${month} (?:of )?(?:(?<last>${last})|this) year\\b`),
  new RegExp(`\\b(?:im )?${month} (?:des )?(?:(?<last>${last})|diesen|dieses|laufenden) jahres\\b`),
  new RegExp(`\\b(?:en )?${month} de (?:l an(?:nee)? (?<last>${last})|cette annee)\\b`),
  new RegExp(`\\b(?:en )?${month} (?:del ano (?<last>${last})|de este ano)\\b`),
];

/** @param now milliseconds since 1970 */
export function readPartOfYear(tokens: readonly Token[], now: number): RelativeTime | undefined {
  const folded = foldedText(tokens);
  const year = new Date(now).getUTCFullYear();
  const begun = toDate.exec(folded);
  if (begun !== null)
    return {
      period: { from: `${String(year)}-01`, isLatest: false },
      used: usedBy(folded, begun),
    };
  for (const pattern of months) {
    const match = pattern.exec(folded);
    const number = monthOf(match?.groups?.["month"] ?? "");
    if (match === null || number === undefined) continue;
    const of = match.groups?.["last"] === undefined ? year : year - 1;
    const at = `${String(of)}-${String(number).padStart(2, "0")}`;
    return { period: { from: at, to: at, isLatest: false }, used: usedBy(folded, match) };
  }
  return undefined;
}

/** The words of a match among all words. */
export function usedBy(folded: string, match: RegExpExecArray): ReadonlySet<number> {
  const { first, last } = matchedWords(folded, match);
  return new Set(Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
