import { setImmediate } from "node:timers/promises";
import {
  decimalsOf,
  ellipsize,
  formatValue,
  themes,
  wrapText,
  type MeasureText,
} from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import type { Measures } from "../svg/typeface.js";
import { fileWords } from "../file-words.js";
import { forecastStart } from "./report-texts.js";

type Document = PDFKit.PDFDocument;

const marginPt = 50;
const sizePt = 8.5;
const rowPt = 14;
const linePt = 10.5;
const paddingPt = 5;
const maxColumns = 5;
const widestColumnPt = 150;
const maxLines = 4;

interface Column {
  readonly name: string;
  readonly texts: readonly string[];
  /** Room for its widest figure and the longest word of its heading. */
  readonly leastPt: number;
}

/** The columns that stand side by side, with the names of the rows before them. */
interface TablePart {
  readonly names: readonly string[];
  readonly namesPt: number;
  readonly columns: readonly Column[];
}

/** All data, continued over pages with the header repeated; many series are put below each other. */
export async function drawPdfTable(
  document: Document,
  item: FileItem,
  widthPt: number,
  measures: Measures,
): Promise<void> {
  const words = fileWords[item.language];
  document.font("bold").fontSize(10).fillColor(themes.light.text);
  if (document.y + 5 * rowPt > bottomOf(document)) document.addPage();
  const unit = item.chart.unit === null ? "" : ` (${item.chart.unit})`;
  document.text(`${words.table}${unit}`, marginPt, document.y, { width: widthPt }).moveDown(0.4);
  const forecast = forecastStart(item.chart);
  for (const part of partsOf(item, widthPt, measures)) {
    drawPart(document, part, widthPt, forecast, measures);
    // Setting text takes time; other requests get their turn between the parts of a long table.
    await setImmediate();
  }
}

function columnsOf(item: FileItem, roomPt: number, { regular, bold }: Measures): Column[] {
  const { categories, series } = item.chart.table;
  return series.map(({ name, values }) => {
    const numbers = values.filter((value) => typeof value === "number");
    const decimals = item.chart.graphType === "table" ? undefined : decimalsOf(numbers);
    const texts = categories.map((_, row) => {
      const value = values[row] ?? null;
      return typeof value === "number"
        ? formatValue(value, item.language, decimals)
        : (value ?? "–");
    });
    const wordPt = Math.max(...name.split(/[\s/-]/).map((word) => bold(word, sizePt)));
    const figurePt = Math.max(0, ...texts.map((text) => regular(text, sizePt)));
    const neededPt = Math.max(figurePt, Math.min(wordPt, widestColumnPt)) + 2 * paddingPt + 1;
    return { name, texts, leastPt: Math.min(roomPt, neededPt) };
  });
}

function partsOf(item: FileItem, widthPt: number, measures: Measures): TablePart[] {
  const names = item.chart.table.categories;
  const widestPt = Math.max(60, ...names.map((name) => measures.regular(name, sizePt)));
  const namesPt = Math.min(widthPt * 0.5, widestPt + 2 * paddingPt + 1);
  const parts: Column[][] = [];
  let leftPt = 0;
  for (const column of columnsOf(item, widthPt - namesPt, measures)) {
    const part = parts.at(-1);
    if (part === undefined || part.length === maxColumns || column.leastPt > leftPt) {
      parts.push([column]);
      leftPt = widthPt - namesPt - column.leastPt;
    } else {
      part.push(column);
      leftPt -= column.leastPt;
    }
  }
  return parts.map((columns) => ({ names, namesPt, columns }));
}

/** Equal columns where that leaves room for each, else what each needs and a share of the rest. */
function columnWidths({ columns, namesPt }: TablePart, widthPt: number): number[] {
  const roomPt = widthPt - namesPt;
  const equalPt = Math.min(widestColumnPt, roomPt / columns.length);
  if (columns.every(({ leastPt }) => leastPt <= equalPt)) return columns.map(() => equalPt);
  const spare = (roomPt - columns.reduce((sum, { leastPt }) => sum + leastPt, 0)) / columns.length;
  return columns.map(({ leastPt }) => leastPt + Math.max(0, spare));
}

