import type { ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { SourceState } from "../../contract/index.js";
import type { AnswerPort, RequestRef } from "../answer-port.js";

export interface CellRequest {
  readonly request: RequestRef;
  /** A fresh answer is kept. */
  readonly isCached: boolean;
  /** The cells that need it. */
  readonly cells: readonly StatCell[];
  /** What a free look-up said of its source, where there was one. */
  readonly source?: SourceState | undefined;
}

interface PlannedCells {
  readonly requests: readonly CellRequest[];
  /** Cells with an argument that only Excel can evaluate. */
  readonly unplanned: readonly StatCell[];
}

/** The distinct requests behind resolved calls; equal calls are planned once. */
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
  const byId = new Map<string, { requests: Set<RequestRef>; cells: Set<StatCell> }>();
  const unplanned = new Set<StatCell>();
  calls.forEach(({ cell }, index) => {
    const requests = plans[index];
    if (requests === undefined) unplanned.add(cell);
    for (const request of requests ?? []) {
      const entry = byId.get(request.id) ?? { requests: new Set(), cells: new Set() };
      entry.requests.add(request);
      entry.cells.add(cell);
      byId.set(request.id, entry);
    }
  });
  const distinct = [...byId.values()].flatMap(({ requests, cells }) => {
    const request = merged([...requests]);
    return request === undefined ? [] : [{ request, cells }];
  });
  const price = await data.price(distinct.map(({ request }) => request));
  const requests = distinct.map(({ request, cells }, index) => ({
    request,
    isCached: price.requests[index]?.isCached === true,
    cells: [...cells],
  }));
  return { requests, unplanned: [...unplanned] };
}

/** Equal requests of several calls: what may follow is asked for each of them. */
function merged([first, ...others]: readonly RequestRef[]): RequestRef | undefined {
  const mayFollow = [first, ...others].flatMap((each) => each?.mayFollow ?? []);
  return first === undefined || mayFollow.length === 0 ? first : { ...first, mayFollow };
}
