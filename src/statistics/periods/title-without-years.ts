import { months, timeWords, years } from "./period-in-title.js";

const part = `(?:[QT][1-4]|${months})(?:\\s+de)?`;
/** Words of time and parts of a year, in front of a year. */
const lead = `(?:(?:the|den|les|los|${timeWords}|${part})\\s+)*`;
/** Stands for a year of the figures. */
const mark = "\0";
const span = `${lead}${mark}(?:(?:\\s*[-–—/]\\s*|\\s+)${lead}(?:${mark}|(?<=[-–—/]\\s*)\\d{2}(?!\\d)))*`;
const spans = new RegExp(`\\s*\\(\\s*${span}\\s*\\)|(?<!\\p{L})${span}`, "giu");
/** What has a year for its base: "2015 = 100", "at 2015 prices", "in Preisen von 2015". */
const baseBehind = /^\s*(?:=\s*100|prices?\b)/iu;
const baseBefore = /\b(?:prices? of|preisen von|prix de|precios de)\s+$/iu;
const rangeBehind = /^\s*(?:[-–—/]|(?:to|bis|à|a)\s)/iu;

/**
 * A title without the years of its figures, for what stands above figures that say them themselves and will have
 * later ones: "GDP of Germany" of "GDP of Germany from 2000 to 2017". A year of prices or of a base stays.
 */
export function titleWithoutYears(title: string): string {
  if (title.includes(mark)) return title;
  const marked = title.replace(years, (found: string, ...rest: unknown[]) => {
    const at = rest.find((one) => typeof one === "number") ?? 0;
    const behind = title.slice(at + found.length);
    const isBase = baseBefore.test(title.slice(0, at)) && !rangeBehind.test(behind);
    return isBase || baseBehind.test(behind) ? found : mark;
  });
  if (marked === title) return title;
  const left = marked
    .replace(spans, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+(?=[,;:])/g, "")
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "");
  return left === "" ? title : left;
}
