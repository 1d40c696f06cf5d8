import {
  chartWords,
  decimalsOf,
  excelChart,
  forecastRows,
  forecastSpan,
  forecastText,
  seriesColors,
  themes,
  tint,
  type ChartInput,
  type ExcelChart,
} from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};

/** The text of a description; documents show no markup. */
const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li|ul|h\d)>|<br\s*\/?>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]+/g, " ")
    .replace(/ *\n[ \n]*/g, "\n")
    .trim();

/** What is said of the figures: a description says what must be known of them too, and stands not in every package. */
export const describedText = ({ description, note }: FileItem): string =>
  description === "" ? note : plainText(description);

/** Index of the first forecast category; the number of categories where there is none. */
export const forecastStart = (chart: ChartInput): number =>
  forecastRows(chart)[0] ?? chart.table.categories.length;

/** "Forecast: 2026–2028"; undefined where nothing is one. */
export function forecastNote({ chart, language }: FileItem): string | undefined {
  const span = forecastSpan(chart);
  return span === undefined ? undefined : forecastText(span, chartWords[language]);
}

/** More lying bars than this cannot be read in a chart. */
export const maxBars = 25;

/** How many of the categories the chart of a document shows; its table has them all. */
export const shownCount = (chart: ChartInput): number =>
  excelChart(chart).isCategoryAxisReversed
    ? Math.min(maxBars, chart.table.categories.length)
    : chart.table.categories.length;

const hex = (color: string): string => color.slice(1).toUpperCase();

/** Of a bar that is a forecast, pale as in drawn charts; six hex digits each. */
export const foreseenFill = (color: string): string =>
  hex(tint(`#${color}`, themes.light.background, 0.6));

/** Colours of a native chart's series, as six hex digits. Columns behind a line are pale. */
export const nativeColors = ({ table }: ChartInput, native: ExcelChart): string[] =>
  seriesColors(table, themes.light).map(({ color }, index) =>
    native.secondary === undefined ||
    native.type.startsWith("Line") ||
    native.secondary.seriesIndexes.includes(index)
      ? hex(color)
      : hex(tint(color, themes.light.background)),
  );

/** Colours of a pie's slices. */
export const sliceColors = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => hex(themes.light.colors[index] ?? themes.light.rest));

/** Indexes of the series that share a colour, so that a legend could not tell them apart. */
export const unnamedSeries = ({ table }: ChartInput): number[] =>
  seriesColors(table, themes.light).flatMap(({ hasOwnColor }, index) =>
    hasOwnColor ? [] : [index],
  );

/** Excel's number format that shows every value as it is. */
export function numberFormat(values: readonly unknown[]): string {
  const decimals = decimalsOf(values.filter((value) => typeof value === "number"));
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}
