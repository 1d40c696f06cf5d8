import { frequencyOf } from "./frequency.js";
import { months, timeWords, years } from "./period-in-title.js";

const part = `(?:[QT][1-4]|${months})(?:\\s+de)?`;
/** Words of time and parts of a year, in front of a year. */
const lead = `(?:(?:the|den|les|los|${timeWords}|${part})\\s+)*`;
/** Stands for a year of the figures. */
const mark = "\0";
const joined = `(?:\\s*[-–—/]\\s*|\\s+)${lead}(?:${mark}|(?<=[-–—/]\\s*)\\d{2}(?!\\d))`;
const span = `${lead}${mark}(?:${joined})+(?=\\s*(?:$|[(),;:]))`;
const spans = new RegExp(`\\s*\\(\\s*${span}\\s*\\)|(?<!\\p{L})${span}|${mark}`, "giu");
/** Years that are a base: "2014–2016 = 100". */
const baseBehind = /^[^,;()]*=\s*100/u;

/**
 * A title without the first and last year of its figures, for what stands above figures that say them themselves and
 * will have later ones: "GDP of Germany" of "GDP of Germany from 2000 to 2017". A year by itself stays: it may be that of
 * prices, of a base, or the first, which remains true.
 */
export function titleWithoutYears(title: string): string {
  if (title.includes(mark)) return title;
  const found: string[] = [];
  const marked = title.replace(years, (year: string, ...rest: unknown[]) => {
    const at = rest.find((one) => typeof one === "number") ?? 0;
    if (baseBehind.test(title.slice(at + year.length))) return year;
    found.push(year);
    return mark;
  });
  const left = marked.replace(spans, (part) => {
    const [single = ""] = found.splice(0, part.split(mark).length - 1);
    return part === mark ? single : " ";
  });
  if (left === title) return title;
  const bare = left
    .replace(/\s+/g, " ")
    .replace(/\s+(?=[,;:])/g, "")
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "");
  return bare === "" ? title : bare;
}

interface NamedTable {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string }[];
}

/** Whether a table says of which periods its figures are: in its rows or in its columns. */
export const saysPeriods = ({ categories, series }: NamedTable): boolean =>
  (frequencyOf(categories) ?? frequencyOf(series.map(({ name }) => name))) !== undefined;

/**
 * The title of figures that move: without first and last year where the figures say theirs, since a refresh would make them false.
 * Where they do not, the title is all that says of when they are.
 */
export const liveTitle = (title: string, hasPeriods: boolean): string =>
  hasPeriods ? titleWithoutYears(title) : title;
