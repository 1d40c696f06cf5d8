import { categoryRange } from "./insert-chart.js";

export interface FollowReport {
  /** Charts whose data had changed size. */
  readonly adjusted: readonly string[];
  /** Charts of ours whose data is gone. */
  readonly orphaned: readonly string[];
}

const chartName = /^STAT_[A-Za-z0-9_]+_\d+$/;

/**
 * Charts hold fixed ranges, so after a refresh each chart of ours is set to its spill's present size.
 * Only ranges change: what a user formatted stays. Three round trips whatever the number of charts.
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
    .map((chart) => {
      const anchor = context.workbook.names.getItemOrNullObject(chart.name).getRangeOrNullObject();
      const spill = anchor.getSpillingToRangeOrNullObject();
      anchor.load("address");
      spill.load("rowIndex,columnIndex,rowCount,columnCount");
      chart.series.load("items/name");
      const first = chart.series.getItemAt(0).getDimensionValues("Values");
      return { chart, anchor, spill, first };
    });
  await context.sync();

  const adjusted: string[] = [];
  const orphaned: string[] = [];
  for (const { chart, anchor, spill, first } of ours) {
    if (anchor.isNullObject) orphaned.push(chart.name);
    // A chart on a static table has no spill to follow.
    if (anchor.isNullObject || spill.isNullObject) continue;
    const seriesCount = Math.max(1, spill.columnCount - 1);
    const isSameSize =
      first.value.length === spill.rowCount - 1 && chart.series.items.length === seriesCount;
    if (isSameSize) continue;
    fitChart(chart, anchor.worksheet, spill, seriesCount);
    adjusted.push(chart.name);
  }
  await context.sync();
  return { adjusted, orphaned };
}

function fitChart(
  chart: Excel.Chart,
  sheet: Excel.Worksheet,
  spill: Excel.Range,
  seriesCount: number,
): void {
  const area = { row: spill.rowIndex, column: spill.columnIndex, rowCount: spill.rowCount };
  const categories = categoryRange(sheet, area);
  for (let index = 0; index < seriesCount; index += 1) {
    const column = area.column + 1 + index;
    const series = chart.series.items[index] ?? chart.series.add();
    series.setValues(
      sheet.getRangeByIndexes(area.row + 1, column, Math.max(1, area.rowCount - 1), 1),
    );
    series.setXAxisValues(categories);
  }
  for (const series of chart.series.items.slice(seriesCount)) series.delete();
}
