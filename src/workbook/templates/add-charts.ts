import {
  chartTable,
  excelNumberFormat,
  numbersOf,
  zeroEnd,
  type AxisEnd,
} from "../../statistics/chart/index.js";
import { formatData } from "../insert/format-data.js";
import { idOfAll, namesOfChart, readFreeNames } from "../insert/free-names.js";
import type { FreeNames } from "../insert/free-names.js";
import { chartRows, dashedPoints, writeChart } from "../insert/insert-chart.js";
import type { InsertChartOptions } from "../insert/insert-chart.js";
import { lookKey, writeLook } from "../insert/marks/look-mark.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { forecastPoints } from "../spills/look/forecast-points.js";
import type { ShownContent } from "../spills/titles/shown-content.js";
import type { Template, TemplateChart } from "./template.js";
import type { NewSheet } from "./write-sheets.js";

/**
 * Charts on those of a template's formulas that show a table, written in one round trip.
 *
 * @param shown what the formulas ask for, as far as it is known: forecasts are dashed
 * @returns their names
 */
export async function addCharts(
  context: Excel.RequestContext,
  { charts }: Template,
  sheets: readonly NewSheet[],
  shown: ReadonlyMap<StatCell, ShownContent>,
): Promise<string[]> {
  if (charts.length === 0) return [];
  await removeCharts(context, sheets);
  const prepared = charts.map((chart) => prepare(context, chart, sheets, shown));
  const names = await readFreeNames(context);
  const written = prepared.map((one) => addChart(context, one, names));
  await context.sync();
  return written.filter((name) => name !== undefined);
}

/** On sheets this new, charts are what a refused first run has left. */
async function removeCharts(context: Excel.RequestContext, sheets: readonly NewSheet[]) {
  const present = sheets.map(({ sheetId }) => context.workbook.worksheets.getItem(sheetId).charts);
  for (const charts of present) charts.load("items/name");
  await context.sync();
  for (const chart of present.flatMap(({ items }) => items)) {
    for (const name of namesOfChart(chart.name))
      context.workbook.names.getItemOrNullObject(name).delete();
    chart.delete();
  }
}

/** Whether a formula is that of a chart. */
export const isOfChart = (
  { charts }: Template,
  sheets: readonly NewSheet[],
  cell: StatCell,
): boolean => charts.some((chart) => isAnchor(chart, sheets, cell));

const isAnchor = (
  { data }: TemplateChart,
  sheets: readonly NewSheet[],
  { sheetId, address }: StatCell,
): boolean => sheets[data.sheet]?.sheetId === sheetId && data.at === address;

type Prepared = ReturnType<typeof prepare>;

/**
 * Of figures that another word in a cell replaces, where no other format follows: from one decimal to four, so that
 * a rate of 10.2 is not shown as 10 where an amount stood before.
 */
const openFormat = "#,##0.0###";

/** @returns undefined where its formula shows no table. */
function addChart(
  context: Excel.RequestContext,
  { chart, sheet, dataSheet, anchor, spill, texts, place, content }: Prepared,
  names: FreeNames,
): string | undefined {
  if (sheet === undefined || dataSheet === undefined) return undefined;
  if (spill.isNullObject) return undefined;
  // Where the header stands above, the table begins with it.
  const above = chart.data.hasHeaderAbove === true ? 1 : 0;
  const rowCount = spill.rowCount + above;
  if (rowCount < 2) return undefined;
  const [heading = "", id = "", source = ""] = texts.map((range) =>
    idOfAll((range.values as unknown[][]).flat().map(String)),
  );
  const { columnCount } = spill;
  const row = anchor.rowIndex - above;
  const area = { row, column: anchor.columnIndex, rowCount, columnCount };
  const values = spill.values as unknown[][];
  const table = chartTable(withoutHeader(values, 1 - above));
  const exactFormat = chart.numberFormat ?? excelNumberFormat(numbersOf(table));
  const numberFormat =
    chart.isFollowing === true ? (chart.numberFormat ?? openFormat) : exactFormat;
  const onData = context.workbook.worksheets.getItem(dataSheet.sheetId);
  const isSpill = chart.data.size === undefined;
  if (isSpill) {
    const { hasDates, dateFormat } = chart;
    formatData(onData, area, { numberFormat, hasDates, dateFormat });
  }
  for (const at of chart.figures ?? []) onData.getRange(at).numberFormat = [[numberFormat]];
  const chartName = names.take(id);
  const onSheet = context.workbook.worksheets.getItem(sheet.sheetId);
  const written: InsertChartOptions = {
    data: { sheetId: dataSheet.sheetId, ...area, isSpill },
    placement: placeOn(sheet, place),
    columns: chart.columns,
    rows: chart.rows,
    hasDates: chart.hasDates,
    id,
    look: lookOf(chart, columnCount, content && zeroEnd(chart, table)),
    title: heading,
    unit: null,
    // Of a content that is known the axis is given others as soon as it shows other figures.
    numberFormat: content === undefined ? numberFormat : exactFormat,
    source: { text: source },
    forecasts: content && forecastPoints(categoriesOf(values, 1 - above), content.forecasts),
  };
  writeChart(context, onSheet, chartName, written);
  if (content !== undefined) writeLookOf(context, chartName, written, content);
  if (chart.isFollowing === true) follow(onSheet, chartName, { chart, dataSheet, place });
  return chartName;
}

