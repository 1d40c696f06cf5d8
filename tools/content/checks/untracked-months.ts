/** Months in which a source did not tell one product apart: its share reads 0 everywhere, and another's takes it. */
import type { Table } from "../table.js";

/** A place counts where the product had so much before and after, in percent. */
const leastShare = 0.5;
/** In fewer places a 0 may be true. */
const leastPlaces = 50;
/** So many of the places that count read 0. */
const mostOfThem = 0.9;

/** The nearest figure above 0 on one side; 0 for none. */
function nearest(values: readonly (number | undefined)[]): number {
  return values.find((value) => value !== undefined && value > 0) ?? 0;
}

/** Months of a concept that read 0 in nearly all places that had a real share before and after. */
function findUntracked(places: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const tally = new Map<string, { zero: number; all: number }>();
  for (const cells of places.values()) {
    const months = [...cells.keys()].sort();
    const values = months.map((month) => cells.get(month));
    for (const [at, month] of months.entries()) {
      const before = nearest(values.slice(0, at).reverse());
      const after = nearest(values.slice(at + 1));
      if (before < leastShare || after < leastShare) continue;
      const count = tally.get(month) ?? { zero: 0, all: 0 };
      count.all += 1;
      if (values[at] === 0) count.zero += 1;
      tally.set(month, count);
    }
  }
  return [...tally]
    .filter(([, { zero, all }]) => zero >= leastPlaces && zero >= all * mostOfThem)
    .map(([month]) => month)
    .sort();
}

/**
 * Takes them out, and with them what is left for all others, which holds the product's share in those months.
 *
 * @param rest the concept of what is not told apart
 * @returns a line for each concept: its months, and how many figures went
 */
export function dropUntracked(table: Table, rest: string): string[] {
  const said: string[] = [];
  for (const [concept, places] of table) {
    if (concept === rest) continue;
    const months = findUntracked(places);
    if (months.length === 0) continue;
    let dropped = 0;
    for (const [place, cells] of places)
      for (const month of months) {
        if (cells.get(month) !== 0) continue;
        cells.delete(month);
        table.get(rest)?.get(place)?.delete(month);
        dropped += 1;
      }
    said.push(`${concept}: ${months.join(", ")}, ${String(dropped)} figures of 0`);
  }
  return said;
}
