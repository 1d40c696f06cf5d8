import { combine } from "../periods/answers/combine-points.js";
import { isFiscalYear } from "../periods/fiscal-year.js";
import { parsePeriod } from "../periods/parse-period.js";
import type { Reading } from "./time-line.js";

/** Why a series has no index: its figures do not fill the base period, or are not above zero there. */
export type BaseProblem = "base-not-covered" | "base-not-positive";

type RebaseOutcome =
  /** Where the base is none, readings without figures. */
  | { readonly readings: readonly Reading[]; readonly unbased?: BaseProblem }
  | { readonly problem: "no-base-period" };

/**
 * An index: the base period is 100, or the mean of the shorter periods that it is made of, as offices of
 * statistics reckon. All of them must have a figure.
 */
export function rebase(readings: readonly Reading[], base: string): RebaseOutcome {
  const span = parsePeriod(base);
  const isOwn = readings.some(({ label }) => isFiscalYear(label));
  if (span === undefined || (isFiscalYear(base) && !isOwn)) return { problem: "no-base-period" };
  const inside = readings.filter(
    ({ period }) => period.start >= span.start && period.end <= span.end,
  );
  const numbers = inside.flatMap(({ value }) => (value === null ? [] : [value]));
  const covered = inside.reduce((days, { period }) => days + period.end - period.start + 1, 0);
  const isWhole = covered === span.end - span.start + 1;
  // Trading days never fill a year; half of its days tell that it is not one that has just begun.
  const isTraded = inside[0]?.period.kind === "day" && covered * 2 > span.end - span.start;
  const isPartial = inside.some((reading) => reading.isPartial);
  if (
    isPartial ||
    numbers.length === 0 ||
    numbers.length < inside.length ||
    !(isWhole || isTraded)
  ) {
    return { readings: withoutFigures(readings), unbased: "base-not-covered" };
  }
  const hundred = combine(numbers, "avg");
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

const withoutFigures = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading) => ({ ...reading, value: null }));
