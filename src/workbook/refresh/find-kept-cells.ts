import type { AnswerPort } from "../answer-port.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { CellRequest } from "../requests/plan-requests.js";

/** A cell whose figure the workbook brought along. */
export interface KeptCell {
  readonly cell: StatCell;
  /** When the oldest of its answers was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/**
 * Cells for which the workbook keeps an answer and this device has none of its own: nobody can see that of a
 * single figure. Asks nothing.
 */
export async function findKeptCells(
  requests: readonly CellRequest[],
  data: AnswerPort,
): Promise<KeptCell[]> {
  const open = requests.filter(({ isCached }) => !isCached);
  const kept = await Promise.all(open.map(({ request }) => data.peek(request)));
  const oldest = new Map<StatCell, number>();
  open.forEach(({ cells }, index) => {
    const answer = kept[index];
    if (answer?.isFromWorkbook !== true) return;
    for (const cell of cells)
      oldest.set(cell, Math.min(oldest.get(cell) ?? answer.fetchedAt, answer.fetchedAt));
  });
  return [...oldest].map(([cell, fetchedAt]) => ({ cell, fetchedAt }));
}
