import { findCharts, type ChartPlace, type FoundChart } from "./find-charts.js";
import { fitAnew, fitChart } from "./fit-chart.js";
import { fitFormats, readFormats } from "./fit-formats.js";
import type { ReadFormats, SpillSize } from "./fit-formats.js";

interface FollowReport {
  /** Charts whose data had changed size. */
  readonly adjusted: readonly string[];
  /** Charts of ours whose data is gone. */
  readonly orphaned: readonly string[];
  /** Charts on protected sheets that show less or more than their data. */
  readonly held: readonly ChartPlace[];
}

/**
 * Charts hold fixed ranges, so after a refresh each chart of ours is set to its spill's present size, and
 * the number format of the figures follows. Only ranges change and series come and go with their columns:
 * what a user formatted, renamed or removed stays so. One round trip more than finding the charts takes
 * where a size has changed, two where series have come; these alone write.
 *
 * @param adjusted takes the names before they are written: a second run, after Excel has refused the
 *   first in a group of undo, finds nothing changed.
 */
export async function followSpills(
  context: Excel.RequestContext,
  adjusted = new Set<string>(),
  charts?: readonly FoundChart[],
): Promise<FollowReport> {
  const ours = charts ?? (await findCharts(context));
  const orphaned = ours.filter(({ marked }) => marked.isNullObject).map(({ chart }) => chart.name);
  // A chart on a static table has no spill to follow.
  const moved = ours.filter(
    (found) => !found.marked.isNullObject && !found.spill.isNullObject && hasChanged(found),
  );
  // It follows at the first refresh after its sheet is open again.
  const isHeld = ({ protections: [own] }: FoundChart) => own.protected;
  const changed = moved.filter((found) => !isHeld(found));
  const held = moved
    .filter(isHeld)
    .map(({ chart, sheetName }) => ({ name: chart.name, sheetName }));
  const report = () => ({ adjusted: [...adjusted], orphaned, held });
  if (changed.length === 0) return report();
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
  if (grown.every((one) => one === undefined)) return report();
  changed.forEach((followed, index) => {
    const one = grown[index];
    if (one === undefined) return;
    fitAnew(one);
    // Last: a second run finds by it that the first was broken off.
    markData(followed);
  });
  await context.sync();
  return report();
}

/**
 * The size the chart shows. Its name refers to all its data; in workbooks of the first version to the
 * first cell alone, with the size in the comment: "12x3".
 */
function shownSize({ marked, name }: FoundChart): SpillSize | undefined {
  if (marked.rowCount > 1 || marked.columnCount > 1) return marked;
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(name.comment) ?? [];
  return rows === undefined ? undefined : { rowCount: Number(rows), columnCount: Number(columns) };
}

function hasChanged(followed: FoundChart): boolean {
  const shown = shownSize(followed);
  const { rowCount, columnCount } = followed.spill;
  return shown?.rowCount !== rowCount || shown.columnCount !== columnCount;
}

function formatsOf(followed: FoundChart): ReadFormats | undefined {
  const shown = shownSize(followed);
  const { spill, protections } = followed;
  const isOpen = !protections[1].protected;
  return shown === undefined || !isOpen
    ? undefined
    : readFormats(spill, { before: shown, now: spill });
}

/** Has the chart's name refer to all that it shows now. */
function markData({ name, spill }: FoundChart): void {
  name.formula = `=${fixed(spill.address)}`;
}

/** "'My sheet'!A1:B2" → "'My sheet'!$A$1:$B$2"; relative to the selection a name would wander. */
function fixed(address: string): string {
  const cut = address.lastIndexOf("!") + 1;
  return address.slice(0, cut) + address.slice(cut).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
}
