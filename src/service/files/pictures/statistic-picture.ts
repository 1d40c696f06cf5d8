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

/** A statistic's picture as SVG: title, chart or table, and source. */
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
  const titleLines = wrapText(
    item.title,
    { widthPx: innerPx, fontSizePx: titleSizePx, measure: measures.bold },
    2,
  );
  const titlePx = titleLines.length * titleSizePx * 1.3;
  const footSizePx = Math.max(7.5, fontSizePx * 0.8);
  const footY = heightPx - marginPx * 0.6;
  const top = marginPx + titlePx + fontSizePx * 0.6;
  const chartPx = footY - footSizePx * 1.9 - top;
  const chart = await drawItem(item, {
    language: item.language,
    widthPx: innerPx,
    heightPx: chartPx,
    fontSizePx,
  });
  const foot = { rightPx: widthPx - marginPx, y: footY, sizePx: footSizePx };
  const boxes = boxNote(pictureTexts(item), item.language, foot, measures);
  const names = item.sources.map(({ title }) => title).join(", ");
  const credit = ellipsize(labelled(item.language, fileWords[item.language].source, names), {
    widthPx: innerPx - boxes.takenPx,
    fontSizePx: footSizePx,
    measure: measures.regular,
  });
  return svgDocument(widthPx, heightPx, theme.background, [
    ...titleLines.map((line, index) =>
      svgText(line, marginPx, marginPx + titleSizePx * (0.85 + index * 1.3), {
        sizePx: titleSizePx,
        color: theme.text,
        isBold: true,
      }),
    ),
    svgInside(chart, marginPx, top),
    svgRect(marginPx, footY - footSizePx * 1.4, innerPx, 0.7, theme.grid),
    svgText(credit, marginPx, footY, { sizePx: footSizePx, color: theme.mutedText }),
    ...boxes.parts,
  ]);
}
