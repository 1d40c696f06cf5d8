/** Shares that read 0 for a month or a few between real ones: too few visits were counted, or none told apart. */
import type { Table } from "../table.js";

/** In percent: what had so much before and after did not vanish in between. */
const leastShare = 0.1;
/** What is gone for longer may have been gone. */
const mostMonths = 3;

/** Months of one place that read 0 for a short while between real shares. */
function findSuddenZeros(cells: ReadonlyMap<string, number>): string[] {
  const months = [...cells.keys()].sort();
  // As it reads: two decimals are kept.
  const shareAt = (at: number): number =>
    Math.round((cells.get(months[at] ?? "") ?? 0) * 100) / 100;
  const isZero = (at: number): boolean => shareAt(at) === 0;
  const found: string[] = [];
  for (let start = 1; start < months.length; start++) {
    if (!isZero(start) || isZero(start - 1)) continue;
    let end = start;
    while (end < months.length && isZero(end)) end++;
    const isShort = end - start <= mostMonths;
    if (isShort && shareAt(start - 1) >= leastShare && shareAt(end) >= leastShare)
      found.push(...months.slice(start, end));
  }
  return found;
}

/**
 * Takes them out, and with them what is left for all others in that month, which holds the missing share.
 *
 * @param rest the concept of what is not told apart
 * @returns a line for each concept: how many figures went, in how many places
 */
export function dropSuddenZeros(table: Table, rest: string): string[] {
  const said: string[] = [];
  for (const [concept, places] of table) {
    const dropped = [...places].map(([place, cells]) => {
      const months = findSuddenZeros(cells);
      for (const month of months) {
        cells.delete(month);
        if (concept !== rest) table.get(rest)?.get(place)?.delete(month);
      }
      return months.length;
    });
    const figures = dropped.reduce((sum, count) => sum + count, 0);
    const count = dropped.filter((one) => one > 0).length;
    if (figures > 0)
      said.push(`${concept}: ${String(figures)} figures of 0 in ${String(count)} places`);
  }
  return said;
}
