import type { Call } from "../guard.js";
import { listOf, matrixOf } from "../read/arguments.js";
import { readId, readIds } from "../read/ids.js";
import { infoFieldNames, infoFields, type InfoField } from "../shape/info-fields.js";
import { loadContent } from "./content.js";
import { mapIds } from "./map-ids.js";

/**
 * One field of one id, or of each id of a range in its shape; several fields side by side; all fields
 * of one id as two columns, of several ids as a table with a header row.
 */
export async function infoRows(
  call: Call,
  ids: unknown,
  fields: readonly InfoField[],
): Promise<unknown[][]> {
  const [only, ...others] = fields;
  if (only !== undefined && others.length === 0) {
    return mapIds(call, ids, async (id) => infoFields[only](await loadContent(call, id)));
  }
  const isOne = matrixOf(ids).flat().length === 1 && listOf(ids).length <= 1;
  if (isOne) {
    const content = await loadContent(call, readId(matrixOf(ids)[0]?.[0]));
    if (only !== undefined) return [fields.map((field) => infoFields[field](content))];
    return infoFieldNames.map((field) => [field, infoFields[field](content)]);
  }
  const contents = await Promise.all(readIds(ids).map((id) => loadContent(call, id)));
  const shown = only === undefined ? infoFieldNames : fields;
  const body = contents.map((content) => shown.map((field) => infoFields[field](content)));
  return only === undefined
    ? [["id", ...shown], ...body.map((row, i) => [contents[i]?.id, ...row])]
    : body;
}
