import type { Drawing } from "./drawing.js";
import { isWholeStack } from "../chart-family.js";
import { chartBounds } from "../chart-bounds.js";
import { valueBounds, type ValueBounds } from "../value-bounds.js";
import { formatTick } from "../number-text.js";
import { ellipsize, wrapText } from "../text-fit.js";
import { parsePeriod } from "../../periods/parse-period.js";
import { valueLabelPx, type Plot } from "./value-labels.js";

/** How much of the width names of lying bars may take. */
const maxNameShare = 0.38;

export function isLying({ family }: Drawing): boolean {
  return family === "bars" || family === "stacked-bars";
}

/** Names lie beside bars, stand wrapped or slanted under columns; periods may be left out at will. */
export function categoryAxis(drawing: Drawing, plot: Plot) {
  const { categories, theme, fontSizePx, family, hasNegatives } = drawing;
  const isLine = family === "lines" || family === "areas";
  return {
    type: "category",
    data: categories,
    boundaryGap: !isLine,
    inverse: isLying(drawing),
    // Labels stay at the edge when bars go below zero; the zero line is drawn by the series.
    axisLine: { show: !hasNegatives, onZero: false, lineStyle: { color: theme.axis } },
    axisTick: { show: isLine, alignWithLabel: true, lineStyle: { color: theme.axis } },
    axisLabel: {
      color: theme.text,
      fontSize: fontSizePx,
      lineHeight: Math.round(fontSizePx * 1.15),
      ...categoryLabels(drawing, plot),
    },
  };
}

function categoryLabels(drawing: Drawing, plot: Plot) {
  const { categories, fontSizePx, measure, look } = drawing;
  const fit = { fontSizePx, measure };
  if (isLying(drawing)) {
    const widthPx = look.widthPx * maxNameShare;
    const lines = Math.max(1, Math.min(3, Math.floor(plot.bandPx / (fontSizePx * 1.2))));
    return {
      interval: 0,
      formatter: (name: string) => wrapText(name, { ...fit, widthPx }, lines).join("\n"),
    };
  }
  if (drawing.hasPeriods && categories.length > 18 && categories.every(isMonth)) {
    // Of many months only the Januaries are named, by their year.
    return {
      interval: (_index: number, name: string) => isJanuary(name),
      hideOverlap: true,
      formatter: (name: string) => /\d{4}/.exec(name)?.[0] ?? name,
    };
  }
  if (drawing.hasPeriods || drawing.family === "lines" || drawing.family === "areas") {
    const widthPx = Math.max(fontSizePx * 6, plot.bandPx);
    return {
      hideOverlap: true,
      formatter: (name: string) => ellipsize(name, { ...fit, widthPx }),
    };
  }
  const widthPx = plot.bandPx - 6;
  const widestPx = Math.max(0, ...categories.map((name) => measure(name, fontSizePx)));
  if (widestPx <= widthPx || widthPx >= fontSizePx * 5.5) {
    return {
      interval: 0,
      formatter: (name: string) => wrapText(name, { ...fit, widthPx }, 4).join("\n"),
    };
  }
  const slantedPx = Math.min(look.heightPx * 0.45, fontSizePx * 14);
  return {
    interval: 0,
    rotate: 40,
    formatter: (name: string) => ellipsize(name, { ...fit, widthPx: slantedPx }),
  };
}

const isMonth = (name: string) => parsePeriod(name)?.kind === "month";
const isJanuary = (name: string) => /-01$|^(jan|ene)/i.test(name);

/** A long course of time can be zoomed into, where somebody can. */
export const isZoomable = ({ look, chart }: Drawing): boolean =>
  look.isInteractive === true && chart.graphType === "line-zoomable";

export function valueAxis(drawing: Drawing, plot: Plot, isLabelled: boolean) {
  const { look, theme, fontSizePx, hasNegatives } = drawing;
  const gap = isLabelled ? labelGap(drawing, plot) : 0;
  return {
    type: "value",
    show: !isLabelled,
    // Bars and areas speak by their length and must begin at zero; lines speak by their slope.
    ...boundsOf(drawing, plot),
    ...(isWholeStack(drawing.chart) ? { max: 100 } : {}),
    ...(isLabelled ? withRoom(gap, hasNegatives) : {}),
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: !isLabelled, lineStyle: { color: theme.grid } },
    axisLabel: {
      color: theme.mutedText,
      fontSize: fontSizePx - 1,
      hideOverlap: true,
      formatter: (value: number) =>
        formatTick(value, { language: look.language, unit: drawing.chart.unit }),
    },
  };
}

