import type { Zone } from "../../../grid/index.js";
import { parseZone, splitSheet } from "../../../grid/index.js";
import type {
  AxisState,
  ChartState,
  Look,
  SeriesRange,
  SeriesState,
} from "../../charts/chart-state.js";
import { newAxis, newSeries } from "../../charts/chart-state.js";
import type { XmlNode } from "../parts/xml.js";
import { attributeOf, childOf, childrenOf, parseXml, textOf, valueOf } from "../parts/xml.js";
import type { ChartFamily, ChartForm } from "./chart-types.js";
import { plainForm, typeOf } from "./chart-types.js";
import { dashes, emuPerPoint } from "./chart-words.js";

const families: Readonly<Record<string, ChartFamily>> = {
  barChart: "bar",
  lineChart: "line",
  areaChart: "area",
  pieChart: "pie",
  doughnutChart: "doughnut",
  scatterChart: "scatter",
  radarChart: "radar",
};

/** Finds a sheet's id by its name. */
export type SheetByName = (name: string) => string | undefined;

type ReadChart = Omit<ChartState, "id" | "figureId" | "sheetId" | "name">;

/** A chart from its part; kinds that are not modelled have no series. */
export function readChart(xml: string, sheetByName: SheetByName, newId: () => string): ReadChart {
  const chart = childOf(parseXml(xml), "chartSpace", "chart");
  const area = childOf(chart, "plotArea");
  const groups = Object.entries(families).flatMap(([name, family]) =>
    childrenOf(area, name).map((node) => ({ node, family })),
  );
  const ranked = groups.map((group) => ({
    ...group,
    form: formOf(group.node, group.family),
    axes: childrenOf(group.node, "axId").map((axis) => attributeOf(axis, "val")),
    series: childrenOf(group.node, "ser"),
  }));
  const primary = primaryAxes(
    area,
    ranked.flatMap(({ axes }) => axes),
  );
  const isSecondary = (axes: readonly (string | undefined)[]) =>
    axes.length > 0 && !axes.some((id) => id !== undefined && primary.has(id));
  ranked.sort((a, b) => Number(isSecondary(a.axes)) - Number(isSecondary(b.axes)));
  const chartType = typeOf(ranked[0]?.form ?? plainForm);
  const series = ranked.flatMap((group) =>
    group.series.map((node) => {
      const one = readSeries(node, group.form, sheetByName);
      const type = typeOf(group.form);
      if (type !== chartType) one.chartType = type;
      if (isSecondary(group.axes)) one.axisGroup = "Secondary";
      one.gapWidth = Number(valueOf(group.node, "gapWidth") ?? 150);
      return { one, order: Number(valueOf(node, "order") ?? 0) };
    }),
  );
  const title = childOf(chart, "title");
  return {
    chartType,
    style: 2,
    series: series.sort((a, b) => a.order - b.order).map(({ one }) => ({ ...one, id: newId() })),
    title: titleText(title),
    isTitleVisible: title !== undefined,
    isLegendVisible: childOf(chart, "legend") !== undefined,
    legendPosition:
      { t: "Top", l: "Left", r: "Right", tr: "Corner" }[
        valueOf(chart, "legend", "legendPos") ?? "b"
      ] ?? "Bottom",
    ...readAxes(area, primary),
  };
}

function formOf(node: XmlNode, family: ChartFamily): ChartForm {
  const [first] = childrenOf(node, "ser");
  const hasMarkers = valueOf(first, "marker", "symbol") !== "none";
  const isPoints = family === "scatter" && childOf(first, "spPr", "ln", "noFill") !== undefined;
  const style = valueOf(node, "scatterStyle") ?? valueOf(node, "radarStyle") ?? "";
  const grouping = valueOf(node, "grouping");
  const isMarked = family === "line" || family === "scatter" || family === "radar";
  return {
    family,
    grouping:
      grouping === "stacked" || grouping === "percentStacked"
        ? grouping
        : family === "bar"
          ? "clustered"
          : "standard",
    isHorizontal: valueOf(node, "barDir") === "bar",
    hasMarkers: isMarked && hasMarkers && style !== "filled",
    hasLines: !isPoints,
    isSmooth: family === "scatter" && style.startsWith("smooth"),
    isFilled: style === "filled",
    isExploded: childOf(first, "explosion") !== undefined,
  };
}

function readSeries(node: XmlNode, form: ChartForm, sheetByName: SheetByName): SeriesState {
  const series = newSeries("");
  const range = (path: string) => {
    const at = childOf(node, path);
    const [reference] = [...childrenOf(at, "numRef"), ...childrenOf(at, "strRef")];
    return rangeOf(textOf(childOf(reference, "f")), sheetByName);
  };
  series.values = range("val") ?? range("yVal");
  series.categories = range("cat") ?? range("xVal");
  series.nameCell = range("tx");
  const name = childOf(node, "tx", "v");
  if (series.nameCell === undefined && name !== undefined) series.name = textOf(name);
  series.hasDataLabels = valueOf(node, "dLbls", "showVal") === "1";
  series.smooth = form.family === "line" && valueOf(node, "smooth") === "1";
  series.markerStyle = markerOf(valueOf(node, "marker", "symbol"), form);
  series.look = lookOf(childOf(node, "spPr"));
  if (!form.hasLines && series.look.lineStyle === "None") delete series.look.lineStyle;
  for (const point of childrenOf(node, "dPt")) {
    series.points[valueOf(point, "idx") ?? "0"] = lookOf(childOf(point, "spPr"));
  }
  return series;
}

