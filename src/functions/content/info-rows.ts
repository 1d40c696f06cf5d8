import type { Call } from "../calls/guard.js";
import { idsOf, isOmitted, listOf, textOf } from "../read/arguments.js";
import { readId } from "../read/ids.js";
import { CellError } from "../messages/cell-error.js";
import { infoFieldNames, type InfoField } from "../read/field-words.js";
import { infoFields } from "../shape/content/info-fields.js";
import { loadContentFacts, type ContentFacts } from "./load-content.js";
import { mapIds } from "../shape/map-ids.js";

/**
 * One field of one id, or of each id of a range in its shape; several fields side by side, a row per
 * cell of the ids; all fields of one id as two columns, of several ids as a table with a header row.
 */
export async function infoRows(
  call: Call,
  ids: unknown,
  fields: readonly InfoField[],
): Promise<unknown[][]> {
  const [only, ...others] = fields;
  const given = idsOf(ids).flat();
  const cells = given.flatMap(partsOf);
  const hasList = cells.length > given.length;
  if (only !== undefined && others.length === 0 && !hasList) {
    return mapIds(call, ids, async (id) => infoFields[only](await loadContentFacts(call, id)));
  }
  if (cells.length === 1) {
    const content = await loadContentFacts(call, readId(cells[0]));
    if (only !== undefined) return [fields.map((field) => infoFields[field](content))];
    return infoFieldNames.map((field) => [field, infoFields[field](content)]);
  }
  if (cells.every(isOmitted)) throw new CellError("missing-id");
  return only === undefined ? wholeTable(call, cells) : besideIds(call, cells, fields);
}

/** The cell itself, or the ids of a comma list. */
function partsOf(cell: unknown): unknown[] {
  const parts = typeof cell === "string" ? listOf(cell) : [];
  return parts.length > 1 ? parts : [cell];
}

/** Stands beside the ids, so that every cell of theirs has its row, a blank one a blank row. */
function besideIds(
  call: Call,
  cells: readonly unknown[],
  fields: readonly InfoField[],
): Promise<unknown[][]> {
  const each = async (cell: unknown): Promise<unknown[]> => {
    if (isOmitted(cell)) return fields.map(() => "");
    return rowOf(call, cell, fields, (content) =>
      fields.map((field) => infoFields[field](content)),
    );
  };
  return Promise.all(cells.map(each));
}

async function wholeTable(call: Call, cells: readonly unknown[]): Promise<unknown[][]> {
  const distinct = new Map(
    cells.filter((cell) => !isOmitted(cell)).map((cell) => [keyOf(cell), cell]),
  );
  const body = await Promise.all(
    [...distinct.values()].map(async (cell) => {
      const values = await rowOf(call, cell, infoFieldNames, (content) =>
        infoFieldNames.map((field) => infoFields[field](content)),
      );
      return [idCell(cell), ...values];
    }),
  );
  return [["id", ...infoFieldNames], ...body];
}

/** What fails for one id is shown in its own row. */
async function rowOf(
  call: Call,
  cell: unknown,
  fields: readonly InfoField[],
  show: (content: ContentFacts) => unknown[],
): Promise<unknown[]> {
  try {
    return show(await loadContentFacts(call, readId(cell)));
  } catch (error) {
    const shown = await call.cellError(error);
    return fields.map(() => shown);
  }
}

/** What cannot be read stands for itself, and fails in its own row. */
const keyOf = (cell: unknown) => (typeof cell === "object" ? cell : textOf(cell));

/** A statistic's id is a number, as in the result lists, so that lookups find it. */
function idCell(cell: unknown): unknown {
  if (typeof cell === "object") return "";
  const text = textOf(cell);
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
