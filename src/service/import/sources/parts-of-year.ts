/** Quarters and months that stand beside the year of a table's rows, in a column or as headings. */
import { isPartOfYear } from "../cells/part-of-year.js";
import { readPeriod } from "../cells/read-period.js";
import { enough, share, type Column } from "./guess-columns.js";

interface Found {
  readonly period: Column | undefined;
  readonly questions: string[];
}

const isYear = (text: string) => {
  const read = readPeriod(text, undefined);
  return "period" in read && read.frequency === "annual";
};

/** The columns that say in which quarter or month of the year beside them a row is; asks for one column of both. */
function partsAsCells(columns: readonly Column[], { period, questions }: Found): readonly Column[] {
  if (period === undefined || share(period.texts, isYear) < enough) return [];
  const parts = columns.filter(
    ({ name, texts }) => share(texts, (text) => isPartOfYear(text, name)) >= enough,
  );
  for (const { name } of parts)
    questions.push(
      `how often figures come: "${period.name}" and "${name}" hold the period together. Write both into one column, such as 2021-Q1 or 2021-03`,
    );
  return parts;
}

/** M1 and M2 are money, T1 and T2 capital of a bank. */
const otherNames = /^[mt]\d{1,2}$/i;

/** The columns that are called as quarters or months beside a column of years: they are no measures. */
function partsAsHeadings(
  columns: readonly Column[],
  { period, questions }: Found,
): readonly Column[] {
  if (period === undefined || share(period.texts, isYear) < enough) return [];
  const parts = columns.filter(({ name }) => !otherNames.test(name) && isPartOfYear(name, ""));
  if (parts.length < 2) return [];
  const names = parts.map(({ name }) => `"${name}"`);
  const listed = `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  questions.push(
    `which period each figure is of: ${listed} are parts of the years in "${period.name}". Write a row for each, with its period in one column, such as 2021-Q1 or 2021-03`,
  );
  return parts;
}

/** The columns that say or are called as parts of the years beside them; asks for one column of both. */
export const partsBesideYears = (columns: readonly Column[], found: Found): readonly Column[] => [
  ...partsAsCells(columns, found),
  ...partsAsHeadings(columns, found),
];
