import { runOverCells } from "../../cells/present-cells.js";
import { readCells } from "../../cells/read-cells.js";
import { recalculate } from "../../cells/recalculate.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import type { RunInExcel } from "../../run-in-excel.js";
import type { Failures } from "../refresh-report.js";
import { locateCells, type LocatedCell, type LocateOptions } from "./locate-cells.js";
import { settleCells, type Settled, type SettleOptions } from "./settle-cells.js";

/** The results of cells that moved meanwhile are read in a round trip of their own. */
export async function locate(
  run: RunInExcel,
  cells: readonly StatCell[],
  options: LocateOptions,
): Promise<Map<StatCell, LocatedCell>> {
  if (cells.length === 0) return new Map();
  return runOverCells(run, cells, async (context, there) => {
    const places = await locateCells(context, there, options);
    const unread = [...places].filter(
      ([cell, { values }]) => values === undefined && options.whole.has(cell),
    );
    if (unread.length === 0) return places;
    const now = unread.map(([, place]) => place.cell);
    const shown = await readCells(context, now, new Set(now));
    for (const [cell, place] of unread) {
      places.set(cell, { cell: place.cell, values: shown.get(place.cell)?.values });
    }
    return places;
  });
}

export async function calculate(
  run: RunInExcel,
  targets: readonly StatCell[],
  options: SettleOptions,
  failures: Failures,
): Promise<Settled> {
  const refused = await runOverCells(run, targets, recalculate);
  for (const { cell, reason } of refused) failures.set(cell, reason);
  const isRefused = new Set(refused.map(({ cell }) => cell));
  const settled = await settleCells(
    run,
    targets.filter((cell) => !isRefused.has(cell)),
    options,
  );
  for (const [cell, reason] of settled.failures) {
    // A cell that kept its figure has been told of; what it shows is no other failure.
    if (!failures.has(cell)) failures.set(cell, reason);
  }
  return settled;
}
