import { limits } from "../../contract/index.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { AnswerPort, RequestPrice, RequestRef, SourceState } from "../answer-port.js";

export interface CellRequest {
  readonly request: RequestRef;
  readonly price: RequestPrice;
  /** The cells that need it. */
  readonly cells: readonly StatCell[];
  /** What a free look-up said of its source, where there was one. */
  readonly source?: SourceState | undefined;
}

export interface PlannedCells {
  readonly requests: readonly CellRequest[];
  /** Cells with an argument that only Excel can evaluate. */
  readonly unplanned: readonly StatCell[];
}

/** The distinct requests behind resolved calls, priced; equal calls are planned once. */
export async function planRequests(
  calls: readonly ResolvedCall[],
  data: AnswerPort,
): Promise<PlannedCells> {
  const byCall = new Map<string, Promise<readonly RequestRef[]>>();
  const plans = await Promise.all(
    calls.map(({ call: { functionId }, values }) => {
      if (values === undefined) return Promise.resolve(undefined);
      const key = `${functionId} ${JSON.stringify(values)}`;
      const plan = byCall.get(key) ?? data.plan(functionId, values);
      byCall.set(key, plan);
      return plan;
    }),
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

export interface Bill {
  readonly calls: number;
  readonly credits: number;
  /** False where a price is assumed, or depends on what the service has. */
  readonly isExact: boolean;
}

/**
 * Calls and credits of asking all these requests, all of them answered: places of one indicator share
 * calls of five, those it has refused go alone and cost nothing.
 */
export function billOf(requests: readonly CellRequest[]): Bill {
  const places = new Map<string, CellRequest[]>();
  let calls = 0;
  let credits = 0;
  let isExact = requests.every(({ price }) => price.isKnown);
  for (const planned of requests) {
    const { request, price } = planned;
    if (request.operation === "getIndicator" && price.isRefused !== true) {
      const { id } = request.parameters;
      places.set(id, [...(places.get(id) ?? []), planned]);
    } else {
      calls += price.calls;
      credits += price.credits;
    }
  }
  for (const group of places.values()) {
    const count = Math.ceil(group.length / limits.geosPerIndicatorCall);
    calls += count;
    credits += count * (group[0]?.price.credits ?? 0);
    // A call refused for one place is made again for each of the others.
    const isShared = group.length > 1;
    if (isShared && group.some(({ price }) => price.mayBeRefused === true)) isExact = false;
  }
  return { calls, credits, isExact };
}
