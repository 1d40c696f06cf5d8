import type { ShownResult } from "../../cells/read-cells.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import type { ResizedSpill } from "../../spills/follow-formats.js";
import type { RefreshPlan } from "../plan-refresh.js";
import type { EarlierResult, Failures, RefreshReport } from "../refresh-report.js";
import type { LocatedCell } from "./locate-cells.js";
import type { Settled } from "./settle-cells.js";

/** What cells show now beside what they showed before; a formula that is another one meanwhile is a failure. */
export function compareShown(
  places: readonly LocatedCell[],
  shown: Settled["shown"],
  {
    failures,
    asked,
    retrieved,
  }: {
    readonly failures: Failures;
    readonly asked: RefreshPlan["asked"];
    readonly retrieved: ReadonlyMap<StatCell, number | null>;
  },
): Pick<RefreshReport, "updated" | "unchanged" | "earlier" | "resized"> {
  const updated: StatCell[] = [];
  const unchanged: StatCell[] = [];
  const earlier: EarlierResult[] = [];
  const resized: ResizedSpill[] = [];
  for (const { cell, values = [[cell.value]] } of places) {
    const now = shown.get(cell);
    // A lost name was written anew, so that formula is another one now.
    if (now !== undefined && now.formula !== cell.formula && !cell.isUnresolved) {
      failures.set(cell, "changed");
      continue;
    }
    const isUpdated = now !== undefined && JSON.stringify(values) !== JSON.stringify(now.values);
    if (isUpdated) {
      const retrievedAt = retrieved.get(cell) ?? null;
      earlier.push({ cell, values, asked: asked.get(cell), retrievedAt, later: now.values });
    }
    if (failures.has(cell)) continue;
    (isUpdated ? updated : unchanged).push(cell);
    const sizes = isUpdated && { cell, before: sizeOf(values), now: sizeOf(now.values) };
    if (sizes && JSON.stringify(sizes.before) !== JSON.stringify(sizes.now)) resized.push(sizes);
  }
  return { updated, unchanged, earlier, resized };
}

const sizeOf = (values: ShownResult["values"]) => ({
  rowCount: values.length,
  columnCount: values[0]?.length ?? 1,
});
