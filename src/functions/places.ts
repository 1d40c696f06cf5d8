import { loadPlaces, type PlaceGroup } from "../statistics/index.js";
import { guard, type Call } from "./calls/guard.js";
import { coverageOf } from "./load/coverage.js";
import { CellError } from "./messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "./read/arguments.js";
import { readIndicatorId } from "./read/ids.js";
import { listLayout } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { toRows, type Columns } from "./shape/columns.js";

interface ListedPlace {
  readonly code: string;
  readonly name: string;
  /** Of a group's member: the day for which the membership is stated, and who says so. */
  readonly group?: PlaceGroup;
}

const columns = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  group: ({ group }) => group?.names.en ?? null,
  "as of": ({ group }) => group?.asOf ?? null,
  source: ({ group }) => group?.source ?? null,
} satisfies Columns<ListedPlace>;

export const placesOptions = listLayout(columns);

/**
 * Lists the members of a group of places, or the places that an indicator covers.
 * @customfunction PLACES PLACES
 * @helpurl https://localhost:3000/functions.html#places
 * @param [of] A group such as G7, EU or DACH, or the id of an indicator. All groups if omitted.
 * @param [options] Such as "columns=code,name,as of,source; headers=off".
 * @param invocation Given by Excel.
 * @returns A table with one row per place.
 * @cancelable
 * @requiresAddress
 */
export function places(
  of: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.PLACES", invocation, async (call) => {
    const layout = readOptions(options, placesOptions);
    return toRows(await placesOf(call, of), columns, ["code", "name"], layout);
  });
}

async function placesOf(call: Call, of: unknown): Promise<readonly ListedPlace[]> {
  const known = await loadPlaces();
  const wanted = singleOf(of);
  if (isOmitted(wanted)) {
    return known.groups().map((group) => ({ code: group.key, name: group.names.en, group }));
  }
  const group = known.group(textOf(wanted));
  const nameOf = (code: string) => known.byCode(code)?.names.en;
  if (group !== undefined) {
    return group.members.map((code) => ({ code, name: nameOf(code) ?? code, group }));
  }
  const id = readIndicatorId(of);
  const covered = await coverageOf(call, id);
  if (covered === undefined) throw new CellError("unknown-coverage", { id });
  return Object.entries(covered).map(([code, name]) => ({ code, name: nameOf(code) ?? name }));
}
