import { put, type Table } from "./table.js";

/** With fewer than this many countries a sum would not stand for the world. */
const leastCountries = 150;

/**
 * Adds the sum over countries as the world's figure, from a year on and over the same countries throughout,
 * those with a figure in every year: a growing number of countries would look like growth.
 */
export function addWorldSum(table: Table, concepts: readonly string[], from: number): void {
  for (const concept of concepts) {
    const places = [...(table.get(concept) ?? [])];
    const last = Math.max(...places.flatMap(([, cells]) => [...cells.keys()].map(Number)));
    const years = Array.from({ length: last - from + 1 }, (_, i) => String(from + i));
    const complete = places.filter(([, cells]) => years.every((year) => cells.has(year)));
    if (complete.length < leastCountries)
      throw new Error(`Only ${String(complete.length)} countries have all figures of ${concept}.`);
    for (const year of years)
      put(
        table,
        concept,
        "WLD",
        year,
        complete.reduce((sum, [, cells]) => sum + (cells.get(year) ?? 0), 0),
      );
  }
}
