import { filterRows, localDay, parsePeriod } from "../../statistics/index.js";
import type { ItemContent } from "../items/item-content.js";
import type { FormulaRows } from "../model/formula-of.js";
import { spanOf } from "../model/insert-choice.js";
import { rowsOf, sliceTable, type RowChoice } from "../model/row-choice.js";

export interface RowsWanted {
  /** The ends of an indicator's periods. */
  readonly period: FormulaRows;
  /** The steps chosen of a statistic's long data. @default all */
  readonly chosenRows?: RowChoice | undefined;
}

/** The data with the rows alone that are wanted: the same that a formula with these ends shows. */
export function shownRows(content: ItemContent, { period, chosenRows }: RowsWanted): ItemContent {
  const { table } = content.chart;
  const span = spanOf(period, localDay(new Date()));
  if (span !== undefined) {
    const kept = filterRows(table, (category) => {
      const period = parsePeriod(category);
      return period !== undefined && period.end >= span.start && period.start <= span.end;
    });
    return withTable(content, kept);
  }
  if (chosenRows === undefined) return content;
  return withTable(content, sliceTable(table, rowsOf(table.categories, chosenRows)));
}

const withTable = (content: ItemContent, table: ItemContent["chart"]["table"]): ItemContent => ({
  ...content,
  chart: { ...content.chart, table },
});

/** The same rows as a formula names them: an end that is the data's own is left open, so that it grows. */
export function formulaRows(
  content: ItemContent | undefined,
  { period: { from, to }, chosenRows }: RowsWanted,
): FormulaRows {
  if (from !== undefined || to !== undefined) return { from, to };
  if (content === undefined || chosenRows === undefined) return {};
  const { categories } = content.chart.table;
  const { first } = rowsOf(categories, chosenRows);
  return first === 0 ? {} : { limit: -(categories.length - first) };
}
