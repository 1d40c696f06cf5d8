/** What is drawn off the main thread: plain data in, bytes or SVG out. The library stays where it is. */
import type { FileItem } from "../file-item.js";
import type { InfographicFileItem } from "../infographic-item.js";
import type { ItemLook } from "../svg/item-svg.js";

export type RenderTask =
  | { readonly kind: "pdf" | "pptx" | "xlsx"; readonly item: FileItem }
  | { readonly kind: "statistic-picture"; readonly item: FileItem; readonly widthPx: number }
  | {
      readonly kind: "infographic-picture";
      readonly item: InfographicFileItem;
      readonly widthPx: number;
    }
  | { readonly kind: "chart"; readonly item: FileItem; readonly look: ItemLook }
  | { readonly kind: "infographic"; readonly item: InfographicFileItem };

export type Render = (task: RenderTask, signal?: AbortSignal) => Promise<Uint8Array>;

/** Renderers are loaded with the first task that needs them. */
export async function runTask(task: RenderTask): Promise<Uint8Array> {
  switch (task.kind) {
    case "pdf":
      return (await import("../reports/pdf.js")).toPdf(task.item);
    case "pptx":
      return (await import("../reports/pptx.js")).toPptx(task.item);
    case "xlsx":
      return (await import("../reports/xlsx.js")).toXlsx(task.item);
    case "statistic-picture": {
      const { drawStatisticPicture } = await import("../pictures/statistic-picture.js");
      const { toPng } = await import("../pictures/png.js");
      return toPng(await drawStatisticPicture(task.item, task.widthPx), task.widthPx);
    }
    case "infographic-picture": {
      const { drawInfographic } = await import("../pictures/infographic-picture.js");
      const { toPng } = await import("../pictures/png.js");
      return toPng(await drawInfographic(task.item), task.widthPx);
    }
    case "chart":
      return Buffer.from(await (await import("../svg/item-svg.js")).drawItem(task.item, task.look));
    case "infographic": {
      const { drawInfographic } = await import("../pictures/infographic-picture.js");
      return Buffer.from(await drawInfographic(task.item));
    }
  }
}
