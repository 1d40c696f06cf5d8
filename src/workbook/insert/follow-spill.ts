import { categoryRange, sizeNote } from "./insert-chart.js";

export interface FollowReport {
  /** Charts whose data had changed size. */
  readonly adjusted: readonly string[];
  /** Charts of ours whose data is gone. */
  readonly orphaned: readonly string[];
}

interface FollowedChart {
  readonly chart: Excel.Chart;
  readonly name: Excel.NamedItem;
  readonly anchor: Excel.Range;
  readonly spill: Excel.Range;
  readonly headers: Excel.Range;
}

const chartName = /^STAT_[A-Za-z0-9_]+_\d+$/;

/**
 * Charts hold fixed ranges, so after a refresh each chart of ours is set to its spill's present size.
 * Only ranges change and series come and go with their columns: what a user formatted, renamed or
 * removed stays so. Four round trips whatever the number of charts.
 */
export async function followSpills(context: Excel.RequestContext): Promise<FollowReport> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id");
  await context.sync();
  const perSheet = worksheets.items.map((sheet) => sheet.charts);
  for (const charts of perSheet) charts.load("items/name");
  await context.sync();

  const ours = perSheet
    .flatMap((charts) => charts.items)
    .filter((chart) => chartName.test(chart.name))
    .map((chart) => locate(context, chart));
  if (ours.length === 0) return { adjusted: [], orphaned: [] };
  await context.sync();

  const adjusted: string[] = [];
  const orphaned: string[] = [];
  for (const followed of ours) {
    const { chart, name, anchor, spill } = followed;
    if (anchor.isNullObject) orphaned.push(chart.name);
    // A chart on a static table has no spill to follow.
    if (anchor.isNullObject || spill.isNullObject) continue;
    if (name.comment === sizeNote(spill)) continue;
    fitChart(followed);
    name.comment = sizeNote(spill);
    adjusted.push(chart.name);
  }
  await context.sync();
  return { adjusted, orphaned };
}

function locate(context: Excel.RequestContext, chart: Excel.Chart): FollowedChart {
  const name = context.workbook.names.getItemOrNullObject(chart.name);
  const anchor = name.getRangeOrNullObject();
  const spill = anchor.getSpillingToRangeOrNullObject();
  const headers = spill.getRow(0);
  name.load("comment");
  anchor.load("address");
  spill.load("rowIndex,columnIndex,rowCount,columnCount");
  headers.load("values");
  chart.series.load("items/name");
  return { chart, name, anchor, spill, headers };
}

/** Columns the chart showed before; those it has series for where no note tells. */
function notedColumns({ chart, name }: FollowedChart): number {
  const noted = /^\d+x(\d+)$/.exec(name.comment)?.[1];
  return noted === undefined ? chart.series.items.length : Number(noted) - 1;
}

function fitChart(followed: FollowedChart): void {
  const { chart, anchor, spill, headers } = followed;
  const sheet = anchor.worksheet;
  const area = { row: spill.rowIndex, column: spill.columnIndex, rowCount: spill.rowCount };
  const categories = categoryRange(sheet, area);
  const before = notedColumns(followed);
  const now = Math.max(1, spill.columnCount - 1);
  const { items } = chart.series;
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
    fit(chart.series.add(names[index + 1] ?? ""), index);
  }
}

/** By its name, which Excel takes from the column's header. */
function columnOf(series: Excel.ChartSeries, names: readonly string[]): number {
  return Math.max(1, names.indexOf(series.name));
}
