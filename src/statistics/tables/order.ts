import type { ChartTable } from "../../contract/index.js";
import { parsePeriod } from "../periods/parse-period.js";

export const sortWords = ["none", "asc", "desc", "smallest", "largest"] as const;
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
  if (order === "none") return table;
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
