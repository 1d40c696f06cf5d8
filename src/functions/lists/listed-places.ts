import { loadPlaces, membersOf, type PlaceGroup, type TableCell } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "../read/arguments.js";
import { readIndicatorId } from "../read/ids.js";
import type { placeColumnNames } from "../read/list-columns.js";
import { coverageOf } from "../indicators/coverage.js";

interface ListedPlace {
  readonly code: string;
  readonly name: string;
  /** Of a group's member: the day for which the membership is stated, and who says so. */
  readonly group?: PlaceGroup;
}

export const placeColumns = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  group: ({ group }) => group?.names.en ?? null,
  "as of": ({ group }) => group?.asOf ?? null,
  source: ({ group }) => group?.source ?? null,
} satisfies Record<(typeof placeColumnNames)[number], (place: ListedPlace) => TableCell>;

/** The members of a group, the places of an indicator, or all groups where nothing is named. */
export async function listedPlaces(call: Call, of: unknown): Promise<readonly ListedPlace[]> {
  const known = await loadPlaces();
  const wanted = singleOf(of);
  if (isOmitted(wanted)) {
    return known.groups().map((group) => ({ code: group.key, name: group.names.en, group }));
  }
  const group = known.group(textOf(wanted).replace(membersOf, ""));
  const nameOf = (code: string) => known.byCode(code)?.names.en;
  if (group !== undefined) {
    return group.members.map((code) => ({ code, name: nameOf(code) ?? code, group }));
  }
  const id = readIndicatorId(of);
  const covered = await coverageOf(call, id);
  if (covered === undefined) {
    const isId = /\d/.test(id) && id.includes("-");
    throw new CellError(isId ? "unknown-coverage" : "unknown-group", { id });
  }
  return Object.entries(covered).map(([code, name]) => ({ code, name: nameOf(code) ?? name }));
}
