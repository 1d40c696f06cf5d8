import { periodLabel, type Day } from "../../../statistics/index.js";
import type { ValueNotes } from "../../single-values/value-notes.js";

const daysOfYear = 365.25;
/** Sources publish a year up to two years after its end. */
const yearsFor = ({ start, end }: { readonly start: Day; readonly end: Day }): number =>
  end - start > daysOfYear - 10 ? 3 : 1;

/** Of single values whose period the formula does not name: those whose series ended long ago, each period once. */
export function oldFigures(figures: ValueNotes["figures"], today: Day): string[] {
  const texts = figures.flatMap(({ category, period, isLatest }) => {
    if (!isLatest || period === undefined) return [];
    const years = (today - period.end) / daysOfYear;
    if (years <= yearsFor(period)) return [];
    const age = Math.floor(years);
    return [
      `${periodLabel(category)} is the latest figure there is, ${String(age)} ${age === 1 ? "year" : "years"} old; STAT.INFO names newer figures of the same where the service knows some`,
    ];
  });
  return [...new Set(texts)];
}
