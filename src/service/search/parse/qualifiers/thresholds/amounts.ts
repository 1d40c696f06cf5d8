/** "1.5 trillion dollars", "80 Millionen": a number with its scale and unit. */
import { fold, foldedText, type Token } from "../../text.js";

export type Unit = "percent" | "dollars" | "persons";
export type Scales = readonly (readonly [RegExp, number])[];

const anyScale: Scales = [
  [/^(?:millions?|millionen|millones|millon|mio|mn|m)$/, 1e6],
  [/^(?:milliard(?:en?|s)?|mrd|bn)$/, 1e9],
  [/^(?:thousand|tausend|mille?|mil|k)$/, 1e3],
  [/^(?:trillions?|tn)$/, 1e12],
];
/** A billion has nine zeros in English, and twelve elsewhere. */
export const shortBillion: Scales = [[/^billions?$/, 1e9], ...anyScale];
export const longBillion: Scales = [[/^(?:billion(?:en|s)?|billon(?:es)?)$/, 1e12], ...anyScale];

const percent = /^(?:percent|prozent|(?:per|pour) cent|por ciento)$/;
const dollars = /^(?:(?:u s |us )?dollars?|usd|dolares)$/;
const persons =
  /^(?:people|persons|inhabitants|residents|citizens|einwohner\w*|menschen|personen|habitants|personnes|habitantes|personas)$/;
const mostWords = 3;

interface Amount {
  /** In whole units. */
  readonly value: number;
  readonly unit: Unit | undefined;
  /** Where its unit stands, and the token behind it. */
  readonly unitAt: number;
  readonly end: number;
}

/** Undefined where there is no number here, or one in a unit that the library's figures are not in. */
export function amountAt(
  tokens: readonly Token[],
  at: number,
  scales: Scales,
  tail: string,
): Amount | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  let { value, end } = number;
  for (;;) {
    const scale = scales.find(([word]) => word.test(tokens[end]?.folded ?? ""));
    if (scale === undefined) break;
    value *= scale[1];
    end += 1;
  }
  const unit = unitAt(tokens, end, tokens[at]?.gap ?? "", tail);
  return unit === undefined ? undefined : { value, unit: unit.unit, unitAt: end, end: unit.end };
}

export const zero = /^(?:zero|null|cero)$/;

/** "100", "1.5", "-3", "1,000,000": a year is no bound. */
function numberAt(tokens: readonly Token[], at: number) {
  const first = tokens[at]?.folded ?? "";
  if (zero.test(first)) return { value: 0, end: at + 1 };
  if (!/^\d+$/.test(first)) return undefined;
  let text = first;
  let end = at + 1;
  for (; /^\d+$/.test(tokens[end]?.folded ?? ""); end++) {
    const { gap = "", folded = "" } = tokens[end] ?? {};
    if (!/^[.,'’ \u00a0\u202f]$/.test(gap)) break;
    const isGroup = folded.length === 3 && first !== "0";
    if (!isGroup && !/^[.,]$/.test(gap)) break;
    text += isGroup ? folded : `.${folded}`;
  }
  const isBelowZero = /(?:^|\s)[-−–]$/.test(tokens[at]?.gap ?? "");
  const value = isBelowZero ? 0 - Number(text) : Number(text);
  return Number.isFinite(value) ? { value, end } : undefined;
}

/** Undefined where it is said in what the library's figures are not: "50,000 euros". */
function unitAt(tokens: readonly Token[], at: number, before: string, tail: string) {
  const behind = at < tokens.length ? (tokens[at]?.gap ?? "") : tail;
  if (/[€£¥]/.test(before + behind)) return undefined;
  if (behind.includes("%")) return { unit: "percent", end: at } as const;
  if (before.includes("$")) return { unit: "dollars", end: at } as const;
  for (let length = mostWords; length > 0; length--) {
    const text = foldedText(tokens.slice(at, at + length));
    if (percent.test(text)) return { unit: "percent", end: at + length } as const;
    if (dollars.test(text)) return { unit: "dollars", end: at + length } as const;
    const alone = /^(?:d|de) /.test(text) ? text.replace(/^(?:d|de) /, "") : text;
    if (persons.test(alone)) return { unit: "persons", end: at + length } as const;
  }
  const next = fold(tokens[at]?.raw ?? "");
  return otherUnit.test(next) ? undefined : ({ unit: undefined, end: at } as const);
}

const otherUnit =
  /^(?:euros?|eur|yen|yuan|pounds?|pfund|libras?|franken|francs?|francos?|pesos?|rupees?|rupien?|rupias?|gbp|jpy|cny|chf|children|kinder|enfants|hijos)$/;
