import type { Placement } from "./find-area.js";
import { writeSource } from "./insert-table.js";
import type { SourceNote } from "./insert-table.js";

export interface InsertImageOptions {
  readonly placement: Placement;
  /** PNG or JPEG in base64, without the beginning of a data address. */
  readonly base64: string;
  /** The content's id; part of the picture's name. */
  readonly id: string;
  readonly title: string;
  /** What the picture shows, for those who cannot see it. */
  readonly altText: string;
  readonly source: SourceNote;
}

/** Size of the area a picture is fitted into; the source line stands in the row below. */
export const imageRows = 18;
export const imageColumns = 8;

/** A picture in front of the cells, as large as fits without distortion, with its source below. */
export async function insertImage(
  context: Excel.RequestContext,
  { placement, base64, id, title, altText, source }: InsertImageOptions,
): Promise<{ readonly shapeName: string }> {
  const sheet = context.workbook.worksheets.getItem(placement.sheetId);
  const { row, column } = placement;
  const area = sheet.getRangeByIndexes(row, column, imageRows, imageColumns);
  area.load("left,top,width,height");
  sheet.shapes.load("items/name");
  await context.sync();
  const shapeName = freeShapeName(
    id,
    sheet.shapes.items.map(({ name }) => name),
  );
  const image = sheet.shapes.addImage(base64);
  image.load("width,height");
  await context.sync();
  const factor = Math.min(area.width / image.width, area.height / image.height);
  image.name = shapeName;
  image.lockAspectRatio = false;
  image.left = area.left;
  image.top = area.top;
  image.width = image.width * factor;
  image.height = image.height * factor;
  image.lockAspectRatio = true;
  image.altTextTitle = title;
  image.altTextDescription = altText;
  writeSource(sheet.getCell(row + imageRows, column), source);
  await context.sync();
  return { shapeName };
}

function freeShapeName(id: string, taken: readonly string[]): string {
  const used = new Set(taken);
  for (let number = 1; ; number += 1) {
    const name = `STAT_${id}_image_${String(number)}`;
    if (!used.has(name)) return name;
  }
}
