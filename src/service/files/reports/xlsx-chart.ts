import { colToLetter, type ChartSeries, type SheetChart } from "hucre";
import {
  axisNumberFormat,
  chartBounds,
  chartWords,
  ellipsize,
  themes,
  type ExcelChart,
  type ExcelChartType,
} from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import {
  foreseenFill,
  forecastStart,
  nativeColors,
  shownCount,
  sliceColors,
  unnamedSeries,
} from "./report-texts.js";

/** The row of the data's header, the first one being 0. */
export const headerRow = 4;
const paletteSize = themes.light.colors.length;
/** A chart beside more columns than this would be out of sight; it then stands below the data. */
export const maxColumnsBesideChart = 6;

/** Three lines above the chart, and one beside it: longer texts would leave the chart no room. */
const titleRoom = { widthPx: 1700, fontSizePx: 16 };
const unitRoom = { widthPx: 420, fontSizePx: 12 };

/** Height of the chart in rows; lying bars need room each. */
export const chartRows = ({ chart }: FileItem, native: ExcelChart): number =>
  native.isCategoryAxisReversed ? Math.max(22, Math.round(shownCount(chart) * 1.1) + 6) : 24;

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

export function toChart(item: FileItem, native: ExcelChart, rowCount: number): SheetChart {
  const { categories, series } = item.chart.table;
  const isStacked = native.type === "ColumnStacked" || native.type === "BarStacked";
  const shown = shownCount(item.chart);
  const lastRow = headerRow + 1 + shown;
  const words = chartWords[item.language];
  const isCrowded = series.length > paletteSize;
  const isBeside = series.length <= maxColumnsBesideChart;
  const from = isBeside
    ? { row: headerRow, col: series.length + 2 }
    : { row: rowCount + 1, col: 0 };
  const heightRows = chartRows(item, native);
  const title = ellipsize(item.title, titleRoom);
  return {
    type: kinds[native.type],
    title:
      shown < categories.length ? `${title} · ${words.shown(shown, categories.length)}` : title,
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
    axes: toAxes(item, native),
    altText: `${item.title}. ${item.subject}`,
  };
}

function toAxes({ chart }: FileItem, native: ExcelChart): NonNullable<SheetChart["axes"]> {
  const { first } = chartBounds(chart);
  const isReversed = native.isCategoryAxisReversed;
  const text = {
    labelFontSize: 9,
    axisTitleFontSize: 9,
    axisTitleBold: false,
    minorTickMark: "none" as const,
  };
  return {
    x: {
      ...text,
      reverse: isReversed,
      // Names stay at the edge when bars go below zero.
      tickLblPos: "low",
    },
    y: {
      ...text,
      ...(chart.unit === null || native.type === "Pie"
        ? {}
        : { title: ellipsize(chart.unit, unitRoom) }),
      ...(first === undefined
        ? {}
        : {
            numberFormat: { formatCode: axisNumberFormat(first) },
            scale: { min: first.min, max: first.max, majorUnit: first.step },
          }),
      gridlines: { major: true },
      ...(isReversed ? { crosses: "max" as const } : { axisTitleRotation: -90 }),
    },
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
        : { fillColor: foreseenFill(color), borderColor: color, borderDash: "dash" as const }),
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
