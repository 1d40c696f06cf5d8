import {
  chartTable,
  excelNumberFormat,
  zeroEnd,
  type AxisEnd,
} from "../../../statistics/chart/index.js";
import type { LookMark } from "../../insert/marks/look-mark.js";
import type { kindShown } from "../../insert/marks/shown-as.js";
import type { Titled } from "../titles/find-titled.js";

/** What a chart's mark says of them. */
export type GivenFormats = Pick<LookMark, "format" | "end">;

export const isRound = ({ chartType }: Excel.Chart): boolean => /pie|doughnut/i.test(chartType);

export type FigureKind = ReturnType<typeof kindShown>;

/** Of percentages and an index, which have as many decimals as a division leaves, the first tells a reader enough. */
function formatOf(numbers: readonly number[], kind: FigureKind): string {
  if (kind === "figures") return excelNumberFormat(numbers);
  if (kind === "index") return "#,##0.0";
  return numbers.some((number) => Math.abs(number) >= 0.005) ? "0.0%" : "0.00%";
}

/** Queues formats for other figures, which are loaded. @returns what was given, for the mark of the look */
export function writeFormats(
  titled: Titled,
  chart: Excel.Chart,
  { figures, kind }: { readonly figures: Excel.Range; readonly kind: FigureKind },
): GivenFormats {
  const rows = figures.values as unknown[][];
  const numbers = numbersIn(rows);
  if (numbers.length === 0) return {};
  const format = formatOf(numbers, kind);
  const end = isRound(chart) ? undefined : dressAxis(chart, rows, format);
  if (!titled.isProtected[1]) giveFormat(figures, format);
  return { format, end };
}

/** Queues columns in place of areas, which Excel draws down to zero where a figure is missing. @param figures loaded */
export function avoidFalls(chart: Excel.Chart, figures: Excel.Range): void {
  const rows = figures.values as unknown[][];
  const hasGaps = rows.flat().some((value) => typeof value !== "number");
  if (hasGaps && chart.chartType === "AreaStacked") chart.chartType = "ColumnStacked";
}

export const numbersIn = (rows: readonly (readonly unknown[])[]): number[] =>
  rows.flat().filter((value) => typeof value === "number");

/** @param figures their values are loaded */
export const giveFormat = (figures: Excel.Range, format: string): void => {
  figures.numberFormat = (figures.values as unknown[][]).map((row) => row.map(() => format));
};

/** Of other figures: ends that were set for the former ones may hide these. */
function dressAxis(
  chart: Excel.Chart,
  rows: readonly (readonly unknown[])[],
  format: string,
): AxisEnd | undefined {
  const { valueAxis } = chart.axes;
  valueAxis.numberFormat = format;
  const type = barTypes.find((one) => one === chart.chartType);
  if (type === undefined) return undefined;
  const end = zeroEnd({ type }, chartTable(rows));
  // An empty text leaves an end to Excel.
  valueAxis.minimum = end === "minimum" ? 0 : "";
  valueAxis.maximum = end === "maximum" ? 0 : "";
  return end;
}

const barTypes = [
  "ColumnClustered",
  "ColumnStacked",
  "BarClustered",
  "BarStacked",
  "AreaStacked",
] as const;
