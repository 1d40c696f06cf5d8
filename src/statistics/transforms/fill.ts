import { isComparable } from "../periods/answers/breaks.js";
import { asEstimate, type Reading } from "./time-line.js";
import type { FillWord } from "./transform-words.js";

/** Gaps between two figures that no break parts; before the first and behind the last one there is nothing to fill from. */
export function fillGaps(readings: readonly Reading[], fill: FillWord): readonly Reading[] {
  if (fill === "none") return readings;
  return readings.map((reading, row) => {
    if (reading.value !== null) return reading;
    const before = readings.slice(0, row).findLast(({ value }) => value !== null);
    const after = readings.slice(row + 1).find(({ value }) => value !== null);
    if (before?.value === undefined || after?.value === undefined) return reading;
    if (before.value === null || after.value === null) return reading;
    if (!isComparable(before, after)) return reading;
    const from = fill === "previous" ? [before] : [before, after];
    const own = from.some(({ period }) => period.isMarked) ? asEstimate(reading) : reading;
    if (fill === "previous") return { ...own, value: before.value, isFilled: true };
    const share =
      (reading.period.start - before.period.start) / (after.period.start - before.period.start);
    const value = before.value + (after.value - before.value) * share;
    return { ...own, value, isFilled: true };
  });
}
