/** Years, months, ranges and "since", "last ten years" and "latest" in the four languages. */
import type { Token } from "../text/tokens.js";
import { readChanges } from "./asked-change.js";
import { datesIn, type Dated } from "./dates/asked-dates.js";
import { parseCenturies } from "./dates/centuries.js";
import { parseDecades } from "./dates/decades.js";
import { boundsOf, openEndOf, type OpenBounds } from "./dates/open-ends.js";
import { reachesNow } from "./dates/reaches-now.js";
import { parseLastYears, type Take, type Word } from "./years-back.js";
import { wordsOf } from "./words-of.js";

export interface AskedPeriod {
  /** First period asked for, "1990" or "2024-03"; absent when open. */
  readonly from?: string;
  /** Last period asked for, inclusive; absent when open. */
  readonly to?: string;
  /** Years or months that are named one by one: "2010, 2015 and 2020", "in 2010 and 2020". */
  readonly named?: readonly string[];
  /** "The last ten years": counted back from the newest figure, since that is not the present year. */
  readonly lastYears?: number;
  /** "After 2021", "before Q2 2023": `from` or `to` is next to what is named, and that is left out. */
  readonly isBeyond?: true;
  /** "The first half of 2025", "the last twelve months": all parts of it are asked as one. */
  readonly isAsOne?: boolean;
  /** "Compared to 2010", "2010 vs today": `from` is set against the newest figure. */
  readonly isAgainst?: true;
  /** "Latest", "aktuell", "today". */
  readonly isLatest: boolean;
}

interface ParsedPeriod {
  /** Undefined when the text names no period. */
  readonly period: AskedPeriod | undefined;
  /** Indexes of the tokens that spoke of it. */
  readonly used: ReadonlySet<number>;
}

const rangeWords = wordsOf("to till until through and bis und a et jusqu hasta y");
/** May stand between two years: "von 2000 bis zum Jahr 2010". */
const bridgeWords = wordsOf("the year years dem der das jahr jahre l an annee en a el ano de du");
const openingWords = wordsOf(
  "between from since zwischen von seit ab entre de desde depuis during starting",
);
const sinceWords = wordsOf("since seit depuis desde");
const latestWords = wordsOf(
  `latest newest recent recently lately kurzlich neuerdings recemment dernierement recientemente ultimamente current currently now today aktuell aktuelle aktuellen aktueller aktuelles
  aktuellste neueste neuesten zuletzt derzeit derzeitige heute actuel actuelle actuels actuelles actuellement
  recente recentes aujourd actual actuales actualmente hoy reciente recientes`,
);
const latestTails = wordsOf("hui most plus mas");

/** @param now year in which the question is asked, for "last year" */
export function parseAskedPeriod(tokens: readonly Token[], now: number): ParsedPeriod {
  const used = new Set<number>();
  const word = (index: number): string | undefined => tokens[index]?.folded;
  const take = (from: number, to: number): void => {
    for (let index = from; index <= to; index++) used.add(index);
  };
  const found: Bounds | undefined =
    parseLastYears(word, tokens.length, take) ??
    parseDecades(tokens, take, now) ??
    parseCenturies(tokens, take, now) ??
    parseYears(tokens, word, take) ??
    parseRelativeYear(withoutChanges(tokens), tokens.length, take, now);
  const ofTime = new Set(used);
  const latest = takeLatest(word, tokens.length, used);
  if (found === undefined && latest.size === 0) return { period: undefined, used };
  const { from, to, lastYears } = found ?? {};
  const isOne = from !== undefined && from === to && lastYears === undefined;
  if (isOne && reachesNow(tokens, ofTime, latest))
    return { period: { from, isAgainst: true, isLatest: false }, used };
  return { period: { ...found, isLatest: latest.size > 0 }, used };
}

type Bounds = OpenBounds & Pick<AskedPeriod, "lastYears" | "named">;

const listWords = wordsOf("and und et y e or oder ou o");
/** Before each of several years: "in 2000 and in 2010". */
const inYear = wordsOf("in im en the year jahr l annee an el ano");
/** Between two years these set one against the other, and among more they make a list. */
const againstWords = wordsOf("vs versus");

