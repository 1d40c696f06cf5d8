/** "Annual", "monatlich", "trimestriel": how often the figures that are asked for come. */
import type { Platform } from "../../contract/index.js";
import { fold, type Token } from "../text/tokens.js";

export type AskedFrequency = "annual" | "quarterly" | "monthly";

const words: readonly (readonly [AskedFrequency, Platform, RegExp])[] = [
  ["annual", "en", /^(?:annual|yearly)$/],
  ["annual", "de", /^jahrlich(?:e[rsnm]?)?$/],
  ["annual", "fr", /^annuel(?:le)?s?$/],
  ["annual", "es", /^anual(?:es)?$/],
  ["quarterly", "en", /^quarterly$/],
  ["quarterly", "de", /^(?:vierteljahrlich|quartalsweise)(?:e[rsnm]?)?$/],
  ["quarterly", "fr", /^trimestriel(?:le)?s?$/],
  ["quarterly", "es", /^trimestral(?:es)?$/],
  ["monthly", "en", /^monthly$/],
  ["monthly", "de", /^monatlich(?:e[rsnm]?)?$/],
  ["monthly", "fr", /^mensuel(?:le)?s?$/],
  ["monthly", "es", /^mensual(?:es)?$/],
];

const find = (word: string) => words.find(([, , pattern]) => pattern.test(word));

export const askedFrequencyOf = (word: string): AskedFrequency | undefined => find(word)?.[0];

/** The language of a word that says how often; undefined for any other. */
export const languageOfFrequency = (word: string): Platform | undefined => find(word)?.[1];

const by = /^(?:by|per|nach|je|pro|par|por)$/;
const parts: readonly (readonly [AskedFrequency, RegExp])[] = [
  ["quarterly", /^(?:quarters?|quartal(?:en)?|trimestres?)$/],
  ["monthly", /^(?:months?|monat(?:en)?|mois|mes|meses)$/],
];

/** "By quarter", "par trimestre", "nach Monaten". */
const partAt = (tokens: readonly Token[], at: number): AskedFrequency | undefined =>
  by.test(tokens[at - 1]?.folded ?? "")
    ? parts.find(([, pattern]) => pattern.test(tokens[at]?.folded ?? ""))?.[0]
    : undefined;

/** What "by quarter" and the like are in one word. */
const inOneWord: Readonly<Record<string, string>> = {
  quarter: "quarterly",
  quarters: "quarterly",
  quartal: "vierteljährlich",
  quartalen: "vierteljährlich",
  trimestre: "trimestriel",
  trimestres: "trimestriel",
};

const latest =
  /^(?:last|latest|past|previous|recent|letzte[snm]?|vergangene[snm]?|dernier|ultimo|pasado)$/;
const before = /^(?:in|im|the|most|le|el|au|du|en|over|during|for)$/;
const joining = /^(?:of|in|19\d\d|20\d\d|vs|of|des|de|du|del|before|century)$/;

const partsOfYear = [
  ["quarter", /^(?:quarter|quartal|trimestre)$/],
  ["month", /^(?:month|monat|mois|mes)$/],
] as const;

/** "US GDP last quarter", "im letzten Monat": the latest part of a year; "the last quarter of 2024" is another. */
function latestPartAt(tokens: readonly Token[], at: number): "quarter" | "month" | undefined {
  const part = partsOfYear.find(([, pattern]) => pattern.test(tokens[at]?.folded ?? ""))?.[0];
  const isBefore = latest.test(tokens[at - 1]?.folded ?? "");
  const isBehind = latest.test(tokens[at + 1]?.folded ?? "");
  const next = tokens[at + (isBehind ? 2 : 1)]?.folded ?? "";
  return (isBefore || isBehind) && !joining.test(next) ? part : undefined;
}

/** Indexes of the words that say the latest part of a year, with what leads to it. */
export function latestPartIn(tokens: readonly Token[]): ReadonlySet<number> {
  const used = new Set<number>();
  tokens.forEach((_, at) => {
    if (latestPartAt(tokens, at) === undefined) return;
    used.add(at);
    if (latest.test(tokens[at + 1]?.folded ?? "")) used.add(at + 1);
    for (let lead = at - 1; isLeading(tokens[lead]?.folded ?? ""); lead--) used.add(lead);
  });
  return used;
}

const isLeading = (word: string): boolean => latest.test(word) || before.test(word);

/** "How much did GDP grow last quarter": on the one before. */
const onThePart = { quarter: "QoQ", month: "MoM" } as const;

/**
 * "US GDP by quarter" asks for quarterly figures, and for no change on the quarter.
 *
 * @param isChange a change is asked for, and "last quarter" is when
 */
export function withFrequencies(tokens: readonly Token[], isChange: boolean): readonly Token[] {
  const left: Token[] = [];
  const isSpanish = (at: number) => /^(?:por|ultimo|pasado|el)$/.test(tokens[at]?.folded ?? "");
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const part = latestPartAt(tokens, at);
    const isLatest = part === "quarter" || (part !== undefined && isChange);
    if (!isLatest && partAt(tokens, at) !== "quarterly") {
      left.push(token);
      continue;
    }
    const isIdle = isLatest ? isLeading : by.test.bind(by);
    let { gap } = token;
    while (isIdle(left.at(-1)?.folded ?? "")) gap = left.pop()?.gap ?? gap;
    const onPart = isChange && part !== undefined ? onThePart[part] : undefined;
    const word = isSpanish(at - 1) || isSpanish(at + 1) ? "trimestral" : inOneWord[token.folded];
    const raw = onPart ?? word ?? token.raw;
    left.push({ ...token, raw, folded: fold(raw), gap });
    if (isLatest && latest.test(tokens[at + 1]?.folded ?? "")) at += 1;
  }
  return left;
}

/** Undefined where none is asked, or several are. */
export function readFrequency(tokens: readonly Token[]): AskedFrequency | undefined {
  const asked = tokens.flatMap(
    ({ folded }, at) => askedFrequencyOf(folded) ?? partAt(tokens, at) ?? [],
  );
  const [first, second] = new Set(asked);
  return second === undefined ? first : undefined;
}