/** As many steps as documents have, and fewer where there is less room. */
const stepsFor = (drawing: Drawing, plot: Plot) => Math.min(5, splitNumber(drawing, plot));

/** Lines have the same bounds here as in documents; bars and areas begin at zero by themselves. */
function boundsOf(drawing: Drawing, plot: Plot) {
  // Whoever can zoom changes what is seen: then the axis follows, and begins at zero where a document's would.
  const isZoomed = isZoomable(drawing);
  const isFixed = drawing.family === "lines" && !isZoomed;
  const { first } = isFixed ? chartBounds(drawing.chart, stepsFor(drawing, plot)) : {};
  return {
    scale: drawing.family === "lines",
    ...(isZoomed && drawing.family === "lines" ? seenBounds : {}),
    ...(first === undefined
      ? { splitNumber: splitNumber(drawing, plot) }
      : { min: first.min, max: first.max, interval: first.step }),
  };
}

/** Null leaves the end to the axis itself. */
const zeroAt =
  (end: "min" | "max") =>
  ({ min, max }: Extent) =>
    valueBounds([min, max], { fromZero: false })?.[end] === 0 ? 0 : null;
const seenBounds = { min: zeroAt("min"), max: zeroAt("max") };

interface Extent {
  readonly min: number;
  readonly max: number;
}

/**
 * Room beyond the longest bar, as a share of the longest bars' span. An axis' own boundaryGap would
 * take it of the span between the values, which is next to nothing where they are alike.
 */
function withRoom(gap: number, hasNegatives: boolean) {
  const roomPerGap = ({ min, max }: Extent) => gap * (Math.max(max, 0) - Math.min(min, 0));
  return {
    max: (extent: Extent) => Math.max(extent.max, 0) + roomPerGap(extent),
    ...(hasNegatives
      ? { min: (extent: Extent) => Math.min(extent.min, 0) - roomPerGap(extent) }
      : {}),
  };
}

function splitNumber(drawing: Drawing, plot: Plot): number {
  const wished = isLying(drawing)
    ? plot.widthPx / (drawing.fontSizePx * 11)
    : plot.heightPx / (drawing.fontSizePx * 3.6);
  return Math.max(2, Math.min(6, Math.round(wished)));
}

/** Share of the values' span that their labels need beyond the longest bar. */
function labelGap(drawing: Drawing, plot: Plot): number {
  const { categories, fontSizePx, look, measure, hasNegatives } = drawing;
  const sides = hasNegatives ? 2 : 1;
  if (!isLying(drawing)) {
    const labelPx = fontSizePx * 1.5;
    return labelPx / Math.max(labelPx, plot.heightPx - sides * labelPx);
  }
  const namesPx = Math.max(0, ...categories.map((name) => measure(name, fontSizePx)));
  const axisPx = plot.widthPx - Math.min(namesPx, look.widthPx * maxNameShare) - fontSizePx;
  const labelPx = valueLabelPx(drawing) + fontSizePx;
  return Math.min(1, labelPx / Math.max(labelPx, axisPx - sides * labelPx));
}

/** The first series' measure on the left, the others' on the right, with lines that stand for both. */
export function dualAxes(drawing: Drawing, plot: Plot) {
  const { series, theme, look, fontSizePx } = drawing;
  const bounds = chartBounds(drawing.chart, stepsFor(drawing, plot));
  const axis = (
    color: string | undefined,
    position: "left" | "right",
    { min, max, step }: Partial<ValueBounds> = {},
  ) => ({
    type: "value",
    position,
    ...{ min, max, interval: step },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: position === "left", lineStyle: { color: theme.grid } },
    axisLabel: {
      color: color ?? theme.mutedText,
      fontSize: fontSizePx - 1,
      formatter: (value: number) =>
        formatTick(value, { language: look.language, unit: drawing.chart.unit }),
    },
  });
  const rightColor = series.length === 2 ? series[1]?.color : undefined;
  return [axis(series[0]?.color, "left", bounds.first), axis(rightColor, "right", bounds.second)];
}
