/** "More than 100 million people", "Inflation über 5 %": a bound that the figures asked for lie beyond. */
import { fold, foldedText, type Token } from "../text.js";
import { countryWords, isOrdinary } from "../word-lists.js";

type Unit = "percent" | "dollars" | "persons";
type Scales = readonly (readonly [RegExp, number])[];

export interface Threshold {
  readonly side: "above" | "below";
  /** In whole units: persons, dollars, percent. */
  readonly value: number;
  /** What the bound is said in; undefined where nothing is said. */
  readonly unit?: Unit;
}

export const otherSide = { above: "below", below: "above" } as const;

interface Bounded {
  /** The question without the words that say it; itself where none do. */
  readonly tokens: readonly Token[];
  readonly threshold?: Threshold;
}

/** Words of one language: what a bound begins with, its thousands, and what people are called where nothing else is asked. */
interface Words {
  readonly above: RegExp;
  readonly below: RegExp;
  readonly scales: Scales;
  readonly people: string;
}

const anyScale: Scales = [
  [/^(?:millions?|millionen|millones|millon|mio|mn|m)$/, 1e6],
  [/^(?:milliard(?:en?|s)?|mrd|bn)$/, 1e9],
  [/^(?:thousand|tausend|mille?|mil|k)$/, 1e3],
  [/^(?:trillions?|tn)$/, 1e12],
];
/** A billion has nine zeros in English, and twelve elsewhere. */
export const shortBillion: Scales = [[/^billions?$/, 1e9], ...anyScale];
export const longBillion: Scales = [[/^(?:billion(?:en|s)?|billon(?:es)?)$/, 1e12], ...anyScale];

const languages: readonly Words[] = [
  {
    above:
      /^(?:(?:more|greater|higher|larger|bigger) than|(?:over|above|exceeding|exceeds?|in excess of))$/,
    below: /^(?:(?:less|fewer|lower|smaller) than|(?:under|below))$/,
    scales: shortBillion,
    people: "population",
  },
  {
    above: /^(?:(?:mehr|grosser|hoher) als|uber|oberhalb von)$/,
    below: /^(?:(?:weniger|kleiner|niedriger) als|unter|unterhalb von)$/,
    scales: longBillion,
    people: "bevolkerung",
  },
  {
    above: /^(?:plus (?:de|d|que)|superieure?s? a|au dessus de|depass(?:ant|e|ent))$/,
    below: /^(?:moins (?:de|d|que)|inferieure?s? a|en dessous de)$/,
    scales: longBillion,
    people: "population",
  },
  {
    above: /^(?:mas (?:de|que)|(?:superior|mayor)(?:es)? (?:a|al|de|del|que)|por encima del?)$/,
    below: /^(?:menos (?:de|que)|(?:inferior|menor)(?:es)? (?:a|al|de|del|que)|por debajo del?)$/,
    scales: longBillion,
    people: "poblacion",
  },
];

const percent = /^(?:percent|prozent|(?:per|pour) cent|por ciento)$/;
const dollars = /^(?:(?:u s |us )?dollars?|usd|dolares)$/;
const persons =
  /^(?:people|persons|inhabitants|residents|citizens|einwohner\w*|menschen|personen|habitants|personnes|habitantes|personas)$/;
const mostWords = 3;

/** "Is US inflation above 3%?": its figure says it. */
const whether =
  /^(?:is|are|was|were|does|do|did|has|have|ist|sind|war|waren|liegt|lag|hat|est|etait|es|fue|esta|estaba|supera|ha)$/;
/** Whether it was beyond a bound at any time is another question. */
const anyTime =
  /^(?:ever|never|always|since|je|jemals|nie|immer|seit|jamais|toujours|depuis|nunca|siempre|alguna|desde)$/;

/** Bounds are of places beside one another; of one place they are left aside where its figure is the answer. */
export function withoutThreshold(tokens: readonly Token[], tail: string): Bounded {
  if (tokens.some(({ folded }) => countryWords.has(folded))) return findBound(tokens, tail);
  const isWhether = whether.test(tokens[0]?.folded ?? "");
  if (!isWhether || tokens.some(({ folded }) => anyTime.test(folded))) return { tokens };
  const { tokens: rest, threshold } = findBound(tokens, tail);
  const isYear = threshold?.unit === undefined && yearAlone.test(String(threshold?.value));
  return { tokens: isYear ? tokens : rest };
}

/** "Is inflation higher than 2010?" sets it against a year. */
export const yearAlone = /^(?:19|20)\d\d$/;

function findBound(tokens: readonly Token[], tail: string): Bounded {
  for (const [at] of tokens.entries())
    for (const words of languages) {
      const found = boundAt(tokens, at, words, tail);
      if (found !== undefined) return { tokens: found.rest, threshold: found.threshold };
    }
  return { tokens };
}

function boundAt(tokens: readonly Token[], at: number, words: Words, tail: string) {
  const said = [3, 2, 1].find((length) => {
    const text = foldedText(tokens.slice(at, at + length));
    return words.above.test(text) || words.below.test(text);
  });
  if (said === undefined) return undefined;
  const side = words.above.test(foldedText(tokens.slice(at, at + said))) ? "above" : "below";
  const amount = amountAt(tokens, at + said, words.scales, tail);
  if (amount === undefined) return undefined;
  const { value, unit, end } = amount;
  const isAll = restOf(tokens, at, end).every(({ folded }) => isOrdinary(folded));
  const subject = { raw: tokens[amount.unitAt]?.raw ?? "", folded: words.people, gap: " " };
  const people = unit === "persons" && isAll ? [subject] : [];
  const threshold = { side, value, ...(unit === undefined ? {} : { unit }) } as const;
  return { threshold, rest: [...tokens.slice(0, at), ...people, ...tokens.slice(end)] };
}

interface Amount {
  /** In whole units. */
  readonly value: number;
  readonly unit: Unit | undefined;
  /** Where its unit stands, and the token behind it. */
  readonly unitAt: number;
  readonly end: number;
}

/**
 * "1.5 trillion dollars", "80 Millionen": a number with its scale and unit. Undefined where there is none here, or one in
 * a unit that the library's figures are not in.
 */
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

const restOf = (tokens: readonly Token[], from: number, to: number): readonly Token[] => [
  ...tokens.slice(0, from),
  ...tokens.slice(to),
];

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
