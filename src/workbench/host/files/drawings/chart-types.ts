/** The families of charts in a file; each has an element of its own. */
export type ChartFamily = "bar" | "line" | "area" | "pie" | "doughnut" | "scatter" | "radar";

/** One of Excel's chart types, taken apart as a file does. */
export interface ChartForm {
  readonly family: ChartFamily;
  readonly grouping: "clustered" | "standard" | "stacked" | "percentStacked";
  readonly isHorizontal: boolean;
  readonly hasMarkers: boolean;
  readonly hasLines: boolean;
  readonly isSmooth: boolean;
  readonly isFilled: boolean;
  readonly isExploded: boolean;
}

const plain: ChartForm = {
  family: "bar",
  grouping: "standard",
  isHorizontal: false,
  hasMarkers: false,
  hasLines: true,
  isSmooth: false,
  isFilled: false,
  isExploded: false,
};

const bar = { ...plain, grouping: "clustered" } as const;
const horizontal = { ...bar, isHorizontal: true } as const;
const line = { ...plain, family: "line" } as const;
const area = { ...plain, family: "area" } as const;
const scatter = { ...plain, family: "scatter" } as const;

/** Types a file can hold in this form; of two alike the first is read back. */
const forms: readonly (readonly [string, ChartForm])[] = [
  ["ColumnClustered", bar],
  ["ColumnStacked", { ...bar, grouping: "stacked" }],
  ["ColumnStacked100", { ...bar, grouping: "percentStacked" }],
  ["BarClustered", horizontal],
  ["BarStacked", { ...horizontal, grouping: "stacked" }],
  ["BarStacked100", { ...horizontal, grouping: "percentStacked" }],
  ["Line", line],
  ["LineMarkers", { ...line, hasMarkers: true }],
  ["LineStacked", { ...line, grouping: "stacked" }],
  ["LineMarkersStacked", { ...line, grouping: "stacked", hasMarkers: true }],
  ["LineStacked100", { ...line, grouping: "percentStacked" }],
  ["LineMarkersStacked100", { ...line, grouping: "percentStacked", hasMarkers: true }],
  ["Area", area],
  ["AreaStacked", { ...area, grouping: "stacked" }],
  ["AreaStacked100", { ...area, grouping: "percentStacked" }],
  ["Pie", { ...plain, family: "pie" }],
  ["PieExploded", { ...plain, family: "pie", isExploded: true }],
  ["Doughnut", { ...plain, family: "doughnut" }],
  ["DoughnutExploded", { ...plain, family: "doughnut", isExploded: true }],
  ["XYScatter", { ...scatter, hasMarkers: true, hasLines: false }],
  ["XYScatterLines", { ...scatter, hasMarkers: true }],
  ["XYScatterLinesNoMarkers", scatter],
  ["XYScatterSmooth", { ...scatter, hasMarkers: true, isSmooth: true }],
  ["XYScatterSmoothNoMarkers", { ...scatter, isSmooth: true }],
  ["Radar", { ...plain, family: "radar" }],
  ["RadarMarkers", { ...plain, family: "radar", hasMarkers: true }],
  ["RadarFilled", { ...plain, family: "radar", isFilled: true }],
];

/** Three-dimensional and newer types are written as columns, like those the grid cannot draw. */
export function formOf(chartType: string): ChartForm {
  return forms.find(([name]) => name === chartType)?.[1] ?? bar;
}

export function typeOf(form: ChartForm): string {
  const wanted = JSON.stringify(form);
  return forms.find(([, one]) => JSON.stringify(one) === wanted)?.[0] ?? "ColumnClustered";
}

export { plain as plainForm };
