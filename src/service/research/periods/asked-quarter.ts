/**
 * Quarters and halves of a year in a question, in the four languages. The search knows years and months:
 * it is asked for the year, and the figures are picked by the quarter.
 */
import type { AskedSpan, ParsedQuery, QueryParser } from "../../search/index.js";
import { readSpan } from "./asked-span.js";
import { earlierBy, length } from "./compare.js";
import { readMonthsOfYears } from "./months-of-years.js";

const first = "first|1st|erste[nrs]?|premier|première|1ère|1re|1er|primer[ao]?|1[.ºª°]{0,2}";
const second = "second|2nd|zweite[nrs]?|deuxième|seconde|2ème|2e|segund[ao]|2[.ºª°]{0,2}";
const third = "third|3rd|dritte[nrs]?|troisième|3ème|3e|tercer[ao]?|3[.ºª°]{0,2}";
const fourth =
  "fourth|last|4th|vierte[nrs]?|letzte[nrs]?|quatrième|dernier|4ème|4e|cuart[ao]|último|4[.ºª°]{0,2}";
const ordinals = [first, second, third, fourth].map((words) => new RegExp(`^(?:${words})$`, "iu"));

const ordinal = `(${[first, second, third, fourth].join("|")})`;
const year = String.raw`((?:1[5-9]|20)\d\d)`;
const joint = String.raw`(?:[\s,./’'-]|of|in|von|des|im|jahres?|de|del|du|en|l|année|año|the|year)*?`;
/** "Q2 '23", "Q2/23", "2Q23": the years of this century. */
const shortJoint = String.raw`[\s/-]?[’']?`;
const shortYear = String.raw`(\d\d)`;
const quarter = "(?:quarter|quartals?|trimestre)";
const half = "(?:half|halbjahre?s?|hälfte|semestre|semester|moitié|mitad)";

/** What a pattern finds: which part of the year, and the year. */
const patterns: readonly { pattern: RegExp; parts: 2 | 4; isYearFirst?: boolean }[] = [
  { pattern: alone(`[QT]\\s?([1-4])${joint}${year}`), parts: 4 },
  { pattern: alone(`${year}[\\s./-]*[QT]\\s?([1-4])`), parts: 4, isYearFirst: true },
  { pattern: alone(`${ordinal}\\s*${quarter}${joint}${year}`), parts: 4 },
  { pattern: alone(`${year}(?:[’']s)?\\s+${ordinal}\\s*${quarter}`), parts: 4, isYearFirst: true },
  { pattern: alone(`[HS]\\s?([12])${joint}${year}`), parts: 2 },
  { pattern: alone(`${year}[\\s./-]*[HS]\\s?([12])`), parts: 2, isYearFirst: true },
  { pattern: alone(`${ordinal}\\s*${half}${joint}${year}`), parts: 2 },
  { pattern: alone(`([1-4])[QT]${joint}${year}`), parts: 4 },
  { pattern: alone(`([12])[HS]${joint}${year}`), parts: 2 },
  { pattern: alone(`[QT]([1-4])${shortJoint}${shortYear}`), parts: 4 },
  { pattern: alone(`([1-4])[QT]${shortJoint}${shortYear}`), parts: 4 },
  { pattern: alone(`[HS]([12])${shortJoint}${shortYear}`), parts: 2 },
  { pattern: alone(`([12])[HS]${shortJoint}${shortYear}`), parts: 2 },
];

function alone(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, "giu");
}

function numberOf(word: string): number {
  const named = ordinals.findIndex((pattern) => pattern.test(word));
  return named < 0 ? Number(word) : named + 1;
}

/** "Q1 vs Q2 2025": of several parts the last one alone has their year. */
const part = String.raw`[QTHS]\s?[1-4]`;
const beside = String.raw`\s*(?:,|[-–/&]|and|und|et|y|vs\.?|versus|against|gegen|contre|to|bis|à|a|,\s*(?:and|und|et|y))\s*`;
const yearless = alone(`(${part})(?=(?:${beside}${part})+${joint}${year})`);

const withYears = (question: string): string => question.replace(yearless, "$1 $2");

interface Read {
  /** The question with nothing but their years in the quarters' places. */
  readonly text: string;
  /** Quarters and halves asked for, by their first and last quarters, "2025-Q3"; the earliest first. */
  readonly parts: readonly AskedSpan[];
}

function readQuarters(question: string): Read {
  const months = readMonthsOfYears(question);
  const found: AskedSpan[] = [...months.parts];
  let text = withYears(months.text);
  for (const { pattern, parts, isYearFirst = false } of patterns) {
    text = text.replace(pattern, (_, one: string, other: string) => {
      const [said, part] = isYearFirst ? [one, numberOf(other)] : [other, numberOf(one)];
      const of = said.length === 2 ? `20${said}` : said;
      const last = (part * 4) / parts;
      found.push({ from: `${of}-Q${String(last + 1 - 4 / parts)}`, to: `${of}-Q${String(last)}` });
      return of;
    });
  }
  return { text, parts: found.sort((a, b) => (a.from < b.from ? -1 : 1)) };
}

/** A question as the search reads it, its period by the quarter where it names one, or of the last months. */
export function readQuestion(parser: QueryParser, question: string): ParsedQuery {
  const { text, parts } = readQuarters(question);
  const span = readSpan(text);
  const read = parser.parse(span?.text ?? text);
  const isOpen = read.period?.from === undefined;
  const query = span === undefined || !isOpen ? read : { ...read, ...span.asked };
  const { period } = query;
  const quarters = parts.flatMap(({ from, to }) => [from, to]).sort();
  const [earliest, latest] = [quarters[0], quarters.at(-1)];
  if (period === undefined || earliest === undefined || latest === undefined) return query;
  const { from, to, named, isBeyond, ...rest } = period;
  const ofYear = (quarterOf: string, bound: string | undefined): boolean =>
    quarterOf.startsWith(bound ?? "-");
  const behind = earlierBy(latest, -length.quarter);
  const before = earlierBy(earliest, length.quarter);
  const beyond = {
    from: from === undefined ? undefined : behind,
    to: to === undefined ? undefined : before,
  };
  const start = isBeyond ? beyond.from : ofYear(earliest, from) ? earliest : from;
  const end = isBeyond ? beyond.to : ofYear(latest, to) ? latest : to;
  const each = [...new Set(quarters)];
  const [one, another, more] = parts;
  const isHalf = one !== undefined && another === undefined && one.from !== one.to;
  const isOfTwo = query.saysComparison || isCourse(query);
  const areTwo = isOfTwo && another !== undefined && more === undefined;
  return {
    ...query,
    ...(areTwo && one?.from !== another.from ? { comparedParts: parts } : {}),
    period: {
      ...rest,
      ...(isHalf && { isAsOne: true }),
      ...(named?.length === each.length ? { named: each } : {}),
      ...(start === undefined ? {} : { from: start }),
      ...(end === undefined ? {} : { to: end }),
    },
  };
}

/** "From Q2 2025 to Q2 2026": how it went from the one to the other, and not from a month of the one to one of the other. */
const isCourse = (query: ParsedQuery): boolean =>
  !query.isAverage &&
  [query.extreme, query.ranking, query.operation, query.crossing, query.threshold].every(
    (one) => one === undefined,
  );

/** The same for a search: the year, not its quarter, and no count of months. */
export function withoutQuarters(question: string): string {
  const { text } = readQuarters(question);
  return readSpan(text)?.text ?? text;
}
