import type { CellAt } from "../../grid/index.js";
import { quoteSheetName, zoneName } from "../../grid/index.js";
import type { AxisState, ChartState, SeriesRange, SeriesState } from "./chart-state.js";

/** The grid's kinds of chart. */
type GridKind =
  | "line"
  | "bar"
  | "pie"
  | "scatter"
  | "radar"
  | "combo"
  | "waterfall"
  | "funnel"
  | "treemap"
  | "sunburst";

export function gridKind(chartType: string): GridKind {
  if (/^(?:Pie|3DPie|Doughnut|PieOf|BarOf)/.test(chartType)) return "pie";
  if (/^XYScatter|^Bubble/.test(chartType)) return "scatter";
  if (/^Radar/.test(chartType)) return "radar";
  if (/^(?:Line|3DLine|Area|3DArea|Stock)/.test(chartType)) return "line";
  if (chartType === "Waterfall") return "waterfall";
  if (chartType === "Funnel") return "funnel";
  if (chartType === "Treemap") return "treemap";
  if (chartType === "Sunburst") return "sunburst";
  return "bar";
}

/** Needs a chart of two kinds: series of another type than the chart's, or two value axes. */
function isCombined(chart: ChartState): boolean {
  const kinds = new Set(
    chart.series.map(({ chartType }) => gridKind(chartType ?? chart.chartType)),
  );
  const canCombine = [...kinds].every((kind) => kind === "bar" || kind === "line");
  const hasSecondary = chart.series.some(({ axisGroup }) => axisGroup === "Secondary");
  return canCombine && (kinds.size > 1 || (hasSecondary && !/^Bar/.test(chart.chartType)));
}

/** The part of a workbook that a chart's definition is written with. */
export interface ChartWords {
  readonly sheets: { nameOf(sheetId: string): string };
  cell(at: CellAt): { readonly text: string };
}

export const xcOf = (workbook: ChartWords, { sheetId, zone }: SeriesRange) =>
  `${quoteSheetName(workbook.sheets.nameOf(sheetId))}!${zoneName(zone)}`;

/** A name that stands right above the values: the grid then reads it itself, and follows it. */
const isNamedAbove = ({ name, nameCell, values }: SeriesState): boolean =>
  name === undefined &&
  nameCell !== undefined &&
  nameCell.sheetId === values?.sheetId &&
  nameCell.zone.bottom === values.zone.top - 1 &&
  nameCell.zone.left === values.zone.left &&
  values.zone.left === values.zone.right;

const withName = ({ sheetId, zone }: SeriesRange): SeriesRange => ({
  sheetId,
  zone: { ...zone, top: zone.top - 1 },
});

/** The definition o-spreadsheet draws; what it cannot draw (point looks, axis formats) is left out. */
export function toGridDefinition(workbook: ChartWords, chart: ChartState): Record<string, unknown> {
  const kind = isCombined(chart) ? "combo" : gridKind(chart.chartType);
  const { chartType } = chart;
  const shown = chart.series.filter((series) => series.values !== undefined);
  const isNamed = ["line", "bar", "combo"].includes(kind) && shown.every(isNamedAbove);
  return {
    type: kind,
    title: { text: chart.isTitleVisible ? chart.title : "" },
    legendPosition: chart.isLegendVisible ? legend(chart.legendPosition) : "none",
    dataSource: dataSource(workbook, shown, isNamed),
    dataSetStyles: Object.fromEntries(
      shown.map((series) => [
        series.id,
        {
          ...style(chart, series, kind),
          ...(isNamed ? {} : { label: seriesName(workbook, series) }),
        },
      ]),
    ),
    axesDesign: {
      x: axis(/^Bar/.test(chartType) ? chart.valueAxis : chart.categoryAxis),
      y: axis(/^Bar/.test(chartType) ? chart.categoryAxis : chart.valueAxis),
      y1: axis(chart.secondaryValueAxis),
    },
    showValues: chart.series.some(({ hasDataLabels }) => hasDataLabels),
    stacked: /Stacked/.test(chartType),
    horizontal: /^Bar/.test(chartType),
    fillArea: /Area/.test(chartType) || chartType === "RadarFilled",
    labelsAsText: kind !== "scatter",
    cumulative: false,
    aggregated: false,
    hideDataMarkers: chartType === "Line" || chartType === "LineStacked" || chartType === "Radar",
    isDoughnut: /^Doughnut/.test(chartType),
    ...(kind === "waterfall"
      ? {
          showSubTotals: false,
          showConnectorLines: true,
          firstValueAsSubtotal: false,
          verticalAxisPosition: "left",
        }
      : {}),
  };
}

function dataSource(
  workbook: ChartWords,
  shown: readonly SeriesState[],
  dataSetsHaveTitle: boolean,
) {
  const categories = shown.find((series) => series.categories !== undefined)?.categories;
  return {
    type: "range",
    dataSets: shown.flatMap(({ id, values }) =>
      values === undefined
        ? []
        : [
            {
              dataSetId: id,
              dataRange: xcOf(workbook, dataSetsHaveTitle ? withName(values) : values),
            },
          ],
    ),
    dataSetsHaveTitle,
    ...(categories === undefined ? {} : { labelRange: xcOf(workbook, categories) }),
  };
}

function style(chart: ChartState, series: SeriesState, kind: GridKind) {
  const color = series.look.fill ?? series.look.color;
  return {
    ...(color === undefined ? {} : { backgroundColor: color }),
    yAxisId: series.axisGroup === "Secondary" ? "y1" : "y",
    ...(kind === "combo"
      ? { type: gridKind(series.chartType ?? chart.chartType) === "line" ? "line" : "bar" }
      : {}),
  };
}

export function seriesName(workbook: ChartWords, series: SeriesState): string {
  if (series.name !== undefined) return series.name;
  if (series.nameCell === undefined) return "";
  const { sheetId, zone } = series.nameCell;
  return workbook.cell({ sheetId, row: zone.top, col: zone.left }).text;
}

function axis(state: AxisState) {
  return {
    ...(state.isTitleVisible ? { title: { text: state.title } } : {}),
    ...(state.minimum === undefined ? {} : { min: state.minimum }),
    ...(state.maximum === undefined ? {} : { max: state.maximum }),
    gridLines: state.hasMajorGridlines ? "major" : "none",
  };
}

const legend = (position: string) =>
  ({ Top: "top", Left: "left", Right: "right", Corner: "right" })[position] ?? "bottom";
