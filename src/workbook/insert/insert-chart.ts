import type { ExcelChart } from "../../statistics/chart/index.js";
import type { Placement } from "./find-area.js";
import { writeSource } from "./insert-table.js";
import type { SourceNote } from "./insert-table.js";

export interface ChartData {
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
  /** The statistic's or indicator's id; part of the chart's name. */
  readonly id: string;
  readonly look: ExcelChart;
  readonly title: string;
  readonly unit: string | null;
  /** Of the value axis. @default "#,##0.##" */
  readonly numberFormat?: string;
  /** Zero-based index of the first category that is a forecast. */
  readonly forecastFrom?: number | undefined;
  readonly source: SourceNote;
}

/** Size of an inserted chart in cells; the source line stands in the row below. */
export const chartRows = 18;
export const chartColumns = 8;

const maxMarkedPoints = 60;

/**
 * A native Excel chart on a spill or a table, named `STAT_<id>_<n>`; a hidden defined name of the same
 * text marks its data, so that both are found again.
 */
export async function insertChart(
  context: Excel.RequestContext,
  options: InsertChartOptions,
): Promise<{ readonly chartName: string }> {
  const { data, placement, look } = options;
  const sheet = context.workbook.worksheets.getItem(placement.sheetId);
  const dataSheet = context.workbook.worksheets.getItem(data.sheetId);
  const chartName = await freeChartName(context, options.id);

  // Without the category column: numbers there, such as years, would become a series of their own.
  const values = dataSheet.getRangeByIndexes(
    data.row,
    data.column + 1,
    data.rowCount,
    Math.max(1, data.columnCount - 1),
  );
  const categories = categoryRange(dataSheet, data);
  const chart = sheet.charts.add(look.type, values, Excel.ChartSeriesBy.columns);
  chart.name = chartName;
  chart.title.text = options.title;
  chart.legend.visible = look.hasLegend;
  chart.legend.position = "Bottom";
  chart.setPosition(
    sheet.getCell(placement.row, placement.column),
    sheet.getCell(placement.row + chartRows - 1, placement.column + chartColumns - 1),
  );
  chart.series.load("items/name");
  await context.sync();

  for (const series of chart.series.items) series.setXAxisValues(categories);
  if (look.type !== "Pie") dressAxes(chart, options);
  if (look.secondary !== undefined) {
    for (const index of look.secondary.seriesIndexes) {
      const series = chart.series.items[index];
      if (series === undefined) continue;
      series.chartType = look.secondary.type;
      series.axisGroup = "Secondary";
    }
  }
  markForecast(chart.series.items, data.rowCount - 1, options);
  const anchor = dataSheet.getCell(data.row, data.column);
  const name = context.workbook.names.add(chartName, anchor, sizeNote(data));
  name.visible = false;
  writeSource(sheet.getCell(placement.row + chartRows, placement.column), options.source);
  await context.sync();
  return { chartName };
}

/** The data's size as the chart shows it, kept with its name: "12x3". */
export function sizeNote({ rowCount, columnCount }: Pick<ChartData, "rowCount" | "columnCount">) {
  return `${String(rowCount)}x${String(columnCount)}`;
}

export function categoryRange(
  sheet: Excel.Worksheet,
  data: Pick<ChartData, "row" | "column" | "rowCount">,
): Excel.Range {
  return sheet.getRangeByIndexes(data.row + 1, data.column, Math.max(1, data.rowCount - 1), 1);
}

function dressAxes(chart: Excel.Chart, options: InsertChartOptions): void {
  const { valueAxis, categoryAxis } = chart.axes;
  valueAxis.numberFormat = options.numberFormat ?? "#,##0.##";
  if (options.unit === null) valueAxis.title.visible = false;
  else valueAxis.title.text = options.unit;
  if (options.look.isCategoryAxisReversed) categoryAxis.reversePlotOrder = true;
}

/** Forecast years are told apart by shape, not colour alone: dashed lines, hatched by their border. */
function markForecast(
  series: readonly Excel.ChartSeries[],
  pointCount: number,
  { forecastFrom, look }: InsertChartOptions,
): void {
  if (forecastFrom === undefined || look.type === "Pie") return;
  const last = Math.min(pointCount, forecastFrom + maxMarkedPoints);
  for (const one of series) {
    for (let index = forecastFrom; index < last; index += 1) {
      const { format } = one.points.getItemAt(index);
      format.border.lineStyle = "Dash";
    }
  }
}

async function freeChartName(context: Excel.RequestContext, id: string): Promise<string> {
  const { names } = context.workbook;
  names.load("items/name");
  await context.sync();
  const used = new Set(names.items.map((item) => item.name.toLowerCase()));
  // A defined name takes letters, digits and underscores; indicator ids have hyphens.
  const base = `STAT_${id.replace(/[^A-Za-z0-9]/g, "_")}`;
  for (let number = 1; ; number += 1) {
    const name = `${base}_${String(number)}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}
