import { ellipsize, themes, wrapText } from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import { boxNote, pictureTexts } from "../svg/boxes.js";
import { drawItem } from "../svg/item-svg.js";
import { svgDocument, svgInside, svgRect, svgText } from "../svg/svg-text.js";
import { loadMeasures } from "../svg/typeface.js";
import { fileWords, labelled } from "../file-words.js";

/** Small pictures are drawn for their size, not shrunk, so that their texts can be read. */
const sizes = new Map([
  [320, { widthPx: 320, heightPx: 200, fontSizePx: 9 }],
  [640, { widthPx: 640, heightPx: 400, fontSizePx: 12 }],
  [960, { widthPx: 800, heightPx: 500, fontSizePx: 12.5 }],
]);

/** Of what must be known of the figures, where it leaves the chart its room. */
const mostNoteLines = ({ widthPx }: { readonly widthPx: number }) => (widthPx < 400 ? 1 : 3);
const lineHeight = 1.3;

/** A statistic's picture as SVG: title, chart or table, what must be known of the figures, and source. */
export async function drawStatisticPicture(
  item: FileItem,
  pictureWidthPx: number,
): Promise<string> {
  const size = sizes.get(pictureWidthPx) ?? { widthPx: 800, heightPx: 500, fontSizePx: 12.5 };
  const { widthPx, heightPx, fontSizePx } = size;
  const theme = themes.light;
  const measures = await loadMeasures();
  const marginPx = Math.round(widthPx * 0.03);
  const innerPx = widthPx - 2 * marginPx;
  const titleSizePx = fontSizePx * 1.3;
  const titleRoom = { widthPx: innerPx, fontSizePx: titleSizePx, measure: measures.bold };
  const titleLines = wrapText(item.title, titleRoom, 2);
  const titlePx = titleLines.length * titleSizePx * lineHeight;
  const footSizePx = Math.max(7.5, fontSizePx * 0.8);
  const footY = heightPx - marginPx * 0.6;
  const top = marginPx + titlePx + fontSizePx * 0.6;
  const room = { widthPx: innerPx, fontSizePx: footSizePx, measure: measures.regular };
  const noteLines = item.note === "" ? [] : wrapText(item.note, room, mostNoteLines(size));
  const notePx = noteLines.length * footSizePx * lineHeight;
  const chartPx = footY - footSizePx * 1.9 - notePx - top;
  const { language } = item;
  const look = { language, widthPx: innerPx, heightPx: chartPx, fontSizePx };
  const chart = await drawItem(item, look);
  const foot = { rightPx: widthPx - marginPx, y: footY, sizePx: footSizePx };
  const boxes = boxNote(pictureTexts(item), language, foot, measures);
  const names = item.sources.map(({ title }) => title).join(", ");
  const credit = ellipsize(labelled(language, fileWords[language].source, names), {
    ...room,
    widthPx: innerPx - boxes.takenPx,
  });
  const title = { sizePx: titleSizePx, color: theme.text, isBold: true };
  const small = { sizePx: footSizePx, color: theme.mutedText };
  return svgDocument(widthPx, heightPx, theme.background, [
    ...textLines(titleLines, { x: marginPx, top: marginPx + titleSizePx * 0.85 }, title),
    svgInside(chart, marginPx, top),
    ...textLines(noteLines, { x: marginPx, top: top + chartPx + footSizePx * 1.2 }, small),
    svgRect(marginPx, footY - footSizePx * 1.4, innerPx, 0.7, theme.grid),
    svgText(credit, marginPx, footY, small),
    ...boxes.parts,
  ]);
}

/** Lines of a text below each other; `top` is the first one's baseline. */
const textLines = (
  lines: readonly string[],
  { x, top }: { readonly x: number; readonly top: number },
  style: Parameters<typeof svgText>[3],
): string[] =>
  lines.map((line, index) => svgText(line, x, top + index * style.sizePx * lineHeight, style));
