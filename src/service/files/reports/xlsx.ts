import { writeXlsx, type Cell, type CellStyle, type WriteSheet } from "hucre";
import { chartBounds, excelChart, type ExcelChart } from "../../../statistics/chart/index.js";
import { creditOf, nameOf, type FileItem } from "../file-item.js";
import { fileWords, formatDay, labelled } from "../file-words.js";
import { finishCharts } from "./chart-xml.js";
import { describedText, forecastNote, forecastStart, numberFormat } from "./report-texts.js";
import { chartRows, headerRow, maxColumnsBesideChart, toChart } from "./xlsx-chart.js";

/** The header stays in sight while the rows below it are scrolled, and these need room. */
const mostHeaderLines = 8;
const face = { name: "Calibri", size: 11 };

/** The statistic as a workbook: data, sources and a native chart on the data. */
export async function toXlsx(item: FileItem): Promise<Buffer> {
  const native = excelChart(item.chart);
  const file = await writeXlsx({
    sheets: [toSheet(item, native)],
    properties: {
      title: item.title,
      subject: item.subject,
      creator: item.sources.map(({ publisher }) => publisher).join(", "),
      created: new Date(`${item.edition.date}T00:00:00Z`),
      modified: new Date(`${item.edition.date}T00:00:00Z`),
    },
    defaultFont: face,
  });
  return Buffer.from(finishCharts(file, native.secondary, chartBounds(item.chart).second));
}

/** The rows of a sheet as they are added, each cell with its look. */
interface SheetRows {
  readonly rows: (string | number | null)[][];
  readonly cells: Map<string, Partial<Cell>>;
}

const style = ({ cells }: SheetRows, row: number, column: number, look: CellStyle) =>
  cells.set(`${row},${column}`, { style: look });

function toSheet(item: FileItem, native: ExcelChart): WriteSheet {
  const { categories, series } = item.chart.table;
  const isTable = item.chart.graphType === "table";
  const sheet: SheetRows = { rows: [], cells: new Map() };
  addTitle(sheet, item);
  addHeader(sheet, item);
  addFigures(sheet, item);
  sheet.rows.push([]);
  addForecastNote(sheet, item);
  // Notes stand below the chart, which would cover what does not fit their column.
  const chartEnd = headerRow + chartRows(item, native) + 1;
  const isBeside = !isTable && series.length <= maxColumnsBesideChart;
  while (isBeside && sheet.rows.length < chartEnd) sheet.rows.push([]);
  addNotes(sheet, item);
  const widths = series.map(({ name }) => Math.min(24, Math.max(13, name.length * 0.7)));
  const headerLines = series.map(({ name }, index) =>
    Math.ceil((name.length * 1.5) / (widths[index] ?? 13)),
  );
  const longestName = Math.max(8, ...categories.map((name) => name.length));
  return {
    name: fileWords[item.language].data,
    ...sheet,
    columns: [{ width: Math.min(48, longestName + 3) }, ...widths.map((width) => ({ width }))],
    rowDefs: new Map([
      [headerRow, { height: 15.5 * Math.min(mostHeaderLines, Math.max(1, ...headerLines)) }],
    ]),
    freezePane: { rows: headerRow + 1, columns: 1 },
    pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    ...(isTable ? {} : { charts: [toChart(item, native, sheet.rows.length)] }),
  };
}

function addTitle(sheet: SheetRows, { title, subject, language, chart: { unit } }: FileItem): void {
  const unitLine = unit === null ? null : labelled(language, fileWords[language].unit, unit);
  sheet.rows.push([title], [subject], [unitLine], []);
  style(sheet, 0, 0, { font: { ...face, bold: true, size: 14 } });
  style(sheet, 1, 0, { font: { ...face, color: { rgb: "57606A" } } });
  style(sheet, 2, 0, { font: { ...face, color: { rgb: "57606A" } } });
}

function addHeader(sheet: SheetRows, { chart: { table } }: FileItem): void {
  sheet.rows.push([null, ...table.series.map(({ name }) => name)]);
  for (let column = 0; column <= table.series.length; column += 1) {
    style(sheet, headerRow, column, {
      font: { ...face, bold: true, color: { rgb: "FFFFFF" } },
      fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "013ABF" } },
      alignment: {
        horizontal: column === 0 ? "left" : "right",
        vertical: "top",
        wrapText: true,
      },
    });
  }
}

function addFigures(sheet: SheetRows, { chart }: FileItem): void {
  const { categories, series } = chart.table;
  const formats = series.map(({ values }) => numberFormat(values));
  const isTable = chart.graphType === "table";
  const forecast = forecastStart(chart);
  categories.forEach((name, index) => {
    const row = sheet.rows.length;
    const font = index >= forecast ? { font: { ...face, italic: true } } : {};
    // Years are numbers, so that a reader can calculate with them; all other names stay text.
    const isYear = /^[12]\d{3}$/.test(name);
    const figures = series.map(({ values }) => values[index] ?? null);
    sheet.rows.push([isYear ? Number(name) : name, ...figures]);
    const nameFormat = isYear ? "0" : "@";
    style(sheet, row, 0, { numFmt: nameFormat, alignment: { horizontal: "left" }, ...font });
    series.forEach(({ values }, column) => {
      // The rows of a table measure different things, so each figure has its own decimals.
      const own = isTable ? numberFormat([values[index]]) : formats[column];
      style(sheet, row, column + 1, {
        numFmt: own ?? "General",
        alignment: { horizontal: "right" },
        ...font,
      });
    });
  });
}

/** Which periods are forecast, where some are. */
function addForecastNote({ rows }: SheetRows, item: FileItem): void {
  const note = forecastNote(item);
  if (note !== undefined) rows.push([note]);
}

/** Sources, edition and description. */
function addNotes(sheet: SheetRows, item: FileItem): void {
  const { language, edition } = item;
  const words = fileWords[language];
  const notes = [
    ...item.sources.flatMap((source) => [
      labelled(language, words.source, nameOf(source)),
      creditOf(source),
      source.url,
    ]),
    words.reworked,
    labelled(language, words.released, formatDay(item.releasedAt, language)),
    labelled(language, words.edition, `${edition.version} (${formatDay(edition.date, language)})`),
    ...describedText(item).split("\n"),
  ];
  for (const note of notes.flatMap(toLines)) {
    style(sheet, sheet.rows.length, 0, { font: { ...face, size: 9, color: { rgb: "57606A" } } });
    sheet.rows.push([note]);
  }
}

/** Long notes in several rows: one endless line would shrink the whole sheet when printed. */
const toLines = (note: string): string[] => note.match(/\S.{0,109}(?=\s|$)|\S{110,}/g) ?? [];
