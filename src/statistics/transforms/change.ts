import { addMonths } from "../dates/day.js";
import { isOfEveryDay } from "../periods/answers/days.js";
import { isComparable } from "../periods/answers/breaks.js";
import type { ChangeWord } from "./transform-words.js";
import { asEstimate, indexOf, perYear, type Reading, type TimeLine } from "./time-line.js";

/** Days that a market may be closed before the same day a year earlier, and between two of its days. */
const closedDays = { yearBefore: 4, between: 11 };
/** Of days those that are traded; what is counted every day of the week has more. */
const daysOfYear = 365;

/**
 * Every figure's change as a fraction: 0.052 is 5.2 %. `diff`, `pct` and `log-diff` from the period before
 * it, `-year` from the same period a year before, `annualised` as if it went on for a year. A period
 * whose earlier figure is missing, or stands on the other side of a break, has none, and neither has a percentage of
 * nothing, of a loss or to one, or a period that is not whole.
 */
export function changeOf({ kind, readings }: TimeLine, change: ChangeWord): Reading[] {
  const byIndex = new Map(readings.map((reading) => [indexOf(reading.period), reading]));
  const valued = readings.filter(({ value }) => value !== null);
  const isTraded = kind === "day" && !isOfEveryDay(valued.map(({ period }) => period.start));
  const periods = kind === "day" && !isTraded ? daysOfYear : perYear[kind];
  const before = (reading: Reading, row: number): Reading | undefined =>
    isTraded ? tradedBefore(reading, readings[row - 1]) : byIndex.get(indexOf(reading.period) - 1);
  const yearBefore = (reading: Reading): Reading | undefined => {
    if (kind !== "day") return byIndex.get(indexOf(reading.period) - perYear[kind]);
    return dayYearBefore(byIndex, reading, isTraded ? closedDays.yearBefore : 0);
  };
  return readings.map((reading, row) => {
    const { value } = reading;
    if (value === null || change === "none") return reading;
    if (reading.isPartial === true && change !== "log") return { ...reading, value: null };
    const isYearly = change === "diff-year" || change === "pct-year";
    const earlier = isYearly ? yearBefore(reading) : before(reading, row);
    const found = changed(change, value, levelBefore(earlier, reading), periods);
    const isOfEstimate = found !== null && change !== "log" && earlier?.period.isMarked === true;
    return { ...(isOfEstimate ? asEstimate(reading) : reading), value: found };
  });
}

/** What a whole period that can be compared with a later one has. */
const levelBefore = (earlier: Reading | undefined, reading: Reading): number | null =>
  earlier === undefined || earlier.isPartial === true || !isComparable(earlier, reading)
    ? null
    : earlier.value;

/** Days are those that have a row: the period before a Monday is a Friday. */
function tradedBefore({ period }: Reading, earlier: Reading | undefined): Reading | undefined {
  if (earlier === undefined) return undefined;
  return period.start - earlier.period.end > closedDays.between + 1 ? undefined : earlier;
}

function changed(
  change: ChangeWord,
  value: number,
  earlier: number | null,
  periods: number,
): number | null {
  if (change === "log") return value > 0 ? Math.log(value) : null;
  if (earlier === null) return null;
  if (change === "diff" || change === "diff-year") return difference(value, earlier);
  if (earlier <= 0) return null;
  const isPercent = change === "pct" || change === "pct-year";
  if (value < 0 || (value === 0 && !isPercent)) return null;
  if (isPercent) return tidy(value / earlier - 1);
  return change === "annualised"
    ? tidy((value / earlier) ** periods - 1)
    : tidy(Math.log(value) - Math.log(earlier));
}

/** The same day, else the last one before it that was not long ago. */
function dayYearBefore(
  byDay: ReadonlyMap<number, Reading>,
  { period }: Reading,
  closed: number,
): Reading | undefined {
  const wanted = addYears(period.start, -1);
  for (let day = wanted; day >= wanted - closed; day -= 1) {
    const found = byDay.get(day);
    if (found !== undefined && found.value !== null) return found;
  }
  return undefined;
}

const addYears = (day: number, years: number) => addMonths(day, years * 12);

/** To as many decimals as both figures have for sure: -6.3 less -6.2 is -0.1, and not -0.0999999999999996. */
function difference(value: number, earlier: number): number {
  const largest = Math.max(Math.abs(value), Math.abs(earlier), Number.MIN_VALUE);
  const decimals = 15 - Math.ceil(Math.log10(largest));
  return Number((value - earlier).toFixed(Math.min(Math.max(decimals, 0), 100)));
}

/** Without the noise of binary fractions. */
const tidy = (value: number) => Number(value.toPrecision(15));
