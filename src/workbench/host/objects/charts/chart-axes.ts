import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import type { AxisState } from "../../charts/chart-state.js";
import { notModelled } from "../../host-error.js";
import type { ChartTarget } from "../targets.js";
import { drawn } from "./chart-series.js";

interface AxisTarget extends ChartTarget {
  readonly axis: AxisState;
  readonly kind: "Category" | "Value";
}

const axisTitleType = defineType<AxisTarget>("ChartAxisTitle", {
  scalars: {
    text: drawn(
      ({ axis }) => axis.title,
      ({ axis }, value) => {
        axis.title = String(value);
        axis.isTitleVisible = true;
      },
    ),
    visible: drawn(
      ({ axis }) => axis.isTitleVisible,
      ({ axis }, value) => {
        axis.isTitleVisible = value === true;
      },
    ),
  },
});

const gridlinesType = defineType<AxisTarget>("ChartGridlines", {
  scalars: {
    visible: drawn(
      ({ axis }) => axis.hasMajorGridlines,
      ({ axis }, value) => {
        axis.hasMajorGridlines = value === true;
      },
    ),
  },
});

/** A bound of an axis; an empty text stands for "automatic". */
const bound = (key: "minimum" | "maximum") =>
  drawn<AxisTarget>(
    ({ axis }) => axis[key] ?? "",
    ({ axis }, value) => {
      axis[key] = typeof value === "number" ? value : undefined;
    },
  );

const text = (key: "numberFormat" | "categoryType" | "displayUnit") =>
  drawn<AxisTarget>(
    ({ axis }) => axis[key],
    ({ axis }, value) => {
      axis[key] = String(value);
    },
  );

/** That of the cells. */
const linked = "General";

const axisType = defineType<AxisTarget>("ChartAxis", {
  scalars: {
    type: { get: ({ kind }) => kind },
    minimum: bound("minimum"),
    maximum: bound("maximum"),
    numberFormat: text("numberFormat"),
    linkNumberFormat: drawn(
      ({ axis }) => axis.numberFormat === linked,
      ({ axis }, value) => {
        if (value === true) axis.numberFormat = linked;
      },
    ),
    categoryType: text("categoryType"),
    displayUnit: text("displayUnit"),
    reversePlotOrder: drawn(
      ({ axis }) => axis.isReversed,
      ({ axis }, value) => {
        axis.isReversed = value === true;
      },
    ),
    visible: drawn(
      ({ axis }) => axis.isVisible,
      ({ axis }, value) => {
        axis.isVisible = value === true;
      },
    ),
  },
  objects: {
    title: { get: (target) => axisTitleType.of(target) },
    majorGridlines: { get: (target) => gridlinesType.of(target) },
  },
});

const valueAxis = ({ host, chart }: ChartTarget): HostObject =>
  axisType.of({ host, chart, axis: chart.valueAxis, kind: "Value" });
const categoryAxis = ({ host, chart }: ChartTarget): HostObject =>
  axisType.of({ host, chart, axis: chart.categoryAxis, kind: "Category" });

export const axesType = defineType<ChartTarget>("ChartAxes", {
  objects: {
    valueAxis: { get: valueAxis },
    categoryAxis: { get: categoryAxis },
  },
  methods: {
    getItem: {
      call: (target, [type, group]) => {
        if (type === "Category" && group !== "Secondary") return categoryAxis(target);
        if (type === "Value" && group !== "Secondary") return valueAxis(target);
        if (type === "Value") {
          const { host, chart } = target;
          return axisType.of({ host, chart, axis: chart.secondaryValueAxis, kind: "Value" });
        }
        throw notModelled(`ChartAxes.getItem("${String(type)}", "${String(group)}")`);
      },
    },
  },
});
