import { frequencyOf, shapeTable, type TableCell } from "../../statistics/index.js";
import type { ItemContent } from "../items/item-content.js";
import { showsDates } from "../model/formula-of.js";

/** The rows of a table of fixed values, header included. @param category header of the first column */
export function tableRows({ chart }: ItemContent, category: string, hasDates = hasDatesOf(chart)) {
  const words = { category, series: "" };
  return shapeTable(chart.table, {
    words,
    dates: hasDates ? "end" : "label",
  }) satisfies TableCell[][];
}

const hasDatesOf = ({ table }: ItemContent["chart"]) =>
  showsDates({ frequency: frequencyOf(table.categories) });
