/** Figures that have become a thousand times larger or smaller, in a unit that says nothing of it. */
import type { ImportResult } from "../import-source.js";
import { byPeriod } from "./by-period.js";

type Changed = Pick<ImportResult, "before" | "content">;
type Rows = ImportResult["content"]["figures"][string];

/** What the figures of percent and shares, and of thousands, millions and billions differ by. */
const factors: readonly (readonly [number, string])[] = [
  [1e-9, "a billionth of"],
  [1e-6, "a millionth of"],
  [1e-3, "a thousandth of"],
  [1e-2, "a hundredth of"],
  [1e2, "100 times"],
  [1e3, "1000 times"],
  [1e6, "a million times"],
  [1e9, "a billion times"],
];
/** Fewer may be revised so by chance. */
const fewest = 3;
/** New figures may be rounded otherwise. */
const tolerance = 0.01;

/** By what all figures that were there before and are there now have become larger; undefined where they differ. */
function factorOf(before: Rows, now: Rows): string | undefined {
  let count = 0;
  let left = factors;
  for (const [place, row] of Object.entries(now)) {
    const was = byPeriod(before[place]);
    for (const [period, value] of byPeriod(row)) {
      const old = was.get(period);
      if (old === undefined || (old === 0 && value === 0)) continue;
      left = left.filter(([factor]) => Math.abs(value / (old * factor) - 1) <= tolerance);
      if (left.length === 0) return undefined;
      count += 1;
    }
  }
  return count < fewest ? undefined : left[0]?.[1];
}

/** A sentence for each indicator of which all figures are of another size in the unit that they had. */
export function rescaled({ before, content }: Changed): string[] {
  const was = new Map(before?.concepts.map(({ key, unit }) => [key, before.units[unit]]));
  return content.concepts.flatMap(({ key, name, unit }) => {
    const is = content.units[unit];
    if (is === undefined || JSON.stringify(was.get(key)) !== JSON.stringify(is)) return [];
    const times = factorOf(before?.figures[key] ?? {}, content.figures[key] ?? {});
    return times === undefined
      ? []
      : `all figures of "${name.en}" are ${times} what they were, and its unit is still ${is.name.en}`;
  });
}
