import { periodInTitle, type Place, type Places } from "../../statistics/index.js";
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
