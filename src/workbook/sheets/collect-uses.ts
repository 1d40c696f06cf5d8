import { resolveArguments } from "../cells/resolve-arguments.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { AnswerPort, LoadedAnswer, SourceState } from "../answer-port.js";
import { planRequests } from "../refresh/plan-requests.js";
import type { CellRequest } from "../refresh/plan-requests.js";

export interface RequestUse extends CellRequest {
  /** What is kept of it; undefined where nothing is. */
  readonly kept: LoadedAnswer | undefined;
  /** What a search said of its source, where one did. */
  readonly known: SourceState | undefined;
}

export interface WorkbookUses {
  readonly cells: readonly StatCell[];
  readonly calls: readonly ResolvedCall[];
  readonly requests: readonly RequestUse[];
  readonly unplanned: readonly StatCell[];
}

/** Every STAT cell, what it asks for and what is kept of that. Asks the service nothing. */
export async function collectUses(
  context: Excel.RequestContext,
  data: AnswerPort,
): Promise<WorkbookUses> {
  const cells = await scanWorkbook(context);
  const calls = await resolveArguments(context, cells);
  const { requests, unplanned } = await planRequests(calls, data);
  const uses = await Promise.all(
    requests.map(async (planned) => ({
      ...planned,
      kept: await data.peek(planned.request),
      known: await data.knownSource(planned.request),
    })),
  );
  return { cells, calls, requests: uses, unplanned };
}
