import type { ChartState } from "../../charts/chart-state.js";
import type { ChartWords } from "../../charts/grid-definition.js";
import { toGridDefinition } from "../../charts/grid-definition.js";
import type { SavedDrawing } from "../../drawings/drawing-store.js";
import type { GridFigure, GridSheet } from "../cells/grid-data.js";
import { gridSizes } from "../../../grid/index.js";
import type { PackageParts } from "../parts/package-parts.js";
import type { XmlNode } from "../parts/xml.js";
import {
  attributeOf,
  childOf,
  childrenOf,
  officeRelations,
  parseXml,
  textOf,
} from "../parts/xml.js";
import { emuPerPixel } from "./chart-words.js";
import type { SheetByName } from "./read-chart.js";
import { readChart } from "./read-chart.js";

/** What all sheets' drawings share: the file, its sheets, and numbers that go through the workbook. */
export interface DrawingSurroundings {
  readonly parts: PackageParts;
  readonly sheetByName: SheetByName;
  readonly words: ChartWords;
  readonly charts: ChartState[];
  readonly pictures: SavedDrawing[];
  nextSeries: number;
}

const mediaTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
};

/** Charts and pictures of a sheet: their states to the surroundings, their figures as the result. */
export function readDrawings(
  around: DrawingSurroundings,
  sheet: GridSheet,
  sheetPath: string,
): GridFigure[] {
  const { parts } = around;
  const drawing = parts
    .relations(sheetPath)
    .find(({ type }) => type === `${officeRelations}/drawing`);
  const xml = parts.text(drawing?.target ?? "");
  if (xml === undefined || drawing === undefined) return [];
  const relations = parts.relations(drawing.target);
  const partOf = (id: string | undefined) =>
    relations.find((relation) => relation.id === id)?.target ?? "";
  const root = childOf(parseXml(xml), "wsDr");
  const anchors = ["twoCellAnchor", "oneCellAnchor"].flatMap((name) => childrenOf(root, name));
  return anchors.flatMap((anchor): GridFigure[] => {
    const frame = childOf(anchor, "graphicFrame");
    const picture = childOf(anchor, "pic");
    if (frame !== undefined) {
      const chart = childOf(frame, "graphic", "graphicData", "chart");
      const part = parts.text(partOf(attributeOf(chart, "id")));
      return part === undefined ? [] : [chartFigure(around, sheet, anchor, frame, part)];
    }
    if (picture === undefined) return [];
    const path = partOf(attributeOf(childOf(picture, "blipFill", "blip"), "embed"));
    const bytes = parts.bytes(path);
    return bytes === undefined ? [] : [pictureFigure(around, sheet, anchor, picture, path, bytes)];
  });
}

function chartFigure(
  around: DrawingSurroundings,
  sheet: GridSheet,
  anchor: XmlNode,
  frame: XmlNode,
  xml: string,
): GridFigure {
  const number = around.charts.length + 1;
  const id = `{C${number.toString(16).toUpperCase().padStart(7, "0")}}`;
  const name = attributeOf(childOf(frame, "nvGraphicFramePr", "cNvPr"), "name");
  const chart: ChartState = {
    id,
    figureId: `figure-${id}`,
    sheetId: sheet.id,
    name: name ?? `Chart ${number}`,
    ...readChart(xml, around.sheetByName, () => `series-${around.nextSeries++}`),
  };
  around.charts.push(chart);
  return {
    id: chart.figureId,
    tag: "chart",
    ...placeOf(sheet, anchor, childOf(frame, "xfrm")),
    data: { ...toGridDefinition(around.words, chart), chartId: id },
  };
}

function pictureFigure(
  around: DrawingSurroundings,
  sheet: GridSheet,
  anchor: XmlNode,
  picture: XmlNode,
  path: string,
  bytes: Uint8Array,
): GridFigure {
  const properties = childOf(picture, "nvPicPr", "cNvPr");
  const locks = childOf(picture, "nvPicPr", "cNvPicPr", "picLocks");
  const number = around.pictures.length + 1;
  const drawing: SavedDrawing = {
    id: `{D${number.toString(16).toUpperCase().padStart(7, "0")}-${sheet.id.slice(1, -1)}}`,
    sheetId: sheet.id,
    name: attributeOf(properties, "name") ?? `Picture ${number}`,
    altTextTitle: attributeOf(properties, "title") ?? "",
    altTextDescription: attributeOf(properties, "descr") ?? "",
    placement: placements[attributeOf(anchor, "editAs") ?? "twoCell"] ?? "TwoCell",
    lockAspectRatio: attributeOf(locks, "noChangeAspect") === "1",
  };
  around.pictures.push(drawing);
  const place = placeOf(sheet, anchor, childOf(picture, "spPr", "xfrm"));
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""] ?? "image/png";
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const size = { width: place.width, height: place.height };
  return {
    id: drawing.id,
    tag: "image",
    ...place,
    data: { path: `data:${type};base64,${btoa(letters)}`, size, mimetype: type },
  };
}

const placements: Readonly<Record<string, string>> = {
  twoCell: "TwoCell",
  oneCell: "OneCell",
  absolute: "Absolute",
};

type DrawnFrame = Omit<GridFigure, "id" | "tag" | "data">;

function placeOf(sheet: GridSheet, anchor: XmlNode, transform: XmlNode | undefined): DrawnFrame {
  const from = cornerOf(childOf(anchor, "from"));
  const extent = childOf(anchor, "ext") ?? childOf(transform, "ext");
  const pixels = (name: string) => Math.round(Number(attributeOf(extent, name) ?? 0) / emuPerPixel);
  const [width, height] = [pixels("cx"), pixels("cy")];
  const size = width > 0 && height > 0 ? { width, height } : between(sheet, anchor, from);
  return { col: from.col, row: from.row, offset: { x: from.x, y: from.y }, ...size };
}

function cornerOf(node: XmlNode | undefined) {
  const number = (name: string) => Number(textOf(childOf(node, name)) || 0);
  return {
    col: number("col"),
    row: number("row"),
    x: Math.round(number("colOff") / emuPerPixel),
    y: Math.round(number("rowOff") / emuPerPixel),
  };
}

/** Some programs give no size: then it is what lies between the two corners. */
function between(sheet: GridSheet, anchor: XmlNode, from: ReturnType<typeof cornerOf>) {
  const to = cornerOf(childOf(anchor, "to"));
  let [width, height] = [to.x - from.x, to.y - from.y];
  for (let col = from.col; col < to.col; col++)
    width += sheet.cols[String(col)]?.size ?? gridSizes.column;
  for (let row = from.row; row < to.row; row++)
    height += sheet.rows[String(row)]?.size ?? gridSizes.row;
  return { width: Math.max(20, width), height: Math.max(20, height) };
}
