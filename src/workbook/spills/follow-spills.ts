import { findCharts, type ChartPlace, type FoundChart } from "./find-charts.js";
import { hasOutgrown, planFits } from "./plan-fits.js";

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
 * @param grown takes those to which columns have come
 */
export async function followSpills(
  context: Excel.RequestContext,
  adjusted = new Set<string>(),
  charts?: readonly FoundChart[],
  grown = new Set<FoundChart>(),
): Promise<FollowReport> {
  const ours = charts ?? (await findCharts(context));
  const orphaned = ours.filter(({ marked }) => marked.isNullObject).map(({ chart }) => chart.name);
  const moved = ours.filter(hasOutgrown);
  // It follows at the first refresh after its sheet is open again.
  const isHeld = ({ protections: [own] }: FoundChart) => own.protected;
  const changed = moved.filter((found) => !isHeld(found));
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
