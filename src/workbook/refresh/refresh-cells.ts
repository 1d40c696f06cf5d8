import { ApiError } from "../../contract/errors.js";
import { recalculate } from "../cells/recalculate.js";
import type { CellFailure } from "../cells/recalculate.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { DataAccess, LoadedAnswer, RequestRef } from "../data-access.js";
import type { RunInExcel } from "../run-in-excel.js";
import type { PlannedRequest, RefreshPlan } from "./plan-refresh.js";
import { settleCells } from "./settle-cells.js";
import type { SettleOptions } from "./settle-cells.js";

export interface RefreshProgress {
  readonly phase: "fetching" | "calculating";
  readonly done: number;
  readonly total: number;
}

export interface RefreshOptions extends SettleOptions {
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
}

export interface RefreshReport {
  readonly updated: readonly StatCell[];
  readonly unchanged: readonly StatCell[];
  readonly failed: readonly FailedCell[];
  readonly requests: readonly RefreshedRequest[];
  readonly isCancelled: boolean;
}

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
  const { refreshed, failures } = await fetchAll(plan.requests, data, options);
  const isCancelled = options.signal?.aborted === true;
  if (isCancelled) for (const cell of plan.unplanned) failures.set(cell, "cancelled");
  const ready = plan.cells.filter((cell) => !failures.has(cell));
  options.onProgress?.({ phase: "calculating", done: 0, total: ready.length });
  const locked = await runInExcel((context) => recalculate(context, ready));
  for (const { cell, reason } of locked) failures.set(cell, reason);
  const calculated = ready.filter((cell) => !failures.has(cell));
  const settled = await settleCells(runInExcel, calculated, options);
  for (const [cell, reason] of settled.failures) failures.set(cell, reason);
  options.onProgress?.({ phase: "calculating", done: ready.length, total: ready.length });

  const moved = new Set(refreshed.filter(hasMoved).flatMap((request) => request.cells));
  const isUpdated = (cell: StatCell) => moved.has(cell) || settled.values.get(cell) !== cell.value;
  const succeeded = calculated.filter((cell) => !failures.has(cell));
  return {
    updated: succeeded.filter(isUpdated),
    unchanged: succeeded.filter((cell) => !isUpdated(cell)),
    failed: [...failures].map(([cell, reason]) => ({ cell, reason })),
    requests: refreshed,
    isCancelled,
  };
}

async function fetchAll(
  requests: readonly PlannedRequest[],
  data: DataAccess,
  { signal, onProgress }: RefreshOptions,
): Promise<Fetched> {
  const failures: Fetched["failures"] = new Map();
  let done = 0;
  const fetchOne = async ({ request, cells }: PlannedRequest) => {
    try {
      const before = await data.peek(request);
      signal?.throwIfAborted();
      return { request, cells, before, after: await data.fetch(request, signal) };
    } catch (error) {
      const reason = toReason(error, signal);
      for (const cell of cells) failures.set(cell, reason);
      return undefined;
    } finally {
      done += 1;
      onProgress?.({ phase: "fetching", done, total: requests.length });
    }
  };
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
