import { fitAnew, fitChart, type FittedChart } from "./fit-chart.js";
import { fitFormats, readFormats } from "./fit-formats.js";
import type { ReadFormats, SpillSize } from "./fit-formats.js";

interface FollowReport {
  /** Charts whose data had changed size. */
  readonly adjusted: readonly string[];
  /** Charts of ours whose data is gone. */
  readonly orphaned: readonly string[];
}

interface FollowedChart extends FittedChart {
  readonly name: Excel.NamedItem;
  /** Of its own sheet and of its data's. */
  readonly protections: readonly [own: Excel.WorksheetProtection, data: Excel.WorksheetProtection];
}

const chartName = /^STAT_[A-Za-z0-9_]+_\d+$/;

/**
 * Charts hold fixed ranges, so after a refresh each chart of ours is set to its spill's present size, and
 * the number format of the figures follows. Only ranges change and series come and go with their columns:
 * what a user formatted, renamed or removed stays so. Four round trips whatever the number of charts, five
 * where a size has changed, six where series have come; the last two alone write.
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
  const grown = changed.map((followed, index) => {
    const read = formats[index];
    if (read !== undefined) fitFormats(read);
    adjusted.add(followed.chart.name);
    const one = fitChart(followed, shownSize(followed));
    if (one === undefined) markData(followed);
    return one;
  });
  await context.sync();
  if (grown.every((one) => one === undefined)) return { adjusted: [...adjusted], orphaned };
  changed.forEach((followed, index) => {
    const one = grown[index];
    if (one === undefined) return;
    fitAnew(one);
    // Last: a second run finds by it that the first was broken off.
    markData(followed);
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

/** Has the chart's name refer to all that it shows now. */
function markData({ name, spill }: FollowedChart): void {
  name.formula = `=${fixed(spill.address)}`;
}

/** "'My sheet'!A1:B2" → "'My sheet'!$A$1:$B$2"; relative to the selection a name would wander. */
function fixed(address: string): string {
  const cut = address.lastIndexOf("!") + 1;
  return address.slice(0, cut) + address.slice(cut).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
}
