import { toCellInputs, type CellInput } from "../cells/write-text.js";
import { readNames } from "../insert/free-names.js";
import { openMarkedSheet } from "../sheets/marked-sheet.js";
import { idNameOf } from "./id-name.js";
import { ProtectedIdsError } from "./protected-ids-error.js";

export interface IdToName {
  readonly id: string | number;
  /** What the name is made of. */
  readonly title: string;
}

/** In English, as the headers of lists are, so that colleagues with other languages share one sheet. */
const sheetName = "STAT ids";
const header = ["name", "id", "title"];

/**
 * A defined name for an id: the one that the sheet of ids has for it, else a new one with a row of its own
 * there. It refers to a cell, where the id can be seen and changed for all formulas. Changes are queued for
 * the caller's next round trip, so that they are one step of undo with what it writes.
 *
 * Round trips, all of which read: five for a new sheet, at most seven.
 *
 * @throws ProtectedIdsError where the sheet is protected and has no name for the id; nothing is queued then
 */
export async function nameId(
  context: Excel.RequestContext,
  { id, title }: IdToName,
): Promise<string> {
  // First, since a sheet that is new is queued from then on.
  const taken = new Set((await readNames(context)).map(({ name }) => name.toLowerCase()));
  const { sheet, isNew } = await openMarkedSheet(context, "ids", sheetName);
  const kept = isNew ? { rows: [], end: 1, isProtected: false } : await readIds(context, sheet);
  const known = await nameFor(context, kept.rows, String(id));
  if (known !== undefined) return known;
  if (kept.isProtected) throw new ProtectedIdsError(sheet.name);
  const name = idNameOf(title, taken);
  if (isNew) sheet.getRangeByIndexes(0, 0, 1, header.length).values = [header];
  const row = sheet.getRangeByIndexes(kept.end, 0, 1, header.length);
  row.values = toCellInputs([[name, id, title]]);
  context.workbook.names.add(name, sheet.getRangeByIndexes(kept.end, 1, 1, 1));
  sheet.getRangeByIndexes(0, 0, kept.end + 1, header.length).format.autofitColumns();
  return name;
}

interface KeptId {
  readonly name: string;
  readonly id: string;
}

/** The rows below the header, and the first free one. */
async function readIds(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
): Promise<{
  readonly rows: readonly KeptId[];
  readonly end: number;
  readonly isProtected: boolean;
}> {
  const used = sheet.getUsedRangeOrNullObject(true);
  used.load("values,rowIndex,columnIndex,rowCount");
  sheet.load("name");
  sheet.protection.load("protected");
  await context.sync();
  const isProtected = sheet.protection.protected;
  if (used.isNullObject) return { rows: [], end: 1, isProtected };
  const { rowIndex, columnIndex, rowCount } = used;
  const rows = (used.values as CellInput[][]).map((cells) => ({
    name: String(cells[-columnIndex] ?? ""),
    id: String(cells[1 - columnIndex] ?? ""),
  }));
  return { rows, end: Math.max(1, rowIndex + rowCount), isProtected };
}

/** Somebody may have removed a name since, or pointed it at another cell: only one that still leads to the id counts. */
async function nameFor(
  context: Excel.RequestContext,
  rows: readonly KeptId[],
  id: string,
): Promise<string | undefined> {
  const found = rows
    .filter((row) => row.id === id && /^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(row.name))
    .map(({ name }) => {
      const range = context.workbook.names.getItemOrNullObject(name).getRangeOrNullObject();
      range.load("cellCount");
      return { name, range };
    });
  if (found.length === 0) return undefined;
  await context.sync();
  const single = found.filter(({ range }) => !range.isNullObject && range.cellCount === 1);
  for (const { range } of single) range.load("values");
  await context.sync();
  return single.find(({ range }) => String((range.values as unknown[][])[0]?.[0]) === id)?.name;
}
