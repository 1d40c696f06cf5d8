import { guard } from "./calls/guard.js";
import { loadLists } from "./calls/lazy-parts.js";
import { placeColumnNames } from "./read/list-columns.js";
import { listLayout } from "./read/layout.js";
import { readOptions } from "./read/options.js";

export const placesOptions = listLayout(placeColumnNames);

/**
 * Lists the members of a group of places, or the places that an indicator covers.
 * @customfunction PLACES PLACES
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statplaces
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
    const { listedPlaces, placeColumns, toRows } = await loadLists();
    return toRows(await listedPlaces(call, of), placeColumns, ["code", "name"], layout);
  });
}
