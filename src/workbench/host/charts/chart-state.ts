import type { Zone } from "../../grid/index.js";

export interface SeriesRange {
  readonly sheetId: string;
  readonly zone: Zone;
}

/** A line's or a surface's look, as far as one may set it. */
export interface Look {
  color?: string;
  lineStyle?: string;
  weight?: number;
  fill?: string;
}

export interface SeriesState {
  readonly id: string;
  /** Given by the add-in; otherwise the cell over the values. */
  name: string | undefined;
  nameCell: SeriesRange | undefined;
  values: SeriesRange | undefined;
  categories: SeriesRange | undefined;
  /** Where it differs from the chart's. */
  chartType: string | undefined;
  axisGroup: "Primary" | "Secondary";
  hasDataLabels: boolean;
  smooth: boolean;
  markerStyle: string;
  gapWidth: number;
  look: Look;
  points: Partial<Record<string, Look>>;
}

export interface AxisState {
  title: string;
  isTitleVisible: boolean;
  isVisible: boolean;
  numberFormat: string;
  minimum: number | undefined;
  maximum: number | undefined;
  isReversed: boolean;
  hasMajorGridlines: boolean;
  categoryType: string;
  displayUnit: string;
}

export interface ChartState {
  readonly id: string;
  readonly figureId: string;
  readonly sheetId: string;
  name: string;
  chartType: string;
  style: number;
  series: SeriesState[];
  title: string;
  isTitleVisible: boolean;
  isLegendVisible: boolean;
  legendPosition: string;
  categoryAxis: AxisState;
  valueAxis: AxisState;
  secondaryValueAxis: AxisState;
}

export type SavedChart = ChartState;

export function newAxis(hasMajorGridlines: boolean): AxisState {
  return {
    title: "",
    isTitleVisible: false,
    isVisible: true,
    numberFormat: "General",
    minimum: undefined,
    maximum: undefined,
    isReversed: false,
    hasMajorGridlines,
    categoryType: "Automatic",
    displayUnit: "None",
  };
}

export function newSeries(id: string): SeriesState {
  return {
    id,
    name: undefined,
    nameCell: undefined,
    values: undefined,
    categories: undefined,
    chartType: undefined,
    axisGroup: "Primary",
    hasDataLabels: false,
    smooth: false,
    markerStyle: "Automatic",
    gapWidth: 150,
    look: {},
    points: {},
  };
}
