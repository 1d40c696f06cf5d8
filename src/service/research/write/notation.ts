/** Figures and periods as each language writes them. */
import type { Platform } from "../../../contract/known-values.js";
import { saysPercent } from "../../../statistics/index.js";
import type { Concept } from "../../library/library-model.js";

const locales: Readonly<Record<Platform, string>> = {
  de: "de-DE",
  en: "en-US",
  fr: "fr-FR",
  es: "es-ES",
};

/** The contract's name of a language, in a source's `locale`. */
export const localeNames: Readonly<Record<Platform, string>> = {
  de: "german",
  en: "english",
  fr: "french",
  es: "spanish",
};

export function toNumberText(value: number, language: Platform, decimals: number): string {
  return new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
  }).format(value);
}

const quarterLetter: Readonly<Record<Platform, string>> = { de: "Q", en: "Q", fr: "T", es: "T" };

const rateDecimals = 4;

/** Of money in other money: four decimals, of little money as many digits. */
export const toRateText = (value: number, language: Platform): string =>
  toNumberText(value, language, rateDecimals + Math.max(0, -Math.ceil(Math.log10(value))));

/** "2017" stays; "2026-08" becomes "August 2026", "2026-Q3" "Q3 2026". */
export function toPeriodText(period: string, language: Platform): string {
  const [, of, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  if (of !== undefined && quarter !== undefined)
    return `${quarterLetter[language]}${quarter} ${of}`;
  const match = /^(\d{4})-(\d{2})$/.exec(period);
  if (match === null) return period;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, 1));
  return new Intl.DateTimeFormat(locales[language], {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(date);
}

/** Shares and rates change by percentage points, everything else by percent. */
export function isPercentage(concept: Concept): boolean {
  return saysPercent(concept.unit.en);
}

/** From here on a decimal says little; a whole number needs none. */
const large = 1000;

/** A value in a sentence: "101.494", "4.1", but "23,943.3" and "37,375". */
function toValueText(value: number, language: Platform, decimals: number): string {
  if (Math.abs(value) < large) return toNumberText(value, language, decimals);
  const rounded = Number(value.toFixed(Math.min(decimals, 1)));
  return toNumberText(rounded, language, Number.isInteger(rounded) ? 0 : 1);
}

/** A value by itself, for cells: all its decimals, and of a large one no zeros behind it. */
export function toExactText(value: number, language: Platform, decimals: number): string {
  if (Math.abs(value) < large) return toNumberText(value, language, decimals);
  const own = /\.(\d+)$/.exec(String(Number(value.toFixed(decimals))))?.[1] ?? "";
  return toNumberText(value, language, own.length);
}

/** Counts and ratios as they are said: "4,093" and no "number", "626.6 million" and no "millions". */
function unitOf({ unit, unitAfterValue, measure }: Concept, language: Platform): string {
  const isPlain = measure?.kind === "count" || unitAfterValue?.[language] === "";
  const said = isPlain ? unitAfterValue : undefined;
  return (said ?? unit)[language];
}

/** The value with its unit: "1,234.5 million U.S. dollars", "4.2 percent", "4,093". */
export function toFigureText(value: number, concept: Concept, language: Platform): string {
  const unit = unitOf(concept, language);
  const number = toValueText(value, language, concept.decimals);
  return unit === "" ? number : `${number} ${unit}`;
}
