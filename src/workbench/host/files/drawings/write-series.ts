import { quoteSheetName, zoneName } from "../../../grid/index.js";
import type { Look, SeriesRange, SeriesState } from "../../charts/chart-state.js";
import type { HostState } from "../../host-state.js";
import { cellsIn } from "../cells/grid-data.js";
import { escapeXml } from "../parts/xml.js";
import type { ChartForm } from "./chart-types.js";
import { dashes, emuPerPoint } from "./chart-words.js";

interface Written {
  readonly series: SeriesState;
  readonly index: number;
  readonly form: ChartForm;
}

/** One series with its values kept beside the reference, for those who draw without calculating. */
export function writeSeries(host: HostState, { series, index, form }: Written): string {
  const { family } = form;
  const isLine = family === "line" || family === "scatter" || family === "radar";
  const points = Object.entries(series.points).flatMap(([at, look]) =>
    look === undefined ? [] : [writePoint(Number(at), look, isLine)],
  );
  const labels = series.hasDataLabels
    ? `<c:dLbls><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/>` +
      `<c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`
    : "";
  const [category, value] = family === "scatter" ? ["xVal", "yVal"] : ["cat", "val"];
  return (
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${writeName(host, series)}` +
    writeLook(seriesLook(series, form)) +
    (family === "bar" ? '<c:invertIfNegative val="0"/>' : "") +
    (family === "pie" || family === "doughnut"
      ? form.isExploded
        ? '<c:explosion val="25"/>'
        : ""
      : "") +
    (isLine ? writeMarker(series, form) : "") +
    points.join("") +
    labels +
    (series.categories === undefined
      ? ""
      : `<c:${category}>${writeReference(host, series.categories, "categories")}</c:${category}>`) +
    (series.values === undefined
      ? ""
      : `<c:${value}>${writeReference(host, series.values, "values")}</c:${value}>`) +
    (family === "line" || family === "scatter"
      ? `<c:smooth val="${series.smooth || form.isSmooth ? 1 : 0}"/>`
      : "") +
    `</c:ser>`
  );
}

/** A scatter of points alone is told by lines that are not drawn. */
const seriesLook = ({ look }: SeriesState, form: ChartForm): Look =>
  form.family === "scatter" && !form.hasLines ? { ...look, lineStyle: "None" } : look;

function writeName(host: HostState, { name, nameCell }: SeriesState): string {
  if (name !== undefined) return `<c:tx><c:v>${escapeXml(name)}</c:v></c:tx>`;
  return nameCell === undefined ? "" : `<c:tx>${writeReference(host, nameCell, "text")}</c:tx>`;
}

function writePoint(index: number, look: Look, isLine: boolean): string {
  const marker = isLine ? "" : '<c:invertIfNegative val="0"/>';
  return `<c:dPt><c:idx val="${index}"/>${marker}<c:bubble3D val="0"/>${writeLook(look)}</c:dPt>`;
}

function writeLook({ color, fill, lineStyle, weight }: Look): string {
  if (color === undefined && fill === undefined && lineStyle === undefined && weight === undefined)
    return "";
  const paint = (one: string) =>
    `<a:solidFill><a:srgbClr val="${one.replace("#", "").toUpperCase()}"/></a:solidFill>`;
  const dash = lineStyle === undefined ? undefined : dashes[lineStyle];
  const width = weight === undefined ? "" : ` w="${Math.round(weight * emuPerPoint)}"`;
  const hasLine = color !== undefined || lineStyle !== undefined || weight !== undefined;
  const line =
    lineStyle === "None"
      ? `<a:ln${width}><a:noFill/></a:ln>`
      : `<a:ln${width}>${color === undefined ? "" : paint(color)}` +
        `${dash === undefined ? "" : `<a:prstDash val="${dash}"/>`}</a:ln>`;
  return `<c:spPr>${fill === undefined ? "" : paint(fill)}${hasLine ? line : ""}</c:spPr>`;
}

function writeMarker({ markerStyle }: SeriesState, form: ChartForm): string {
  if (!form.hasMarkers || markerStyle === "None") {
    return '<c:marker><c:symbol val="none"/></c:marker>';
  }
  if (markerStyle === "Automatic") return "";
  const symbol = markerStyle.toLowerCase();
  return `<c:marker><c:symbol val="${symbol}"/></c:marker>`;
}

function writeReference(
  host: HostState,
  { sheetId, zone }: SeriesRange,
  as: "values" | "categories" | "text",
): string {
  const { workbook } = host;
  const absolute = zoneName(zone).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
  const formula = escapeXml(`${quoteSheetName(workbook.sheets.nameOf(sheetId))}!${absolute}`);
  const cells = [...cellsIn(zone)].map(({ row, col }) => workbook.cell({ sheetId, row, col }));
  const areNumbers =
    as === "values" || (as === "categories" && cells.every(({ kind }) => kind === "Double"));
  const kept = cells.map(({ value, text, kind }, index) => {
    if (kind === "Empty" || (areNumbers && kind !== "Double")) return "";
    const shown = areNumbers ? String(value) : text;
    return `<c:pt idx="${index}"><c:v>${escapeXml(shown)}</c:v></c:pt>`;
  });
  const count = `<c:ptCount val="${cells.length}"/>${kept.join("")}`;
  if (!areNumbers)
    return `<c:strRef><c:f>${formula}</c:f><c:strCache>${count}</c:strCache></c:strRef>`;
  const format = workbook.numberFormat({ sheetId, row: zone.top, col: zone.left });
  return (
    `<c:numRef><c:f>${formula}</c:f><c:numCache><c:formatCode>${escapeXml(format)}</c:formatCode>` +
    `${count}</c:numCache></c:numRef>`
  );
}
