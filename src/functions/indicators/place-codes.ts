import {
  foldText,
  loadPlaces,
  membersOf,
  type PlaceGroup,
  type Places,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { listOf, matrixOf, textOf } from "../read/arguments.js";
import { isMarked, type ErrorMarks } from "../read/error-cells.js";
import { loadCoverage } from "./load-coverage.js";

/** Codes that no list of ours knows; the service decides about them. */
const codePattern = /^[A-Z][A-Z0-9_]{1,7}$/;

/**
 * Places as cells give them: a cell that is a place as it stands ("Korea, Republic of"), or a comma
 * list of them.
 */
export async function readPlaces(geos: unknown, marks?: ErrorMarks): Promise<string[]> {
  const cells = matrixOf(geos).flat();
  const isPlain = (cell: unknown) => typeof cell !== "string" || !cell.includes(",");
  if (cells.every(isPlain)) return listOf(geos, undefined, marks);
  const places = await loadPlaces();
  return cells.flatMap((cell) =>
    isPlain(cell) || places.find(textOf(cell)) === undefined
      ? listOf(cell, undefined, marks)
      : [textOf(cell)],
  );
}

/** Whether a text names a group of places, or the members of one. */
export async function namesGroup(spelling: string): Promise<boolean> {
  return (await loadPlaces()).group(spelling.replace(membersOf, "")) !== undefined;
}

/** Places as a formula names them. */
export interface ChosenPlaces {
  /** Each once, in order. */
  readonly codes: readonly string[];
  /** Those that are there as members of a group alone: what is not covered of them is left out. */
  readonly members: ReadonlySet<string>;
  /** The groups that stand for their members. */
  readonly groups: readonly PlaceGroup[];
}

/** Geo codes for places and groups of places in any spelling. */
export async function readGeos(
  call: Call,
  id: string,
  spellings: readonly string[],
): Promise<ChosenPlaces> {
  const places = await loadPlaces();
  const found = await Promise.all(spellings.map((each) => codesOf(call, id, places, each)));
  const named = new Set(found.flatMap((each) => ("group" in each ? [] : each.codes)));
  const codes = [...new Set(found.flatMap((each) => each.codes))];
  return {
    codes,
    members: new Set(codes.filter((code) => !named.has(code))),
    groups: found.flatMap((each) => ("group" in each ? [each.group] : [])),
  };
}

type Found =
  | { readonly codes: readonly string[] }
  | { readonly codes: readonly string[]; readonly group: PlaceGroup };

/** A place by its names, then a group's members, then what the indicator itself calls its places. */
async function codesOf(call: Call, id: string, places: Places, spelling: string): Promise<Found> {
  if (isMarked(spelling)) return { codes: [spelling] };
  const place = places.find(spelling)?.code;
  const group = places.group(spelling.replace(membersOf, ""));
  if (group === undefined) {
    return { codes: [place ?? (await otherCode(call, id, places, spelling))] };
  }
  const members = { codes: group.members, group };
  if (membersOf.test(spelling) || place === undefined) return members;
  // A group that is a place as well: itself where the indicator covers it, else its members.
  const covered = await (await loadCoverage()).coverageOf(call, id);
  return covered === undefined || place in covered ? { codes: [place] } : members;
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
  const several = places.mayMean(spelling).map(({ names }) => names[services.language()]);
  if (several.length > 1) {
    throw new CellError("several-places", { place: spelling, known: several.join(", ") });
  }
  if (several.length === 0 && codePattern.test(spelling)) return spelling;
  const near = places.near(spelling)?.names[services.language()];
  throw near === undefined
    ? new CellError("unknown-place", { place: spelling })
    : new CellError("unknown-place-near", { place: spelling, near });
}
