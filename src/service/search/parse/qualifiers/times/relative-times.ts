/** "Two years ago", "next month", "dans cinq ans": times that are counted from the day of the question. */
import { monthOf, numberOfWord, type AskedPeriod } from "../../../../../statistics/index.js";
import { usedBy, type RelativeTime } from "./parts-of-years.js";
import { foldedText, type Token } from "../../text.js";

const article = /^(?:an?|ein(?:em|er)|une?|un[oa])$/;
const count = "(\\d{1,2}|[a-z]+)";
const unit =
  "(years?|jahre?n?|ans?|annees?|anos?|decades?|jahrzehnte?n?|decennies?|decadas?|months?|monat(?:en)?|mois|mes(?:es)?|quarters?|quartal(?:en)?|trimestres?)";
const past: readonly RegExp[] = [
  new RegExp(`\\b${count} ${unit} ago\\b`),
  new RegExp(`\\bvor ${count} ${unit}\\b`),
  new RegExp(`\\bil y a ${count} ${unit}\\b`),
  new RegExp(`(?<!\\bdesde )\\bhace ${count} ${unit}\\b`),
];
const future: readonly RegExp[] = [
  new RegExp(`\\b(?:with)?in ${count} ${unit}(?: time)?\\b`),
  new RegExp(`\\bdans ${count} ${unit}\\b`),
  new RegExp(`\\b(?:dentro de|en) ${count} ${unit}\\b`),
];
/** Whatever is said to change: what comes is none of the past. */
const ahead: readonly RegExp[] = [
  new RegExp(`\\b(?:(?:in|over|for|during|within) )?(?:the )?(?:next|coming) ${count} ${unit}\\b`),
  new RegExp(`\\b(?:in )?${count} ${unit} from now\\b`),
  new RegExp(`\\b(?:in )?(?:den |die |der )?(?:nachsten?|kommenden?) ${count} ${unit}\\b`),
  new RegExp(`\\b(?:dans |sur |pendant )?(?:les )?${count} prochaine?s ${unit}\\b`),
  new RegExp(`\\b(?:dans |sur |pendant )?(?:les )?prochaine?s ${count} ${unit}\\b`),
  new RegExp(`\\b(?:en |durante )?(?:l[oa]s )?proxim[oa]s ${count} ${unit}\\b`),
];
const next: readonly RegExp[] = [
  new RegExp(`\\b(?:the )?(?:next|coming) (?:few |several )?${unit}\\b`),
  new RegExp(`\\b(?:im |in |das )?(?:nachste[nmsr]?|kommende[nmsr]?) ${unit}\\b`),
  new RegExp(`\\b(?:l )?${unit} prochaine?\\b`),
  new RegExp(`\\b(?:el )?proximo ${unit}\\b`),
  new RegExp(`\\b(?:el )?${unit} que viene\\b`),
];
/** "How has it changed in ten years": those that are past, unless it is said to come. */
const changes =
  /\b(?:chang\w*|gr[eo]w\w*|r[io]se\w*|rising|f[ae]ll\w*|increas\w*|decreas\w*|develop\w*|evol\w*|entwick\w*|(?:ge)?wachs\w*|(?:ge)?st[ie]{2}g\w*|(?:ge)?sunken|verander\w*|croi\w*|augment\w*|cre(?:c|ci)\w*|aument\w*|subi\w*|baj\w*|cambi\w*|baiss\w*|recul\w*|diminu\w*|gefallen)\b/;
const comes = /\b(?:will|shall|going to|expected|wird|werden|vont|va|sera|aura|ira)\b/;
const extremes = /\b(?:highest|lowest|most|average)\b/;

/** @param now milliseconds since 1970 */
export function readRelativeTime(tokens: readonly Token[], now: number): RelativeTime | undefined {
  const folded = foldedText(tokens);
  const hasChanged = changes.test(folded) && !comes.test(folded);
  const forward = hasChanged || extremes.test(folded) ? [] : future;
  const counted = [
    ...past.map((one) => [one, -1] as const),
    ...[...ahead, ...forward].map((one) => [one, 1] as const),
  ];
  for (const [pattern, sign] of counted) {
    const match = pattern.exec(folded);
    const steps = toCount(match?.[1]);
    if (match === null || steps === undefined) continue;
    return { period: periodAt(match[2] ?? "", sign * steps, now), used: usedBy(folded, match) };
  }
  const lasting = hasChanged && !extremes.test(folded) ? readYearsOfChange(folded) : undefined;
  if (lasting !== undefined) return lasting;
  for (const pattern of next) {
    const match = pattern.exec(folded);
    if (match !== null)
      return { period: periodAt(match[1] ?? "", 1, now), used: usedBy(folded, match) };
  }
  return readMonth(folded, now);
}

/** "It has fallen in five years". */
function readYearsOfChange(folded: string): RelativeTime | undefined {
  for (const pattern of future) {
    const match = pattern.exec(folded);
    const years = toCount(match?.[1]);
    if (match === null || years === undefined || !/^(?:year|jahr|an|ano)/.test(match[2] ?? ""))
      continue;
    return { period: { lastYears: years, isLatest: false }, used: usedBy(folded, match) };
  }
  return undefined;
}

/** "Since January", "im März", "en avril" without a year: the latest that has begun. */
const ofMonth =
  /\b(?:(since|seit|depuis|desde)(?: (?:last|letzte[mnr]|anfang|debut|principios de|comienzos de))?|in|im|en|last|letzte[mnr]?) ([a-z]+)\b(?! \d{4})/g;

function readMonth(folded: string, now: number): RelativeTime | undefined {
  for (const match of folded.matchAll(ofMonth)) {
    const [, since, name = ""] = match;
    const month = name.length < 3 ? undefined : monthOf(name);
    if (month === undefined) continue;
    const behind = (new Date(now).getUTCMonth() + 13 - month) % 12;
    const { from = "" } = periodAt("month", -behind, now);
    const period = since === undefined ? span(from, from) : { from, isLatest: false };
    return { period, used: usedBy(folded, match) };
  }
  return undefined;
}

function toCount(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d+$/.test(word)) return Number(word);
  return article.test(word) ? 1 : numberOfWord(word);
}

/** A month, the months of a quarter, or a year, so many from that of the question. */
function periodAt(of: string, steps: number, now: number): AskedPeriod {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  if (/^(?:dec|jahrzehnt)/.test(of)) return periodAt("year", 10 * steps, now);
  if (/^(?:year|jahr|an|ano)/.test(of)) return span(String(year + steps), String(year + steps));
  const month = year * 12 + date.getUTCMonth();
  const text = (index: number): string =>
    `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, "0")}`;
  if (/^m/.test(of)) return span(text(month + steps), text(month + steps));
  const first = (Math.floor(month / 3) + steps) * 3;
  return span(text(first), text(first + 2));
}

const span = (from: string, to: string): AskedPeriod => ({ from, to, isLatest: false });
