import { createBatches } from "../batches.js";
import { canTellMerged } from "../run-in-excel.js";

/** A cell of the block as it stands. */
export interface BlockCell {
  readonly value: unknown;
  /** As it is shown. */
  readonly text: string;
  /** English, such as "yyyy" or "General". */
  readonly format: string;
  /** Holds nothing, no formula spills over it, and it is no part of a merged cell besides its first. */
  readonly isEmpty: boolean;
}

/** Several cells that are one; zero-based on the sheet, and may reach beyond the block. */
export interface MergedArea {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

/** The marked cells, without what is empty around them. */
export interface Block {
  readonly sheetId: string;
  readonly sheetName: string;
  /** Zero-based, of the first cell. */
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly BlockCell[])[];
  /** Of which each has what it holds in its first cell. None where Excel cannot tell (before ExcelApi 1.13). */
  readonly merges: readonly MergedArea[];
  /** Zero-based on the sheet. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** The sheet is protected, and not all of the cells are unlocked. */
  readonly isLocked: boolean;
  /** Touches a table of Excel's, in which no formula may spill. */
  readonly isInTable: boolean;
}

export type BlockProblem =
  /** Several blocks are marked. */
  | "several-areas"
  /** Nothing stands there. */
  | "empty"
  | "too-large";

/** What is read of a block of several cells: itself, or all that adjoins it too, such as its headers. */
type BlockReach = "marked" | "adjoining";

/** More is no table that somebody reads. */
const maxBlockCells = 50_000;

/**
 * What is marked; a single cell stands for all that adjoins it. Whole rows and columns are read as far as
 * something stands in them. At most ten round trips, all of which read.
 */
export async function readBlock(
  context: Excel.RequestContext,
  reach: BlockReach = "marked",
): Promise<Block | BlockProblem> {
  const { areas } = context.workbook.getSelectedRanges();
  areas.load("items/cellCount");
  await context.sync();
  const [marked] = areas.items;
  if (marked === undefined) return "empty";
  if (areas.items.length > 1) return "several-areas";
  const region =
    marked.cellCount === 1 || reach === "adjoining" ? marked.getSurroundingRegion() : marked;
  let used = await usedOf(context, region);
  // The few cells that are marked of a large table are read without what adjoins them.
  if (!used.isNullObject && used.cellCount > maxBlockCells && marked.cellCount > 1)
    used = await usedOf(context, marked);
  if (used.isNullObject) return "empty";
  if (used.cellCount > maxBlockCells) return "too-large";
  const merges = await mergesIn(context, used);
  if (merges === undefined) return "too-large";
  used = await withMerged(context, used, merges, region);
  const sheet = used.worksheet;
  const tables = used.getTables(false);
  used.load("values,text,formulas,numberFormat,rowHidden,columnHidden");
  used.format.protection.load("locked");
  sheet.load("id,name");
  sheet.protection.load("protected");
  tables.load("items/id");
  await context.sync();
  return {
    merges,
    sheetId: sheet.id,
    sheetName: sheet.name,
    row: used.rowIndex,
    column: used.columnIndex,
    cells: await cellsOf(context, used, merges),
    hiddenRows: await hiddenOf(context, used, "row"),
    hiddenColumns: await hiddenOf(context, used, "column"),
    isLocked: sheet.protection.protected && isPartlyLocked(used.format.protection),
    isInTable: tables.items.length > 0,
  };
}

async function usedOf(context: Excel.RequestContext, range: Excel.Range): Promise<Excel.Range> {
  const used = range.getUsedRangeOrNullObject(true);
  used.load("rowIndex,columnIndex,rowCount,columnCount,cellCount");
  await context.sync();
  return used;
}

/** null where some cells are locked and some are not, which the types do not say. */
const isPartlyLocked = ({ locked }: Excel.FormatProtection) => (locked as boolean | null) !== false;

/** Undefined where there are more than the 512 that Excel tells. */
async function mergesIn(
  context: Excel.RequestContext,
  used: Excel.Range,
): Promise<readonly MergedArea[] | undefined> {
  if (!canTellMerged()) return [];
  const merged = used.getMergedAreasOrNullObject();
  merged.load("areaCount");
  try {
    await context.sync();
  } catch {
    return undefined;
  }
  if (merged.isNullObject) return [];
  const { areas } = merged;
  areas.load("items/rowIndex,items/columnIndex,items/rowCount,items/columnCount");
  await context.sync();
  return areas.items.map(({ rowIndex, columnIndex, rowCount, columnCount }) => ({
    row: rowIndex,
    column: columnIndex,
    rowCount,
    columnCount,
  }));
}

