import {
  chartWords,
  decimalsOf,
  forecastRows,
  forecastSpan,
  formatScaled,
  hasPeriods,
} from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";

interface Headline {
  readonly figure: string;
  readonly unit: string;
  /** What the figure is of, e.g. "Germany, 2017". */
  readonly label: string;
}

/** The one figure to put first: the latest of a course of time, the largest of a comparison. */
export function headlineOf({ chart, language }: FileItem): Headline | undefined {
  const [first] = chart.table.series;
  if (first === undefined) return undefined;
  const isTimeline = hasPeriods(chart);
  const numbers = first.values.map((value) => (typeof value === "number" ? value : null));
  const index = isTimeline
    ? latestOf(chart, numbers)
    : numbers.indexOf(Math.max(...numbers.filter((value) => value !== null)));
  const value = numbers[index] ?? null;
  if (value === null) return undefined;
  const category = chart.table.categories[index] ?? "";
  const decimals = Math.abs(value) >= 1000 ? 0 : decimalsOf([value]);
  const isOnly = chart.table.series.length === 1;
  const isForecast = forecastSpan(chart) === "" || forecastRows(chart).includes(index);
  const names = [
    // A single series is named by the title beside the figure already.
    ...(isOnly ? [category] : isTimeline ? [first.name, category] : [category, first.name]),
    ...(isForecast ? [chartWords[language].forecast] : []),
  ];
  return {
    figure: formatScaled(value, { language, unit: chart.unit, decimals }),
    unit: chart.unit ?? "",
    label: names.join(", "),
  };
}

/** The latest figure that was reached; a forecast where there is nothing else. */
function latestOf(chart: FileItem["chart"], numbers: readonly (number | null)[]): number {
  const forecasts = new Set(forecastRows(chart));
  const known = numbers.findLastIndex((value, row) => value !== null && !forecasts.has(row));
  return known < 0 ? numbers.findLastIndex((value) => value !== null) : known;
}
