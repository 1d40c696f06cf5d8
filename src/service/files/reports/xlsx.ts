import {
  colToLetter,
  writeXlsx,
  type Cell,
  type CellStyle,
  type ChartSeries,
  type SheetChart,
  type WriteSheet,
} from "hucre";
import {
  axisNumberFormat,
  chartBounds,
  chartWords,
  excelChart,
  themes,
  type ExcelChart,
  type ExcelChartType,
} from "../../../statistics/chart/index.js";
import { creditOf, nameOf, type FileItem } from "../file-item.js";
import { fileWords, formatDay, labelled } from "../words.js";
import {
  forecastStart,
  nativeColors,
  numberFormat,
  plainText,
  shownCount,
  sliceColors,
  unnamedSeries,
} from "./report-texts.js";
import { finishCharts } from "./chart-xml.js";

const headerRow = 4;
const paletteSize = themes.light.colors.length;
const face = { name: "Calibri", size: 11 };
/** A chart beside more columns than this would be out of sight; it then stands below the data. */
const maxColumnsBesideChart = 6;

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

function toSheet(item: FileItem, native: ExcelChart): WriteSheet {
  const { categories, series } = item.chart.table;
  const words = fileWords[item.language];
  const rows: (string | number | null)[][] = [];
  const cells = new Map<string, Partial<Cell>>();
  const style = (row: number, column: number, look: CellStyle) =>
    cells.set(`${row},${column}`, { style: look });

  const { unit } = item.chart;
  rows.push(
    [item.title],
    [item.subject],
    [unit === null ? null : labelled(item.language, words.unit, unit)],
    [],
  );
  style(0, 0, { font: { ...face, bold: true, size: 14 } });
  style(1, 0, { font: { ...face, color: { rgb: "57606A" } } });
  style(2, 0, { font: { ...face, color: { rgb: "57606A" } } });

  rows.push([null, ...series.map(({ name }) => name)]);
  for (let column = 0; column <= series.length; column += 1) {
    style(headerRow, column, {
      font: { ...face, bold: true, color: { rgb: "FFFFFF" } },
      fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "013ABF" } },
      alignment: {
        horizontal: column === 0 ? "left" : "right",
        vertical: "top",
        wrapText: true,
      },
    });
  }
  const formats = series.map(({ values }) => numberFormat(values));
  const isTable = item.chart.graphType === "table";
  const forecast = forecastStart(item.chart);
  categories.forEach((name, index) => {
    const row = rows.length;
    const isForecast = index >= forecast;
    const font = isForecast ? { font: { ...face, italic: true } } : {};
    // Years are numbers, so that a reader can calculate with them; all other names stay text.
    const isYear = /^[12]\d{3}$/.test(name);
    rows.push([isYear ? Number(name) : name, ...series.map(({ values }) => values[index] ?? null)]);
    style(row, 0, { numFmt: isYear ? "0" : "@", alignment: { horizontal: "left" }, ...font });
    series.forEach(({ values }, column) => {
      // The rows of a table measure different things, so each figure has its own decimals.
      const own = isTable ? numberFormat([values[index]]) : formats[column];
      style(row, column + 1, {
        numFmt: own ?? "General",
        alignment: { horizontal: "right" },
        ...font,
      });
    });
  });

  const first = categories[forecast];
  // Notes stand below the chart, which would cover what does not fit their column.
  const chartEnd = headerRow + chartRows(item, native) + 1;
  const isBeside = !isTable && series.length <= maxColumnsBesideChart;
  rows.push([]);
  if (first !== undefined)
    rows.push([
      labelled(
        item.language,
        chartWords[item.language].forecast,
        `${first}–${categories.at(-1) ?? ""}`,
      ),
    ]);
  while (isBeside && rows.length < chartEnd) rows.push([]);
  const notes = [
    ...item.sources.flatMap((source) => [
      labelled(item.language, words.source, nameOf(source)),
      creditOf(source),
      source.url,
    ]),
    words.reworked,
    labelled(item.language, words.released, formatDay(item.releasedAt, item.language)),
    labelled(
      item.language,
      words.edition,
      `${item.edition.version} (${formatDay(item.edition.date, item.language)})`,
    ),
    ...plainText(item.description).split("\n"),
  ];
  for (const note of notes.flatMap(toLines)) {
    style(rows.length, 0, { font: { ...face, size: 9, color: { rgb: "57606A" } } });
    rows.push([note]);
  }

  const widths = series.map(({ name }) => Math.min(24, Math.max(13, name.length * 0.7)));
  const headerLines = series.map(({ name }, index) =>
    Math.ceil((name.length * 1.5) / (widths[index] ?? 13)),
  );
  const longestName = Math.max(8, ...categories.map((name) => name.length));
  return {
    name: words.data,
    rows,
    cells,
    columns: [{ width: Math.min(48, longestName + 3) }, ...widths.map((width) => ({ width }))],
    rowDefs: new Map([[headerRow, { height: 15.5 * Math.max(1, ...headerLines) }]]),
    freezePane: { rows: headerRow + 1, columns: 1 },
    pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    ...(isTable ? {} : { charts: [toChart(item, native, rows.length)] }),
  };
}

