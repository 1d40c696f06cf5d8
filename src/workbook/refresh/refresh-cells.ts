import { findSheets } from "../cells/present-cells.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { AnswerPort } from "../answer-port.js";
import type { RunInExcel } from "../run-in-excel.js";
import { calculate, locate } from "./cells/calculate-cells.js";
import { compareShown } from "./cells/compare-shown.js";
import { fetchRequests, hasMoved } from "./fetch-requests.js";
import type { RefreshedRequest } from "./fetch-requests.js";
import type { RefreshPlan } from "./plan-refresh.js";
import type { FailedCell, Failures, RefreshOptions, RefreshReport } from "./refresh-report.js";

/** Failures of cells that do not keep their figures: they show of the new answer what they can. */
const recalculated: ReadonlySet<FailedCell["reason"]> = new Set(["error-value", "no-room", "busy"]);

/**
 * Fetches first and recalculates only the cells whose requests all succeeded, so that an old value
 * stays until a new one is there. Cancelling keeps what has been fetched and leaves the rest as it was.
 */
export async function refreshCells(
  run: RunInExcel,
  plan: RefreshPlan,
  data: AnswerPort,
  options: RefreshOptions,
): Promise<RefreshReport> {
  const { signal, onProgress, wait } = options;
  const wanted = await withoutDeletedSheets(run, plan);
  const { refreshed, failures } = await fetchInReach(wanted, data, {
    signal,
    wait,
    onDone: (done) => onProgress?.({ phase: "fetching", done, total: wanted.requests.length }),
  });
  await options.onFetched?.();
  if (signal?.aborted === true) leaveUnpaid(plan, refreshed, failures);
  const ready = plan.cells.filter((cell) => !failures.has(cell));
  const total = ready.length;
  onProgress?.({ phase: "calculating", done: 0, total });
  const doubtful = mayShowOthers(plan, refreshed);
  const places = await locate(run, ready, { requests: plan.requests, data, whole: doubtful });
  for (const cell of ready) if (!places.has(cell)) failures.set(cell, "changed");
  const nowOf = (cell: StatCell) => places.get(cell)?.cell ?? cell;
  // In reading order, as the plan has them.
  const found = ready.flatMap((cell) => places.get(cell) ?? []);
  const targets = found.map(({ cell }) => cell);
  const whole = new Set([...doubtful].map(nowOf));
  const unplanned = new Set(plan.unplanned.map(nowOf));
  const release = data.keepOnFailure(
    targets.filter((cell) => unplanned.has(cell)),
    {
      askFresh: plan.choice.includeFresh === true && signal?.aborted !== true,
      askResearch: plan.choice.includeResearch === true,
      onKept: (cell, failure) => failures.set(cell, failure),
      // Excel calculates those too that read a renewed cell, and they would ask for what has not moved.
      showKept: [...new Set(plan.unmoved.flatMap((planned) => planned.cells))].map(nowOf),
    },
  );
  const settled = await calculate(run, targets, { ...options, whole }, failures).finally(release);
  onProgress?.({ phase: "calculating", done: total, total });
  const asked = refreshed.map((one) => ({ ...one, cells: one.cells.map(nowOf) }));
  const retrieved = retrievedBefore(asked);
  // Their figures came before what was kept, on a day that nobody knows.
  for (const cell of plan.leftBehind)
    if (!plan.doubtful.has(cell)) retrieved.set(nowOf(cell), null);
  return {
    ...compareShown(found, settled.shown, { failures, retrieved, asked: askedNow(plan, nowOf) }),
    failed: failed(plan.cells, nowOf, failures),
    requests: ofReached(refreshed, nowOf, failures),
    isCancelled: signal?.aborted === true,
  };
}

/** Nothing where another key came meanwhile: its formulas do not reach what has been answered, and would ask, and pay, again. */
async function fetchInReach(
  plan: RefreshPlan,
  data: AnswerPort,
  progress: Parameters<typeof fetchRequests>[2],
): Promise<{ readonly refreshed: readonly RefreshedRequest[]; readonly failures: Failures }> {
  const changes = data.scopeChanges();
  const fetched = await fetchRequests(plan, data, progress);
  const failures: Failures = new Map(fetched.failures);
  if (data.scopeChanges() === changes) return { refreshed: fetched.refreshed, failures };
  const unplanned = new Set(plan.unplanned);
  for (const cell of plan.cells)
    if (!unplanned.has(cell) && !failures.has(cell)) failures.set(cell, "other-key");
  return { refreshed: [], failures };
}

/** Cells whose figures may be others afterwards: those are looked at whole. */
function mayShowOthers(
  { unplanned, leftBehind }: RefreshPlan,
  refreshed: readonly RefreshedRequest[],
): Set<StatCell> {
  const moved = refreshed.filter(({ before, after }) => hasMoved(before, after));
  return new Set([...moved.flatMap(({ cells }) => cells), ...unplanned, ...leftBehind]);
}

/** When the oldest of the answers was fetched that a cell had before; null where one of them is unknown. */
function retrievedBefore(requests: readonly RefreshedRequest[]): Map<StatCell, number | null> {
  const oldest = new Map<StatCell, number | null>();
  for (const { before, cells } of requests) {
    for (const cell of cells) {
      const known = oldest.get(cell);
      const isUnknown = before === undefined || known === null;
      oldest.set(cell, isUnknown ? null : Math.min(known ?? before.fetchedAt, before.fetchedAt));
    }
  }
  return oldest;
}

function ofReached(
  refreshed: readonly RefreshedRequest[],
  nowOf: (cell: StatCell) => StatCell,
  failures: Failures,
): RefreshedRequest[] {
  const isReached = (cell: StatCell) => {
    const reason = failures.get(cell) ?? failures.get(nowOf(cell));
    return reason === undefined || recalculated.has(reason);
  };
  return refreshed.map((one) => ({ ...one, cells: one.cells.filter(isReached).map(nowOf) }));
}

/** Minutes may lie between a plan and its refresh: what only a sheet asked for that is gone is not paid for. */
async function withoutDeletedSheets(run: RunInExcel, plan: RefreshPlan): Promise<RefreshPlan> {
  if (plan.requests.length === 0) return plan;
  const isThere = await run(findSheets);
  return { ...plan, requests: plan.requests.filter(({ cells }) => cells.some(isThere)) };
}

/** By the cells as they are now. */
const askedNow = (
  { asked }: RefreshPlan,
  nowOf: (cell: StatCell) => StatCell,
): RefreshPlan["asked"] => new Map([...asked].map(([cell, text]) => [nowOf(cell), text]));

/** A cancelled refresh shows what it has paid for and touches nothing else. */
function leaveUnpaid(
  { cells }: RefreshPlan,
  refreshed: readonly RefreshedRequest[],
  failures: Failures,
): void {
  const paidFor = new Set(refreshed.flatMap((request) => request.cells));
  for (const cell of cells) {
    if (!paidFor.has(cell) && !failures.has(cell)) failures.set(cell, "cancelled");
  }
}

/** In reading order; some are known by where they were, others by where they are. */
function failed(
  cells: readonly StatCell[],
  nowOf: (cell: StatCell) => StatCell,
  failures: Failures,
): FailedCell[] {
  return cells.flatMap((cell) => {
    const now = nowOf(cell);
    const reason = failures.get(cell) ?? failures.get(now);
    return reason === undefined ? [] : [{ cell: now, reason }];
  });
}