/** Whether dates are named one by one, joined by commas or "and", and are no ends of a span. */
function isNamedEach(tokens: readonly Token[], word: Word, dates: readonly Dated[]): boolean {
  if (openingWords.has(word((dates[0]?.first ?? 0) - 1) ?? "")) return false;
  return dates.slice(1).every(({ first }, at) => {
    const behind = (dates[at]?.last ?? 0) + 1;
    const between = Array.from(
      { length: first - behind },
      (_, index) => word(behind + index) ?? "",
    );
    const isComma = /[,;&+]/.test(tokens[behind]?.gap ?? "");
    const isBare = dates.length > 2 && /^\s*$/.test(tokens[behind]?.gap ?? "");
    const isList = (one: string): boolean =>
      listWords.has(one) || (dates.length > 2 && againstWords.has(one));
    const isJoined = between.some(isList) && between.every((one) => isList(one) || inYear.has(one));
    return isJoined || (between.length === 0 && (isComma || isBare));
  });
}

function parseYears(tokens: readonly Token[], word: Word, take: Take): Bounds | undefined {
  const dates = datesIn(tokens);
  const [first, second] = dates;
  if (first === undefined) return undefined;
  if (second !== undefined) {
    take(first.first, first.last);
    take(second.first, second.last);
    if (openingWords.has(word(first.first - 1) ?? "")) take(first.first - 1, first.first - 1);
    for (let at = first.last + 1; at < second.first; at++) {
      if (rangeWords.has(word(at) ?? "") || bridgeWords.has(word(at) ?? "")) take(at, at);
    }
    const texts = [...new Set(dates.map(({ text }) => text))].sort();
    const isList = isNamedEach(tokens, word, dates);
    if (isList) take(first.first, dates.at(-1)?.last ?? first.last);
    const named = isList && texts.length > 1 ? { named: texts } : {};
    return { from: texts[0] ?? first.text, to: texts.at(-1) ?? first.text, ...named };
  }
  const open = openEndOf(tokens, first);
  take(open.first, open.last);
  return boundsOf(open.end, { from: first.text, to: first.text });
}

/** "Zum Vorjahr" says what a change is against, and asks for no year. */
function withoutChanges(tokens: readonly Token[]): Word {
  const changes = readChanges(tokens);
  return (index) =>
    changes.some(({ first, last }) => index >= first && index <= last)
      ? undefined
      : tokens[index]?.folded;
}

function parseRelativeYear(
  word: Word,
  length: number,
  take: Take,
  now: number,
): Bounds | undefined {
  const years = new Set<number>();
  let isSince = false;
  const phrases: [RegExp, number][] = [
    [
      /^(?:(?:last|previous|prior) year|(?:letzte|vorige|vergangene)[smn] jahr|vorjahr|ann?(?:ee)? (?:dernier|passe|precedent)e?|ano (?:pasado|anterior))$/,
      now - 1,
    ],
    [/^(?:this year|dieses jahr|diesem jahr|cette annee|este ano)$/, now],
  ];
  for (let at = 0; at < length; at++) {
    for (const [pattern, year] of phrases) {
      const pair = `${word(at) ?? ""} ${word(at + 1) ?? ""}`;
      if (!pattern.test(pair) && !pattern.test(word(at) ?? "")) continue;
      // "Depuis l'année dernière", "since the last year".
      const before = bridgeWords.has(word(at - 1) ?? "") ? at - 2 : at - 1;
      const isOpen = sinceWords.has(word(before) ?? "");
      take(isOpen ? before : at, pattern.test(pair) ? at + 1 : at);
      isSince ||= isOpen;
      years.add(year);
    }
  }
  const [first, ...others] = [...years].sort().map(String);
  if (first === undefined) return undefined;
  if (isSince && others.length === 0) return { from: first };
  const named = others.length === 0 ? {} : { named: [first, ...others] };
  return { from: first, to: others.at(-1) ?? first, ...named };
}

/** "Current account", "current prices": no figure of today is asked. */
const isOfName = (word: Word, at: number): boolean =>
  word(at) === "current" &&
  /^(?:accounts?|prices?|dollars|receipts|expenditures?|transfers?|taxes)$/.test(
    word(at + 1) ?? "",
  );

/** @returns the indexes of the words that say so */
function takeLatest(word: Word, length: number, used: Set<number>): ReadonlySet<number> {
  const latest = new Set<number>();
  for (let at = 0; at < length; at++) {
    // "2020 to today" has its end there, and is no figure of today.
    if (used.has(at) || !latestWords.has(word(at) ?? "") || isOfName(word, at)) continue;
    latest.add(at);
    used.add(at);
    for (const side of [at - 1, at + 1]) if (latestTails.has(word(side) ?? "")) used.add(side);
  }
  return latest;
}
