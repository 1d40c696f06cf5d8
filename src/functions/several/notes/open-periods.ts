import {
  comparePeriods,
  daysOfYear,
  isOldFigure,
  periodLabel,
  type Day,
} from "../../../statistics/index.js";
import type { ValueNotes } from "../../single-values/value-notes.js";
import { fewOf } from "./combined-notes.js";

type Figures = readonly Pick<ValueNotes["figures"][number], "category" | "period" | "isOpen">[];

/** Those that stand for the latest, or for the first: of growth the ends stand one after the other. */
const openOnes = (figures: Figures, end: "first" | "latest", isGrowth: boolean): Figures =>
  figures.filter(
    ({ isOpen }, at) => isOpen && (isGrowth && at % 2 === 0 ? "first" : "latest") === end,
  );

/** Of figures whose period the formula does not name: that their series ended long ago. */
export function oldFigures(figures: Figures, today: Day, isGrowth: boolean): string[] {
  const found = openOnes(figures, "latest", isGrowth).flatMap(({ category, period }) => {
    return period === undefined || !isOldFigure(period, today)
      ? []
      : [{ category, years: Math.floor((today - period.end) / daysOfYear) }];
  });
  const labels = [...new Set(found.map(({ category }) => category))].sort(comparePeriods);
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return [];
  const age = Math.max(...found.map(({ years }) => years));
  const old = `${String(age)} ${age === 1 ? "year" : "years"} old; STAT.INFO names newer figures of the same where the service knows some`;
  return labels.length === 1
    ? [`${periodLabel(first)} is the latest figure there is, ${old}`]
    : [
        `${periodLabel(first)} to ${periodLabel(last)} are the latest figures there are, up to ${old}`,
      ];
}

/** That figures which stand beside one another are not of one period, where the formula names none. */
export function differentPeriods(figures: Figures, isGrowth: boolean): string[] {
  const are = {
    first: "growth begins in",
    latest: isGrowth ? "growth ends in" : "the latest figures are of",
  };
  return (["first", "latest"] as const).flatMap((end) => {
    const found = new Set(openOnes(figures, end, isGrowth).map(({ category }) => category));
    if (found.size < 2) return [];
    const labels = [...found].sort(comparePeriods).map(periodLabel);
    return [`${are[end]} different periods: ${fewOf(labels)}; show=period shows which`];
  });
}
