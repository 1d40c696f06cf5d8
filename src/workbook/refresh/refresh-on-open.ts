import type { AnswerPort } from "../answer-port.js";
import type { RunInExcel } from "../run-in-excel.js";
import { planRefresh } from "./plan-refresh.js";
import { refreshCells } from "./refresh-cells.js";
import type { RefreshOptions, RefreshReport } from "./refresh-report.js";

/**
 * What happens on opening where the workbook's option says so: what is stale and has moved, and
 * what shows earlier figures than are kept here; never a research question anew. Undefined where there was nothing to do.
 */
export async function refreshOnOpen(
  run: RunInExcel,
  data: AnswerPort,
  options: RefreshOptions,
): Promise<RefreshReport | undefined> {
  const plan = await run((context) =>
    planRefresh(context, data, {
      scope: { kind: "workbook" },
      only: "stale",
      signal: options.signal,
    }),
  );
  // Cells that only show an error are not a reason to change a workbook nobody has touched yet.
  if (plan.requests.length + plan.leftBehind.size === 0) return undefined;
  return refreshCells(run, plan, data, options);
}