function markerOf(symbol: string | undefined, { hasMarkers }: ChartForm): string {
  if (symbol === undefined || (symbol === "none" && !hasMarkers)) return "Automatic";
  return symbol.charAt(0).toUpperCase() + symbol.slice(1);
}

function lookOf(properties: XmlNode | undefined): Look {
  const colorOf = (node: XmlNode | undefined) => {
    const color = valueOf(node, "solidFill", "srgbClr");
    return color === undefined ? undefined : `#${color}`;
  };
  const line = childOf(properties, "ln");
  const look: Look = {};
  const [fill, color, width] = [colorOf(properties), colorOf(line), attributeOf(line, "w")];
  const dash = valueOf(line, "prstDash");
  const lineStyle = Object.keys(dashes).find((name) => dashes[name] === dash);
  if (fill !== undefined) look.fill = fill;
  if (color !== undefined) look.color = color;
  if (width !== undefined) look.weight = Number(width) / emuPerPoint;
  if (childOf(line, "noFill") !== undefined) look.lineStyle = "None";
  else if (dash !== undefined && lineStyle !== undefined) look.lineStyle = lineStyle;
  return look;
}

function rangeOf(formula: string, sheetByName: SheetByName): SeriesRange | undefined {
  const { sheetName, rest } = splitSheet(formula);
  const sheetId = sheetName === undefined ? undefined : sheetByName(sheetName);
  const zone: Zone | undefined = parseZone(rest);
  return sheetId === undefined || zone === undefined ? undefined : { sheetId, zone };
}

function titleText(title: XmlNode | undefined): string {
  return childrenOf(childOf(title, "tx", "rich"), "p")
    .map((paragraph) =>
      childrenOf(paragraph, "r")
        .map((run) => textOf(childOf(run, "t")))
        .join(""),
    )
    .join("\n");
}

const axisNames = ["catAx", "dateAx", "valAx"] as const;

/** The first pair of axes is the primary one: its value axis does not cross at the far end. */
function primaryAxes(
  area: XmlNode | undefined,
  used: readonly (string | undefined)[],
): Set<string> {
  const far = childrenOf(area, "valAx").find((axis) => valueOf(axis, "crosses") === "max");
  const farIds = new Set([valueOf(far, "axId"), valueOf(far, "crossAx")]);
  const near = used.filter((id) => !farIds.has(id));
  return new Set((near.length === 0 ? used : near).filter((id) => id !== undefined));
}

function readAxes(
  area: XmlNode | undefined,
  primary: ReadonlySet<string>,
): Pick<ChartState, "categoryAxis" | "valueAxis" | "secondaryValueAxis"> {
  const axes = axisNames.flatMap((name) =>
    childrenOf(area, name).map((node) => ({ name, node, id: valueOf(node, "axId") ?? "" })),
  );
  const mine = axes.filter(({ id }) => primary.has(id));
  const value = mine.filter(({ name }) => name === "valAx").at(-1);
  const category = mine.find((axis) => axis !== value);
  const second = axes.find(({ id, name }) => name === "valAx" && !primary.has(id));
  const categoryAxis = readAxis(category?.node, false);
  if (category?.name === "dateAx") categoryAxis.categoryType = "DateAxis";
  else if (valueOf(category?.node, "auto") === "0") categoryAxis.categoryType = "TextAxis";
  return {
    categoryAxis,
    valueAxis: readAxis(value?.node, true),
    secondaryValueAxis: readAxis(second?.node, false),
  };
}

function readAxis(node: XmlNode | undefined, hasMajorGridlines: boolean): AxisState {
  const axis = newAxis(hasMajorGridlines);
  if (node === undefined) return axis;
  const limit = (name: string) => {
    const value = valueOf(node, "scaling", name);
    return value === undefined ? undefined : Number(value);
  };
  const title = childOf(node, "title");
  const unit = valueOf(node, "dispUnits", "builtInUnit");
  return {
    ...axis,
    title: titleText(title),
    isTitleVisible: title !== undefined,
    isVisible: valueOf(node, "delete") !== "1",
    numberFormat: attributeOf(childOf(node, "numFmt"), "formatCode") ?? "General",
    minimum: limit("min"),
    maximum: limit("max"),
    isReversed: valueOf(node, "scaling", "orientation") === "maxMin",
    hasMajorGridlines: childOf(node, "majorGridlines") !== undefined,
    displayUnit: unit === undefined ? "None" : unit.charAt(0).toUpperCase() + unit.slice(1),
  };
}
