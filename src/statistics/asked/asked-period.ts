/** Years, months, ranges and "since", "last ten years" and "latest" in the four languages. */
import type { Token } from "../text/tokens.js";
import { readChanges } from "./asked-change.js";
import { parseLastYears, yearWords, type Take, type Word } from "./years-back.js";
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
const sinceWords = wordsOf("since from after seit ab nach depuis desde apres despues partir");
const untilWords = wordsOf("until till before by bis vor jusqu jusque avant hasta antes");
/** May stand between "since" and the year: "seit dem Jahr 2000", "jusqu'en 2000". */
const bridgeWords = wordsOf("the year years dem der das jahr jahre l an annee en a el ano de du");
const openingWords = wordsOf("between from zwischen von entre de desde depuis during");
const decadePlurals = wordsOf("annees anos");
const latestWords = wordsOf(
  `latest newest recent current currently now today aktuell aktuelle aktuellen aktueller aktuelles
  aktuellste neueste neuesten derzeit derzeitige heute actuel actuelle actuels actuelles actuellement
  recente recentes aujourd actual actuales actualmente hoy reciente recientes`,
);
const latestTails = wordsOf("hui most plus mas");

const months = [
  "january jan januar janvier enero",
  "february feb februar fevrier febrero",
  "march mar marz mars marzo",
  "april apr avril abril",
  "mai mayo",
  "june jun juni juin junio",
  "july jul juli juillet julio",
  "august aug aout agosto",
  "september sep sept septembre septiembre",
  "october oct oktober okt octobre octubre",
  "november nov novembre noviembre",
  "december dec dezember dez decembre diciembre",
];
const monthByWord = new Map(
  months.flatMap((words, index) =>
    words.split(" ").map((word) => [word, String(index + 1).padStart(2, "0")] as const),
  ),
);
// "may" is a verb in English and counts as the month only before a year.
monthByWord.set("may", "05");

export const isMonthWord = (word: string): boolean => monthByWord.has(word);

const toYear = (word: string | undefined): number | undefined =>
  word !== undefined && /^(?:1[1-9]|2[01])\d\d$/.test(word) ? Number(word) : undefined;

/** @param now year in which the question is asked, for "last year" */
export function parseAskedPeriod(tokens: readonly Token[], now: number): ParsedPeriod {
  const used = new Set<number>();
  const word = (index: number): string | undefined => tokens[index]?.folded;
  const take = (from: number, to: number): void => {
    for (let index = from; index <= to; index++) used.add(index);
  };
  const found =
    parseLastYears(word, tokens.length, take) ??
    parseDecade(word, tokens.length, take) ??
    parseYears(tokens, word, take) ??
    parseRelativeYear(withoutChanges(tokens), tokens.length, take, now);
  const isLatest = takeLatest(word, tokens.length, used);
  if (found === undefined && !isLatest) return { period: undefined, used };
  return { period: { ...found, isLatest }, used };
}

type Bounds = Pick<AskedPeriod, "from" | "to" | "lastYears" | "named">;

/** "1990s", "1990er", "90er Jahre", "années 1990", "años 90". */
function parseDecade(word: Word, length: number, take: Take): Bounds | undefined {
  for (let at = 0; at < length; at++) {
    const marked = /^(1[5-9]|20)?(\d0)(?:s|er|ern)$/.exec(word(at) ?? "");
    const plain = decadePlurals.has(word(at - 1) ?? "")
      ? /^(1[5-9]|20)?(\d0)$/.exec(word(at) ?? "")
      : null;
    const match = marked ?? plain;
    if (match === null) continue;
    const start = Number((match[1] ?? "19") + (match[2] ?? "00"));
    take(plain === null ? at : at - 1, yearWords.has(word(at + 1) ?? "") ? at + 1 : at);
    return { from: String(start), to: String(start + 9) };
  }
  return undefined;
}

interface Dated {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** A year or a month of one: "2017", "2026-08", "August 2026", "agosto de 2026". */
function dateAt(tokens: readonly Token[], word: Word, at: number): Dated | undefined {
  const year = toYear(word(at));
  if (year === undefined) return undefined;
  const next = tokens[at + 1];
  if (next?.gap === "-" && /^(?:0[1-9]|1[0-2])$/.test(next.folded)) {
    return { text: `${year}-${next.folded}`, first: at, last: at + 1 };
  }
  const first = /^(?:de|del)$/.test(word(at - 1) ?? "") ? at - 2 : at - 1;
  const month = monthByWord.get(word(first) ?? "");
  return month === undefined
    ? { text: String(year), first: at, last: at }
    : { text: `${year}-${month}`, first, last: at };
}

const listWords = wordsOf("and und et y e");
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
    const isJoined = between.length > 0 && between.every(isList);
    return isJoined || (between.length === 0 && (isComma || isBare));
  });
}

function parseYears(tokens: readonly Token[], word: Word, take: Take): Bounds | undefined {
  const dates: Dated[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const date = dateAt(tokens, word, at);
    if (date !== undefined) {
      dates.push(date);
      at = date.last;
    }
  }
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
  let before = first.first - 1;
  while (before > 0 && bridgeWords.has(word(before) ?? "")) before -= 1;
  const opener = word(before) ?? "";
  const isSince = sinceWords.has(opener);
  const isUntil = untilWords.has(opener);
  take(isSince || isUntil ? before : first.first, first.last);
  for (let at = first.first - 1; at > before; at--) take(at, at);
  if (isUntil) return { to: first.text };
  if (isSince) return { from: first.text };
  return { from: first.text, to: first.text };
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
  const phrases: [RegExp, number][] = [
    [/^(?:last year|letztes jahr|letzten jahr|vorjahr|annee derniere|ano pasado)$/, now - 1],
    [/^(?:this year|dieses jahr|diesem jahr|cette annee|este ano)$/, now],
  ];
  for (let at = 0; at < length; at++) {
    for (const [pattern, year] of phrases) {
      const pair = `${word(at) ?? ""} ${word(at + 1) ?? ""}`;
      if (!pattern.test(pair) && !pattern.test(word(at) ?? "")) continue;
      take(at, pattern.test(pair) ? at + 1 : at);
      return { from: String(year), to: String(year) };
    }
  }
  return undefined;
}

/** "Current account", "current prices": no figure of today is asked. */
const isOfName = (word: Word, at: number): boolean =>
  word(at) === "current" &&
  /^(?:accounts?|prices?|dollars|receipts|expenditures?|transfers?|taxes)$/.test(
    word(at + 1) ?? "",
  );

function takeLatest(word: Word, length: number, used: Set<number>): boolean {
  let isLatest = false;
  for (let at = 0; at < length; at++) {
    if (!latestWords.has(word(at) ?? "") || isOfName(word, at)) continue;
    isLatest = true;
    used.add(at);
    for (const side of [at - 1, at + 1]) if (latestTails.has(word(side) ?? "")) used.add(side);
  }
  return isLatest;
}
