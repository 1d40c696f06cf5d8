import type { Platform } from "../../../contract/index.js";
import type { Places } from "../../../statistics/index.js";
import { nextToken } from "./unit-token.js";
import { isUnitAlone, isUnitWord } from "./unit-words.js";

/** What a title or a header says of the unit of its figures. */
export interface AskedUnit {
  /** What one stands for, such as 1e6; undefined where nothing is said. */
  readonly scale: number | undefined;
  /** Such as EUR. */
  readonly currency: string | undefined;
  /** What else is said, which the figures' own unit or name must say as well: "percent", "2015=100", "per". */
  readonly words: readonly string[];
}

interface ReadPart extends AskedUnit {
  readonly isUnit: boolean;
}

const separators = /(,(?!\d{3}(?!\d))|[;()[\]|]|\s[-–—]\s)/;
const mostTailWords = 4;

/** "Exports (EUR million)", "GDP, in thousands", "Population in '000": undefined where no unit is named. */
export function unitInText(
  text: string,
  language: Platform,
  places: Places,
): AskedUnit | undefined {
  const units = partsOf(text, language, places).flatMap(({ unit }) => unit ?? []);
  if (units.length === 0) return undefined;
  return {
    scale: units.find(({ scale }) => scale !== undefined)?.scale,
    currency: units.find(({ currency }) => currency !== undefined)?.currency,
    words: units.flatMap(({ words }) => words),
  };
}

/** A text without the scale and the currency that it asks for: those are options of the formulas. */
export const withoutAskedUnit = (text: string, language: Platform, places: Places): string =>
  partsOf(text, language, places)
    .map(({ kept }) => kept)
    .join(" ");

interface Part {
  readonly unit: AskedUnit | undefined;
  /** What is said besides scale and currency. */
  readonly kept: string;
}

const partsOf = (text: string, language: Platform, places: Places): Part[] =>
  text
    .split(separators)
    .filter((_, index) => index % 2 === 0)
    .map((part, index) =>
      readPart(part.trim(), index === 0, (unit) => read(unit, language, places)),
    );

/** A whole part is a unit, else what it ends with: "Total population in thousands". The first is the name. */
function readPart(text: string, isFirst: boolean, unitOf: (text: string) => ReadPart): Part {
  const whole = unitOf(text);
  if (!whole.isUnit) return { unit: undefined, kept: text };
  const isOption = (whole.scale ?? whole.currency) !== undefined;
  const isLeading = text.split(/\s+/).length <= 3 && leads(text, unitOf);
  if (isBare(whole) || (isFirst && isLeading)) return { unit: whole, kept: whole.words.join(" ") };
  const [before, tail] = behindIn(text, unitOf) ?? (isFirst ? lastWords(text, unitOf) : [text]);
  if (tail !== undefined) return { unit: tail, kept: isBare(tail) ? before : text };
  if (isFirst) return { unit: undefined, kept: text };
  return { unit: whole, kept: isOption ? whole.words.join(" ") : text };
}

const isBare = ({ scale, currency, words }: AskedUnit) =>
  (scale ?? currency) !== undefined && words.length === 0;

const leads = (text: string, unitOf: (text: string) => ReadPart) => {
  const { scale, currency } = unitOf(text.split(/\s+/)[0] ?? "");
  return (scale ?? currency) !== undefined;
};

type Tail = readonly [before: string, unit?: ReadPart];

/** "Exports in EUR million", whether it is understood or not. */
function behindIn(text: string, unitOf: (text: string) => ReadPart): Tail | undefined {
  const [, before = "", behind = ""] = /^(.*\S)\s+(?:in|en)\s+(\S.*)$/iu.exec(text) ?? [];
  const unit = unitOf(behind);
  return unit.isUnit ? [before, unit] : undefined;
}

/** "Exports EUR million": last words that are nothing but a unit. */
function lastWords(text: string, unitOf: (text: string) => ReadPart): Tail {
  const words = text.split(/\s+/);
  for (let count = Math.min(mostTailWords, words.length - 1); count > 0; count -= 1) {
    const before = words.slice(0, -count);
    const last = before.at(-1) ?? "";
    if (/^(?:per|pro|je|par|por|of|de)$/iu.test(last)) continue;
    const tail = words.slice(-count).join(" ");
    const unit = unitOf(tail);
    // A letter behind a name may be a part of it.
    if (!isBare(unit) || tail.length === 1) continue;
    // "RUB bn", "ten thousands".
    const more = unitOf(`${last} ${tail}`);
    return [before.join(" "), isPartOfUnit(last) ? more : unit];
  }
  return [text];
}

const isPartOfUnit = (word: string) =>
  isUnitWord(word.toLowerCase(), "") || /^(?:ten|zehn|dix|diez)$/iu.test(word);

function read(text: string, language: Platform, places: Places): ReadPart {
  let [rest, isUnit] = [text.trim(), false];
  let scale: number | undefined;
  let currency: string | undefined;
  const words: string[] = [];
  while (rest !== "") {
    const token = nextToken(rest, { language, places });
    rest = rest.slice(Math.max(1, token.length));
    isUnit ||= token.isUnit === true;
    // "Hundred thousand" and "thousand million" are no scale that is known; "million per 1,000" has two.
    if (token.scale !== undefined && scale !== undefined) words.push(String(token.scale));
    else scale ??= token.scale;
    if (token.currency !== undefined && currency !== undefined) words.push(token.currency);
    else currency ??= token.currency;
    if (token.word !== undefined) words.push(token.word);
  }
  const [only = ""] = words;
  return { scale, currency, words, isUnit: isUnit || (words.length === 1 && isUnitAlone(only)) };
}
