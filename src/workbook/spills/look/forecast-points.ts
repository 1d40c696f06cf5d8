import { fromExcelSerial, isForecast, parsePeriod } from "../../../statistics/index.js";
import { maxMarkedPoints } from "../../insert/marks/look-mark.js";

/** Which periods of what a formula shows are forecasts. */
export interface ForecastTimes {
  /** The day its figures are of; of several contents the earliest. */
  readonly published: number | undefined;
  /** First and last days of its own periods that are forecasts. */
  readonly days: ReadonlySet<number>;
}

export function forecastTimes(
  categories: readonly string[],
  published: number | undefined,
): ForecastTimes {
  const periods = categories.map(parsePeriod).filter((period) => isForecast(period, published));
  const days = periods.flatMap((period) =>
    period === undefined ? [] : [period.start, period.end],
  );
  return { published, days: new Set(days) };
}

/** What is a forecast of any of them. */
export function allForecasts(all: readonly ForecastTimes[]): ForecastTimes {
  const known = all.flatMap(({ published }) => published ?? []);
  return {
    published: known.length === 0 ? undefined : Math.min(...known),
    days: new Set(all.flatMap(({ days }) => [...days])),
  };
}

/** @param categories of the figures, dates as Excel's numbers @returns those that are forecasts, from 0 on */
export function forecastPoints(
  categories: readonly unknown[],
  { published, days }: ForecastTimes,
): number[] {
  const isOne = (category: unknown): boolean => {
    const day = dayOf(category);
    if (day === undefined) return isForecast(parsePeriod(String(category)), published);
    return days.has(day) || day > (published ?? Infinity);
  };
  return categories
    .flatMap((category, index) => (isOne(category) ? [index] : []))
    .slice(0, maxMarkedPoints);
}

/** Years are numbers, too, which no date of these is. */
const firstDate = 10_000;

const dayOf = (category: unknown) =>
  typeof category === "number" && category > firstDate ? fromExcelSerial(category) : undefined;