/** @param end set where the figures are looked after alone: another word in a cell may bring others */
const lookOf = ({ type }: TemplateChart, columnCount: number, end: AxisEnd | undefined) => ({
  ...{ type, hasLegend: columnCount > 2, isCategoryAxisReversed: false, zeroEnd: end },
});

const placeOn = (
  { sheetId, name }: NewSheet,
  { rowIndex: row, columnIndex: column }: Excel.Range,
) => ({
  ...{ sheetId, row, column },
  sheetName: name,
});

/** So that dashes and formats follow what its formula asks for. */
function writeLookOf(
  context: Excel.RequestContext,
  chartName: string,
  written: InsertChartOptions,
  { ids, asked }: ShownContent,
): void {
  const key = lookKey(idOfAll(ids), asked);
  const { numberFormat: format, look } = written;
  writeLook(context, chartName, {
    ...{ key, dashed: dashedPoints(written), format, end: look.zeroEnd },
  });
}

/** Title and source line as formulas, so that they are those of the figures that the chart shows. */
function follow(
  sheet: Excel.Worksheet,
  chartName: string,
  { chart, dataSheet, place }: Pick<Prepared, "chart" | "place"> & { readonly dataSheet: NewSheet },
): void {
  const isOwn = chart.data.sheet === chart.sheet;
  const prefix = isOwn ? "" : `'${dataSheet.name.replaceAll("'", "''")}'!`;
  sheet.charts.getItem(chartName).title.visible = false;
  const above = sheet.getCell(place.rowIndex - 1, place.columnIndex);
  const title = `${prefix}${chart.title}`;
  // Where nothing is found there is none; a reference alone would show "0".
  const unit = chart.unit === undefined ? undefined : `${prefix}${chart.unit}`;
  const behind = unit === undefined ? "" : `&IF(${unit}="",""," ("&${unit}&")")`;
  above.formulas = [[`=IF(${title}="","",${title}${behind})`]];
  above.format.font.bold = true;
  const below = sheet.getCell(place.rowIndex + (chart.rows ?? chartRows), place.columnIndex);
  below.formulas = [[`=${prefix}${chart.source}`]];
}

/** Loads what a chart needs to know; the caller's next round trip fills it. */
function prepare(
  context: Excel.RequestContext,
  chart: TemplateChart,
  sheets: readonly NewSheet[],
  shown: ReadonlyMap<StatCell, ShownContent>,
) {
  const sheetAt = (index: number) =>
    context.workbook.worksheets.getItem(sheets[index]?.sheetId ?? "");
  const onData = sheetAt(chart.data.sheet);
  const anchor = onData.getRange(chart.data.at);
  const [rows, columns] = chart.data.size ?? [];
  const spill =
    rows === undefined || columns === undefined
      ? anchor.getSpillingToRangeOrNullObject()
      : anchor.getResizedRange(rows - 1, columns - 1);
  const place = sheetAt(chart.sheet).getRange(chart.at);
  const texts = [chart.title, chart.id, chart.source].map((at) => onData.getRange(at));
  anchor.load("rowIndex,columnIndex");
  spill.load("rowCount,columnCount,values");
  place.load("rowIndex,columnIndex");
  for (const range of texts) range.load("values");
  const [sheet, dataSheet] = [sheets[chart.sheet], sheets[chart.data.sheet]];
  const [, content] = [...shown].find(([cell]) => isAnchor(chart, sheets, cell)) ?? [];
  return {
    ...{ chart, sheet, dataSheet, anchor, spill, texts, place },
    content: content?.isKnown === true && chart.data.size === undefined ? content : undefined,
  };
}

const categoriesOf = (rows: readonly (readonly unknown[])[], headerRows: number) =>
  rows.slice(headerRows).map(([category]) => category);

/** What stands beneath the header and beside the categories, which may be years. */
const withoutHeader = (rows: readonly (readonly unknown[])[], headerRows: number) =>
  rows.slice(headerRows).map((row) => row.slice(1));
