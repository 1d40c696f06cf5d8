import type { Day } from "../dates/day.js";
import { combinePoints } from "../periods/answers/combine-points.js";
import { isFiscalYear } from "../periods/fiscal-year.js";
import { parsePeriod, type Period } from "../periods/parse-period.js";
import { isComparable, isMixed } from "../periods/answers/breaks.js";
import type { Reading } from "./time-line.js";

/** Why a series has no index: its figures do not fill the base period, are not above zero there, or it breaks within it. */
export type BaseProblem = "base-breaks" | "base-not-covered" | "base-not-positive";

type RebaseOutcome =
  /** Where the base is none, readings without figures. */
  | { readonly readings: readonly Reading[]; readonly unbased?: BaseProblem }
  | { readonly problem: "no-base-period" };

/**
 * An index: the base period is 100, or the mean of the shorter periods that it is made of, as offices of
 * statistics reckon. They must fill it as they fill a period that is combined of them.
 */
export function rebase(readings: readonly Reading[], base: string, today: Day): RebaseOutcome {
  const span = parsePeriod(base);
  const isOwn = readings.some(({ label }) => isFiscalYear(label));
  if (span === undefined || (isFiscalYear(base) && !isOwn)) return { problem: "no-base-period" };
  const based = baseOf(readings, span, today);
  if (typeof based === "string") return { readings: withoutFigures(readings), unbased: based };
  const { value: hundred } = based;
  return {
    readings: readings.map((reading) => ({
      ...reading,
      value:
        reading.value === null || reading.isPartial === true || !isComparable(reading, based)
          ? null
          : Number(((reading.value / hundred) * 100).toPrecision(15)),
    })),
  };
}

/** The figure of the base period: none where there is a part of them alone, or figures before and after a break. */
function baseOf(
  readings: readonly Reading[],
  span: Period,
  today: Day,
): BaseProblem | { readonly value: number; readonly era: number } {
  const own = readings.find(({ period }) => period.start === span.start && period.end === span.end);
  const inside = readings.filter(
    ({ period, value }) => value !== null && period.start >= span.start && period.end <= span.end,
  );
  const [first = own] = inside;
  const value = own === undefined ? meanOf(readings, span, today) : wholeValue(own);
  if (value === undefined || first === undefined) return "base-not-covered";
  const isWhole = inside.every((each) => isComparable(each, first));
  if (!isWhole || isMixed(first.era ?? 0)) return "base-breaks";
  return value <= 0 ? "base-not-positive" : { value, era: first.era ?? 0 };
}

const wholeValue = ({ value, isPartial }: Reading): number | undefined =>
  isPartial === true ? undefined : (value ?? undefined);

/** Of the shorter periods that fill it. */
function meanOf(readings: readonly Reading[], span: Period, today: Day): number | undefined {
  const points = readings
    .filter(({ value, isPartial }) => value !== null && isPartial !== true)
    .map(({ label, period, value }) => ({ category: label, period, value }));
  const answer = combinePoints(points, span, "", "avg", today);
  return answer !== undefined && "point" in answer ? Number(answer.point.value) : undefined;
}

const withoutFigures = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading) => ({ ...reading, value: null }));
