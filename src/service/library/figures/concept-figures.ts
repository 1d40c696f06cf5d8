import type { Observations } from "../library-model.js";
import { toOrdinal, toPeriod } from "../periods.js";

/** The first period and the values from it on; null where there is no figure. */
export type PackedRow = readonly [first: string, values: readonly (number | null)[]];

/** First and last period with a figure, and how many there are. */
export interface Extent {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** The figures of one concept, by place. */
export interface ConceptFigures {
  readonly places: readonly string[];
  get(place: string): Observations | undefined;
  /** Null where there is no figure. */
  valueAt(place: string, period: string): number | null;
  /** Undefined where there is no figure at all. */
  extent(place: string): Extent | undefined;
}

/** Lists of periods by their first one and their number: most places share them. */
export type SharedPeriods = Map<string, readonly string[]>;

export function periodsFrom(
  shared: SharedPeriods,
  first: string,
  count: number,
): readonly string[] {
  const key = `${first}+${String(count)}`;
  const known = shared.get(key);
  if (known !== undefined) return known;
  const start = toOrdinal(first);
  const periods = Array.from({ length: count }, (_, i) => toPeriod(start + i, first));
  shared.set(key, periods);
  return periods;
}

/** How far behind the first period another one is; undefined for one of another kind. */
export const distance = (first: string, period: string): number | undefined =>
  // A year asked of months is no month: kinds are told apart by their length and letter.
  period.length === first.length ? toOrdinal(period) - toOrdinal(first) : undefined;

export function toExtent({ periods, values }: Observations): Extent | undefined {
  const from = periods[values.findIndex((value) => value !== null)];
  const to = periods[values.findLastIndex((value) => value !== null)];
  if (from === undefined || to === undefined) return undefined;
  let count = 0;
  for (const value of values) if (value !== null) count += 1;
  return { from, to, count };
}
