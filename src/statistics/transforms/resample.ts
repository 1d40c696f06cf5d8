import { partsOf, weekdayOf, type Day } from "../dates/day.js";
import {
  combine,
  combinePoints,
  isMadeOfMarked,
  markedLabel,
} from "../periods/answers/combine-points.js";
import type { CombineWord } from "../periods/answers/combine-words.js";
import { parsePeriod, type Period } from "../periods/parse-period.js";
import type { PeriodAnswer } from "../periods/answers/period-problem.js";
import { perYear, type Parts, type Reading, type RegularKind, type TimeLine } from "./time-line.js";
import type { FrequencyWord } from "./transform-words.js";

export const kindOf: Readonly<Record<FrequencyWord, RegularKind>> = {
  A: "year",
  S: "half",
  Q: "quarter",
  M: "month",
  W: "week",
};

interface ResampleOptions {
  readonly freq: FrequencyWord;
  readonly agg: CombineWord;
  /** Periods that are not complete have a figure, too. */
  readonly partial: boolean;
  readonly today: Day;
}

/** Undefined where the series has no finer periods than those wanted. */
export function resample(
  line: TimeLine,
  { freq, agg, partial, today }: ResampleOptions,
): TimeLine | undefined {
  const kind = kindOf[freq];
  if (line.kind === kind) return line;
  if (perYear[line.kind] <= perYear[kind]) return undefined;
  const labels = [...new Set(line.readings.map(({ period }) => labelOf(kind, period)))];
  const points = line.readings.map(({ label, period, value }) => ({
    category: label,
    period,
    value,
  }));
  const readings = labels.flatMap((label): Reading[] => {
    const period = parsePeriod(label);
    if (period === undefined) return [];
    const valued = points.filter(({ value }) => value !== null);
    const answer = combinePoints(valued, period, label, agg, today);
    const found = answer !== undefined && "point" in answer ? answer.point : undefined;
    if (typeof found?.value === "number") {
      return [{ label: marked(label, found.period?.isMarked), period, value: found.value }];
    }
    const inside = valued.filter(({ period: each }) => labelOf(kind, each) === label);
    const numbers = inside.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
    const value = partial && numbers.length > 0 ? combine(numbers, agg) : null;
    const isMarked = value !== null && isMadeOfMarked(inside, agg);
    const countFilled = () =>
      line.readings.filter((one) => one.isFilled === true && labelOf(kind, one.period) === label)
        .length;
    const parts = partsFound(answer, countFilled);
    const own = marked(label, isMarked);
    return [{ label: own, period, value, isPartial: value !== null, parts }];
  });
  return { kind, readings };
}

const marked = (label: string, isMarked: boolean | undefined): string =>
  isMarked === true ? markedLabel(label) : label;

function partsFound(
  answer: PeriodAnswer | undefined,
  countFilled: () => number,
): Parts | undefined {
  if (answer === undefined || !("problem" in answer)) return undefined;
  const { problem } = answer;
  return problem.kind === "incomplete" ? { ...problem, filled: countFilled() } : undefined;
}

/** The label of the period of that kind that has the middle of another one. */
function labelOf(kind: RegularKind, { start, end }: Period): string {
  const { year, month } = partsOf(Math.floor((start + end) / 2));
  switch (kind) {
    case "half":
      return `H${String(Math.ceil(month / 6))} ${String(year)}`;
    case "quarter":
      return `Q${String(Math.ceil(month / 3))} ${String(year)}`;
    case "month":
      return `${String(year)}-${String(month).padStart(2, "0")}`;
    case "week":
      return weekLabel(start);
    default:
      return String(year);
  }
}

/** ISO 8601: a week is of the year that has its Thursday. */
function weekLabel(day: Day): string {
  const thursday = day - weekdayOf(day) + 3;
  const { year } = partsOf(thursday);
  const first = parsePeriod(`${String(year)}-W01`)?.start ?? thursday;
  const week = Math.floor((thursday - first) / 7) + 1;
  return `${String(year)}-W${String(week).padStart(2, "0")}`;
}
