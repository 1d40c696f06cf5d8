import type { Workbook } from "../../grid/index.js";
import type { Frame } from "../charts/chart-store.js";
import { anchorOf, copyId, frameOf, placeFigure } from "../charts/chart-store.js";
import { invalidArgument } from "../host-error.js";
import { imageSize } from "./image-size.js";

export interface Drawing {
  readonly id: string;
  readonly sheetId: string;
  name: string;
  altTextTitle: string;
  altTextDescription: string;
  placement: string;
  lockAspectRatio: boolean;
}

export type SavedDrawing = Drawing;

/** Pictures laid over cells, with what Excel keeps beside them. */
export class DrawingStore {
  private readonly drawings = new Map<string, Drawing>();

  constructor(private readonly workbook: Workbook) {}

  restore(saved: readonly SavedDrawing[]): void {
    this.drawings.clear();
    for (const drawing of saved) this.drawings.set(drawing.id, { ...drawing });
  }

  /** Those of a sheet that a user has not deleted on the grid. */
  ofSheet(sheetId: string): Drawing[] {
    const { getters } = this.workbook.model;
    const figures = new Set(getters.getFigures(sheetId).map(({ id }) => id));
    for (const drawing of this.drawings.values()) {
      if (drawing.sheetId === sheetId && !figures.has(drawing.id)) this.drawings.delete(drawing.id);
    }
    return [...this.drawings.values()].filter((drawing) => drawing.sheetId === sheetId);
  }

  /** @param base64 a PNG, JPEG or SVG, without "data:" before it */
  addImage(sheetId: string, base64: string): Drawing {
    const image = imageSize(base64);
    if (image === undefined)
      throw invalidArgument("The picture must be a PNG, a JPEG or an SVG in base64.");
    const number = this.drawings.size + 1;
    const drawing: Drawing = {
      id: `{D${number.toString(16).toUpperCase().padStart(7, "0")}-${sheetId.slice(1, -1)}}`,
      sheetId,
      name: `Picture ${number}`,
      altTextTitle: "",
      altTextDescription: "",
      placement: "TwoCell",
      lockAspectRatio: true,
    };
    const frame = { left: 0, top: 0, width: image.width * 0.75, height: image.height * 0.75 };
    const { col, row, offset, size } = anchorOf(this.workbook, sheetId, frame);
    this.workbook.model.dispatch("CREATE_IMAGE", {
      sheetId,
      figureId: drawing.id,
      col,
      row,
      offset,
      size,
      definition: { path: `data:${image.type};base64,${base64}`, size, mimetype: image.type },
    });
    this.drawings.set(drawing.id, drawing);
    return drawing;
  }

  /** The grid has copied the pictures of a sheet with it. */
  copy(from: string, to: string): void {
    const figures = new Set(this.workbook.model.getters.getFigures(to).map(({ id }) => id));
    for (const drawing of this.ofSheet(from)) {
      const id = copyId(drawing.id, to);
      if (figures.has(id)) this.drawings.set(id, { ...drawing, id, sheetId: to });
    }
  }

  frame(drawing: Drawing): Frame {
    return frameOf(this.workbook, drawing.sheetId, drawing.id);
  }

  place(drawing: Drawing, change: Partial<Frame>): void {
    const now = this.frame(drawing);
    const wanted = { ...now, ...change };
    // With a locked ratio the other side follows, as in Excel.
    if (drawing.lockAspectRatio && change.width !== undefined && change.height === undefined) {
      wanted.height = (now.height * change.width) / now.width;
    } else if (
      drawing.lockAspectRatio &&
      change.height !== undefined &&
      change.width === undefined
    ) {
      wanted.width = (now.width * change.height) / now.height;
    }
    placeFigure(this.workbook, drawing.sheetId, drawing.id, wanted);
  }

  delete(drawing: Drawing): void {
    const { sheetId, id } = drawing;
    this.workbook.model.dispatch("DELETE_FIGURE", { sheetId, figureId: id });
    this.drawings.delete(id);
  }

  save(): SavedDrawing[] {
    return this.workbook.sheets
      .ids()
      .flatMap((sheetId) => this.ofSheet(sheetId).map((one) => ({ ...one })));
  }
}
