import { parsePeriod } from "../periods/parse-period.js";
import { indexOf, timeLineOf, type RegularKind } from "../transforms/time-line.js";

/** A series by the calendar: the figure of the period `first + i` is `values[i]`. */
export interface FigureRow {
  readonly kind: RegularKind;
  /** Number of the first period among those of its kind, such as 2019 of years. */
  readonly first: number;
  readonly values: readonly (number | null)[];
}

/** Undefined where the labels are no periods, or of several kinds. */
export function figureRowOf(
  periods: readonly string[],
  values: readonly unknown[],
): FigureRow | undefined {
  const line = timeLineOf(periods, values);
  const start = line?.readings[0];
  if (line === undefined || start === undefined) return undefined;
  const first = indexOf(start.period);
  const row: (number | null)[] = [];
  for (const { period, value } of line.readings) {
    const at = indexOf(period) - first;
    while (row.length < at) row.push(null);
    row[at] = value;
  }
  return { kind: line.kind, first, values: row };
}

interface PeriodNumbers {
  readonly kind: RegularKind;
  readonly numbers: readonly number[];
}

/** The labels over typed figures as numbers of periods; undefined where one is none, or of another kind. */
export function periodNumbers(labels: readonly string[]): PeriodNumbers | undefined {
  const periods = labels.map(parsePeriod);
  const kind = periods[0]?.kind;
  if (kind === undefined || kind === "range") return undefined;
  const numbers = periods.flatMap((period) => (period?.kind === kind ? [indexOf(period)] : []));
  return numbers.length === labels.length ? { kind, numbers } : undefined;
}
