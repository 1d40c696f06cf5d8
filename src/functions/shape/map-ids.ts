import type { Call } from "../calls/guard.js";
import { idsOf, isOmitted } from "../read/arguments.js";
import { readId, type ContentId } from "../read/ids.js";
import { isSingle } from "./broadcast.js";

/** One result per id, in the shape of the range of ids. A single id's error is the formula's error. */
export async function mapIds(
  call: Call,
  ids: unknown,
  result: (id: ContentId) => Promise<unknown>,
): Promise<unknown[][]> {
  const cells = idsOf(ids);
  if (isSingle([cells])) {
    return [[await result(readId(cells[0]?.[0]))]];
  }
  const each = async (cell: unknown): Promise<unknown> => {
    // An empty cell of a column of ids stays empty; desktop hosts hand it over as 0.
    if (isOmitted(cell)) return "";
    try {
      return await result(readId(cell));
    } catch (error) {
      return call.cellError(error);
    }
  };
  return Promise.all(cells.map((row) => Promise.all(row.map(each))));
}
