import { toTitle } from "../cells/write-text.js";
import type { IdToName } from "../ids/name-id.js";
import { runAsOneStep, type RunInExcel } from "../run-in-excel.js";
import type { Placement } from "./room/find-room.js";
import { formatData, wrapNames } from "./format-data.js";
import { namesOfChart, readFreeNames, readNames } from "./free-names.js";
import { dashedPoints, writeChart } from "./insert-chart.js";
import type { ChartData, InsertChartOptions } from "./insert-chart.js";
import { withName } from "./insert-formula.js";
import { insertLiveData } from "./insert-live-data.js";
import { markNotes } from "./insert-table.js";
import { lookKey, writeLook } from "./marks/look-mark.js";
import { sumOf, unitOptions, writeMark } from "./marks/unit-mark.js";
import type { LiveDataOptions } from "./insert-live-data.js";

interface InsertLiveChartOptions extends LiveDataOptions {
  readonly placement: Placement;
  /** The live formula of the data. */
  readonly formula: string;
  /** The id that the formula begins with, to be written as a defined name. */
  readonly named?: IdToName | undefined;
  /** Excel's number format of the value columns. */
  readonly numberFormat: string;
  /** The first column holds dates. @default false */
  readonly hasDates?: boolean | undefined;
  /** The chart, once the data's size is known. */
  readonly chartOn: (data: ChartData) => InsertChartOptions;
}

type LiveChart =
  | { readonly status: "inserted"; readonly chartName: string }
  /** The formula stands there, without a table: Excel's error text, or "#BUSY!" when time is up. */
  | { readonly status: "no-table"; readonly shown: string; readonly address: string };

/**
 * A live formula with a native chart on its result. The formula must be calculated before its size is
 * known, so this takes two round trips that write: one step of undo from ExcelApi 1.20 on, two before
 * (formula; chart with formats). The answer should be at hand, since until it is there a group is open.
 */
export async function insertLiveChart(
  run: RunInExcel,
  options: InsertLiveChartOptions,
): Promise<LiveChart> {
  let placement = options.placement;
  let chosen: string | undefined;
  return runAsOneStep(run, async (context) => {
    // A second run finds the new sheet of the first, and writes the formula where it stands already.
    placement = await whereNow(context, placement);
    const formula = await withName(context, options.formula, options.named);
    const live = await insertLiveData(context, placement, formula, options);
    if (live.status === "no-table") return live;
    if (chosen !== undefined) await removeNamed(context, chosen);
    const isColumnUnset = await hasStandardWidth(context, live.data);

    const chart = options.chartOn(live.data);
    const sheet = context.workbook.worksheets.getItem(live.data.sheetId);
    chosen ??= (await readFreeNames(context)).take(chart.id);
    formatData(sheet, live.data, options);
    const { row, column, columnCount } = live.data;
    if (columnCount > 1) wrapNames(sheet.getRangeByIndexes(row, column + 1, 1, columnCount - 1));
    // A width that a user chose is kept.
    if (isColumnUnset) firstColumn(sheet, live.data).format.autofitColumns();
    writeChart(context, sheet, chosen, chart);
    const key = lookKey(chart.id, unitOptions(formula));
    const { zeroEnd: end } = chart.look;
    const format = options.numberFormat;
    writeLook(context, chosen, { key, dashed: dashedPoints(chart), format, end });
    const { notes } = options;
    const texts = [toTitle(chart.title), chart.source.text, notes?.title, notes?.source.text];
    texts.push(chart.unit === null ? undefined : toTitle(chart.unit));
    const written = texts.flatMap((text) => (text === undefined ? [] : [sumOf(text)]));
    const { breaks, said } = chart.source;
    writeMark(context, chosen, { asked: "", isAxisHidden: false, written, breaks, said });
    if (notes !== undefined) {
      markNotes(context, chosen, sheet.getCell(live.data.row, live.data.column));
    }
    await context.sync();
    return { status: "inserted", chartName: chosen };
  });
}

/** A refused run may have made the new sheet already. */
async function whereNow(context: Excel.RequestContext, placement: Placement): Promise<Placement> {
  if (placement.isNewSheet !== true) return placement;
  const sheet = context.workbook.worksheets.getItemOrNullObject(placement.sheetName);
  sheet.load("id");
  await context.sync();
  return sheet.isNullObject ? placement : { ...placement, sheetId: sheet.id, isNewSheet: false };
}

/** What a refused run has left under this name. */
async function removeNamed(context: Excel.RequestContext, wanted: string): Promise<void> {
  const names = namesOfChart(wanted);
  for (const named of await readNames(context)) if (names.includes(named.name)) named.delete();
}

/** With its header, which may be longer than what stands beneath it. */
const firstColumn = (sheet: Excel.Worksheet, { row, column, rowCount }: ChartData) =>
  sheet.getRangeByIndexes(row, column, rowCount, 1);

async function hasStandardWidth(
  context: Excel.RequestContext,
  { sheetId, row, column }: ChartData,
): Promise<boolean> {
  const { format } = context.workbook.worksheets.getItem(sheetId).getCell(row, column);
  format.load("useStandardWidth");
  await context.sync();
  return format.useStandardWidth;
}
