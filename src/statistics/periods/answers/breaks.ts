/** Where a series breaks: its figures from such a period on cannot be compared with those before it. */
import type { Breaks } from "../../../contract/index.js";
import type { Day } from "../../dates/day.js";
import type { CombineWord } from "./combine-words.js";
import { parsePeriod, type Period } from "../parse-period.js";

export interface Break {
  readonly label: string;
  readonly start: Day;
}

/** Those of the series of that name, in the order of time; a label that is no period is none. */
export const breaksOf = (breaks: Breaks | undefined, series: string): readonly Break[] =>
  breaks !== undefined && Object.hasOwn(breaks, series) ? breaksAt(breaks[series]) : [];

export const breaksAt = (labels: readonly string[] = []): readonly Break[] =>
  labels
    .flatMap((label) => {
      const start = parsePeriod(label)?.start;
      return start === undefined ? [] : [{ label, start }];
    })
    .sort((a, b) => a.start - b.start);

/**
 * How many breaks a figure comes after: two figures can be compared where that is the same number. One that is made of
 * figures before and after a break stands between two numbers, so that it can be compared with none.
 * @param how the figures of its period are combined; undefined for a figure of the source's
 */
export function eraOf(
  breaks: readonly Break[],
  { start, end }: Pick<Period, "end" | "start">,
  how: CombineWord | undefined,
): number {
  const upTo = (day: Day) => breaks.filter((each) => each.start <= day).length;
  if (how === undefined || how === "last") return upTo(end);
  return how === "first" ? upTo(start) : (upTo(start) + upTo(end)) / 2;
}

/** Whether a figure is made of some before and some after a break. */
export const isMixed = (era: number): boolean => !Number.isInteger(era);

/** The first break that makes a figure of its period one of figures before and after it. */
export function breakWithin(
  breaks: readonly Break[],
  period: Pick<Period, "end" | "start">,
  how: CombineWord | undefined,
): Break | undefined {
  const era = eraOf(breaks, period, how);
  return isMixed(era) ? breaks[Math.floor(era)] : undefined;
}

interface OfEra {
  /** As `eraOf` has it; 0 where it is left out. */
  readonly era?: number | undefined;
}

/** Whether no break stands between two figures of a series. */
export const isComparable = (a: OfEra, b: OfEra): boolean => (a.era ?? 0) === (b.era ?? 0);
