import { chartFamily, hasDualColumns, hasPeriods } from "../chart-family.js";
import type { ChartFamily, ChartInput } from "../chart-input.js";
import { toNumber } from "../number-text.js";
import { zeroEnd, type AxisEnd } from "./zero-end.js";

/** The subset of Excel.ChartType that statistics need. */
export type ExcelChartType =
  | "ColumnClustered"
  | "ColumnStacked"
  | "BarClustered"
  | "BarStacked"
  | "Line"
  | "LineMarkers"
  | "AreaStacked"
  | "Pie";

const types: Readonly<Record<ChartFamily, ExcelChartType>> = {
  columns: "ColumnClustered",
  "stacked-columns": "ColumnStacked",
  bars: "BarClustered",
  "stacked-bars": "BarStacked",
  lines: "LineMarkers",
  areas: "AreaStacked",
  pie: "Pie",
  dual: "ColumnClustered",
};

export interface ExcelChart {
  readonly type: ExcelChartType;
  /** Series on a second value axis with their own type; none for most charts. */
  readonly secondary?: { readonly type: ExcelChartType; readonly seriesIndexes: readonly number[] };
  readonly hasLegend: boolean;
  /** Lying bars read from the top, as the table does; Excel begins at the bottom. */
  readonly isCategoryAxisReversed: boolean;
  /** What has to be set to zero on the first value axis: bars speak by their length. */
  readonly zeroEnd?: AxisEnd | undefined;
}

/** Markers on more points than this merge into a thick line. */
const maxMarkers = 40;

/** A native chart for the data at hand. */
export function excelChart(chart: ChartInput): ExcelChart {
  const family = chartFamily(chart);
  const { series, categories } = chart.table;
  const indexes = series.map((_, index) => index);
  const lines = categories.length > maxMarkers && hasPeriods(chart) ? "Line" : "LineMarkers";
  const isLine = family === "lines" || (family === "dual" && !hasDualColumns(chart));
  // Excel draws an area down to zero where a figure is missing.
  const bars = family === "areas" && hasGaps(chart) ? "ColumnStacked" : types[family];
  const kind: Pick<ExcelChart, "type" | "secondary"> = {
    type: isLine ? lines : bars,
    ...(family === "dual" ? { secondary: { type: lines, seriesIndexes: indexes.slice(1) } } : {}),
  };
  return {
    ...kind,
    hasLegend: family === "pie" || series.length > 1,
    isCategoryAxisReversed: family === "bars" || family === "stacked-bars",
    zeroEnd: zeroEnd(kind, chart.table),
  };
}

const hasGaps = ({ table: { categories, series } }: ChartInput): boolean =>
  series.some(({ values }) => categories.some((_, row) => toNumber(values[row]) === null));
