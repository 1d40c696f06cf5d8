export { chartBounds } from "./chart-bounds.js";
export { forecastRows, forecastSpan } from "./forecast-rows.js";
export { chartFamily, hasPeriods, isWholeStack } from "./chart-family.js";
export { chartOptions } from "./options/chart-options.js";
export { excelChart } from "./native/excel-chart.js";
export type { ExcelChart, ExcelChartType } from "./native/excel-chart.js";
export {
  decimalsOf,
  excelNumberFormat,
  formatScaled,
  formatValue,
  numbersOf,
} from "./number-text.js";
export { themes, tint } from "./palette.js";
export type { Theme } from "./palette.js";
export { seriesColors } from "./series-colors.js";
export type { SeriesColor } from "./series-colors.js";
export { ellipsize, guessWidthPx, wrapText } from "./text-fit.js";
export type {
  ChartFamily,
  ChartInput,
  ChartLook,
  ChartOptions,
  MeasureText,
  ThemeName,
} from "./chart-input.js";
export { axisNumberFormat } from "./value-bounds.js";
export type { ValueBounds } from "./value-bounds.js";
export { chartWords, forecastText } from "./chart-words.js";
export { hasMissingYears } from "./native/missing-years.js";
export { chartTable, zeroEnd } from "./native/zero-end.js";
export type { AxisEnd } from "./native/zero-end.js";
