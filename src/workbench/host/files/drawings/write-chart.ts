import type { ChartState, SeriesState } from "../../charts/chart-state.js";
import type { HostState } from "../../host-state.js";
import { officeRelations, xmlHead } from "../parts/xml.js";
import type { ChartForm } from "./chart-types.js";
import { formOf } from "./chart-types.js";
import { axisIds, chartNamespace, drawingNamespace, hasAxes, writeTitle } from "./chart-words.js";
import { writeAxes } from "./write-axes.js";
import { writeSeries } from "./write-series.js";

/** Series that share a kind and an axis stand in one element. */
interface Group {
  readonly form: ChartForm;
  readonly isSecondary: boolean;
  readonly series: SeriesState[];
}

/** The part of a chart, in the order the schema wants. */
export function writeChart(host: HostState, chart: ChartState): string {
  const shown = chart.series.filter(({ values }) => values !== undefined);
  const groups = groupsOf(chart, shown);
  const body = groups.map((group) => writeGroup(host, chart, group, shown)).join("");
  const position = { Top: "t", Left: "l", Right: "r", Corner: "tr" }[chart.legendPosition] ?? "b";
  return (
    `${xmlHead}<c:chartSpace xmlns:c="${chartNamespace}" xmlns:a="${drawingNamespace}" xmlns:r="${officeRelations}">` +
    `<c:roundedCorners val="0"/><c:chart>` +
    (chart.isTitleVisible ? writeTitle(chart.title) : "") +
    `<c:autoTitleDeleted val="${chart.isTitleVisible ? 0 : 1}"/>` +
    `<c:plotArea><c:layout/>${body}${writeAxes(chart, groups)}</c:plotArea>` +
    (chart.isLegendVisible
      ? `<c:legend><c:legendPos val="${position}"/><c:overlay val="0"/></c:legend>`
      : "") +
    `<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>`
  );
}

function groupsOf(chart: ChartState, series: readonly SeriesState[]): Group[] {
  // The chart's own type comes first: so it is read back.
  const groups: Group[] = [{ form: formOf(chart.chartType), isSecondary: false, series: [] }];
  for (const one of series) {
    const form = formOf(one.chartType ?? chart.chartType);
    const isSecondary = one.axisGroup === "Secondary" && hasAxes(form);
    const known = groups.find((group) => group.form === form && group.isSecondary === isSecondary);
    if (known === undefined) groups.push({ form, isSecondary, series: [one] });
    else known.series.push(one);
  }
  const filled = groups.filter((group) => group.series.length > 0);
  return filled.length === 0 ? groups : filled;
}

function writeGroup(
  host: HostState,
  chart: ChartState,
  { form, isSecondary, series }: Group,
  all: readonly SeriesState[],
): string {
  const { family, grouping } = form;
  const body = series
    .map((one) => writeSeries(host, { series: one, index: all.indexOf(one), form }))
    .join("");
  const ids = isSecondary ? axisIds.secondary : axisIds.primary;
  const axes = hasAxes(form) ? `<c:axId val="${ids.category}"/><c:axId val="${ids.value}"/>` : "";
  const vary = (value: 0 | 1) => `<c:varyColors val="${value}"/>`;
  const group = `<c:grouping val="${grouping}"/>`;
  switch (family) {
    case "bar": {
      const overlap = grouping === "clustered" ? "" : '<c:overlap val="100"/>';
      const direction = `<c:barDir val="${form.isHorizontal ? "bar" : "col"}"/>`;
      const gap = `<c:gapWidth val="${series[0]?.gapWidth ?? 150}"/>`;
      return `<c:barChart>${direction}${group}${vary(0)}${body}${gap}${overlap}${axes}</c:barChart>`;
    }
    case "line":
      return `<c:lineChart>${group}${vary(0)}${body}<c:marker val="1"/>${axes}</c:lineChart>`;
    case "area":
      return `<c:areaChart>${group}${vary(0)}${body}${axes}</c:areaChart>`;
    case "pie":
      return `<c:pieChart>${vary(1)}${body}<c:firstSliceAng val="0"/></c:pieChart>`;
    case "doughnut":
      return `<c:doughnutChart>${vary(1)}${body}<c:firstSliceAng val="0"/><c:holeSize val="50"/></c:doughnutChart>`;
    case "scatter": {
      const style = form.isSmooth ? "smoothMarker" : "lineMarker";
      return `<c:scatterChart><c:scatterStyle val="${style}"/>${vary(0)}${body}${axes}</c:scatterChart>`;
    }
    case "radar": {
      const style = form.isFilled ? "filled" : "marker";
      return `<c:radarChart><c:radarStyle val="${style}"/>${vary(0)}${body}${axes}</c:radarChart>`;
    }
  }
}
