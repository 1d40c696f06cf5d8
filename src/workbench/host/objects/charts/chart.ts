import { defineType } from "../../batch/object-type.js";
import type { Frame } from "../../charts/chart-store.js";
import { zoneFrame } from "../../charts/chart-store.js";
import { HostError, invalidArgument, notModelled } from "../../host-error.js";
import { zoneOf } from "../ranges/range-methods.js";
import type { ChartTarget, RangeTarget } from "../targets.js";
import { objectOf } from "../targets.js";
import { axesType } from "./chart-axes.js";
import { drawn, seriesCollectionType } from "./chart-series.js";
import type { HostObject } from "../../batch/object-type.js";

const titleType = defineType<ChartTarget>("ChartTitle", {
  scalars: {
    text: drawn(
      ({ chart }) => chart.title,
      ({ chart }, value) => {
        chart.title = String(value);
        chart.isTitleVisible = true;
      },
    ),
    visible: drawn(
      ({ chart }) => chart.isTitleVisible,
      ({ chart }, value) => {
        chart.isTitleVisible = value === true;
      },
    ),
  },
});

const legendType = defineType<ChartTarget>("ChartLegend", {
  scalars: {
    visible: drawn(
      ({ chart }) => chart.isLegendVisible,
      ({ chart }, value) => {
        chart.isLegendVisible = value === true;
      },
    ),
    position: drawn(
      ({ chart }) => chart.legendPosition,
      ({ chart }, value) => {
        chart.legendPosition = String(value);
      },
    ),
  },
});

const side = (key: keyof Frame) => ({
  get: ({ host, chart }: ChartTarget) => host.charts.frame(chart)[key],
  set: ({ host, chart }: ChartTarget, points: unknown) => {
    host.charts.place(chart, { [key]: Number(points) });
  },
});

function setPosition({ host, chart }: ChartTarget, start: unknown, end: unknown): void {
  const sheet = { host, sheetId: chart.sheetId };
  const from = zoneOf(sheet, start);
  const first = zoneFrame(host.workbook, chart.sheetId, from);
  if (end === undefined || end === null) {
    host.charts.place(chart, { left: first.left, top: first.top });
    return;
  }
  const to = zoneOf(sheet, end);
  host.workbook.sheets.makeRoom(chart.sheetId, to.bottom, to.right);
  host.charts.place(
    chart,
    zoneFrame(host.workbook, chart.sheetId, {
      top: from.top,
      left: from.left,
      bottom: Math.max(from.bottom, to.bottom),
      right: Math.max(from.right, to.right),
    }),
  );
}

defineType<ChartTarget>("Chart", {
  id: ({ chart }) => chart.id,
  scalars: {
    id: { get: ({ chart }) => chart.id },
    name: {
      get: ({ chart }) => chart.name,
      set: ({ host, chart }, name) => {
        const other = host.charts.find(chart.sheetId, String(name));
        if (other !== undefined && other !== chart) {
          throw new HostError(
            "ItemAlreadyExists",
            `There is a chart called "${String(name)}" already.`,
          );
        }
        host.charts.rename(chart, String(name));
      },
    },
    chartType: drawn(
      ({ chart }) => chart.chartType,
      ({ chart }, value) => {
        chart.chartType = String(value);
      },
    ),
    style: drawn(
      ({ chart }) => chart.style,
      ({ chart }, value) => {
        chart.style = Number(value);
      },
    ),
    left: side("left"),
    top: side("top"),
    width: side("width"),
    height: side("height"),
  },
  objects: {
    axes: { get: (target) => axesType.of(target) },
    legend: { get: (target) => legendType.of(target) },
    series: { get: (target) => seriesCollectionType.of(target) },
    title: { get: (target) => titleType.of(target) },
    worksheet: {
      get: ({ host, chart }) => objectOf("Worksheet", { host, sheetId: chart.sheetId }),
    },
  },
  methods: {
    activate: {
      call: ({ host, chart }) => {
        host.workbook.sheets.activate(chart.sheetId);
        host.workbook.model.dispatch("SELECT_FIGURE", { figureId: chart.figureId });
      },
    },
    delete: {
      call: ({ host, chart }) => {
        host.assertStructureEditable(chart.sheetId);
        host.charts.delete(chart);
      },
    },
    setData: {
      call: ({ host, chart }, [source, seriesBy]) => {
        const target = (source as HostObject | null)?.target as RangeTarget | undefined;
        if (target === undefined || !("zone" in target))
          throw invalidArgument("A range is missing.");
        host.charts.setData(chart, target, seriesBy);
      },
    },
    setPosition: {
      call: (target, [start, end]) => {
        setPosition(target, start, end);
      },
    },
    getImage: {
      call: ({ host, chart }) => {
        const image = host.chartImage(chart);
        if (image === undefined) throw notModelled("Chart.getImage where nothing is drawn");
        return image;
      },
    },
  },
});