function drawPart(
  document: Document,
  part: TablePart,
  widthPt: number,
  forecast: number,
  measures: Measures,
): void {
  const layout = layoutOf(part, widthPt, measures);
  drawHeader(document, layout, measures);
  part.names.forEach((name, row) => {
    const lines = wrapText(name, roomFor(part.namesPt, measures.regular), maxLines);
    const heightPt = heightOf(lines.length);
    if (document.y + heightPt > bottomOf(document)) {
      document.addPage();
      drawHeader(document, layout, measures);
    }
    const { background, color } = lookOf(row, forecast);
    const top = document.y;
    if (background !== undefined)
      document.rect(marginPt, top, layout.tablePt, heightPt).fill(background);
    document.font("regular").fontSize(sizePt).fillColor(color);
    lines.forEach((line, at) =>
      document.text(line, marginPt + paddingPt, top + 3 + at * linePt, { lineBreak: false }),
    );
    part.columns.forEach(({ texts }, column) => {
      const { widthPt: roomPt, rightPt } = layout.columns[column] ?? noColumn;
      const value = ellipsize(texts[row] ?? "", roomFor(roomPt, measures.regular));
      putRight(document, value, { rightPt, y: top + 3, measure: measures.regular });
    });
    document.y = top + heightPt;
  });
  document.moveTo(marginPt, document.y).lineTo(marginPt + layout.tablePt, document.y);
  document.lineWidth(0.5).strokeColor(themes.light.grid).stroke();
  document.x = marginPt;
  document.y += 12;
}

interface ColumnLayout {
  readonly widthPt: number;
  readonly rightPt: number;
  readonly heading: readonly string[];
}

interface PartLayout {
  readonly columns: readonly ColumnLayout[];
  readonly tablePt: number;
  readonly headerPt: number;
}

const noColumn: ColumnLayout = { widthPt: 0, rightPt: 0, heading: [] };

function layoutOf(part: TablePart, widthPt: number, { bold }: Measures): PartLayout {
  let rightPt = marginPt + part.namesPt;
  const widths = columnWidths(part, widthPt);
  const columns = part.columns.map(({ name }, column) => {
    const roomPt = widths[column] ?? 0;
    rightPt += roomPt;
    return { widthPt: roomPt, rightPt, heading: wrapText(name, roomFor(roomPt, bold), maxLines) };
  });
  const headerPt = heightOf(Math.max(...columns.map(({ heading }) => heading.length))) + 3;
  return { columns, tablePt: rightPt - marginPt, headerPt };
}

/** On a new page where no two rows would follow it. */
function drawHeader(
  document: Document,
  { columns, tablePt, headerPt }: PartLayout,
  { bold }: Measures,
): void {
  const { colors, background, text } = themes.light;
  if (document.y + headerPt + 2 * rowPt > bottomOf(document)) document.addPage();
  const top = document.y;
  document.rect(marginPt, top, tablePt, headerPt).fill(colors[0] ?? text);
  document.font("bold").fontSize(sizePt).fillColor(background);
  for (const { heading, rightPt } of columns) {
    heading.forEach((line, at) => {
      putRight(document, line, { rightPt, y: top + 4 + at * linePt, measure: bold });
    });
  }
  document.y = top + headerPt;
}

/** Every other row on grey; what is forecast in a paler text. */
const lookOf = (row: number, forecast: number) => ({
  background: row % 2 === 1 ? "#f3f5f8" : undefined,
  color: row >= forecast ? themes.light.mutedText : themes.light.text,
});

function putRight(
  document: Document,
  line: string,
  { rightPt, y, measure }: { rightPt: number; y: number; measure: MeasureText },
): void {
  document.text(line, rightPt - paddingPt - measure(line, sizePt), y, { lineBreak: false });
}

/** What fits into a cell of this width. */
const roomFor = (pt: number, measure: MeasureText) => ({
  ...{ widthPx: pt - 2 * paddingPt, fontSizePx: sizePt, measure },
});

/** Of a row with so many lines. */
const heightOf = (lines: number): number => rowPt + (Math.max(1, lines) - 1) * linePt;

const bottomOf = (document: Document): number => document.page.height - marginPt;
