import type { DrawnSeries, Drawing } from "./drawing.js";
import { tint } from "../palette.js";
import { valueLabel } from "./value-labels.js";

type SeriesOptions = Readonly<Record<string, unknown>>;

/** Beyond this many points, only points without neighbours get a mark of their own. */
const maxMarkedPoints = 25;
const maxMarkedSeries = 5;

/** A line with gaps at missing points; the part that is a forecast is dashed. */
export function lineSeries(drawing: Drawing, one: DrawnSeries): SeriesOptions[] {
  const { forecasts } = drawing;
  if (forecasts.size === 0) return [line(drawing, one, one.values, "solid")];
  const known = one.values.map((value, index) => (forecasts.has(index) ? null : value));
  // The dashes start at the last known point, so that the two parts meet.
  const isForeseen = (index: number) =>
    [index - 1, index, index + 1].some((at) => forecasts.has(at));
  const foreseen = one.values.map((value, index) => (isForeseen(index) ? value : null));
  return [line(drawing, one, known, "solid"), line(drawing, one, foreseen, "dashed")];
}

function line(
  drawing: Drawing,
  one: DrawnSeries,
  values: readonly (number | null)[],
  dash: "solid" | "dashed",
): SeriesOptions {
  const { categories, series, hasNegatives, fontSizePx } = drawing;
  const isMarked = categories.length <= maxMarkedPoints && series.length <= maxMarkedSeries;
  const isFirst = series[0] === one;
  return {
    type: "line",
    name: one.name,
    data: values,
    connectNulls: false,
    showSymbol: true,
    // showAllSymbol: otherwise the axis' label interval would thin the marks out, too.
    showAllSymbol: true,
    symbol: "circle",
    symbolSize: (_value: unknown, { dataIndex }: { dataIndex: number }) =>
      isMarked || isAlone(values, dataIndex) ? Math.round(fontSizePx / 2) : 0,
    lineStyle: { color: one.color, type: dash, width: one.hasOwnColor ? fontSizePx / 5.5 : 1 },
    itemStyle: { color: one.color },
    z: one.hasOwnColor ? 3 : 2,
    ...(isFirst && hasNegatives ? zeroLine(drawing) : {}),
  };
}

const isAlone = (values: readonly (number | null)[], index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

export function areaSeries({ theme }: Drawing, one: DrawnSeries): SeriesOptions {
  return {
    type: "line",
    name: one.name,
    data: one.values,
    stack: "all",
    showSymbol: false,
    lineStyle: { color: theme.background, width: 0.7 },
    itemStyle: { color: one.color },
    areaStyle: { color: one.color, opacity: 0.9 },
  };
}

export function barSeries(drawing: Drawing, one: DrawnSeries, isLabelled: boolean): SeriesOptions {
  const { family, theme, fontSizePx, series, hasNegatives, forecasts } = drawing;
  const isStacked = family === "stacked-bars" || family === "stacked-columns";
  const isFirst = series[0] === one;
  return {
    type: "bar",
    name: one.name,
    data: one.values.map((value, index) =>
      forecasts.has(index) ? { value, itemStyle: foreseen(one.color, theme.background) } : value,
    ),
    ...(isStacked ? { stack: "all" } : {}),
    barMaxWidth: 56,
    barCategoryGap: "28%",
    barGap: "8%",
    itemStyle: {
      color: one.color,
      ...(isStacked ? { borderColor: theme.background, borderWidth: 0.7 } : {}),
    },
    label: {
      show: isLabelled,
      // "outside": beyond the bar's end, below for a negative one.
      position: "outside",
      color: theme.text,
      fontSize: fontSizePx - 1,
      formatter: ({ value }: { value: unknown }) =>
        typeof value === "number" ? valueLabel(value, drawing) : "",
    },
    ...(isFirst && hasNegatives ? zeroLine(drawing) : {}),
  };
}

const foreseen = (color: string, background: string) => ({
  color: tint(color, background, 0.6),
  borderColor: color,
  borderWidth: 1,
  borderType: "dashed",
});

function zeroLine({ theme, family }: Drawing): SeriesOptions {
  const isLying = family === "bars" || family === "stacked-bars";
  return {
    markLine: {
      silent: true,
      symbol: "none",
      animation: false,
      label: { show: false },
      lineStyle: { color: theme.axis, type: "solid", width: 1 },
      data: [isLying ? { xAxis: 0 } : { yAxis: 0 }],
    },
  };
}

/** Stands in the legend for all series beyond the palette. */
export function moreEntry({ series, words, theme, look, family }: Drawing): SeriesOptions[] {
  const count = series.filter(({ hasOwnColor }) => !hasOwnColor).length;
  if (count === 0 || (look.isInteractive ?? false)) return [];
  const isBar = family !== "lines" && family !== "areas" && family !== "dual";
  return [
    {
      type: isBar ? "bar" : "line",
      name: words.more(count),
      data: [],
      ...(isBar ? { stack: "all" } : {}),
      symbol: "circle",
      itemStyle: { color: theme.rest },
      lineStyle: { color: theme.rest },
    },
  ];
}
