import { resolveArguments } from "../cells/resolve-arguments.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { ScanScope, StatCell } from "../cells/scan-workbook.js";
import { showsError } from "../cells/shown-state.js";
import { asksResearch } from "../formulas/stat-call.js";
import type { AnswerPort } from "../answer-port.js";
import { snapshotPart } from "../parts/snapshot-part.js";
import { findKeptCells, peekAll, type KeptCell } from "./find-kept-cells.js";
import { findUnmoved } from "./find-unmoved.js";
import { examineHealth, type WorkbookHealth } from "./workbook-health.js";
import { findBehind } from "../requests/find-behind.js";
import { askedBy } from "../requests/asked-by.js";
import { planRequests } from "../requests/plan-requests.js";
import type { CellRequest } from "../requests/plan-requests.js";

export interface RefreshChoice {
  readonly scope: ScanScope;
  /**
   * `errors`: only cells that show an error. `stale`: only what is past its lifetime and, where a free
   * look-up can tell, has moved at its source. @default "all"
   */
  readonly only?: "all" | "errors" | "stale";
  /** Ask again what a fresh answer is kept for. @default false */
  readonly includeFresh?: boolean;
  /** Ask research questions anew. @default false */
  readonly includeResearch?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface RefreshPlan {
  readonly choice: RefreshChoice;
  /** Formulas looked at, those left as they are included. */
  readonly formulaCount: number;
  /** Cells that will be recalculated. */
  readonly cells: readonly StatCell[];
  /** What will be asked, each once. */
  readonly requests: readonly CellRequest[];
  /** What each cell asks for, by which it is found again; without those of which only Excel can tell. */
  readonly asked: ReadonlyMap<StatCell, string>;
  /** Cells whose arguments only Excel can evaluate: recalculated last, at a price not known before. */
  readonly unplanned: readonly StatCell[];
  /** Cells that show, or may show, other figures than are kept for them: recalculated for nothing. */
  readonly leftBehind: ReadonlySet<StatCell>;
  /** Those of them that only Excel can tell of: nothing says that they are out of date. */
  readonly doubtful: ReadonlySet<StatCell>;
  /** Cells that show figures known from the workbook alone. */
  readonly keptCells: readonly KeptCell[];
  /** Of the cells looked at: all of the scope, or those that show an error. */
  readonly health: WorkbookHealth;
  /** Research questions left as they are. */
  readonly researchSkipped: readonly StatCell[];
  /** Left out since a free look-up found nothing new at their source. */
  readonly unmoved: readonly CellRequest[];
  readonly lookUpCount: number;
  /** Distinct requests of all cells, before the fresh and the unmoved are left out. */
  readonly distinctCount: number;
  /** Requests a fresh answer is kept for. */
  readonly freshCount: number;
  /** Calls to the service. */
  readonly callCount: number;
  readonly credits: number;
  /** Never passed by what is planned; more than `credits` where the service decides how many calls are charged. */
  readonly atMost: number;
  /** True where a price is assumed or a cell is unplanned. */
  readonly isEstimate: boolean;
  /** Excel calculates by hand: our cells are renewed all the same, cells that use them are not. */
  readonly isManualCalculation: boolean;
}

/**
 * Reads the workbook and says what a refresh would do and cost. Changes nothing and asks nothing that
 * costs. Round trips: those of the scan, two for arguments, one for tables of figures, one or two for what the workbook keeps.
 */
export async function planRefresh(
  context: Excel.RequestContext,
  data: AnswerPort,
  choice: RefreshChoice,
): Promise<RefreshPlan> {
  const { application } = context.workbook;
  application.load("calculationMode");
  const scanned = await scanWorkbook(context, choice.scope);
  const { wanted, skipped, cells } = chosenOf(scanned, choice);
  const resolved = await resolveArguments(context, cells);
  const { requests, unplanned } = await planRequests(resolved, data);
  const { behind, doubtful } = await findBehind(context, resolved, requests, data);
  const leftBehind = choice.only === "stale" ? behind : new Set([...behind, ...doubtful]);
  const open =
    choice.includeFresh === true ? requests : requests.filter(({ isCached }) => !isCached);
  const { moved, unmoved, lookUps } = await lookUp(context, open, data, { choice, behind });
  const kept = await peekAll(requests, data);
  const keptCells = findKeptCells(requests, kept);
  const { calls, credits, atMost, isKnown } = await data.price(
    moved.map(({ request }) => request),
    { askFresh: true, askResearch: choice.includeResearch === true, askService: true },
  );
  return {
    choice,
    formulaCount: wanted.length,
    cells: toRecalculate(cells, { requests, asked: moved, unplanned, leftBehind }, choice),
    requests: moved,
    asked: askedBy(resolved),
    unplanned,
    ...{ leftBehind, doubtful },
    keptCells: keptCells.filter(({ cell }) => !showsError(cell)),
    health: examineHealth({
      ...{ cells: wanted, unplanned, requests, unmoved, kept, keptCells },
      behind,
    }),
    researchSkipped: skipped,
    unmoved,
    lookUpCount: lookUps,
    distinctCount: requests.length,
    freshCount: requests.filter(({ isCached }) => isCached).length,
    callCount: calls,
    credits,
    atMost,
    isEstimate: unplanned.length > 0 || !isKnown,
    isManualCalculation: application.calculationMode === Excel.CalculationMode.manual,
  };
}

async function lookUp(
  context: Excel.RequestContext,
  open: readonly CellRequest[],
  data: AnswerPort,
  { choice, behind }: { readonly choice: RefreshChoice; readonly behind: ReadonlySet<StatCell> },
): ReturnType<typeof findUnmoved> {
  if (choice.only !== "stale") return { moved: open, unmoved: [], lookUps: 0 };
  const snapshot = await snapshotPart.read(context);
  return findUnmoved(open, snapshot, data, { behind, signal: choice.signal });
}

function chosenOf(scanned: readonly StatCell[], { only, includeResearch }: RefreshChoice) {
  const wanted = only === "errors" ? scanned.filter(showsError) : scanned;
  const isSkipped = (cell: StatCell) =>
    includeResearch !== true && asksResearch(cell) && !showsError(cell);
  return {
    wanted,
    skipped: wanted.filter(isSkipped),
    cells: wanted.filter((cell) => !isSkipped(cell)),
  };
}

interface Findings {
  readonly requests: readonly CellRequest[];
  readonly asked: readonly CellRequest[];
  readonly unplanned: readonly StatCell[];
  readonly leftBehind: ReadonlySet<StatCell>;
}

function toRecalculate(
  cells: readonly StatCell[],
  { requests, asked, unplanned, leftBehind }: Findings,
  choice: RefreshChoice,
): StatCell[] {
  const touched = new Set([...asked.flatMap((planned) => planned.cells), ...unplanned]);
  const asking = new Set([...requests.flatMap((planned) => planned.cells), ...unplanned]);
  // STAT.STATUS asks nothing and shows the moment it was calculated.
  const isMomentary = (cell: StatCell) => choice.only !== "stale" && !asking.has(cell);
  // A cell in error is recalculated even if its data is at hand: that may be all it needs.
  return cells.filter(
    (cell) =>
      touched.has(cell) ||
      leftBehind.has(cell) ||
      showsError(cell) ||
      cell.isUnresolved ||
      isMomentary(cell),
  );
}
