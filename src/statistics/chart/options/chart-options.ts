import { cartesianOptions } from "./cartesian-options.js";
import { toDrawing, type Drawing } from "./drawing.js";
import { legendOf } from "./legend.js";
import { pieOptions } from "./pie-options.js";
import { forecastText } from "../chart-words.js";
import { forecastSpan } from "../forecast-rows.js";
import { ellipsize, wrapText } from "../text-fit.js";
import type { ChartInput, ChartLook, ChartOptions } from "../chart-input.js";

/**
 * The ECharts options that draw a chart as the service means it. Every text in it is plain text;
 * tooltips are drawn as text, too, so nothing from the service can become HTML.
 */
export function chartOptions(chart: ChartInput, look: ChartLook): ChartOptions {
  const drawing = toDrawing(chart, look);
  const { theme, fontSizePx, measure } = drawing;
  const width = { widthPx: look.widthPx - 8, measure };
  const titleSizePx = Math.round(fontSizePx * 1.25);
  const titleLines =
    chart.title === undefined
      ? []
      : wrapText(chart.title, { ...width, fontSizePx: titleSizePx }, 2);
  const titlePx =
    titleLines.length === 0
      ? 3
      : titleLines.length * Math.round(titleSizePx * 1.35) + Math.round(fontSizePx * 0.5);
  const legend = legendOf(drawing, titlePx);
  const unit = drawing.family === "pie" || look.isUnitShown === false ? null : chart.unit;
  const unitPx = unit === null || unit === "" ? 0 : Math.round(fontSizePx * 1.8);
  const note = noteOf(drawing);
  const notePx = note === "" ? 0 : Math.round(fontSizePx * 1.5);
  const unitText =
    unitPx === 0 ? "" : ellipsize(unit ?? "", { ...width, fontSizePx: fontSizePx - 1 });
  const room = {
    top: titlePx + legend.heightPx + unitPx + Math.round(fontSizePx * 0.6),
    bottom: notePx + 2,
  };

  return {
    animation: look.isInteractive ?? false,
    backgroundColor: "transparent",
    textStyle: { fontFamily: look.fontFamily ?? "sans-serif", fontSize: fontSizePx },
    title: [
      titleText(titleLines, titleSizePx, theme.text),
      smallText(drawing, unitText, { left: 0, top: titlePx + legend.heightPx }),
      smallText(drawing, note, { right: 0, top: look.heightPx - Math.round(fontSizePx * 1.3) }),
      smallText(drawing, drawing.isEmpty ? drawing.words.missing : "", {
        left: "center",
        top: "middle",
      }),
    ],
    legend: legend.options,
    ...(drawing.family === "pie" ? pieOptions(drawing, room) : cartesianOptions(drawing, room)),
  };
}

const titleText = (lines: readonly string[], sizePx: number, color: string) => ({
  text: lines.join("\n"),
  left: 0,
  top: 0,
  padding: 0,
  textStyle: {
    color,
    fontSize: sizePx,
    lineHeight: Math.round(sizePx * 1.35),
    fontWeight: "bold",
  },
});

/** Unit, note, and what stands where there is nothing to draw. */
const smallText = (
  { theme, fontSizePx }: Drawing,
  text: string,
  at: { readonly left?: number | string; readonly right?: number; readonly top: number | string },
) => ({
  text,
  ...at,
  padding: 0,
  textStyle: { color: theme.mutedText, fontSize: fontSizePx - 1, fontWeight: "normal" },
});

/** What the picture itself must say: which part is a forecast, and that not everything is drawn. */
function noteOf({ chart, categories, hiddenCount, words }: Drawing): string {
  const forecast = forecastSpan(chart);
  return [
    ...(forecast === undefined ? [] : [forecastText(forecast, words)]),
    ...(hiddenCount > 0 ? [words.shown(categories.length, categories.length + hiddenCount)] : []),
  ].join(" · ");
}
