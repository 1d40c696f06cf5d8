import type { StatCell } from "../../../cells/scan-workbook.js";
import { cellKey, splitAddress } from "../../../formulas/references.js";
import type { FrozenFormula } from "../../../freeze/frozen-formula.js";
import { frozenIn, frozenPart } from "../../../freeze/frozen-part.js";
import { frozenNamePrefix } from "../../../freeze/replace-by-values.js";
import { isShift, type Edit } from "./edits.js";

export interface FrozenFigures {
  /** Whether the figures of this cell's formula are frozen. */
  isFrozen(cell: StatCell): boolean;
  /** Whether most of what stands there are others now. Sorted they are the same, and a corrected one is its user's. */
  isOverwritten(cell: StatCell): boolean;
}

/** More rows are as their first ones. */
const maxRows = 1_000;

/**
 * Looks at frozen figures on sheets that have just been edited: three round trips, none where there are none.
 *
 * @param names of the workbook, their formulas loaded
 */
export async function readFrozenFigures(
  context: Excel.RequestContext,
  firsts: readonly { readonly cell: StatCell; readonly range: Excel.Range }[],
  names: readonly Excel.NamedItem[],
  edits: readonly Edit[],
): Promise<FrozenFigures> {
  const byCell = new Map<string, string[]>();
  for (const name of names) addCell(byCell, name);
  const namesAt = ({ sheetName, address }: StatCell) => byCell.get(cellKey(sheetName, address));
  const isFrozen = (cell: StatCell) => cell.formula === "" && namesAt(cell) !== undefined;
  const edited = new Set(edits.flatMap((edit) => (isShift(edit) ? [] : [edit.worksheetId])));
  const touched = firsts.filter(({ cell }) => edited.has(cell.sheetId) && isFrozen(cell));
  if (touched.length === 0) return { isFrozen, isOverwritten: () => false };
  const kept = frozenIn(await frozenPart.read(context));
  const areas = touched.flatMap(({ cell, range }) => {
    const formula = kept.find(({ name }) => namesAt(cell)?.includes(name));
    return formula === undefined ? [] : [{ cell, formula, area: areaOf(range, formula) }];
  });
  for (const { area } of areas) area.load("values");
  await context.sync();
  const overwritten = new Set(
    areas.filter(({ formula, area }) => areOthers(formula, area.values)).map(({ cell }) => cell),
  );
  return { isFrozen, isOverwritten: (cell) => overwritten.has(cell) };
}

/** One cell may have several of our names, as one that another formula refers to. */
function addCell(byCell: Map<string, string[]>, { name, formula }: Excel.NamedItem): void {
  if (!name.startsWith(frozenNamePrefix)) return;
  const { sheet, local } = splitAddress(String(formula).replace(/^=/, ""));
  if (sheet === undefined) return;
  const key = cellKey(sheet, local);
  byCell.set(key, [...(byCell.get(key) ?? []), name]);
}

const areaOf = (first: Excel.Range, { rowCount, columnCount }: FrozenFormula): Excel.Range =>
  first.getResizedRange(Math.min(rowCount, maxRows) - 1, columnCount - 1);

function areOthers({ values }: FrozenFormula, area: readonly (readonly unknown[])[]): boolean {
  const frozen = new Set(values.flat());
  const now = figuresOf(area).filter((value) => value !== "");
  const known = now.filter((value) => frozen.has(value));
  return now.length > 0 && known.length * 2 < now.length;
}

/** Without headers and periods, which others may have too. */
function figuresOf(rows: readonly (readonly unknown[])[]): readonly unknown[] {
  const body = rows.length > 1 ? rows.slice(1) : rows;
  return body.flatMap((row) => (row.length > 1 ? row.slice(1) : row));
}