/** The last header may be merged over columns in which nothing stands: they belong to the table as far as they are marked. */
async function withMerged(
  context: Excel.RequestContext,
  used: Excel.Range,
  merges: readonly MergedArea[],
  region: Excel.Range,
): Promise<Excel.Range> {
  if (merges.length === 0) return used;
  region.load("rowIndex,columnIndex,rowCount,columnCount");
  await context.sync();
  const beyond = (end: number, ends: readonly number[], last: number) =>
    Math.max(0, Math.min(last, Math.max(...ends)) - end);
  const rows = beyond(
    used.rowIndex + used.rowCount,
    merges.map(({ row, rowCount }) => row + rowCount),
    region.rowIndex + region.rowCount,
  );
  const columns = beyond(
    used.columnIndex + used.columnCount,
    merges.map(({ column, columnCount }) => column + columnCount),
    region.columnIndex + region.columnCount,
  );
  if (rows === 0 && columns === 0) return used;
  const wider = used.getResizedRange(rows, columns);
  wider.load("rowIndex,columnIndex,rowCount,columnCount,cellCount");
  await context.sync();
  return wider;
}

/** The merged area that a cell belongs to, its first cell or another. */
export const mergeAt = (
  merges: readonly MergedArea[],
  at: { readonly row: number; readonly column: number },
): MergedArea | undefined =>
  merges.find(
    ({ row, column, rowCount, columnCount }) =>
      at.row >= row &&
      at.row < row + rowCount &&
      at.column >= column &&
      at.column < column + columnCount,
  );

async function cellsOf(
  context: Excel.RequestContext,
  used: Excel.Range,
  merges: readonly MergedArea[],
): Promise<BlockCell[][]> {
  const values = used.values as unknown[][];
  const formulas = used.formulas as unknown[][];
  const formats = used.numberFormat as string[][];
  const spilled = await spilledOver(context, used, formulas);
  return values.map((row, down) =>
    row.map((value, across) => ({
      value,
      text: used.text[down]?.[across] ?? "",
      format: formats[down]?.[across] ?? "",
      isEmpty:
        value === "" &&
        formulas[down]?.[across] === "" &&
        !spilled(down, across) &&
        !isCovered(merges, { row: used.rowIndex + down, column: used.columnIndex + across }),
    })),
  );
}

function isCovered(
  merges: readonly MergedArea[],
  at: { readonly row: number; readonly column: number },
): boolean {
  const area = mergeAt(merges, at);
  return area !== undefined && (area.row !== at.row || area.column !== at.column);
}

type Inside = (down: number, across: number) => boolean;

/** A result may have blanks, where a formula of ours would stop it from spilling. */
async function spilledOver(
  context: Excel.RequestContext,
  used: Excel.Range,
  formulas: readonly (readonly unknown[])[],
): Promise<Inside> {
  const batches = createBatches(context);
  const spills: Excel.Range[] = [];
  for (const [down, row] of formulas.entries()) {
    for (const [across, formula] of row.entries()) {
      if (typeof formula !== "string" || !formula.startsWith("=")) continue;
      await batches.next();
      const spill = used.getCell(down, across).getSpillingToRangeOrNullObject();
      spill.load("rowIndex,columnIndex,rowCount,columnCount");
      spills.push(spill);
    }
  }
  if (spills.length === 0) return () => false;
  await context.sync();
  const areas = spills.filter((spill) => !spill.isNullObject);
  return (down, across) =>
    areas.some(({ rowIndex, columnIndex, rowCount, columnCount }) => {
      const [row, column] = [
        down + used.rowIndex - rowIndex,
        across + used.columnIndex - columnIndex,
      ];
      return row >= 0 && row < rowCount && column >= 0 && column < columnCount;
    });
}

/** null where some are hidden and some are not: then each is asked. */
async function hiddenOf(
  context: Excel.RequestContext,
  used: Excel.Range,
  side: "row" | "column",
): Promise<ReadonlySet<number>> {
  const name = side === "row" ? "rowHidden" : "columnHidden";
  const all = used[name] as boolean | null;
  const [first, count] =
    side === "row" ? [used.rowIndex, used.rowCount] : [used.columnIndex, used.columnCount];
  const numbers = Array.from({ length: count }, (_, index) => index);
  if (all !== null) return new Set(all ? numbers.map((index) => first + index) : []);
  const batches = createBatches(context);
  const lines: Excel.Range[] = [];
  for (const index of numbers) {
    await batches.next();
    const line = side === "row" ? used.getRow(index) : used.getColumn(index);
    line.load(name);
    lines.push(line);
  }
  await context.sync();
  return new Set(numbers.filter((index) => lines[index]?.[name]).map((index) => first + index));
}
