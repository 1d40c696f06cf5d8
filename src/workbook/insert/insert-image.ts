import type { FixedContent } from "../fixed/fixed-content.js";
import { openMark } from "../fixed/mark-fixed.js";
import { openSheet } from "./room/find-room.js";
import type { Placement } from "./room/find-room.js";
import { readFreeNames } from "./free-names.js";
import { writeSource } from "./insert-table.js";
import type { SourceNote } from "./insert-table.js";

interface InsertImageOptions {
  readonly placement: Placement;
  /** PNG in base64, without the beginning of a data address. */
  readonly base64: string;
  /** The content's id; part of the picture's name. */
  readonly id: string;
  readonly title: string;
  /** What the picture shows, for those who cannot see it. */
  readonly altText: string;
  readonly source: SourceNote;
  /** What is kept of it, for the lists of sources and cells. @default nothing */
  readonly fixed?: FixedContent | undefined;
}

/** Size of the area a picture is fitted into; the source line stands in the row below. */
export const imageRows = 18;
export const imageColumns = 8;

/** Points of a new sheet's cells: those of the smaller of Excel's standard fonts. */
const newSheetCell = { width: 48, height: 14.4 };

/**
 * A picture in front of the cells, as large as fits without distortion, with its source below. Its size
 * is read from the file itself, since Excel tells it only after a first round trip that writes.
 *
 * @throws RangeError for anything but a PNG
 */
export async function insertImage(
  context: Excel.RequestContext,
  { placement, base64, id, title, altText, source, fixed }: InsertImageOptions,
): Promise<{ readonly shapeName: string }> {
  const picture = pngSize(base64);
  const shapeName = (await readFreeNames(context)).take(`${id}_image`);
  const mark = await openMark(context, fixed);
  const area = await readArea(context, placement);
  const factor = Math.min(area.width / picture.width, area.height / picture.height);
  const sheet = openSheet(context, placement);
  const image = sheet.shapes.addImage(base64);
  image.name = shapeName;
  image.lockAspectRatio = false;
  image.left = area.left;
  image.top = area.top;
  image.width = picture.width * factor;
  image.height = picture.height * factor;
  image.lockAspectRatio = true;
  image.altTextTitle = title;
  image.altTextDescription = altText;
  const cell = sheet.getCell(placement.row + imageRows, placement.column);
  writeSource(cell, source);
  mark(cell, { picture: shapeName });
  await context.sync();
  return { shapeName };
}

async function readArea(
  context: Excel.RequestContext,
  { sheetId, row, column, isNewSheet = false }: Placement,
) {
  if (isNewSheet) {
    const width = imageColumns * newSheetCell.width;
    return { left: 0, top: 0, width, height: imageRows * newSheetCell.height };
  }
  const sheet = context.workbook.worksheets.getItem(sheetId);
  const area = sheet.getRangeByIndexes(row, column, imageRows, imageColumns);
  area.load("left,top,width,height");
  await context.sync();
  return area;
}

/** Width and height in pixels: two numbers of four bytes after signature and name of the first chunk. */
function pngSize(base64: string): { readonly width: number; readonly height: number } {
  const bytes = Uint8Array.from(atob(base64.slice(0, 32)), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) {
    throw new RangeError("The picture is no PNG.");
  }
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
