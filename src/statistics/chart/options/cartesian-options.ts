import { categoryAxis, dualAxes, isLying, isZoomable, valueAxis } from "./axes.js";
import { areaSeries, barSeries, lineSeries, moreEntry } from "./cartesian-series.js";
import type { DrawnSeries, Drawing } from "./drawing.js";
import { hasDualColumns } from "../chart-family.js";
import { formatValue } from "../number-text.js";
import { tint } from "../palette.js";
import type { ChartOptions } from "../chart-input.js";
import { guessedPlot, hasValueLabels } from "./value-labels.js";

/** Everything with two axes: columns and bars, grouped or stacked, lines, areas, two value axes. */
export function cartesianOptions(
  drawing: Drawing,
  room: { readonly top: number; readonly bottom: number },
): ChartOptions {
  const { look, theme, family, fontSizePx } = drawing;
  const isLine = family === "lines" || family === "areas";
  const plot = guessedPlot(drawing, room);
  const isLabelled = hasValueLabels(drawing, plot);
  const category = categoryAxis(drawing, plot);
  const value =
    drawing.family === "dual" ? dualAxes(drawing, plot) : valueAxis(drawing, plot, isLabelled);
  const hasZoom = isZoomable(drawing);
  return {
    grid: {
      left: 2,
      // Half of the last period's label stands beyond the end of a line.
      right: isLine ? Math.round(fontSizePx * 1.4) : 6,
      top: room.top,
      bottom: room.bottom + (hasZoom ? 40 : 0),
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
    },
    ...(isLying(drawing) ? { xAxis: value, yAxis: category } : { xAxis: category, yAxis: value }),
    ...(hasZoom
      ? {
          dataZoom: [
            { type: "inside" },
            { type: "slider", height: 22, bottom: room.bottom + 4, textStyle: { fontSize: 10 } },
          ],
        }
      : {}),
    ...(look.isInteractive === true ? { tooltip: tooltip(drawing) } : {}),
    color: [...theme.colors],
    series: [...plotted(drawing, isLabelled), ...moreEntry(drawing)],
  };
}

function plotted(drawing: Drawing, isLabelled: boolean) {
  const { series, family } = drawing;
  switch (family) {
    case "lines":
      return series.flatMap((one) => lineSeries(drawing, one));
    case "areas":
      return series.map((one) => areaSeries(drawing, one));
    case "dual": {
      const [first, ...others] = series;
      if (first === undefined) return [];
      const left = hasDualColumns(drawing.chart)
        ? [paleBars(drawing, first)]
        : lineSeries(drawing, first).map((part) => ({ ...part, yAxisIndex: 0 }));
      return [
        ...left,
        ...others
          .flatMap((one) => lineSeries(drawing, one))
          .map((part) => ({ ...part, yAxisIndex: 1 })),
      ];
    }
    default:
      return series.map((one) => barSeries(drawing, one, isLabelled));
  }
}

/** Pale behind a line; their edge keeps 3:1 against the ground, which a tint alone does not. */
function paleBars(drawing: Drawing, one: DrawnSeries) {
  const color = tint(one.color, drawing.theme.background);
  const itemStyle = { color, borderColor: one.color, borderWidth: 1 };
  return { ...barSeries(drawing, one, false), itemStyle };
}

interface HoveredPoint {
  readonly seriesName: string;
  readonly axisValueLabel: string;
  readonly value: unknown;
}

function tooltip({ look, words, decimals, chart }: Drawing) {
  const unit = chart.unit === null ? "" : ` ${chart.unit}`;
  return {
    trigger: "axis",
    renderMode: "richText",
    confine: true,
    axisPointer: { type: "shadow" },
    formatter: (points: readonly HoveredPoint[]) => {
      // A series with a forecast is drawn in two parts that share a point.
      const values = new Map<string, number | null>();
      for (const { seriesName, value } of points) {
        const number = typeof value === "number" ? value : null;
        values.set(seriesName, number ?? values.get(seriesName) ?? null);
      }
      const lines = [...values].map(([name, value]) => {
        const text =
          value === null ? words.missing : `${formatValue(value, look.language, decimals)}${unit}`;
        return values.size > 1 ? `${name}: ${text}` : text;
      });
      return [points[0]?.axisValueLabel ?? "", ...lines].join("\n");
    },
  };
}
