import type { ChartTable } from "../../contract/index.js";
import { parsePeriod } from "../periods/parse-period.js";

export const sortWords = [
  "none",
  "asc",
  "desc",
  "smallest",
  "largest",
  "columns-smallest",
  "columns-largest",
] as const;
export type SortWord = (typeof sortWords)[number];

/** Periods by their end, a quarter before the year that it closes; other text by the alphabet. */
export function comparePeriods(a: string, b: string): number {
  const [first, second] = [parsePeriod(a), parsePeriod(b)];
  if (first !== undefined && second !== undefined) {
    return first.end - second.end || second.start - first.start;
  }
  // Labels that are no periods ("Total") stand behind those that are.
  if (first !== undefined) return -1;
  if (second !== undefined) return 1;
  return a.localeCompare(b, "en", { numeric: true, sensitivity: "base" });
}

/** asc and desc order the categories, smallest and largest the first series; missing values last. */
export function sortTable(table: ChartTable, order: SortWord): ChartTable {
  if (order === "none" || isColumnOrder(order)) return table;
  const rows = table.categories.map((_, row) => row);
  const values = table.series[0]?.values ?? [];
  const byCategory = (a: number, b: number) =>
    comparePeriods(table.categories[a] ?? "", table.categories[b] ?? "");
  const byValue = (a: number, b: number, sign: number) => {
    const [first, second] = [values[a], values[b]];
    if (typeof first !== "number" || typeof second !== "number") {
      return Number(typeof first !== "number") - Number(typeof second !== "number");
    }
    return sign * (first - second);
  };
  const sorted = rows.sort((a, b) => {
    if (order === "asc") return byCategory(a, b);
    if (order === "desc") return byCategory(b, a);
    return byValue(a, b, order === "smallest" ? 1 : -1);
  });
  return pickRows(table, sorted);
}

const isColumnOrder = (order: SortWord) =>
  order === "columns-smallest" || order === "columns-largest";

/**
 * Where each series stands by the latest figure it has, smallest or largest first, missing ones last;
 * undefined for orders of rows. Series of different groups have different units and are not compared.
 */
export function columnOrder(
  { categories, series }: ChartTable,
  order: SortWord,
  groups: readonly string[] | undefined,
): readonly number[] | undefined {
  if (!isColumnOrder(order)) return undefined;
  const rows = categories
    .map((_, row) => row)
    .sort((a, b) => comparePeriods(categories[b] ?? "", categories[a] ?? ""));
  const latest = series.map(({ values }) => {
    const row = rows.find((each) => typeof values[each] === "number");
    return row === undefined ? undefined : Number(values[row]);
  });
  const distinct = [...new Set(groups)];
  const groupOf = (index: number) => distinct.indexOf(groups?.[index] ?? "");
  const sign = order === "columns-smallest" ? 1 : -1;
  return series
    .map((_, index) => index)
    .sort((a, b) => {
      const [first, second] = [latest[a], latest[b]];
      const byGroup = groupOf(a) - groupOf(b);
      if (byGroup !== 0) return byGroup;
      if (first === undefined || second === undefined) {
        return Number(first === undefined) - Number(second === undefined);
      }
      return sign * (first - second);
    });
}

/** The first `count` rows; with a negative count the last ones. */
export function limitTable(table: ChartTable, count: number): ChartTable {
  const rows = table.categories.map((_, row) => row);
  return pickRows(table, count < 0 ? rows.slice(count) : rows.slice(0, count));
}

export function filterRows(
  table: ChartTable,
  keep: (category: string, row: number) => boolean,
): ChartTable {
  const rows = table.categories.flatMap((category, row) => (keep(category, row) ? [row] : []));
  return rows.length === table.categories.length ? table : pickRows(table, rows);
}

function pickRows(table: ChartTable, rows: readonly number[]): ChartTable {
  return {
    categories: rows.map((row) => table.categories[row] ?? ""),
    series: table.series.map(({ name, values }) => ({
      name,
      values: rows.map((row) => values[row] ?? null),
    })),
  };
}
