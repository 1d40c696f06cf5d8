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
