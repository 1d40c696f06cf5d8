import { loadPlaces } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { namesGroup, readGeos, readPlaces, type ChosenPlaces } from "../indicators/place-codes.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, matrixOf, textOf } from "../read/arguments.js";

/**
 * The places of a single cell that names several, as a list or a group of which the indicator has the
 * members alone; undefined for anything else, at once where it cannot be. Series of statistics may have
 * commas in their names.
 */
export function severalPlaces(
  call: Call,
  id: unknown,
  series: unknown,
): Promise<SeveralPlaces | undefined> | undefined {
  if (isOmitted(id) || /^\d+$/.test(textOf(id))) return undefined;
  const cells = matrixOf(series).flat();
  const [wanted] = cells;
  if (cells.length > 1 || typeof wanted !== "string" || isOmitted(wanted)) return undefined;
  return placesNamed(call, textOf(id), wanted);
}

type SeveralPlaces = Pick<ChosenPlaces, "codes" | "groups">;

async function placesNamed(
  call: Call,
  id: string,
  wanted: string,
): Promise<SeveralPlaces | undefined> {
  const spellings = await readPlaces([[wanted]]);
  const isOne = spellings.length === 1 && !(await namesGroup(wanted));
  if (isOne) return undefined;
  const chosen = await readGeos(call, id, spellings);
  if (spellings.length === 1) await requireMembersAsked(wanted, chosen);
  return chosen;
}

/**
 * A group that is a place too reads as one figure: the first of its members' would stand in the cell for it.
 * @throws CellError for one that the indicator covers the members of alone
 */
async function requireMembersAsked(
  group: string,
  { codes, groups }: Pick<ChosenPlaces, "codes" | "groups">,
): Promise<void> {
  const [members] = groups;
  if (members === undefined || codes.length < 2) return;
  if ((await loadPlaces()).find(group) === undefined) return;
  throw new CellError("members-only", { group, count: members.members.length });
}
