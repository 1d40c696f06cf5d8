import { numbersOf, toNumber } from "./number-text.js";
import type { ChartFamily, ChartInput } from "./chart-input.js";
import { parsePeriod } from "../periods/parse-period.js";

/** Beyond this a pie's slices can no longer be told apart. */
const maxSlices = 12;
/** Groups of columns beyond this many become lines when the categories are periods. */
const maxColumns = 160;

const maxAnnotatedColumns = 20;

/**
 * How a chart is drawn. It follows `graphType` and `horizontal`, except where the data cannot be read
 * that way: a line of one point, a pie with negative values, hundreds of grouped columns.
 */
export function chartFamily(chart: ChartInput): ChartFamily {
  const { table, horizontal } = chart;
  const columns: ChartFamily = horizontal ? "bars" : "columns";
  switch (chart.graphType) {
    case "line-standard":
    case "line-zoomable":
      return table.categories.length > 1 ? "lines" : columns;
    case "stacked-areas":
      if (table.categories.length < 2) return horizontal ? "stacked-bars" : "stacked-columns";
      return numbersOf(table).some((value) => value < 0) ? "lines" : "areas";
    case "stacked-bars":
      return horizontal ? "stacked-bars" : "stacked-columns";
    case "dual-y-axes":
      return table.series.length > 1 ? "dual" : columns;
    case "pie":
      return canBePie(chart) ? "pie" : "bars";
    case "annotations":
      // A remark on a long course of time belongs to a line, on a few figures to columns.
      if (hasPeriods(chart) && table.categories.length > maxAnnotatedColumns) return "lines";
      return columns;
    default:
      return isCrowd(chart) ? "lines" : columns;
  }
}

/** Pale columns behind a line keep two measures apart; more than these would hide the line. */
const maxDualColumns = 30;

/** Whether the first of two measures is drawn as columns, and not as a line like the other. */
export const hasDualColumns = ({ table }: ChartInput): boolean =>
  table.categories.length <= maxDualColumns;

/** Whether the categories are periods, two at least. */
export function hasPeriods({ table }: ChartInput): boolean {
  return (
    table.categories.length > 1 && table.categories.every((name) => parsePeriod(name) !== undefined)
  );
}

/** Whether a chart stacks percentages that add up to a hundred, rounding aside. */
export function isWholeStack(chart: ChartInput): boolean {
  const { categories, series } = chart.table;
  const family = chartFamily(chart);
  if (!(family === "areas" || family.startsWith("stacked"))) return false;
  if (numbersOf(chart.table).some((value) => value < 0)) return false;
  const totals = categories.map((_, index) =>
    series.reduce((sum, { values }) => sum + (toNumber(values[index]) ?? 0), 0),
  );
  const highest = Math.max(...totals);
  // Shares of a market are rounded, each by itself: ten of them may add up to 101.
  return highest > 99 && highest <= 101;
}

/** A pie's slices: the points of the one series, or the series themselves where each has one point. */
export function slicesOf({ table }: ChartInput): { name: string; value: number | null }[] {
  const [only] = table.series;
  if (table.series.length === 1 && only !== undefined) {
    return table.categories.map((name, index) => ({ name, value: toNumber(only.values[index]) }));
  }
  return table.series.map(({ name, values }) => ({ name, value: toNumber(values[0]) }));
}

function canBePie(chart: ChartInput): boolean {
  const { categories, series } = chart.table;
  if (series.length > 1 && categories.length > 1) return false;
  const values = slicesOf(chart).map(({ value }) => value ?? 0);
  return (
    values.length <= maxSlices &&
    values.every((value) => value >= 0) &&
    values.some((value) => value > 0)
  );
}

function isCrowd(chart: ChartInput): boolean {
  const { categories, series } = chart.table;
  return series.length > 1 && categories.length * series.length > maxColumns && hasPeriods(chart);
}
