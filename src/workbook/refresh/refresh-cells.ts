import type { ApiError } from "../../contract/errors.js";
import { runOverCells } from "../cells/present-cells.js";
import { readResults } from "../cells/read-cells.js";
import type { ShownResult } from "../cells/read-cells.js";
import { recalculate } from "../cells/recalculate.js";
import type { CellFailure } from "../cells/recalculate.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { DataAccess } from "../data-access.js";
import type { RunInExcel } from "../run-in-excel.js";
import { fetchRequests, hasMoved } from "./fetch-requests.js";
import type { RefreshedRequest } from "./fetch-requests.js";
import { locateCells } from "./locate-cells.js";
import type { RefreshPlan } from "./plan-refresh.js";
import { settleCells } from "./settle-cells.js";
import type { SettleOptions } from "./settle-cells.js";

export type { RefreshedRequest } from "./fetch-requests.js";

export interface RefreshProgress {
  readonly phase: "fetching" | "calculating";
  readonly done: number;
  readonly total: number;
}

export interface RefreshOptions extends SettleOptions {
  /** Cancels: what has been fetched or sent is kept and shown, the rest stays as it was. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RefreshProgress) => void) | undefined;
}

export interface FailedCell {
  readonly cell: StatCell;
  /** Why: an error of the service, what a user did meanwhile, or what Excel did. */
  readonly reason: ApiError | CellFailure["reason"] | "cancelled" | "busy" | "error-value";
}

export interface RefreshReport {
  /** Cells that show something else than before, wherever they are now. */
  readonly updated: readonly StatCell[];
  readonly unchanged: readonly StatCell[];
  readonly failed: readonly FailedCell[];
  readonly requests: readonly RefreshedRequest[];
  /** What cells with new data showed before, for `restoreEarlier`. */
  readonly earlier: readonly ShownResult[];
  readonly isCancelled: boolean;
}

type Failures = Map<StatCell, FailedCell["reason"]>;

/**
 * Fetches first and recalculates only the cells whose requests all succeeded, so that an old value
 * stays until a new one is there. Cancelling keeps what has been fetched and leaves the rest as it was.
 */
export async function refreshCells(
  run: RunInExcel,
  plan: RefreshPlan,
  data: DataAccess,
  options: RefreshOptions,
): Promise<RefreshReport> {
  const { signal, onProgress, wait } = options;
  const fetched = await fetchRequests(plan, data, {
    signal,
    wait,
    onDone: (done) => onProgress?.({ phase: "fetching", done, total: plan.requests.length }),
  });
  const failures: Failures = new Map(fetched.failures);
  // A cancelled refresh shows what it has paid for and touches nothing else.
  if (signal?.aborted === true) {
    const paidFor = new Set(fetched.refreshed.flatMap(({ cells }) => cells));
    for (const cell of plan.cells) {
      if (!paidFor.has(cell) && !failures.has(cell)) failures.set(cell, "cancelled");
    }
  }
  const ready = plan.cells.filter((cell) => !failures.has(cell));
  const total = ready.length;
  onProgress?.({ phase: "calculating", done: 0, total });
  const { places, before } = await locate(run, ready, { plan, data, refreshed: fetched.refreshed });
  for (const cell of ready) if (!places.has(cell)) failures.set(cell, "changed");
  const targets = [...places.values()];
  const release = steer(targets, { plan, data, signal, places, failures });
  try {
    for (const { cell, reason } of await runOverCells(run, targets, recalculate)) {
      failures.set(cell, reason);
    }
    const open = targets.filter((cell) => !failures.has(cell));
    const settled = await settleCells(run, open, options);
    for (const [cell, reason] of settled.failures) failures.set(cell, reason);
  } finally {
    release();
  }
  const shown = await runOverCells(run, targets, readResults);
  onProgress?.({ phase: "calculating", done: total, total });
  const compared = compare(targets, shown, before, failures);
  const nowOf = (cell: StatCell) => places.get(cell) ?? cell;
  return {
    ...compared,
    failed: [...failures].map(([cell, reason]) => ({ cell: nowOf(cell), reason })),
    requests: fetched.refreshed.map((one) => ({ ...one, cells: one.cells.map(nowOf) })),
    isCancelled: signal?.aborted === true,
  };
}

interface Located {
  /** The plan's cells as they are now. */
  readonly places: ReadonlyMap<StatCell, StatCell>;
  /** Whole results of those that may be about to change, by cell as it is now. */
  readonly before: ReadonlyMap<StatCell, ShownResult>;
}

async function locate(
  run: RunInExcel,
  cells: readonly StatCell[],
  known: {
    readonly plan: RefreshPlan;
    readonly data: DataAccess;
    readonly refreshed: readonly RefreshedRequest[];
  },
): Promise<Located> {
  const { plan, data, refreshed } = known;
  if (cells.length === 0) return { places: new Map(), before: new Map() };
  const moved = refreshed.filter((one) => hasMoved(one.before, one.after));
  const doubtful = new Set([...moved.flatMap((one) => one.cells), ...plan.unplanned]);
  return runOverCells(run, cells, async (context, present) => {
    const places = await locateCells(context, present, plan.requests, data);
    const read = [...places].filter(([cell]) => doubtful.has(cell)).map(([, now]) => now);
    const results = read.length === 0 ? [] : await readResults(context, read);
    return { places, before: new Map(results.map((result) => [result.cell, result] as const)) };
  });
}

/** Cells whose requests are not known beforehand keep what they show where the service fails them. */
function steer(
  targets: readonly StatCell[],
  how: {
    readonly plan: RefreshPlan;
    readonly data: DataAccess;
    readonly signal: AbortSignal | undefined;
    readonly places: ReadonlyMap<StatCell, StatCell>;
    readonly failures: Failures;
  },
): () => void {
  const { plan, data, signal, places, failures } = how;
  const unplanned = new Set(plan.unplanned.map((cell) => places.get(cell)));
  return data.steerCells(
    targets.filter((cell) => unplanned.has(cell)),
    {
      askFresh: plan.choice.includeFresh === true && signal?.aborted !== true,
      askResearch: plan.choice.includeResearch === true,
      onKept: (cell, failure) => failures.set(cell, failure),
    },
  );
}

function compare(
  targets: readonly StatCell[],
  shown: readonly ShownResult[],
  before: Located["before"],
  failures: Failures,
): Pick<RefreshReport, "updated" | "unchanged" | "earlier"> {
  const after = new Map(shown.map((result) => [result.cell, result] as const));
  const updated: StatCell[] = [];
  const unchanged: StatCell[] = [];
  const earlier: ShownResult[] = [];
  for (const cell of targets) {
    const now = after.get(cell);
    const isTouched = now === undefined || (now.formula !== cell.formula && !isHealed(cell));
    if (isTouched && !failures.has(cell)) failures.set(cell, "changed");
    const known = before.get(cell);
    const isUpdated =
      known === undefined
        ? now?.values[0]?.[0] !== cell.value
        : JSON.stringify(known.values) !== JSON.stringify(now?.values);
    if (known !== undefined && isUpdated && !isTouched) earlier.push(known);
    if (!failures.has(cell)) (isUpdated ? updated : unchanged).push(cell);
  }
  return { updated, unchanged, earlier };
}

/** Its formula was written anew with the name that Excel knows. */
const isHealed = (cell: StatCell) => cell.isUnresolved;
