/** "Mid-2023", "5/6/2023", "2023/24", "spring 2023": a time that is not the year in it, and may be several months. */
import type { Token } from "../../text.js";

const edges =
  "(?:mid|early|late|middle|beginning|start|end|close|mitte|anfang|beginn|ende|mi|debut|milieu|fin|mediados|principios?|comienzos?|inicios?|fines|fin(?:al)?(?:es)?)";
const seasons =
  "(?:spring|summer|autumn|fall|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno)";
const joints = "(?:of|the|year|calendar|des|jahres?|de|del|du|d|l|la|le|el|annee|ano)";
const year = String.raw`(?:1[5-9]|20)\d\d`;
const countOf = String.raw`(?:\d{1,2}|\p{L}+)`;
const patterns: readonly RegExp[] = [
  // Counted from a year, which is not the one that is asked.
  new RegExp(
    String.raw`(?<![\p{L}\d])${countOf} (?:(?:years?|months?|quarters?) (?:before|after)|(?:jahre?n?|monate?n?|quartale?n?) (?:vor|nach)|(?:an|annee|moi|trimestre)s? (?:avant|apres)|(?:ano|mes|trimestre)(?:es|s)? (?:antes|despues) de) ${year}(?!\d)`,
    "u",
  ),
  // Of another number of months than a quarter or a half has.
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:first|last|ersten|letzten|primeros|ultimos) ${countOf} (?:months|monaten?|meses)|${countOf} (?:premiers|derniers) mois)(?: (?:in|${joints}))* ${year}(?!\d)`,
    "u",
  ),
  // So long up to a time: "the 12 months to August 2024", "the decade to 2020".
  new RegExp(
    String.raw`(?<!(?:per|each|every|pro|par|por) )(?<![\p{L}\d])(?:${countOf} (?:years|months|quarters)|(?:the )?(?:year|decade)) (?:up to|to|through|until|ending|ended)(?: (?:in|the|end of))* (?:\p{L}+ )?${year}(?!\d)`,
    "u",
  ),
  /(?<![\p{L}\d])(?:first|second|third|last|early|late) (?:\p{L}+ )?(?:decades?|half|quarter|third|years?) of (?:the|this|last) (?:\d\d(?:st|nd|rd|th) )?century(?![\p{L}\d])/u,
  // Two spans.
  new RegExp(
    String.raw`(?<!\d)${year}\s*(?:[–-]|to|bis|a)\s*${year}(?:,?\s*(?:and|und|et|y|vs\.?|versus|or|oder)\s*|,\s*)${year}\s*(?:[–-]|to|bis|a)\s*${year}(?!\d)`,
    "u",
  ),
  /(?<![\p{L}\d])(?:(?:last|this|past|previous|current) week|(?:letzten?r?|diesen?r?) woche|(?:la )?semaine (?:derniere|passee)|cette semaine|(?:la )?semana pasada|esta semana)(?![\p{L}\d])/u,
  // Which of the two is the month depends on who writes.
  /(?<![\d/])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d\d)(?![\d/])/,
  /(?<![\d/])(?:0[1-9]|1[12])\/\d\d(?![\d/%])/,
  // A maturity's yields are set apart so, too: "2/10".
  /(?<![\d/])[1-9]\/2\d(?![\d/%])/,
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${edges}|${seasons})(?:[\s'’-]+${joints})*[\s-]+${year}s?(?!\d)`,
    "u",
  ),
  new RegExp(String.raw`(?<!\d)${year}(?:[\s-]+year)?[\s-]+(?:end|ende)(?![\p{L}\d])`, "u"),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:year[\s-]?end|jahresende|eoy|ytd)[\s-]+${year}(?!\d)`,
    "u",
  ),
  new RegExp(String.raw`(?<!\d)${year}[\s-]+ytd(?![\p{L}\d])`, "u"),
];
/** "2023/24" begins in one year and ends in the next; behind a hyphen what may be a month is one. */
const split = /(?<!\d)((?:19|20)\d\d)(?:\/|[–-](?!0|1[0-2]))(\d\d)(?![\d/–-])/;

interface UnclearTime {
  /** As it was typed; undefined where no time is named so. */
  readonly said: string | undefined;
  /** Indexes of its tokens. */
  readonly used: ReadonlySet<number>;
}

export function readUnclearTime(tokens: readonly Token[]): UnclearTime {
  const starts: number[] = [];
  let text = "";
  for (const { folded, gap } of tokens) {
    text += starts.length === 0 ? "" : gap;
    starts.push(text.length);
    text += folded;
  }
  const found = matchIn(text);
  if (found === undefined) return { said: undefined, used: new Set() };
  const end = found.index + found[0].length;
  const at = starts.flatMap((start, index) => (start >= found.index && start < end ? [index] : []));
  const said = at.map((index, place) => {
    const { raw = "", gap = "" } = tokens[index] ?? {};
    return place === 0 ? raw : gap + raw;
  });
  return { said: said.join(""), used: new Set(at) };
}

function matchIn(text: string): RegExpExecArray | undefined {
  const season = split.exec(text);
  if (season !== null && (Number(season[1]) + 1) % 100 === Number(season[2])) return season;
  return patterns.map((pattern) => pattern.exec(text)).find((one) => one !== null) ?? undefined;
}
