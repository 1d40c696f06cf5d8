import type { ChartTable } from "../../contract/index.js";
import type { Platform } from "../../contract/known-values.js";

/** A chart as the service means it; a decoded statistic's `chart` is one. */
export interface ChartInput {
  readonly graphType: string;
  /** True: bars lie instead of stand. */
  readonly horizontal: boolean;
  readonly unit: string | null;
  readonly table: ChartTable;
  readonly title?: string;
  /** First category that is a forecast; it and what follows is drawn as one. */
  readonly forecastFrom?: string;
}

export interface ChartLook {
  readonly language: Platform;
  /** @default "light" */
  readonly theme?: ThemeName;
  readonly widthPx: number;
  readonly heightPx: number;
  /** With tooltips, a scrolling legend and zoom, instead of a still picture. @default false */
  readonly isInteractive?: boolean;
  /** False where the unit stands beside the chart. @default true */
  readonly isUnitShown?: boolean;
  /** @default "sans-serif" */
  readonly fontFamily?: string;
  /** Base size of texts in pixels. @default 12 */
  readonly fontSizePx?: number;
  /** Width of a line of text in pixels, where the face is known. @default a guess */
  readonly measure?: MeasureText;
}

export type MeasureText = (text: string, fontSizePx: number) => number;

export type ThemeName = "light" | "dark";

/** A plain ECharts option object; functions occur as formatters only. */
export type ChartOptions = Readonly<Record<string, unknown>> & {
  readonly series: readonly Readonly<Record<string, unknown>>[];
};

/** How a chart is drawn, after the data had its say. */
export type ChartFamily =
  "columns" | "stacked-columns" | "bars" | "stacked-bars" | "lines" | "areas" | "pie" | "dual";
