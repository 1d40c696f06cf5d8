import type { ChartTable } from "../../contract/index.js";
import { categoryKey, limitTable, sortTable } from "../../statistics/index.js";
import type { DataLayout } from "../shape/data-rows.js";

/** Whether a category is among the rows that `limit=` leaves, of several tables under another spelling, too. */
export type IsLeft = (category: string) => boolean;

/** @param table all rows, as they are before they are sorted */
export function leftRows(
  table: ChartTable,
  { sort = "none", limit }: Pick<DataLayout, "sort" | "limit">,
): IsLeft | undefined {
  if (limit === undefined) return undefined;
  const { categories } = limitTable(sortTable(table, sort), limit);
  const left = new Set(categories.map(categoryKey));
  return (category) => left.has(categoryKey(category));
}
