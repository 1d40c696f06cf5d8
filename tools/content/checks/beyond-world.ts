/** Figures of a place that are more than the whole world's: a misprint or another unit, whatever its source says. */
import type { Table } from "../table.js";

/** Where a place has a year that the world has not, the world's nearest is near enough to tell. */
const mostYears = 5;

const yearOf = (period: string): number => Number(period.slice(0, 4));

function nearest(cells: ReadonlyMap<string, number>, period: string): number | undefined {
  const years = (other: string): number => Math.abs(yearOf(other) - yearOf(period));
  const [found] = [...cells.keys()].sort((a, b) => years(a) - years(b));
  return found === undefined || years(found) > mostYears ? undefined : cells.get(found);
}

/**
 * Takes them out of measures that add up over places. Where figures may be below zero, as balances may, the
 * world's says nothing of its members.
 *
 * @returns a line for each figure that went
 */
export function dropBeyondWorld(table: Table, isAdditive: (concept: string) => boolean): string[] {
  const said: string[] = [];
  for (const [concept, places] of table) {
    const world = places.get("WLD");
    const hasNegative = [...places.values()].some((cells) =>
      [...cells.values()].some((value) => value < 0),
    );
    if (world === undefined || hasNegative || !isAdditive(concept)) continue;
    for (const [place, cells] of places)
      for (const [period, value] of cells) {
        const most = world.get(period) ?? nearest(world, period);
        if (place === "WLD" || most === undefined || value <= most) continue;
        cells.delete(period);
        said.push(`${concept} ${place} ${period}: ${String(value)} of ${String(most)}`);
      }
  }
  return said;
}
