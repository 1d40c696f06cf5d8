import { presentCells } from "../../cells/present-cells.js";
import type { ShownResult } from "../../cells/read-cells.js";
import { resolveArguments } from "../../cells/resolve-arguments.js";
import { scanWorkbook } from "../../cells/scan-workbook.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import type { AnswerPort } from "../../answer-port.js";
import { planRequests } from "../../requests/plan-requests.js";
import type { CellRequest } from "../../requests/plan-requests.js";

export interface LocateOptions {
  readonly requests: readonly CellRequest[];
  readonly data: AnswerPort;
  /** Cells whose results are wanted too. */
  readonly whole: ReadonlySet<StatCell>;
}

export interface LocatedCell {
  /** As it is now. */
  readonly cell: StatCell;
  /** Its result, whole where that is wanted; undefined for a cell that has moved. */
  readonly values: ShownResult["values"] | undefined;
}

/**
 * Where the cells of a plan are now. Answers take their time, and users go on working meanwhile: rows
 * are inserted, sheets renamed and deleted, formulas written over. A cell that moved is found by its
 * sheet and by what it asks for; one that is not in the result was changed or removed. Two round trips,
 * those of a scan and of the arguments more where something has moved.
 */
export async function locateCells(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  { requests, data, whole }: LocateOptions,
): Promise<Map<StatCell, LocatedCell>> {
  const places = new Map<StatCell, LocatedCell>(await presentCells(context, cells, whole));
  const lost = cells.filter((cell) => !places.has(cell));
  if (lost.length === 0) return places;
  const taken = new Set([...places.values()].map(({ cell }) => placeOf(cell)));
  const others = (await scanWorkbook(context)).filter((cell) => !taken.has(placeOf(cell)));
  const asked = wishesOf(requests);
  const found = wishesOf(
    (await planRequests(await resolveArguments(context, others), data)).requests,
  );
  const free = new Set(others);
  for (const cell of lost) {
    const wanted = asked.get(cell);
    const isSame = (other: StatCell) =>
      other.sheetId === cell.sheetId &&
      kindOf(other) === kindOf(cell) &&
      // Where only Excel knows what a cell asks for, its formula is all there is to know it by.
      (wanted === undefined
        ? other.formula === cell.formula
        : [...wanted].every((id) => found.get(other)?.has(id) === true));
    const now = [...free].find(isSame);
    if (now === undefined) continue;
    free.delete(now);
    places.set(cell, { cell: now, values: undefined });
  }
  return places;
}

const placeOf = ({ sheetId, address }: StatCell) => `${sheetId}!${address}`;
const kindOf = ({ calls }: StatCell) => calls.map(({ functionId }) => functionId).join();

/** The ids of the requests that each cell needs. */
function wishesOf(requests: readonly CellRequest[]): Map<StatCell, Set<string>> {
  const wishes = new Map<StatCell, Set<string>>();
  for (const { request, cells } of requests) {
    for (const cell of cells) wishes.set(cell, (wishes.get(cell) ?? new Set()).add(request.id));
  }
  return wishes;
}
