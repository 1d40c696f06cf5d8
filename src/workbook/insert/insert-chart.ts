import type { ExcelChart } from "../../statistics/chart/index.js";
import { toCellInput, toTitle } from "../cells/write-text.js";
import { openMark } from "../fixed/mark-fixed.js";
import { openSheet } from "./room/find-room.js";
import type { Placement } from "./room/find-room.js";
import { maxMarkedPoints } from "./marks/look-mark.js";
import { readFreeNames, sourceName } from "./free-names.js";
import { writeSource, writeTable } from "./insert-table.js";
import type { InsertTableOptions, SourceNote } from "./insert-table.js";

export interface ChartData {
  /** Or the sheet's name. */
  readonly sheetId: string;
  /** Zero-based cell of the header row's first column. */
  readonly row: number;
  readonly column: number;
  /** Header row and category column included. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** True where the data is a spill, which the chart follows when its size changes. */
  readonly isSpill: boolean;
}

export interface InsertChartOptions {
  readonly data: ChartData;
  /** Where the chart's upper left corner goes. */
  readonly placement: Placement;
  /** Columns of the sheet that it covers. @default chartColumns */
  readonly columns?: number | undefined;
  /** Rows of the sheet that it covers. @default chartRows */
  readonly rows?: number | undefined;
  /** The statistic's or indicator's id; part of the chart's name. */
  readonly id: string;
  readonly look: ExcelChart;
  readonly title: string;
  readonly unit: string | null;
  /** Of the value axis. @default "General" */
  readonly numberFormat?: string;
  /** Categories are dates. @default false */
  readonly hasDates?: boolean | undefined;
  /**
   * Categories are numbers of years, some of which are missing: on an axis of texts six years would be as wide as
   * one. @default false
   */
  readonly hasMissingYears?: boolean | undefined;
  /** Zero-based index of the first category that is a forecast. */
  readonly forecastFrom?: number | undefined;
  /** Zero-based indexes of those that are, where it is not all from one on. */
  readonly forecasts?: readonly number[] | undefined;
  readonly source: SourceNote;
}

/** Size of an inserted chart in cells; the source line stands in the row below. */
export const chartRows = 18;
export const chartColumns = 8;

/** A static table with a chart on it, written in one round trip. The chart may stand on the same sheet only. */
export async function insertTableWithChart(
  context: Excel.RequestContext,
  placement: Placement,
  table: InsertTableOptions,
  chart: InsertChartOptions,
): Promise<{ readonly tableName: string; readonly chartName: string }> {
  const names = await readFreeNames(context);
  const tableName = names.take(table.id);
  const chartName = names.take(chart.id);
  const mark = await openMark(context, table.fixed);
  const sheet = openSheet(context, placement);
  const rows = fillEmptySeries(table.rows);
  writeTable(context, { sheet, tableName, mark }, placement, { ...table, rows });
  writeChart(context, sheet, chartName, chart);
  await context.sync();
  return { tableName, chartName };
}

/**
 * A series without any figure shows #N/A: Excel reads a column of empty cells as the chart's categories,
 * and the series after it would stand under wrong names.
 */
function fillEmptySeries(rows: InsertTableOptions["rows"]): InsertTableOptions["rows"] {
  const [header = [], ...body] = rows;
  const isEmpty = header.map(
    (_, column) => column > 0 && body.every((row) => typeof toCellInput(row[column]) !== "number"),
  );
  return [
    header,
    ...body.map((row) => row.map((cell, column) => (isEmpty[column] === true ? "#N/A" : cell))),
  ];
}

/** Queues it: what tells the series of a chart apart. */
export function showLegend({ legend }: Excel.Chart): void {
  legend.visible = true;
  legend.position = "Bottom";
}

/**
 * Queues the writing of a native Excel chart on a spill or a table, named `STAT_<id>_<n>`; a hidden defined
 * name of the same text refers to its data as the chart shows it, header and categories included, so that
 * both are found again. On a spill its source line has one too. Its series are known beforehand, one for each column after the first.
 */
