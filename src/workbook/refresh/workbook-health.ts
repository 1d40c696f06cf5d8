import type { StatCell } from "../cells/scan-workbook.js";
import { showsError } from "../cells/shown-state.js";
import type { CellRequest } from "../requests/plan-requests.js";
import type { KeptByRequest, KeptCell } from "./find-kept-cells.js";

/**
 * How a cell stands: it shows an error or nothing yet; something it asks for, or shows, is out of date; only Excel can
 * say what it asks for; it shows what the file brought along; it is up to date.
 */
export type HealthState = "failed" | "due" | "unknown" | "kept" | "fresh";

/** What the formulas looked at show, as far as is known without asking. */
export interface WorkbookHealth {
  /** Every formula looked at, once, in reading order. */
  readonly cells: Readonly<Record<HealthState, readonly StatCell[]>>;
  /** When the oldest answer behind these cells was fetched, in milliseconds since 1970; undefined without one. */
  readonly oldestAt: number | undefined;
}

interface Examined {
  readonly cells: readonly StatCell[];
  readonly unplanned: readonly StatCell[];
  /** They show other figures than are kept by now. */
  readonly behind: ReadonlySet<StatCell>;
  readonly requests: readonly CellRequest[];
  /** Of which a free look-up has found nothing new. */
  readonly unmoved: readonly CellRequest[];
  readonly kept: KeptByRequest;
  /** Of those, what the file brought along. */
  readonly keptCells: readonly KeptCell[];
}

export function examineHealth({
  cells,
  unplanned,
  behind,
  requests,
  unmoved,
  kept,
  keptCells,
}: Examined): WorkbookHealth {
  const isUnmoved = new Set(unmoved.map(({ request }) => request.id));
  const open = requests.filter(({ request, isCached }) => !isCached && !isUnmoved.has(request.id));
  const sets = {
    due: new Set([...open.flatMap((planned) => planned.cells), ...behind]),
    unknown: new Set(unplanned),
    kept: new Set(keptCells.map(({ cell }) => cell)),
  };
  const stateOf = (cell: StatCell): HealthState => {
    // A refresh cures no lack of room, but there is no figure either.
    if (showsError(cell) || cell.value === "#SPILL!") return "failed";
    // What the file brought along is out of date by itself; that it is not ours says more.
    if (sets.kept.has(cell)) return "kept";
    if (sets.due.has(cell)) return "due";
    return sets.unknown.has(cell) ? "unknown" : "fresh";
  };
  const byState: Record<HealthState, StatCell[]> = {
    failed: [],
    due: [],
    unknown: [],
    kept: [],
    fresh: [],
  };
  for (const cell of cells) byState[stateOf(cell)].push(cell);
  const days = [...kept.values()].map(({ fetchedAt }) => fetchedAt);
  return {
    cells: byState,
    oldestAt: days.length === 0 ? undefined : days.reduce((a, b) => Math.min(a, b)),
  };
}
