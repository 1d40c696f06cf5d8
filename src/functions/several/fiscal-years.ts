import { isFiscalYear, namesFiscalYears } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { IndicatorTable } from "../shape/indicator-figures.js";
import type { ValueNotes } from "../single-values/value-notes.js";

type Titled = Pick<IndicatorTable, "title" | "table">;

/** Titles whose plain years are fiscal ones: a table of one indicator shows its places without its title. */
export const fiscalNotes = (tables: readonly Titled[]): string[] =>
  tables
    .filter(({ title }) => namesFiscalYears(title))
    .map(({ title }) => `${title}: its years are fiscal years, not calendar years`);

/** The same for single values, each year once. */
export function fiscalFigures(figures: ValueNotes["figures"]): string[] {
  const years = figures.filter(({ about }) => namesFiscalYears(about));
  return [...new Set(years.map(({ category }) => category))].map(
    (category) => `${category}: a fiscal year, not the calendar year`,
  );
}

/** @throws CellError for a table of fiscal years: with which day they begin and end nobody has said */
export function requireDatedYears(tables: readonly Titled[]): void {
  for (const { title, table } of tables) {
    const period = table.categories.at(-1) ?? "";
    if (namesFiscalYears(title) || isFiscalYear(period))
      throw new CellError("fiscal-year", { period });
  }
}