export function writeChart(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  chartName: string,
  options: InsertChartOptions,
): void {
  const { data, placement, look } = options;
  const dataSheet = context.workbook.worksheets.getItem(data.sheetId);
  const seriesCount = Math.max(1, data.columnCount - 1);
  // Without the category column: numbers there, such as years, would become a series of their own.
  const values = dataSheet.getRangeByIndexes(data.row, data.column + 1, data.rowCount, seriesCount);
  const chart = sheet.charts.add(look.type, values, Excel.ChartSeriesBy.columns);
  chart.name = chartName;
  chart.title.text = toTitle(options.title);
  if (look.hasLegend) showLegend(chart);
  else chart.legend.visible = false;
  const { rows = chartRows, columns = chartColumns } = options;
  chart.setPosition(
    sheet.getCell(placement.row, placement.column),
    sheet.getCell(placement.row + rows - 1, placement.column + columns - 1),
  );
  if (look.type !== "Pie") dressAxes(chart, options);
  // Not in the name's comment: writing one empties the undo stack of Excel on the web.
  const marked = dataSheet.getRangeByIndexes(
    data.row,
    data.column,
    data.rowCount,
    data.columnCount,
  );
  const { names } = context.workbook;
  names.add(chartName, marked).visible = false;
  const source = sheet.getCell(placement.row + rows, placement.column);
  writeSource(source, options.source);
  if (data.isSpill) names.add(sourceName(chartName), source).visible = false;

  // Last, as Excel keeps what was done where it stops: should it have read the columns otherwise than as
  // one series each, the chart stands there with its name and its source.
  const series = Array.from({ length: seriesCount }, (_, index) => chart.series.getItemAt(index));
  const categories = categoryRange(dataSheet, data);
  for (const line of series) line.setXAxisValues(categories);
  for (const index of look.secondary?.seriesIndexes ?? []) {
    const line = series[index];
    if (line === undefined || look.secondary === undefined) continue;
    line.chartType = look.secondary.type;
    line.axisGroup = "Secondary";
  }
  markForecast(series, options);
}

export function categoryRange(
  sheet: Excel.Worksheet,
  data: Pick<ChartData, "row" | "column" | "rowCount">,
): Excel.Range {
  return sheet.getRangeByIndexes(data.row + 1, data.column, Math.max(1, data.rowCount - 1), 1);
}

function dressAxes(chart: Excel.Chart, options: InsertChartOptions): void {
  const { valueAxis, categoryAxis } = chart.axes;
  valueAxis.numberFormat = options.numberFormat ?? "General";
  if (options.look.zeroEnd !== undefined) valueAxis[options.look.zeroEnd] = 0;
  if (options.unit === null) valueAxis.title.visible = false;
  else valueAxis.title.text = toTitle(options.unit);
  // On an axis of days a quarter's column would be as narrow as a month's.
  if (options.hasDates === true) categoryAxis.categoryType = "TextAxis";
  if (options.hasMissingYears === true && isUpright(options.look.type)) {
    setYearsApart(categoryAxis);
  }
  if (options.look.isCategoryAxisReversed) categoryAxis.reversePlotOrder = true;
}

/** Whether its categories stand side by side. @param type an Excel.ChartType */
export const isUpright = (type: string): boolean => /^(?:Line|Column|Area)/.test(type);

/** What {@link setYearsApart} sets. */
export const yearsApart = { categoryType: "DateAxis", numberFormat: "0" } as const;

/** Years are days to such an axis, each as far from the next as they are. */
export function setYearsApart(axis: Excel.ChartAxis): void {
  axis.categoryType = yearsApart.categoryType;
  axis.numberFormat = yearsApart.numberFormat;
}

/** Forecast years are told apart by shape, not colour alone: dashed lines, hatched by their border. */
function markForecast(series: readonly Excel.ChartSeries[], options: InsertChartOptions): void {
  const points = dashedPoints(options);
  for (const line of series) {
    for (const index of points) line.points.getItemAt(index).format.border.lineStyle = "Dash";
  }
}

/** Of forecasts, from 0 on. */
export function dashedPoints(options: InsertChartOptions): readonly number[] {
  const { forecastFrom, forecasts, look, data } = options;
  if (look.type === "Pie") return [];
  if (forecastFrom === undefined) return (forecasts ?? []).slice(0, maxMarkedPoints);
  const count = Math.min(data.rowCount - 1 - forecastFrom, maxMarkedPoints);
  return Array.from({ length: Math.max(0, count) }, (_, index) => forecastFrom + index);
}
