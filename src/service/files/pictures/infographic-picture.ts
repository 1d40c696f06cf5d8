import { ellipsize, themes, wrapText } from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import type { InfographicFileItem, InfographicPart } from "../infographic-item.js";
import { boxNote, pictureTexts } from "../svg/boxes.js";
import { drawItem } from "../svg/item-svg.js";
import { drawMap } from "../svg/map-svg.js";
import { svgDocument, svgInside, svgRect, svgText } from "../svg/svg-text.js";
import { loadMeasures, type Measures } from "../svg/typeface.js";
import { fileWords, labelled } from "../file-words.js";
import { headlineOf } from "./headline.js";

const widthPx = 960;
const heightPx = 720;
const marginPx = 28;
const gapPx = 22;
const theme = themes.light;
const accent = theme.colors[0] ?? theme.text;

const mostSeriesBelowFigure = 3;
const noHeadline = { parts: [], heightPx: 0 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Several statistics on one picture: a headline figure, a map where there is one, and charts. */
export async function drawInfographic(infographic: InfographicFileItem): Promise<string> {
  const measures = await loadMeasures();
  const innerPx = widthPx - 2 * marginPx;
  const { title, subject, parts } = infographic;
  const titleFit = { widthPx: innerPx - 8, fontSizePx: 24, measure: measures.bold };
  const titleLines = wrapText(title, titleFit, 2);
  const headPx = 22 + titleLines.length * 31 + 22;
  const head = [
    svgRect(0, 0, widthPx, 8, accent),
    ...titleLines.map((line, index) =>
      svgText(line, marginPx, 44 + index * 31, { sizePx: 24, color: theme.text, isBold: true }),
    ),
    svgText(
      ellipsize(subject, { widthPx: innerPx, fontSizePx: 13, measure: measures.regular }),
      marginPx,
      40 + titleLines.length * 31 - 4,
      { sizePx: 13, color: theme.mutedText },
    ),
  ];
  const body: Box = {
    x: marginPx,
    y: headPx + 10,
    widthPx: innerPx,
    heightPx: heightPx - headPx - 10 - 44,
  };
  const panels = await Promise.all(
    layout(parts, body).map(({ part, box }) => drawPanel(part, box, measures)),
  );
  return svgDocument(widthPx, heightPx, theme.background, [
    ...head,
    ...panels.flat(),
    ...drawFoot(infographic, measures),
  ]);
}

/** Whose the data is, and what a box in the place of a character is. */
function drawFoot(
  { title, subject, parts, language }: InfographicFileItem,
  measures: Measures,
): string[] {
  const innerPx = widthPx - 2 * marginPx;
  const names = [...new Set(parts.flatMap(({ item }) => item.sources.map((one) => one.title)))];
  const words = fileWords[language];
  const heading = names.length > 1 ? words.sources : words.source;
  const credit = labelled(language, heading, names.join(", "));
  const sizePx = 11;
  const y = heightPx - 14;
  const foot = { rightPx: widthPx - marginPx, y, sizePx };
  const texts = [title, subject, ...parts.flatMap(({ item }) => pictureTexts(item))];
  const boxes = boxNote(texts, language, foot, measures);
  const room = { widthPx: innerPx - boxes.takenPx, fontSizePx: sizePx, measure: measures.regular };
  return [
    svgRect(marginPx, heightPx - 34, innerPx, 0.8, theme.grid),
    svgText(ellipsize(credit, room), marginPx, y, { sizePx, color: theme.mutedText }),
    ...boxes.parts,
  ];
}

/** The map, or else the first chart, gets the wide place; the others stand beside or below it. */
function layout(
  parts: readonly InfographicPart[],
  body: Box,
): { part: InfographicPart; box: Box }[] {
  const lead = parts.find(({ countries }) => countries !== undefined) ?? parts[0];
  if (lead === undefined) return [];
  // One map is enough; a second one over the same world would be a bar chart.
  const others = parts
    .filter((part) => part !== lead)
    .map((part) => ({ ...part, countries: undefined }));
  if (others.length === 0) return [{ part: lead, box: body }];
  if (others.length === 1 && lead.countries === undefined) {
    const halfPx = (body.widthPx - gapPx) / 2;
    return [lead, ...others].map((part, index) => ({
      part,
      box: { ...body, x: body.x + index * (halfPx + gapPx), widthPx: halfPx },
    }));
  }
  const topPx = body.heightPx * 0.54;
  const columnPx = (body.widthPx - (others.length - 1) * gapPx) / others.length;
  return [
    { part: lead, box: { ...body, heightPx: topPx - gapPx / 2 } },
    ...others.map((part, index) => ({
      part,
      box: {
        x: body.x + index * (columnPx + gapPx),
        y: body.y + topPx + gapPx / 2,
        widthPx: columnPx,
        heightPx: body.heightPx - topPx - gapPx / 2,
      },
    })),
  ];
}

async function drawPanel(part: InfographicPart, box: Box, measures: Measures): Promise<string[]> {
  const { item, countries } = part;
  const isWide = box.widthPx > 600;
  const sizePx = 13;
  const titleFit = { widthPx: box.widthPx, fontSizePx: sizePx, measure: measures.bold };
  const lines = wrapText(item.title, titleFit, 2);
  const titlePx = lines.length * 17 + 6;
  const title = lines.map((line, index) =>
    svgText(line, box.x, box.y + 13 + index * 17, { sizePx, color: theme.text, isBold: true }),
  );
  const figurePx = isWide ? 200 : 0;
  const figureBox = {
    ...box,
    y: box.y + titlePx,
    widthPx: isWide ? figurePx - gapPx : box.widthPx,
  };
  // A narrow chart of many series needs the height, and the figure would be of one of them only.
  const isCrowded = !isWide && item.chart.table.series.length > mostSeriesBelowFigure;
  const headline = isCrowded ? noHeadline : drawHeadline(item, figureBox, measures);
  const top = titlePx + (isWide ? 0 : headline.heightPx);
  const place: Box = {
    x: box.x + figurePx,
    y: box.y + top,
    widthPx: box.widthPx - figurePx,
    heightPx: box.heightPx - top,
  };
  const look = {
    ...place,
    language: item.language,
    fontSizePx: 11,
    isUnitShown: headline.heightPx === 0,
  };
  const drawn =
    countries === undefined
      ? svgInside(await drawItem(item, look), place.x, place.y)
      : svgInside(await mapOf(item, countries, place, measures), place.x, place.y);
  return [...title, ...headline.parts, drawn];
}

async function mapOf(
  item: FileItem,
  countries: ReadonlyMap<string, number>,
  box: Box,
  measures: Measures,
): Promise<string> {
  const parts = await drawMap(countries, {
    language: item.language,
    unit: item.chart.unit,
    widthPx: box.widthPx,
    heightPx: box.heightPx,
    fontSizePx: box.widthPx < 450 ? 9 : 11,
    measure: measures.regular,
    missing: fileWords[item.language].missing,
  });
  return svgDocument(box.widthPx, box.heightPx, theme.background, parts);
}

function drawHeadline(item: FileItem, box: Box, measures: Measures) {
  const headline = headlineOf(item);
  if (headline === undefined) return noHeadline;
  const { figure, unit, label } = headline;
  const figureFit = { widthPx: box.widthPx, measure: measures.bold };
  const sizePx = [40, 34, 28, 22].find((size) => measures.bold(figure, size) <= box.widthPx) ?? 18;
  const small = { widthPx: box.widthPx, fontSizePx: 11.5, measure: measures.regular };
  const notes = [...wrapText(unit, small, 2), ...wrapText(label, small, 2)].filter(Boolean);
  const figureY = box.y + sizePx;
  return {
    parts: [
      svgText(ellipsize(figure, { ...figureFit, fontSizePx: sizePx }), box.x, figureY, {
        sizePx,
        color: accent,
        isBold: true,
      }),
      ...notes.map((line, index) =>
        svgText(line, box.x, figureY + 18 + index * 15, { sizePx: 11.5, color: theme.mutedText }),
      ),
    ],
    heightPx: sizePx + 22 + notes.length * 15,
  };
}
