import type { ChartInput } from "../../statistics/chart/index.js";
import type { Platform } from "../../contract/index.js";
import { onlyPlace, type ItemContent } from "../items/item-content.js";
import type { FoundItem } from "../model/found-item.js";

// Without quotes, which would end the attribute that ECharts writes the name into.
const pictureFont = "Segoe UI, Helvetica, Arial, sans-serif";
const widthPx = 640;
const heightPx = 400;
/** Sharp on dense screens and on paper. */
const density = 2;

/** No picture could be had. */
export class PictureError extends Error {}

/**
 * Drawn where there are data, else the largest of the service's.
 *
 * @throws PictureError
 */
export async function pictureFor(
  item: FoundItem,
  fixedTitle: string,
  content: ItemContent | undefined,
  language: Platform,
  sign: (link: string) => Promise<string>,
) {
  try {
    if (content !== undefined) {
      return await chartPicture(content.chart, pictureTitle(fixedTitle, content), language);
    }
    const address = [...item.pictures].sort((a, b) => b.width - a.width)[0]?.src;
    // Free pictures are public; a premium one comes with the key's right or not at all.
    if (address !== undefined)
      return await fetchPicture(item.isPremium ? await sign(address) : address);
  } catch (cause) {
    throw new PictureError("The picture could not be made.", { cause });
  }
  throw new PictureError("There is no picture.");
}

/** A picture goes where no cell names the place. */
export function pictureTitle(fixedTitle: string, content: ItemContent | undefined): string {
  const place = content && onlyPlace(content);
  return place === undefined ? fixedTitle : `${fixedTitle} · ${place}`;
}

/**
 * The chart as the pane shows it, as PNG in base64; made here, so that it needs no address to fetch from.
 */
async function chartPicture(chart: ChartInput, title: string, language: Platform): Promise<string> {
  const { chartSvg } = await import(
    /* webpackChunkName: "pane-chart" */ "../items/chart-drawing.js"
  );
  const svg = chartSvg(
    { ...chart, title },
    { language, theme: "light", widthPx, heightPx, fontFamily: pictureFont },
  );
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  return toPicture(image, widthPx, heightPx);
}

/** A picture of the service as PNG in base64, where its server lets other pages read it. */
async function fetchPicture(address: string): Promise<string> {
  const image = await loadImage(address, "anonymous");
  const scale = Math.min(1, widthPx / image.naturalWidth);
  return toPicture(image, image.naturalWidth * scale, image.naturalHeight * scale);
}

function loadImage(address: string, crossOrigin?: "anonymous"): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    if (crossOrigin !== undefined) image.crossOrigin = crossOrigin;
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error("The picture could not be read."));
    };
    image.src = address;
  });
}

function toPicture(image: HTMLImageElement, width: number, height: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const drawing = canvas.getContext("2d");
  if (drawing === null) throw new Error("There is no canvas to draw on.");
  // A transparent ground would be black in dark sheets.
  drawing.fillStyle = "#ffffff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}
