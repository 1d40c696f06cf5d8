import { setImmediate } from "node:timers/promises";
import {
  decimalsOf,
  ellipsize,
  formatValue,
  themes,
  type MeasureText,
} from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import type { Measures } from "../svg/typeface.js";
import { fileWords } from "../words.js";
import { forecastStart } from "./report-texts.js";

type Document = PDFKit.PDFDocument;

const marginPt = 50;
const sizePt = 8.5;
const rowPt = 14;
const paddingPt = 5;
const maxColumns = 5;

interface TablePart {
  readonly names: readonly string[];
  readonly columns: readonly { readonly name: string; readonly texts: readonly string[] }[];
}

/** All data, continued over pages with the header repeated; many series are put below each other. */
export async function drawPdfTable(
  document: Document,
  item: FileItem,
  widthPt: number,
  { regular }: Measures,
): Promise<void> {
  const words = fileWords[item.language];
  document.font("bold").fontSize(10).fillColor(themes.light.text);
  if (document.y + 5 * rowPt > bottomOf(document)) document.addPage();
  const unit = item.chart.unit === null ? "" : ` (${item.chart.unit})`;
  document.text(`${words.table}${unit}`, marginPt, document.y, { width: widthPt }).moveDown(0.4);
  const forecast = forecastStart(item.chart);
  for (const part of partsOf(item)) {
    drawPart(document, part, widthPt, forecast, regular);
    // Setting text takes time; other requests get their turn between the parts of a long table.
    await setImmediate();
  }
}

function partsOf(item: FileItem): TablePart[] {
  const { categories, series } = item.chart.table;
  const missing = "–";
  const columns = series.map(({ name, values }) => {
    const numbers = values.filter((value) => typeof value === "number");
    const decimals = item.chart.graphType === "table" ? undefined : decimalsOf(numbers);
    const texts = categories.map((_, row) => {
      const value = values[row] ?? null;
      return typeof value === "number"
        ? formatValue(value, item.language, decimals)
        : (value ?? missing);
    });
    return { name, texts };
  });
  const parts: TablePart[] = [];
  for (let from = 0; from < columns.length; from += maxColumns) {
    parts.push({ names: categories, columns: columns.slice(from, from + maxColumns) });
  }
  return parts;
}

function drawPart(
  document: Document,
  part: TablePart,
  widthPt: number,
  forecast: number,
  measure: MeasureText,
): void {
  const widestPt = Math.max(60, ...part.names.map((name) => measure(name, sizePt)));
  const namesPt = Math.min(widthPt * 0.5, widestPt + 2 * paddingPt);
  const columnPt = Math.min(150, (widthPt - namesPt) / part.columns.length);
  const tablePt = namesPt + columnPt * part.columns.length;
  const { colors, background, text, grid } = themes.light;

  const drawHeader = (): void => {
    document.font("bold").fontSize(sizePt);
    const width = columnPt - 2 * paddingPt;
    const heights = part.columns.map(({ name }) => document.heightOfString(name, { width }));
    const headerPt = Math.min(48, Math.max(rowPt, ...heights) + 6);
    if (document.y + headerPt + 2 * rowPt > bottomOf(document)) document.addPage();
    const top = document.y;
    document.rect(marginPt, top, tablePt, headerPt).fill(colors[0] ?? text);
    document.fillColor(background);
    part.columns.forEach(({ name }, column) => {
      const x = marginPt + namesPt + column * columnPt + paddingPt;
      document.text(name, x, top + 4, {
        width,
        height: headerPt - 4,
        align: "right",
        ellipsis: true,
      });
    });
    document.y = top + headerPt;
  };

  drawHeader();
  part.names.forEach((name, row) => {
    if (document.y + rowPt > bottomOf(document)) {
      document.addPage();
      drawHeader();
    }
    const top = document.y;
    if (row % 2 === 1) document.rect(marginPt, top, tablePt, rowPt).fill("#f3f5f8");
    document.font("regular").fontSize(sizePt);
    document.fillColor(row >= forecast ? themes.light.mutedText : text);
    const options = { lineBreak: false } as const;
    const fit = { widthPx: namesPt - 2 * paddingPt, fontSizePx: sizePt, measure };
    document.text(ellipsize(name, fit), marginPt + paddingPt, top + 3, options);
    part.columns.forEach(({ texts }, column) => {
      const value = ellipsize(texts[row] ?? "", { ...fit, widthPx: columnPt - paddingPt });
      const right = marginPt + namesPt + (column + 1) * columnPt - paddingPt;
      document.text(value, right - measure(value, sizePt), top + 3, options);
    });
    document.y = top + rowPt;
  });
  document.moveTo(marginPt, document.y).lineTo(marginPt + tablePt, document.y);
  document.lineWidth(0.5).strokeColor(grid).stroke();
  document.x = marginPt;
  document.y += 12;
}

const bottomOf = (document: Document): number => document.page.height - marginPt;
