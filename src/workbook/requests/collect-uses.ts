import { resolveArguments } from "../cells/resolve-arguments.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { SourceState } from "../../contract/index.js";
import type { AnswerPort, LoadedAnswer } from "../answer-port.js";
import { progressOf } from "../long-work.js";
import type { LongWork } from "../long-work.js";
import { planRequests } from "./plan-requests.js";
import type { CellRequest } from "./plan-requests.js";

export interface RequestUse extends CellRequest {
  /** What is kept of it; undefined where nothing is. */
  readonly kept: LoadedAnswer | undefined;
  /** What a search said of its source, where one did. */
  readonly known: SourceState | undefined;
  /** The figures are of an earlier answer than that; its `fetchedAt` is theirs, NaN where nobody knows. */
  readonly isEarlier?: boolean;
}

export interface WorkbookUses {
  readonly cells: readonly StatCell[];
  readonly calls: readonly ResolvedCall[];
  readonly requests: readonly RequestUse[];
  readonly unplanned: readonly StatCell[];
}

/**
 * Every STAT cell, what it asks for and what is kept of that. Asks the service nothing.
 *
 * @param work told of the requests looked up, of all.
 */
export async function collectUses(
  context: Excel.RequestContext,
  data: AnswerPort,
  work: LongWork = {},
): Promise<WorkbookUses> {
  const cells = await scanWorkbook(context);
  const calls = await resolveArguments(context, cells);
  return { cells, calls, ...(await usesOf(calls, data, work)) };
}

/** What calls ask for, and what is kept of that. */
export async function usesOf(
  calls: readonly ResolvedCall[],
  data: AnswerPort,
  work: LongWork = {},
): Promise<Pick<WorkbookUses, "requests" | "unplanned">> {
  const { requests, unplanned } = await planRequests(calls, data);
  const tellRead = progressOf(work, "reading", requests.length);
  tellRead(0);
  let done = 0;
  const uses = await Promise.all(
    requests.map(async (planned) => {
      const kept = await data.peek(planned.request);
      const known = await data.knownSource(planned.request);
      tellRead(++done);
      return { ...planned, kept, known };
    }),
  );
  return { requests: uses, unplanned };
}
