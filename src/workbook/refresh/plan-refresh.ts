import { resolveArguments } from "../cells/resolve-arguments.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { ScanScope, StatCell } from "../cells/scan-workbook.js";
import type { DataAccess, RequestPrice, RequestRef } from "../data-access.js";

export interface RefreshChoice {
  readonly scope: ScanScope;
  /** `errors`: only cells that show an error. @default "all" */
  readonly only?: "all" | "errors";
  /** Ask again what a fresh answer is kept for. @default false */
  readonly includeFresh?: boolean;
  /** Ask research questions anew. @default false */
  readonly includeResearch?: boolean;
}

export interface PlannedRequest {
  readonly request: RequestRef;
  readonly price: RequestPrice;
  /** The cells that need it. */
  readonly cells: readonly StatCell[];
}

export interface RefreshPlan {
  /** Cells that will be recalculated. */
  readonly cells: readonly StatCell[];
  /** What will be asked, each once. */
  readonly requests: readonly PlannedRequest[];
  /** Cells whose arguments only Excel can evaluate: recalculated last, at a price not known before. */
  readonly unplanned: readonly StatCell[];
  /** Research questions left as they are. */
  readonly researchSkipped: readonly StatCell[];
  /** Distinct requests of all cells, before the fresh ones are left out. */
  readonly distinctCount: number;
  /** Requests a fresh answer is kept for. */
  readonly freshCount: number;
  /** Calls to the service. */
  readonly callCount: number;
  readonly credits: number;
  /** True where a price is assumed or a cell is unplanned. */
  readonly isEstimate: boolean;
}

const errorValues = new Set([
  "#N/A",
  "#VALUE!",
  "#NAME?",
  "#REF!",
  "#BUSY!",
  "#CALC!",
  "#CONNECT!",
  "#FIELD!",
  "#NUM!",
  "#GETTING_DATA",
]);

/** #SPILL! is not among them: only room on the sheet cures it. */
export function showsError(cell: Pick<StatCell, "value">): boolean {
  return typeof cell.value === "string" && errorValues.has(cell.value);
}

const isResearch = (functionId: string) => functionId === "ASK" || functionId.startsWith("ASK.");

/** Reads the workbook and says what a refresh would do and cost. Changes nothing, asks nothing. */
export async function planRefresh(
  context: Excel.RequestContext,
  data: DataAccess,
  choice: RefreshChoice,
): Promise<RefreshPlan> {
  const scanned = await scanWorkbook(context, choice.scope);
  const wanted = choice.only === "errors" ? scanned.filter(showsError) : scanned;
  const researchSkipped =
    choice.includeResearch === true
      ? []
      : wanted.filter(
          (cell) => cell.calls.some((call) => isResearch(call.functionId)) && !showsError(cell),
        );
  const cells = wanted.filter((cell) => !researchSkipped.includes(cell));
  const planned = await planRequests(await resolveArguments(context, cells), data);
  return summarise(cells, planned, researchSkipped, choice);
}

interface PlannedCells {
  readonly requests: readonly PlannedRequest[];
  readonly unplanned: readonly StatCell[];
}

/** The distinct requests behind resolved calls, priced. */
export async function planRequests(
  calls: readonly ResolvedCall[],
  data: DataAccess,
): Promise<PlannedCells> {
  const plans = await Promise.all(
    calls.map(({ call, values }) => planned(data, call.functionId, values)),
  );
  const byId = new Map<string, { request: RequestRef; cells: Set<StatCell> }>();
  const unplanned = new Set<StatCell>();
  calls.forEach(({ cell }, index) => {
    const requests = plans[index];
    if (requests === undefined) unplanned.add(cell);
    for (const request of requests ?? []) {
      const entry = byId.get(request.id) ?? { request, cells: new Set<StatCell>() };
      entry.cells.add(cell);
      byId.set(request.id, entry);
    }
  });
  const requests = await Promise.all(
    [...byId.values()].map(async ({ request, cells }) => ({
      request,
      price: await data.price(request),
      cells: [...cells],
    })),
  );
  return { requests, unplanned: [...unplanned] };
}

async function planned(
  data: DataAccess,
  functionId: string,
  values: readonly unknown[] | undefined,
): Promise<readonly RequestRef[] | undefined> {
  if (values === undefined) return undefined;
  try {
    return await data.plan(functionId, values);
  } catch {
    // A call with bad arguments makes no request; recalculating it shows its own error sentence.
    return undefined;
  }
}

function summarise(
  cells: readonly StatCell[],
  { requests, unplanned }: PlannedCells,
  researchSkipped: readonly StatCell[],
  choice: RefreshChoice,
): RefreshPlan {
  const fresh = requests.filter(({ price }) => price.isCached);
  const asked =
    choice.includeFresh === true ? requests : requests.filter(({ price }) => !price.isCached);
  const touched = new Set([...asked.flatMap((request) => request.cells), ...unplanned]);
  return {
    // A cell in error is recalculated even if its data is at hand: that may be all it needs.
    cells: cells.filter((cell) => touched.has(cell) || showsError(cell) || cell.isUnresolved),
    requests: asked,
    unplanned,
    researchSkipped,
    distinctCount: requests.length,
    freshCount: fresh.length,
    callCount: asked.length,
    credits: asked.reduce((sum, { price }) => sum + price.credits, 0),
    isEstimate: unplanned.length > 0 || asked.some(({ price }) => !price.isKnown),
  };
}
