import type { AnswerPort, CallTrial } from "../answer-port.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { isLeftOut } from "./left-out.js";

/** Excel's functions that make something else of an error. */
const hidesErrors =
  /\b(IFERROR|IFNA|IS(ERROR|ERR|NA|NUMBER|TEXT)|ERROR\.TYPE|AGGREGATE|COUNTA?)\s*\(/i;

export const mayHideError = ({ formula }: Pick<StatCell, "formula">): boolean =>
  hidesErrors.test(formula);

/**
 * Calls in cells for which `isWanted` holds that fail on what is kept, or for which nothing is kept: of each cell the first
 * with a reason. Equal calls are tried once. Asks the service nothing.
 */
export async function tryCalls(
  calls: readonly ResolvedCall[],
  data: AnswerPort,
  isWanted: (cell: StatCell) => boolean,
): Promise<ReadonlyMap<StatCell, CallTrial>> {
  const tried = new Map<string, Promise<CallTrial>>();
  const byCell = new Map<StatCell, CallTrial>();
  for (const resolved of calls) {
    const { cell, call, values } = resolved;
    if (values === undefined || !isWanted(cell) || isLeftOut(resolved)) continue;
    const key = `${call.functionId} ${JSON.stringify(values)}`;
    const trial = tried.get(key) ?? data.tryCall(call.functionId, values);
    tried.set(key, trial);
    const found = await trial;
    const before = byCell.get(cell);
    if (found.status !== "rows" && before?.status !== "failed") byCell.set(cell, found);
  }
  return byCell;
}
