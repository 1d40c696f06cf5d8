import { foldText, loadPlaces, type Places } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { listOf, matrixOf, textOf } from "../read/arguments.js";
import { coverageOf } from "./coverage.js";

/** Codes that no list of ours knows; the service decides about them. */
const codePattern = /^[A-Z][A-Z0-9_]{1,7}$/;
/** "members of EU" lists countries where the EU itself is a place that the indicator covers. */
const membersOf = /^(?:members of|mitglieder (?:von|der|des)|membres d[eu]|miembros de)\s+/i;

/**
 * Places as cells give them: a cell that is a place as it stands ("Korea, Republic of"), or a comma
 * list of them.
 */
export async function readPlaces(geos: unknown): Promise<string[]> {
  const cells = matrixOf(geos).flat();
  const isPlain = (cell: unknown) => typeof cell !== "string" || !cell.includes(",");
  if (cells.every(isPlain)) return listOf(geos);
  const places = await loadPlaces();
  return cells.flatMap((cell) =>
    isPlain(cell) || places.find(textOf(cell)) === undefined ? listOf(cell) : [textOf(cell)],
  );
}

/** Geo codes for places and groups of places in any spelling, in order and each once. */
export async function readGeos(
  call: Call,
  id: string,
  spellings: readonly string[],
): Promise<string[]> {
  const places = await loadPlaces();
  const codes = await Promise.all(spellings.map((each) => codesOf(call, id, places, each)));
  return [...new Set(codes.flat())];
}

/** A place by its names, then a group's members, then what the indicator itself calls its places. */
async function codesOf(
  call: Call,
  id: string,
  places: Places,
  spelling: string,
): Promise<readonly string[]> {
  const place = places.find(spelling)?.code;
  const members = places.group(spelling.replace(membersOf, ""))?.members;
  if (members === undefined) {
    return place === undefined ? [await otherCode(call, id, places, spelling)] : [place];
  }
  if (membersOf.test(spelling) || place === undefined) return members;
  // A group that is a place as well: itself where the indicator covers it, else its members.
  const covered = await coverageOf(call, id);
  return covered === undefined || place in covered ? [place] : members;
}

async function otherCode(
  { services }: Call,
  id: string,
  places: Places,
  spelling: string,
): Promise<string> {
  const covered = (await services.client.findIndicatorItem(id))?.covered_geos ?? {};
  const folded = foldText(spelling);
  const named = Object.entries(covered).find(([, name]) => foldText(name) === folded)?.[0];
  if (named !== undefined) return named;
  if (codePattern.test(spelling)) return spelling;
  const near = places.near(spelling)?.names[services.language()];
  throw near === undefined
    ? new CellError("unknown-place", { place: spelling })
    : new CellError("unknown-place-near", { place: spelling, near });
}
