import { foldText } from "../../../statistics/index.js";

const season =
  "(?:spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno)";
const seasons = `${season}(?: ?[/–-] ?${season})?`;
const year = "['’]?\\d{2,4}(?: ?[/–-] ?\\d{2,4})?";
const pattern = new RegExp(`^(?:${seasons}(?:,? ?(?:de )?${year})?|${year},? ?${seasons})$`);

/** "Winter 2023/24", "Printemps 2024", "2023 Spring/Summer": no quarter, since a winter is of two years. */
export const isSeason = (text: string): boolean =>
  pattern.test(foldText(text).trim().replace(/\s+/g, " "));

const ownYears =
  /\bfiscal|financial year|^fy$|\byear (?:ended|ending|to)\b|\b(?:crop|marketing|school|academic|tax) year|(?:geschafts|haushalts|wirtschafts|rechnungs|schul|ernte)jahr|exercice|campagne|ejercicio|campana|ano escolar|annee scolaire/;

/** Whether years under a heading may begin in any month: their numbers are those of calendar years. */
export const isOfOwnYears = (heading: string): boolean =>
  ownYears.test(foldText(heading).replace(/[_-]/g, " "));

const beginsIds = ["REPORTING_YEAR_START_DAY", "REPYEARSTART"];
const endsIds = ["REPORTING_YEAR_END_DAY", "REPYEAREND"];
const firstDay = /^-{0,2}0?1-0?1$/;
const lastDay = /^-{0,2}12-31$/;
/** "--07-01", "04-01"; a code such as _Z says nothing. */
const dayOfYear = /^-{0,2}\d{1,2}-\d{1,2}$/;

/** The columns of SDMX that say which days years begin and end on. */
export const ownYearIds: readonly string[] = [...beginsIds, ...endsIds];

/** Which day the years of a figure begin or end on, in words, where they are not the calendar's. */
export function ownYearOf(valueOf: (id: string) => string): string | undefined {
  const said = (ids: readonly string[], usual: RegExp) =>
    ids.map((id) => valueOf(id).trim()).find((day) => dayOfYear.test(day) && !usual.test(day));
  const begins = said(beginsIds, firstDay);
  if (begins !== undefined) return `begins on ${begins}`;
  const ends = said(endsIds, lastDay);
  return ends === undefined ? undefined : `ends on ${ends}`;
}

/** Why a period of such a year cannot be kept. */
export const whyOwnYear = (period: string, own: string): string =>
  `"${period}" is of a year that ${own}; calendar years, quarters and months can be kept`;
