import { writeLinkedText } from "../cells/write-text.js";
import { openSheet } from "./room/find-room.js";
import type { Placement } from "./room/find-room.js";

export interface TextLine {
  readonly text: string;
  /** https only; anything else stays text. */
  readonly link?: string | undefined;
  readonly isBold?: boolean | undefined;
}

/** Width of the column that takes the lines, in points: about a line of a book. */
const columnWidth = 420;

/**
 * Lines of text one below the other, wrapped. Text of the service never becomes a formula. One round
 * trip.
 *
 * @returns the address of the lines, with sheet.
 */
export async function insertText(
  context: Excel.RequestContext,
  placement: Placement,
  lines: readonly TextLine[],
): Promise<{ readonly address: string }> {
  const sheet = openSheet(context, placement);
  const area = sheet.getRangeByIndexes(placement.row, placement.column, lines.length, 1);
  area.format.wrapText = true;
  area.format.verticalAlignment = "Top";
  area.format.columnWidth = columnWidth;
  lines.forEach(({ text, link, isBold }, index) => {
    const cell = sheet.getCell(placement.row + index, placement.column);
    if (isBold === true) cell.format.font.bold = true;
    writeLinkedText(cell, text, link === undefined ? undefined : { address: link });
  });
  area.load("address");
  await context.sync();
  return { address: area.address };
}