/** Height of the chart in rows; lying bars need room each. */
const chartRows = ({ chart }: FileItem, native: ExcelChart): number =>
  native.isCategoryAxisReversed ? Math.max(22, Math.round(shownCount(chart) * 1.1) + 6) : 24;

/** Long notes in several rows: one endless line would shrink the whole sheet when printed. */
const toLines = (note: string): string[] => note.match(/\S.{0,109}(?=\s|$)|\S{110,}/g) ?? [];

const kinds: Readonly<Record<ExcelChartType, SheetChart["type"]>> = {
  ColumnClustered: "column",
  ColumnStacked: "column",
  BarClustered: "bar",
  BarStacked: "bar",
  Line: "line",
  LineMarkers: "line",
  AreaStacked: "area",
  Pie: "pie",
};

function toChart(item: FileItem, native: ExcelChart, rowCount: number): SheetChart {
  const { categories, series } = item.chart.table;
  const isStacked = native.type === "ColumnStacked" || native.type === "BarStacked";
  const isPie = native.type === "Pie";
  const shown = shownCount(item.chart);
  const lastRow = headerRow + 1 + shown;
  const words = chartWords[item.language];
  const isCrowded = series.length > paletteSize;
  const isBeside = series.length <= maxColumnsBesideChart;
  const from = isBeside
    ? { row: headerRow, col: series.length + 2 }
    : { row: rowCount + 1, col: 0 };
  const heightRows = chartRows(item, native);
  const { first } = chartBounds(item.chart);
  const unit = item.chart.unit === null || isPie ? {} : { title: item.chart.unit };
  const text = {
    labelFontSize: 9,
    axisTitleFontSize: 9,
    axisTitleBold: false,
    minorTickMark: "none" as const,
  };
  return {
    type: kinds[native.type],
    title:
      shown < categories.length
        ? `${item.title} · ${words.shown(shown, categories.length)}`
        : item.title,
    titleFontSize: 12,
    anchor: { from, to: { row: from.row + heightRows, col: from.col + (isBeside ? 9 : 8) } },
    series: toSeries(item, native, lastRow),
    ...(isStacked ? { barGrouping: "stacked" as const, overlap: 100 } : {}),
    ...(native.type === "AreaStacked" ? { areaGrouping: "stacked" as const } : {}),
    gapWidth: 50,
    legend: native.hasLegend ? (isCrowded ? "right" : "bottom") : false,
    // Series beyond the palette share one colour, so the legend could not tell them apart.
    legendEntries: unnamedSeries(item.chart).map((idx) => ({ idx, delete: true })),
    legendFontSize: 9,
    dispBlanksAs: "gap",
    axes: {
      x: {
        ...text,
        reverse: native.isCategoryAxisReversed,
        // Names stay at the edge when bars go below zero.
        tickLblPos: "low",
      },
      y: {
        ...text,
        ...unit,
        ...(first === undefined
          ? {}
          : {
              numberFormat: { formatCode: axisNumberFormat(first) },
              scale: { min: first.min, max: first.max, majorUnit: first.step },
            }),
        gridlines: { major: true },
        ...(native.isCategoryAxisReversed ? {} : { axisTitleRotation: -90 }),
        ...(native.isCategoryAxisReversed ? { crosses: "max" as const } : {}),
      },
    },
    altText: `${item.title}. ${item.subject}`,
  };
}

function toSeries(item: FileItem, native: ExcelChart, lastRow: number): ChartSeries[] {
  const { series, categories } = item.chart.table;
  const colors = nativeColors(item.chart, native);
  const isLine = native.type === "Line" || native.type === "LineMarkers";
  const isLineSeries = (index: number) =>
    isLine || (native.secondary?.seriesIndexes.includes(index) ?? false);
  const first = forecastStart(item.chart);
  return series.map(({ name }, index) => {
    const letter = colToLetter(index + 1);
    const color = colors[index] ?? themes.light.rest;
    const foreseen = categories.slice(first).map((_, offset) => ({
      idx: first + offset,
      ...(isLineSeries(index)
        ? { borderColor: color, borderDash: "dash" as const }
        : { fillColor: color, borderColor: color, borderDash: "dash" as const }),
    }));
    return {
      name,
      values: `${letter}${headerRow + 2}:${letter}${lastRow}`,
      categories: `A${headerRow + 2}:A${lastRow}`,
      ...(native.type === "Pie" ? {} : { color }),
      ...(isLineSeries(index)
        ? {
            stroke: { width: 2 },
            marker:
              (native.secondary?.type ?? native.type) === "Line"
                ? { symbol: "none" as const }
                : { symbol: "circle" as const, size: 5, fill: color, line: color },
            smooth: false,
          }
        : {}),
      ...(native.type === "Pie"
        ? {
            dataPoints: categories.map((_, idx) => ({
              idx,
              fillColor: sliceColors(categories.length)[idx] ?? themes.light.rest,
            })),
            dataLabels: { showPercent: true, position: "outEnd" as const },
          }
        : { dataPoints: foreseen, invertIfNegative: false }),
    };
  });
}
