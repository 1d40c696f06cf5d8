import type { Platform } from "../../contract/index.js";
import {
  moneyOf,
  periodInTitle,
  readUnit,
  type Place,
  type Places,
} from "../../statistics/index.js";
import type { Header } from "../headers/find-headers.js";

const wordsAtMost = 4;
const bare = /[^\p{L}\p{N}]+/gu;

/** The places that a title names, each once; codes count only where they are all that it says. */
export function placesInTitle({ text, meaning }: Header, places: Places): Place[] {
  if (meaning.kind === "place") return [meaning.place];
  const words = text.split(bare).filter((word) => word !== "");
  const found: Place[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: wordsAtMost }, (_, index) => wordsAtMost - index);
    const named = lengths.flatMap((length) => {
      const name = words.slice(at, at + length).join(" ");
      const place = name.length > 3 && !/^\d+$/.test(name) ? places.find(name) : undefined;
      return place === undefined ? [] : [{ place, length }];
    })[0];
    if (named !== undefined && !found.includes(named.place)) found.push(named.place);
    at += named?.length ?? 1;
  }
  return found;
}

/** Years of prices, of a base, of a publication: none is that of the figures. */
const otherYears =
  /=\s*100|prices?\b|constant|preise?n?\b|prix\b|precios?\b|source|quelle|fuente|updated|published|accessed|retrieved|stand\b|abgerufen|aktualisiert|consult[ée]|publi[ée]|actualizado|consultado|copyright|©/iu;

/** "Population in 2017" is beyond doubt; "Population, 2017" is not. */
const inYear = /\b(?:in|im jahr|for|en|für|pour|para)\s+\d{4}\s*\)?\s*$/iu;

interface TitlePeriod {
  readonly label: string;
  readonly isSure: boolean;
}

/** The one period that a title names. */
export function periodInText({ text, meaning }: Header): TitlePeriod | undefined {
  if (meaning.kind === "period") return { label: meaning.period.label, isSure: true };
  if (otherYears.test(text)) return undefined;
  const years = periodInTitle(text);
  if (years === undefined || years.start !== years.end) return undefined;
  return { label: years.start, isSure: inYear.test(text) };
}

/** What of a title is looked for: neither its unit in brackets nor its years. */
export const measureInTitle = (text: string): string =>
  text
    .replace(/\([^()]*\)/g, " ")
    .replace(/\b(?:1[5-9]|20|21)\d{2}\b(?:\s*[-–—/]\s*\d{2,4})?/g, " ")
    .split(/[,;:|]/)[0]
    ?.trim() ?? "";

/** A title without the years of its figures, so that the words which remain are all about the measure. */
export const withoutYears = (text: string): string =>
  otherYears.test(text)
    ? text
    : text.replace(
        /(?:\b(?:in|im jahr|for|en|für|pour|para)\s+)?\b(?:1[5-9]|20|21)\d{2}\b(?:\s*[-–—/]\s*\d{2,4})?/giu,
        " ",
      );

const separators = /([,;()[\]|]|\s[-–—]\s)/;

/** A text without the scale and the currency that it asks for: those are options of the formulas. */
export const withoutAskedUnit = (text: string, language: Platform): string =>
  text
    .split(separators)
    .map((part, index) => {
      if (index === 0 || part.trim() === "") return part;
      const unit = readUnit({ unit: part.trim() }, language);
      const money = moneyOf(unit, "");
      const isMoney = typeof money === "object" && unit.base?.trim() === money.written;
      if (isMoney) return " ";
      return unit.scale === 1 ? part : (unit.base ?? " ");
    })
    .join(" ");

/** The unit that a title or a header asks for, as far as it says one. */
export interface AskedUnit {
  readonly scale: "thousand" | "million" | "billion" | "trillion" | undefined;
  /** Such as EUR. */
  readonly currency: string | undefined;
}

const scaleWords = new Map([
  [1e3, "thousand"],
  [1e6, "million"],
  [1e9, "billion"],
  [1e12, "trillion"],
] as const);

/** "Exports (EUR million)", "GDP, in thousands": what stands in brackets or behind a comma, or alone in few words. */
export function unitInText(text: string, language: Platform, places: Places): AskedUnit {
  const [first = "", ...rest] = text.split(/[,;()[\]|]|\s[-–—]\s/).map((part) => part.trim());
  const parts = first.split(/\s+/).length <= 3 ? [first, ...rest] : rest;
  const units = parts
    .filter((part) => part !== "")
    .map((part) => ({ part, unit: readUnit({ unit: part }, language) }));
  const scaled = units.find(({ unit: { scale } }) => scaleWords.has(scale as 1e3));
  const money = units.flatMap(({ unit }) => {
    const found = moneyOf(unit, "");
    const isMoney = typeof found === "object" && !beginsWithPlace(unit.base ?? "", found.written);
    return isMoney ? [found] : [];
  })[0];
  return {
    scale: scaled === undefined ? undefined : scaleWords.get(scaled.unit.scale as 1e3),
    currency: money?.currency.code,
  };

  /** "Euro area" is a place and no currency, "US dollars" is a currency. */
  function beginsWithPlace(base: string, written: string): boolean {
    const words = base.trim().split(/\s+/);
    return words.slice(0, wordsAtMost).some((_, at) => {
      const name = words.slice(0, at + 1).join(" ");
      const isLonger = name.length > written.length;
      return isLonger && (places.find(name) ?? places.group(name)) !== undefined;
    });
  }
}
