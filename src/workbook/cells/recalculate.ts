import { presentCells } from "./present-cells.js";
import { columnRuns } from "./read-cells.js";
import type { StatCell } from "./scan-workbook.js";

/** Excel takes addresses of at most 8,192 characters in `getRanges`. */
const maxAddressLength = 8000;
/** Formulas written per round trip, to stay well within what Excel on the web takes at once. */
const maxReentries = 500;
/** Ranges calculated per round trip where each is named alone. */
const maxRanges = 500;

export interface CellFailure {
  readonly cell: StatCell;
  /**
   * The formula would have to be written, which the sheet's protection forbids; or it stands there no
   * longer, and what a user typed meanwhile is not written over.
   */
  readonly reason: "protected" | "changed";
}

/**
 * Recalculates these cells and no others, dependents apart. Cells whose function Excel has lost are
 * re-entered, since calculating does not cure a name that was unknown when the formula was read; a
 * protected sheet refuses that: those come back as failures. One round trip for each 8,000 characters
 * of addresses, about 1,100 cells, and one for each 500 re-entered; one more, and one for each 500 runs
 * of neighbours, where Excel takes no lists of addresses.
 */
export async function recalculate(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<CellFailure[]> {
  const lost = cells.filter(hasLostFunction);
  const calculable = cells.filter((cell) => !hasLostFunction(cell));
  const failures = await reenter(context, lost);
  try {
    for (const { sheetId, addresses } of addressChunks(calculable)) {
      context.workbook.worksheets.getItem(sheetId).getRanges(addresses).calculate();
      await nextBatch(context);
    }
  } catch (error) {
    if (!isInvalidArgument(error)) throw error;
    await calculateApart(context, calculable);
  }
  return failures;
}

/**
 * Without lists of addresses: Excel for Windows has taken them with the list separator of its region
 * alone, whatever the documentation says (OfficeDev/office-js#1167, #1985).
 */
async function calculateApart(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<void> {
  const runs = columnRuns(cells);
  for (let at = 0; at < runs.length; at += maxRanges) {
    for (const { sheetId, address } of runs.slice(at, at + maxRanges)) {
      context.workbook.worksheets.getItem(sheetId).getRange(address).calculate();
    }
    await nextBatch(context);
  }
}

const isInvalidArgument = (error: unknown) =>
  (error as { readonly code?: unknown } | null)?.code === "InvalidArgument";

/**
 * Writes each formula again where it still stands: the anchor alone, formats untouched. Two round trips
 * and one for each 500 cells.
 */
export async function reenter(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<CellFailure[]> {
  if (cells.length === 0) return [];
  const present = await presentCells(context, cells);
  const open = [...present.values()].flatMap(({ cell }) => (cell.isProtected ? [] : [cell]));
  for (let at = 0; at < open.length; at += maxReentries) {
    for (const cell of open.slice(at, at + maxReentries)) {
      const range = context.workbook.worksheets.getItem(cell.sheetId).getRange(cell.address);
      range.formulas = [[withTypedNames(cell.formula)]];
    }
    await nextBatch(context);
  }
  return cells.flatMap((cell): CellFailure[] => {
    const now = present.get(cell);
    if (now === undefined) return [{ cell, reason: "changed" }];
    return now.cell.isProtected ? [{ cell, reason: "protected" }] : [];
  });
}

export function hasLostFunction(cell: Pick<StatCell, "isUnresolved" | "value">): boolean {
  return cell.isUnresolved || cell.value === "#NAME?";
}

/** The name Excel writes when the add-in is missing, back to the one users typed. */
function withTypedNames(formula: string): string {
  return formula.replace(
    /_xldudf_STAT_([A-Z_]+)/gi,
    (_match, name: string) => `STAT.${name.replaceAll("_", ".")}`,
  );
}

interface AddressChunk {
  readonly sheetId: string;
  readonly addresses: string;
}

/** Comma lists per sheet, each short enough for Excel. */
function addressChunks(cells: readonly StatCell[]): AddressChunk[] {
  const bySheet = new Map<string, string[]>();
  for (const cell of cells) {
    const lists = bySheet.get(cell.sheetId) ?? [""];
    const last = lists.at(-1) ?? "";
    if (last === "") lists[lists.length - 1] = cell.address;
    else if (last.length + cell.address.length < maxAddressLength) {
      lists[lists.length - 1] = `${last},${cell.address}`;
    } else lists.push(cell.address);
    bySheet.set(cell.sheetId, lists);
  }
  return [...bySheet].flatMap(([sheetId, lists]) =>
    lists.map((addresses) => ({ sheetId, addresses })),
  );
}

/** A round trip inside a loop: the batches bound what is sent at once. */
function nextBatch(context: Excel.RequestContext): Promise<void> {
  return context.sync();
}
