import type { StatCell } from "../cells/scan-workbook.js";
import { splitAddress } from "../formulas/references.js";
import { findCharts, type ChartPlace, type FoundChart } from "./find-charts.js";
import type { ResizedSpill } from "./follow-formats.js";
import { hasOutgrown, planFits } from "./plan-fits.js";

interface FollowReport {
  /** Charts whose data had changed size. */
  readonly adjusted: readonly string[];
  /** Charts of ours whose data is gone. */
  readonly orphaned: readonly string[];
  /** Charts on protected sheets that show less or more than their data. */
  readonly held: readonly ChartPlace[];
}

interface FollowOptions {
  /** Takes the names before they are written: a second run, after Excel has refused the first in a group of undo, finds nothing changed. */
  readonly adjusted?: Set<string>;
  /** Takes those to which columns have come. */
  readonly grown?: Set<FoundChart>;
  /** Results that the refresh has made longer or shorter. @default none */
  readonly resized?: readonly ResizedSpill[];
}

/**
 * Charts hold fixed ranges, so after a refresh each chart of ours is set to its spill's present size, and
 * the number format of the figures follows. Only ranges change and series come and go with their columns:
 * what a user formatted, renamed or removed stays so. One round trip more than finding the charts takes
 * where a size has changed, two where series have come; these alone write.
 */
export async function followSpills(
  context: Excel.RequestContext,
  charts?: readonly FoundChart[],
  { adjusted = new Set(), grown = new Set(), resized = [] }: FollowOptions = {},
): Promise<FollowReport> {
  const ours = charts ?? (await findCharts(context));
  const orphaned = ours.filter(({ marked }) => marked.isNullObject).map(({ chart }) => chart.name);
  const moved = ours.filter(hasOutgrown);
  // It follows at the first refresh after its sheet is open again.
  const isHeld = ({ protections: [own] }: FoundChart) => own.protected;
  // Rows that were inserted among the figures and rows that came with them may be as many, and the chart is beside them.
  const isResized = (found: FoundChart) => resized.some(({ cell }) => standsAt(found, cell));
  const changed = ours.filter(
    (found) => !isHeld(found) && (moved.includes(found) || isResized(found)),
  );
  const held = moved
    .filter(isHeld)
    .map(({ chart, sheetName }) => ({ name: chart.name, sheetName }));
  const fits = planFits(changed);
  const report = () => ({ adjusted: [...adjusted], orphaned, held });
  if (changed.length === 0) return report();
  await context.sync();
  const isLeft = fits.write();
  for (const found of fits.grown) grown.add(found);
  for (const { chart } of changed) adjusted.add(chart.name);
  await context.sync();
  if (!isLeft) return report();
  fits.finish();
  await context.sync();
  return report();
}

/** Whether a chart shows what the formula in this cell spills. */
const standsAt = ({ spill, hasHeaderAbove }: FoundChart, cell: StatCell): boolean => {
  if (spill.isNullObject) return false;
  const { sheet } = splitAddress(spill.address);
  const row = spill.rowIndex + (hasHeaderAbove ? 1 : 0);
  return sheet === cell.sheetName && row === cell.row && spill.columnIndex === cell.column;
};
