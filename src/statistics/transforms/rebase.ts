import type { Day } from "../dates/day.js";
import { combinePoints } from "../periods/answers/combine-points.js";
import { isFiscalYear } from "../periods/fiscal-year.js";
import { parsePeriod, type Period } from "../periods/parse-period.js";
import type { Reading } from "./time-line.js";

/** Why a series has no index: its figures do not fill the base period, or are not above zero there. */
export type BaseProblem = "base-not-covered" | "base-not-positive";

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
  const hundred = levelOf(readings, span, today);
  if (hundred === undefined) {
    return { readings: withoutFigures(readings), unbased: "base-not-covered" };
  }
  if (hundred <= 0) {
    return { readings: withoutFigures(readings), unbased: "base-not-positive" };
  }
  return {
    readings: readings.map((reading) => ({
      ...reading,
      value:
        reading.value === null || reading.isPartial === true
          ? null
          : Number(((reading.value / hundred) * 100).toPrecision(15)),
    })),
  };
}

/** The figure of the base period; undefined where it has none, or a part of them alone. */
function levelOf(readings: readonly Reading[], span: Period, today: Day): number | undefined {
  const own = readings.find(({ period }) => period.start === span.start && period.end === span.end);
  if (own !== undefined) return own.isPartial === true ? undefined : (own.value ?? undefined);
  const points = readings
    .filter(({ value, isPartial }) => value !== null && isPartial !== true)
    .map(({ label, period, value }) => ({ category: label, period, value }));
  const answer = combinePoints(points, span, "", "avg", today);
  return answer !== undefined && "point" in answer ? Number(answer.point.value) : undefined;
}

const withoutFigures = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading) => ({ ...reading, value: null }));
