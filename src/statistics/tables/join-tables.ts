import type { ChartSeries, ChartTable, ChartValue } from "../../contract/index.js";
import { comparePeriods } from "./order.js";
import { categoryKey } from "./category-key.js";
import { parsePeriod } from "../periods/parse-period.js";

/**
 * Tables side by side, one row per category that any of them has. Periods stand in the order of the
 * first table, up or down; other categories stay as they came, new ones behind their predecessor.
 */
export function joinTables(tables: readonly ChartTable[]): ChartTable {
  const [only, ...others] = tables;
  if (only === undefined) return { categories: [], series: [] };
  if (others.length === 0) return only;
  const keyed = tables.map(keysOf);
  const labels = new Map<string, string>();
  const order: string[] = [];
  for (const keys of keyed) {
    let at = -1;
    for (const [key, label] of keys) {
      const isNew = !labels.has(key);
      // What one of them has a forecast of is no row of actual figures.
      if (isNew || parsePeriod(label)?.isMarked === true) labels.set(key, label);
      at = isNew ? at + 1 : order.indexOf(key);
      if (isNew) order.splice(at, 0, key);
    }
  }
  const keys = inPeriodOrder(order, labels, only.categories);
  const series = tables.flatMap((table, index) => {
    const rows = new Map((keyed[index] ?? []).map(([key], row) => [key, row]));
    return table.series.map(({ name, values }): ChartSeries => {
      const valueAt = (key: string): ChartValue => values[rows.get(key) ?? -1] ?? null;
      return { name, values: keys.map(valueAt) };
    });
  });
  return { categories: keys.map((key) => labels.get(key) ?? ""), series };
}

/** A category used twice in one table keeps two rows. */
function keysOf(table: ChartTable): (readonly [key: string, label: string])[] {
  const seen = new Map<string, number>();
  return table.categories.map((label) => {
    const key = categoryKey(label);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [count === 1 ? key : `${key} #${String(count)}`, label];
  });
}

function inPeriodOrder(
  keys: readonly string[],
  labels: ReadonlyMap<string, string>,
  leading: readonly string[],
): readonly string[] {
  const label = (key: string) => labels.get(key) ?? "";
  if (keys.some((key) => parsePeriod(label(key)) === undefined)) return keys;
  const [first, last] = [leading[0], leading.at(-1)];
  const isDown = first !== undefined && last !== undefined && comparePeriods(first, last) > 0;
  const sorted = [...keys].sort((a, b) => comparePeriods(label(a), label(b)));
  return isDown ? sorted.reverse() : sorted;
}

/** Series names made distinct: the table's title before names that several tables use. */
export function distinctNames(
  tables: readonly { readonly title: string; readonly id: string; readonly table: ChartTable }[],
): ChartTable[] {
  const count = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const plain = count(tables.flatMap(({ table }) => table.series.map(({ name }) => name)));
  const titled = ({ title, table }: (typeof tables)[number]) =>
    table.series.map(({ name }) => (plain.get(name) === 1 ? name : `${title}: ${name}`));
  const full = count(tables.flatMap(titled));
  return tables.map((entry) => {
    const names = titled(entry);
    const series = entry.table.series.map(({ values }, index): ChartSeries => {
      const name = names[index] ?? "";
      return { name: full.get(name) === 1 ? name : `${name} (${entry.id})`, values };
    });
    return { categories: entry.table.categories, series };
  });
}
