import { chartFamily, hasPeriods } from "../chart-family.js";
import { decimalsOf, numbersOf, toNumber } from "../number-text.js";
import { themes, type Theme } from "../palette.js";
import { forecastRows } from "../forecast-rows.js";
import { seriesColors, type SeriesColor } from "../series-colors.js";
import { guessWidthPx } from "../text-fit.js";
import type { ChartFamily, ChartInput, ChartLook, MeasureText } from "../chart-input.js";
import { chartWords, type ChartWords } from "../chart-words.js";

export interface DrawnSeries extends SeriesColor {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Everything the option builders need to know, worked out once. */
export interface Drawing {
  readonly family: ChartFamily;
  readonly chart: ChartInput;
  readonly categories: readonly string[];
  /** Categories left out because they would be unreadable at this size. */
  readonly hiddenCount: number;
  readonly series: readonly DrawnSeries[];
  readonly hasPeriods: boolean;
  readonly hasNegatives: boolean;
  /** No number at all. */
  readonly isEmpty: boolean;
  readonly decimals: number;
  /** Rows that are forecasts. */
  readonly forecasts: ReadonlySet<number>;
  readonly look: ChartLook;
  readonly theme: Theme;
  readonly words: ChartWords;
  readonly fontSizePx: number;
  readonly measure: MeasureText;
}

const smallPx = 240;

export function toDrawing(chart: ChartInput, look: ChartLook): Drawing {
  const family = chartFamily(chart);
  const isTimeline = hasPeriods(chart);
  const theme = themes[look.theme ?? "light"];
  const fontSizePx = look.fontSizePx ?? 12;
  const shown = shownCount(chart, family, isTimeline, look, fontSizePx);
  const numbers = numbersOf(chart.table);
  const series = coloured(chart, theme, shown, look.heightPx);
  return {
    family,
    chart,
    categories: chart.table.categories.slice(0, shown),
    hiddenCount: chart.table.categories.length - shown,
    series,
    hasPeriods: isTimeline,
    hasNegatives: series.some(({ values }) => values.some((value) => (value ?? 0) < 0)),
    isEmpty: numbers.length === 0,
    decimals: decimalsOf(numbers),
    forecasts: new Set(forecastRows(chart)),
    look,
    theme,
    words: chartWords[look.language],
    fontSizePx,
    measure: look.measure ?? guessWidthPx,
  };
}

/** Bars of names, unlike periods, are only worth drawing where each can carry its name. */
function shownCount(
  { table }: ChartInput,
  family: ChartFamily,
  isTimeline: boolean,
  look: ChartLook,
  fontSizePx: number,
): number {
  const total = table.categories.length;
  if (isTimeline || family === "lines" || family === "areas" || family === "pie") return total;
  const isLying = family === "bars" || family === "stacked-bars";
  const isStacked = family === "stacked-bars" || family === "stacked-columns";
  const roomPx = isLying ? look.heightPx - 4 * fontSizePx : look.widthPx - 5 * fontSizePx;
  const oneBarPx = isLying ? fontSizePx * 1.5 : fontSizePx * 1.9;
  const bandPx = isStacked ? oneBarPx : Math.max(oneBarPx, table.series.length * 5);
  return Math.min(total, Math.max(3, Math.floor(roomPx / bandPx)));
}

function coloured(
  { table }: ChartInput,
  theme: Theme,
  shown: number,
  heightPx: number,
): DrawnSeries[] {
  // A legend of many rows would leave a small picture no room for the chart.
  const isCrowded = table.series.length > theme.colors.length;
  const colors = seriesColors(table, theme, isCrowded && heightPx < smallPx ? 3 : undefined);
  return table.series.map(({ name, values }, index) => ({
    name,
    values: values.slice(0, shown).map(toNumber),
    color: colors[index]?.color ?? theme.rest,
    hasOwnColor: colors[index]?.hasOwnColor ?? false,
  }));
}
