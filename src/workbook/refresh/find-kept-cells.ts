import type { AnswerPort, LoadedAnswer } from "../answer-port.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { CellRequest } from "../requests/plan-requests.js";

/** What is kept for each request, however old. Asks nothing. */
export type KeptByRequest = ReadonlyMap<CellRequest, LoadedAnswer>;

export async function peekAll(
  requests: readonly CellRequest[],
  data: AnswerPort,
): Promise<KeptByRequest> {
  const kept = new Map<CellRequest, LoadedAnswer>();
  await Promise.all(
    requests.map(async (planned) => {
      const answer = await data.peek(planned.request);
      if (answer !== undefined) kept.set(planned, answer);
    }),
  );
  return kept;
}

/** A cell whose figure the workbook brought along. */
export interface KeptCell {
  readonly cell: StatCell;
  /** When the oldest of its answers was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/**
 * Cells for which the workbook keeps an answer and this device has none of its own: nobody can see that of a
 * single figure.
 */
export function findKeptCells(requests: readonly CellRequest[], kept: KeptByRequest): KeptCell[] {
  const oldest = new Map<StatCell, number>();
  for (const planned of requests) {
    const answer = planned.isCached ? undefined : kept.get(planned);
    if (answer?.isFromWorkbook !== true) continue;
    for (const cell of planned.cells)
      oldest.set(cell, Math.min(oldest.get(cell) ?? answer.fetchedAt, answer.fetchedAt));
  }
  return [...oldest].map(([cell, fetchedAt]) => ({ cell, fetchedAt }));
}
