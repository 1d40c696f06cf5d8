import { escapeMarkup } from "../../../server/markup/index.js";
import { typeface } from "./typeface.js";

interface TextStyle {
  readonly sizePx: number;
  readonly color: string;
  readonly isBold?: boolean;
  /** @default "start" */
  readonly anchor?: "start" | "middle" | "end";
}

/** One line of text; `y` is its baseline. */
export const svgText = (text: string, x: number, y: number, style: TextStyle): string =>
  `<text x="${round(x)}" y="${round(y)}" font-family="${typeface.family}" font-size="${style.sizePx}"` +
  ` fill="${style.color}"${style.isBold === true ? ' font-weight="bold"' : ""}` +
  ` text-anchor="${style.anchor ?? "start"}">${escapeMarkup(text)}</text>`;

export const svgRect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;

/** Puts a whole SVG document into another one at a place; its size stays. */
export const svgInside = (svg: string, x: number, y: number): string =>
  svg.replace(/^(<\?xml[^>]*\?>)?\s*<svg /, `<svg x="${round(x)}" y="${round(y)}" `);

export const svgDocument = (
  widthPx: number,
  heightPx: number,
  background: string,
  parts: readonly string[],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(widthPx)}" height="${round(heightPx)}"` +
  ` viewBox="0 0 ${round(widthPx)} ${round(heightPx)}">` +
  `${svgRect(0, 0, widthPx, heightPx, background)}${parts.join("")}</svg>`;

const round = (pixels: number): number => Math.round(pixels * 100) / 100;
