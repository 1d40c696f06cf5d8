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

/** The one period that a title names. */
export function periodInText({ text, meaning }: Header): string | undefined {
  if (meaning.kind === "period") return meaning.period.label;
  const years = periodInTitle(text);
  return years !== undefined && years.start === years.end ? years.start : undefined;
}

/** What of a title may name a measure: neither its unit in brackets nor its years. */
export const measureInTitle = (text: string): string =>
  text
    .replace(/\([^()]*\)/g, " ")
    .replace(/\b(?:1[5-9]|20|21)\d{2}\b(?:\s*[-–—/]\s*\d{2,4})?/g, " ")
    .split(/[,;:|]/)[0]
    ?.trim() ?? "";

/** The unit that a title or a header asks for, as far as it says one. */
interface AskedUnit {
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
export function unitInText(text: string, language: Platform): AskedUnit {
  const [first = "", ...rest] = text.split(/[,;()[\]|]|\s[-–—]\s/).map((part) => part.trim());
  const parts = first.split(/\s+/).length <= 3 ? [first, ...rest] : rest;
  const units = parts.filter((part) => part !== "").map((unit) => readUnit({ unit }, language));
  const scaled = units.find(({ scale }) => scaleWords.has(scale as 1e3));
  const money = units.map((unit) => moneyOf(unit, "")).find((found) => typeof found === "object");
  return {
    scale: scaled === undefined ? undefined : scaleWords.get(scaled.scale as 1e3),
    currency: money?.currency.code,
  };
}
