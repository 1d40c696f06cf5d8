import type { StatCell } from "./scan-workbook.js";

/** Excel takes addresses of at most 8,192 characters in `getRanges`. */
const maxAddressLength = 8000;

/** Values Excel shows while it cannot find or run the function: calculating does not cure them. */
const parseTimeErrors = new Set(["#NAME?", "#BUSY!", "#VALUE!", "#CONNECT!"]);

export interface CellFailure {
  readonly cell: StatCell;
  /** A sentence for the report. */
  readonly reason: "protected" | "not-calculated";
}

/**
 * Recalculates these cells and no others. Cells whose function Excel lost are re-entered, which a
 * protected sheet refuses: those come back as failures. One round trip for each 8,000 characters of
 * addresses, about 1,000 cells.
 */
export async function recalculate(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<CellFailure[]> {
  const broken = cells.filter(needsReentry);
  const locked = broken.filter((cell) => cell.isProtected);
  for (const cell of broken) {
    if (cell.isProtected) continue;
    const range = context.workbook.worksheets.getItem(cell.sheetId).getRange(cell.address);
    range.formulas = [[healed(cell.formula)]];
  }
  // A protected sheet cannot be re-entered, but may still be calculated.
  for (const chunk of addressChunks(
    cells.filter((cell) => !needsReentry(cell) || cell.isProtected),
  )) {
    context.workbook.worksheets.getItem(chunk.sheetId).getRanges(chunk.addresses).calculate();
    await flush(context);
  }
  await flush(context);
  return locked.map((cell) => ({ cell, reason: "protected" }));
}

function needsReentry(cell: StatCell): boolean {
  return cell.isUnresolved || (typeof cell.value === "string" && parseTimeErrors.has(cell.value));
}

/** The name Excel writes when the add-in is missing, back to the one users typed. */
export function healed(formula: string): string {
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
export function addressChunks(cells: readonly StatCell[]): AddressChunk[] {
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

function flush(context: Excel.RequestContext): Promise<void> {
  return context.sync();
}
