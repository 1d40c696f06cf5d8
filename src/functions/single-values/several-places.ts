import type { Call } from "../calls/guard.js";
import { namesGroup, readGeos, readPlaces, type ChosenPlaces } from "../indicators/place-codes.js";
import { isOmitted, matrixOf, textOf } from "../read/arguments.js";

/**
 * The places of a single cell that names several, as a list or a group of which the indicator has the
 * members alone; undefined for anything else. Series of statistics may have commas in their names.
 */
export async function severalPlaces(
  call: Call,
  id: unknown,
  series: unknown,
): Promise<Pick<ChosenPlaces, "codes" | "groups"> | undefined> {
  const cells = matrixOf(series).flat();
  const [wanted] = cells;
  const isStatistic = isOmitted(id) || /^\d+$/.test(textOf(id));
  if (cells.length > 1 || isStatistic || typeof wanted !== "string" || isOmitted(wanted))
    return undefined;
  const spellings = await readPlaces([[wanted]]);
  const isOne = spellings.length === 1 && !(await namesGroup(wanted));
  if (isOne) return undefined;
  return readGeos(call, textOf(id), spellings);
}
