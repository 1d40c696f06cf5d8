import { toTitle } from "../cells/write-text.js";
import { categoryRange } from "../insert/insert-chart.js";
import { fitFormats, readFormats } from "./fit-formats.js";
import type { ReadFormats, SpillSize } from "./fit-formats.js";

interface FollowReport {
  /** Charts whose data had changed size. */
  readonly adjusted: readonly string[];
  /** Charts of ours whose data is gone. */
  readonly orphaned: readonly string[];
}

interface FollowedChart {
  readonly chart: Excel.Chart;
  readonly name: Excel.NamedItem;
  readonly marked: Excel.Range;
  readonly spill: Excel.Range;
  readonly headers: Excel.Range;
  /** Of its own sheet and of its data's. */
  readonly protections: readonly [own: Excel.WorksheetProtection, data: Excel.WorksheetProtection];
}

const chartName = /^STAT_[A-Za-z0-9_]+_\d+$/;

/**
 * Charts hold fixed ranges, so after a refresh each chart of ours is set to its spill's present size, and
 * the number format of the figures follows. Only ranges change and series come and go with their columns:
 * what a user formatted, renamed or removed stays so. Four round trips whatever the number of charts, five
 * where a size has changed; the last alone writes.
 *
 * @param adjusted takes the names before they are written: a second run, after Excel has refused the
 *   first in a group of undo, finds nothing changed.
 */
export async function followSpills(
  context: Excel.RequestContext,
  adjusted = new Set<string>(),
): Promise<FollowReport> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/protection/protected");
  await context.sync();
  const perSheet = worksheets.items.map(({ charts, protection }) => ({ charts, protection }));
  for (const { charts } of perSheet) charts.load("items/name");
  await context.sync();

  const ours = perSheet
    .flatMap(({ charts, protection }) => charts.items.map((chart) => ({ chart, protection })))
    .filter(({ chart }) => chartName.test(chart.name))
    .map(({ chart, protection }) => locate(context, chart, protection));
  if (ours.length === 0) return { adjusted: [...adjusted], orphaned: [] };
  await context.sync();

  const orphaned = ours.filter(({ marked }) => marked.isNullObject).map(({ chart }) => chart.name);
  // A chart on a static table has no spill to follow.
  const changed = ours.filter(
    (followed) =>
      !followed.marked.isNullObject &&
      !followed.spill.isNullObject &&
      // It follows at the first refresh after its sheet is open again.
      !followed.protections[0].protected &&
      hasChanged(followed),
  );
  if (changed.length === 0) return { adjusted: [...adjusted], orphaned };
  const formats = changed.map((followed) => formatsOf(followed));
  await context.sync();
  changed.forEach((followed, index) => {
    fitChart(followed);
    const read = formats[index];
    if (read !== undefined) fitFormats(read);
    adjusted.add(followed.chart.name);
  });
  await context.sync();
  return { adjusted: [...adjusted], orphaned };
}

function locate(
  context: Excel.RequestContext,
  chart: Excel.Chart,
  own: Excel.WorksheetProtection,
): FollowedChart {
  const name = context.workbook.names.getItemOrNullObject(chart.name);
  const marked = name.getRangeOrNullObject();
  const spill = marked.getCell(0, 0).getSpillingToRangeOrNullObject();
  const headers = spill.getRow(0);
  const { protection } = marked.worksheet;
  protection.load("protected");
  name.load("comment");
  marked.load("rowCount,columnCount");
  spill.load("address,rowIndex,columnIndex,rowCount,columnCount");
  headers.load("values");
  chart.series.load("items/name");
  return { chart, name, marked, spill, headers, protections: [own, protection] };
}

/**
 * The size the chart shows. Its name refers to all its data; in workbooks of the first version to the
 * first cell alone, with the size in the comment: "12x3".
 */
function shownSize({ marked, name }: FollowedChart): SpillSize | undefined {
  if (marked.rowCount > 1 || marked.columnCount > 1) return marked;
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(name.comment) ?? [];
  return rows === undefined ? undefined : { rowCount: Number(rows), columnCount: Number(columns) };
}

function hasChanged(followed: FollowedChart): boolean {
  const shown = shownSize(followed);
  const { rowCount, columnCount } = followed.spill;
  return shown?.rowCount !== rowCount || shown.columnCount !== columnCount;
}

function formatsOf(followed: FollowedChart): ReadFormats | undefined {
  const shown = shownSize(followed);
  const { spill, protections } = followed;
  const isOpen = !protections[1].protected;
  return shown === undefined || !isOpen
    ? undefined
    : readFormats(spill, { before: shown, now: spill });
}

function fitChart(followed: FollowedChart): void {
  const { chart, name, marked, spill, headers } = followed;
  const sheet = marked.worksheet;
  const area = { row: spill.rowIndex, column: spill.columnIndex, rowCount: spill.rowCount };
  const categories = categoryRange(sheet, area);
  const { items } = chart.series;
  // Columns the chart showed before; those it has series for where nothing tells.
  const shown = shownSize(followed);
  const before = shown === undefined ? items.length : shown.columnCount - 1;
  const now = Math.max(1, spill.columnCount - 1);
  // Headers of a table of ours are texts.
  const names = ((headers.values as unknown[][])[0] ?? []) as string[];
  const fit = (series: Excel.ChartSeries, index: number) => {
    const column = area.column + 1 + index;
    const rowCount = Math.max(1, area.rowCount - 1);
    series.setValues(sheet.getRangeByIndexes(area.row + 1, column, rowCount, 1));
    series.setXAxisValues(categories);
  };
  // Where a user removed a series, which of the others is which column cannot be told by position.
  const isWhole = items.length === before;
  const keptCount = isWhole ? Math.min(items.length, now) : items.length;
  items.slice(0, keptCount).forEach((series, index) => {
    fit(series, isWhole ? index : Math.max(0, columnOf(series, names) - 1));
  });
  // From the end: Excel knows a series by its position.
  for (const series of items.slice(keptCount).reverse()) series.delete();
  for (let index = before; index < now; index += 1) {
    fit(chart.series.add(toTitle(names[index + 1] ?? "")), index);
  }
  name.formula = `=${fixed(spill.address)}`;
}

/** By its name, which Excel takes from the column's header. */
function columnOf(series: Excel.ChartSeries, names: readonly string[]): number {
  return Math.max(1, names.indexOf(series.name));
}

/** "'My sheet'!A1:B2" → "'My sheet'!$A$1:$B$2"; relative to the selection a name would wander. */
function fixed(address: string): string {
  const cut = address.lastIndexOf("!") + 1;
  return address.slice(0, cut) + address.slice(cut).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
}
