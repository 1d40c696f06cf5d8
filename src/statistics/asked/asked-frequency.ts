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

/** "US GDP by quarter" asks for quarterly figures, and for no change on the quarter. */
export function withFrequencies(tokens: readonly Token[]): readonly Token[] {
  const isPart = (at: number) => partAt(tokens, at) === "quarterly";
  return tokens.flatMap((token, at) => {
    if (isPart(at + 1)) return [];
    if (!isPart(at)) return [token];
    const isSpanish = tokens[at - 1]?.folded === "por";
    const raw = isSpanish ? "trimestral" : (inOneWord[token.folded] ?? token.raw);
    return [{ ...token, raw, folded: fold(raw), gap: tokens[at - 1]?.gap ?? token.gap }];
  });
}

/** Undefined where none is asked, or several are. */
export function readFrequency(tokens: readonly Token[]): AskedFrequency | undefined {
  const asked = tokens.flatMap(
    ({ folded }, at) => askedFrequencyOf(folded) ?? partAt(tokens, at) ?? [],
  );
  const [first, second] = new Set(asked);
  return second === undefined ? first : undefined;
}
