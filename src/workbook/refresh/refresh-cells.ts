import { ApiError } from "../../contract/errors.js";
import { readResults } from "../cells/read-cells.js";
import type { ShownResult } from "../cells/read-cells.js";
import { recalculate } from "../cells/recalculate.js";
import type { CellFailure } from "../cells/recalculate.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { DataAccess, LoadedAnswer, RequestRef, SourceState } from "../data-access.js";
import type { RunInExcel } from "../run-in-excel.js";
import type { RefreshPlan } from "./plan-refresh.js";
import type { PlannedRequest } from "./plan-requests.js";
import { settleCells } from "./settle-cells.js";
import type { SettleOptions } from "./settle-cells.js";

export interface RefreshProgress {
  readonly phase: "fetching" | "calculating";
  readonly done: number;
  readonly total: number;
}

export interface RefreshOptions extends SettleOptions {
  /** Cancels: what has been fetched is kept and shown, the rest stays as it was. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RefreshProgress) => void) | undefined;
}

export interface FailedCell {
  readonly cell: StatCell;
  /** Why: an error of the service, or what Excel did. */
  readonly reason: ApiError | CellFailure["reason"] | "cancelled" | "busy" | "error-value";
}

/** One request's answer before and after; `before` is undefined where nothing was kept. */
export interface RefreshedRequest {
  readonly request: RequestRef;
  readonly cells: readonly StatCell[];
  readonly before: LoadedAnswer | undefined;
  readonly after: LoadedAnswer;
  readonly source: SourceState | undefined;
}

export interface RefreshReport {
  readonly updated: readonly StatCell[];
  readonly unchanged: readonly StatCell[];
  readonly failed: readonly FailedCell[];
  readonly requests: readonly RefreshedRequest[];
  /** What cells with new data showed before, for `restoreEarlier`. */
  readonly earlier: readonly ShownResult[];
  readonly isCancelled: boolean;
}

const cancelledSettleMs = 5000;

interface Fetched {
  readonly refreshed: RefreshedRequest[];
  readonly failures: Map<StatCell, FailedCell["reason"]>;
}

/**
 * Fetches first and recalculates only the cells whose requests all succeeded, so that an old value
 * stays until a new one is there. Cancelling keeps what has been fetched and leaves the rest as it was.
 */
export async function refreshCells(
  runInExcel: RunInExcel,
  plan: RefreshPlan,
  data: DataAccess,
  options: RefreshOptions,
): Promise<RefreshReport> {
  const { refreshed, failures } = await fetchAll(plan, data, options);
  const isCancelled = options.signal?.aborted === true;
  const fetchedCells = new Set(refreshed.flatMap((request) => request.cells));
  // A cancelled refresh shows what it has paid for and touches nothing else.
  if (isCancelled) {
    for (const cell of plan.cells) {
      if (!fetchedCells.has(cell) && !failures.has(cell)) failures.set(cell, "cancelled");
    }
  }
  const ready = plan.cells.filter((cell) => !failures.has(cell));
  const movedCells = new Set(refreshed.filter(hasMoved).flatMap((request) => request.cells));
  options.onProgress?.({ phase: "calculating", done: 0, total: ready.length });
  const isForced = plan.choice.includeFresh === true && !isCancelled;
  const release = isForced ? data.forceCells(plan.unplanned) : () => undefined;
  const earlier = await calculate(runInExcel, ready, movedCells, failures);
  const calculated = ready.filter((cell) => !failures.has(cell));
  const settled = await settleCells(
    runInExcel,
    calculated,
    // After a cancellation the results are at hand: they are waited for, but not for long.
    isCancelled ? { wait: options.wait, settleMs: cancelledSettleMs } : options,
  ).finally(release);
  for (const [cell, reason] of settled.failures) failures.set(cell, reason);
  options.onProgress?.({ phase: "calculating", done: ready.length, total: ready.length });

  const isUpdated = (cell: StatCell) =>
    movedCells.has(cell) || settled.values.get(cell) !== cell.value;
  const succeeded = calculated.filter((cell) => !failures.has(cell));
  return {
    updated: succeeded.filter(isUpdated),
    unchanged: succeeded.filter((cell) => !isUpdated(cell)),
    failed: [...failures].map(([cell, reason]) => ({ cell, reason })),
    requests: refreshed,
    earlier: earlier.filter(({ cell }) => !failures.has(cell)),
    isCancelled,
  };
}

async function calculate(
  runInExcel: RunInExcel,
  ready: readonly StatCell[],
  movedCells: ReadonlySet<StatCell>,
  failures: Fetched["failures"],
): Promise<ShownResult[]> {
  if (ready.length === 0) return [];
  return runInExcel(async (context) => {
    const moved = ready.filter((cell) => movedCells.has(cell));
    const earlier = moved.length === 0 ? [] : await readResults(context, moved);
    for (const { cell, reason } of await recalculate(context, ready)) failures.set(cell, reason);
    return earlier;
  });
}

async function fetchAll(
  plan: RefreshPlan,
  data: DataAccess,
  { signal, onProgress }: RefreshOptions,
): Promise<Fetched> {
  const { requests, choice } = plan;
  const failures: Fetched["failures"] = new Map();
  let done = 0;
  const fetchOne = async (planned: PlannedRequest): Promise<RefreshedRequest | undefined> => {
    const { request, cells, source } = planned;
    try {
      const before = await data.peek(request);
      signal?.throwIfAborted();
      const askAgain = choice.includeResearch === true;
      const after = await data.fetch(request, { signal, askAgain });
      return { request, cells, before, after, source };
    } catch (error) {
      const reason = toReason(error, signal);
      for (const cell of cells) failures.set(cell, reason);
      return undefined;
    } finally {
      done += 1;
      onProgress?.({ phase: "fetching", done, total: requests.length });
    }
  };
  // The first answer may be seconds away.
  onProgress?.({ phase: "fetching", done: 0, total: requests.length });
  // All at once: the client's queue bounds how many are under way.
  const fetched = await Promise.all(requests.map(fetchOne));
  return { refreshed: fetched.filter((one) => one !== undefined), failures };
}

function toReason(error: unknown, signal: AbortSignal | undefined): FailedCell["reason"] {
  if (signal?.aborted === true) return "cancelled";
  if (error instanceof ApiError) return error;
  throw error;
}

function hasMoved({ before, after }: RefreshedRequest): boolean {
  return before !== undefined && JSON.stringify(before.value) !== JSON.stringify(after.value);
}
