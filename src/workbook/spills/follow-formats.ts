import { createBatches } from "../batches.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { fitFormats, readFormats, type SpillSize } from "./fit-formats.js";

/** A formula whose result has another size than before. */
export interface ResizedSpill {
  /** Where it is now. */
  readonly cell: StatCell;
  readonly before: SpillSize;
  readonly now: SpillSize;
}

/** Bytes of a cell's format and value in an answer. */
const cellBytes = 24;

/**
 * Lets the number formats of spills follow their new sizes. Those on protected sheets stay as they are.
 * Two round trips; doing it again changes nothing.
 */
export async function followFormats(
  context: Excel.RequestContext,
  resized: readonly ResizedSpill[],
): Promise<void> {
  const open = resized.filter(({ cell }) => !cell.isProtected);
  if (open.length === 0) return;
  const batches = createBatches(context);
  const bytesOf = ({ before, now }: ResizedSpill) =>
    cellBytes *
    Math.max(before.rowCount, now.rowCount) *
    Math.max(before.columnCount, now.columnCount);
  const reads = [];
  for (const one of open) {
    await batches.next(bytesOf(one));
    const { cell, now } = one;
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const spill = sheet
      .getRange(cell.address)
      .getResizedRange(now.rowCount - 1, now.columnCount - 1);
    reads.push({ one, read: readFormats(spill, one) });
  }
  await context.sync();
  for (const { one, read } of reads) {
    await batches.next(bytesOf(one));
    fitFormats(read);
  }
  await context.sync();
}
