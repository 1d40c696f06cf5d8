import type { HostObject, ScalarMember } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import type { Look, SeriesRange, SeriesState } from "../../charts/chart-state.js";
import { seriesName, xcOf } from "../../charts/grid-definition.js";
import { invalidArgument, notModelled } from "../../host-error.js";
import type { ChartTarget, RangeTarget } from "../targets.js";

interface SeriesTarget extends ChartTarget {
  readonly series: SeriesState;
}

/** A scalar of a state that is drawn anew when it is set. */
export function drawn<T extends ChartTarget>(
  get: (target: T) => unknown,
  set: (target: T, value: unknown) => void,
): ScalarMember<T> {
  return {
    get,
    set: (target, value) => {
      target.host.charts.followGrid(target.chart);
      set(target, value);
      target.host.charts.draw(target.chart);
    },
  };
}

interface LookTarget extends ChartTarget {
  readonly look: Look;
}

const lineType = defineType<LookTarget>("ChartLineFormat", {
  scalars: {
    color: drawn(
      ({ look }) => look.color ?? "",
      ({ look }, value) => {
        look.color = String(value);
      },
    ),
    lineStyle: drawn(
      ({ look }) => look.lineStyle ?? "Automatic",
      ({ look }, value) => {
        look.lineStyle = String(value);
      },
    ),
    weight: drawn(
      ({ look }) => look.weight ?? 2.25,
      ({ look }, value) => {
        look.weight = Number(value);
      },
    ),
  },
  methods: {
    clear: {
      call: ({ look }) => {
        delete look.color;
        delete look.lineStyle;
      },
    },
  },
});

const fillType = defineType<LookTarget>("ChartFill", {
  methods: {
    setSolidColor: {
      call: ({ host, chart, look }, [color]) => {
        look.fill = String(color);
        host.charts.draw(chart);
      },
    },
    getSolidColor: { call: ({ look }) => look.fill ?? null },
    clear: {
      call: ({ host, chart, look }) => {
        delete look.fill;
        host.charts.draw(chart);
      },
    },
  },
});

const seriesFormatType = defineType<SeriesTarget>("ChartSeriesFormat", {
  objects: {
    line: { get: ({ host, chart, series }) => lineType.of({ host, chart, look: series.look }) },
    fill: { get: ({ host, chart, series }) => fillType.of({ host, chart, look: series.look }) },
  },
});

const pointFormatType = defineType<LookTarget>("ChartPointFormat", {
  objects: {
    border: { get: (point) => lineType.of(point) },
    fill: { get: (point) => fillType.of(point) },
  },
});

const pointType = defineType<LookTarget>("ChartPoint", {
  objects: { format: { get: (point) => pointFormatType.of(point) } },
});

const pointCount = ({ series }: SeriesTarget) => {
  const zone = series.values?.zone;
  return zone === undefined ? 0 : (zone.bottom - zone.top + 1) * (zone.right - zone.left + 1);
};

const pointsType = defineType<SeriesTarget>("ChartPointsCollection", {
  scalars: { count: { get: pointCount } },
  items: (target) =>
    Array.from({ length: pointCount(target) }, (_, index) =>
      pointType.of({
        host: target.host,
        chart: target.chart,
        look: (target.series.points[String(index)] ??= {}),
      }),
    ),
});

function rangeOf(given: unknown): SeriesRange {
  const target = (given as HostObject | null)?.target as RangeTarget | undefined;
  if (target === undefined || !("zone" in target)) throw invalidArgument("A range is missing.");
  return { sheetId: target.sheetId, zone: target.zone };
}

function cellsOf({ host, chart, series }: SeriesTarget, dimension: unknown): unknown[] {
  host.charts.followGrid(chart);
  const range = dimension === "Categories" ? series.categories : series.values;
  if (dimension !== "Categories" && dimension !== "Values") {
    throw notModelled(`ChartSeries.getDimensionValues("${String(dimension)}")`);
  }
  if (range === undefined) return [];
  const values: unknown[] = [];
  for (let row = range.zone.top; row <= range.zone.bottom; row++) {
    for (let col = range.zone.left; col <= range.zone.right; col++) {
      values.push(host.workbook.value({ sheetId: range.sheetId, row, col }));
    }
  }
  return values;
}

const seriesType = defineType<SeriesTarget>("ChartSeries", {
  scalars: {
    name: drawn(
      ({ host, series }) => seriesName(host.workbook, series),
      ({ series }, value) => {
        series.name = String(value);
      },
    ),
    chartType: drawn(
      ({ chart, series }) => series.chartType ?? chart.chartType,
      ({ series }, value) => {
        series.chartType = String(value);
      },
    ),
    axisGroup: drawn(
      ({ series }) => series.axisGroup,
      ({ series }, value) => {
        series.axisGroup = value === "Secondary" ? "Secondary" : "Primary";
      },
    ),
    hasDataLabels: drawn(
      ({ series }) => series.hasDataLabels,
      ({ series }, value) => {
        series.hasDataLabels = value === true;
      },
    ),
    smooth: drawn(
      ({ series }) => series.smooth,
      ({ series }, value) => {
        series.smooth = value === true;
      },
    ),
    markerStyle: drawn(
      ({ series }) => series.markerStyle,
      ({ series }, value) => {
        series.markerStyle = String(value);
      },
    ),
    gapWidth: drawn(
      ({ series }) => series.gapWidth,
      ({ series }, value) => {
        series.gapWidth = Number(value);
      },
    ),
    plotOrder: { get: ({ chart, series }) => chart.series.indexOf(series) },
  },
  objects: {
    format: { get: (target) => seriesFormatType.of(target) },
    points: { get: (target) => pointsType.of(target) },
  },
  methods: {
    delete: {
      call: ({ host, chart, series }) => {
        host.charts.followGrid(chart);
        chart.series = chart.series.filter((one) => one !== series);
        host.charts.draw(chart);
      },
    },
    setValues: {
      call: ({ host, chart, series }, [range]) => {
        host.charts.followGrid(chart);
        series.values = rangeOf(range);
        host.charts.draw(chart);
      },
    },
    setXAxisValues: {
      call: ({ host, chart, series }, [range]) => {
        host.charts.followGrid(chart);
        series.categories = rangeOf(range);
        host.charts.draw(chart);
      },
    },
    getDimensionValues: { call: (target, [dimension]) => cellsOf(target, dimension) },
    getDimensionStringValues: {
      call: (target, [dimension]) => cellsOf(target, dimension).map(String),
    },
    getDimensionDataSourceString: {
      call: ({ host, chart, series }, [dimension]) => {
        host.charts.followGrid(chart);
        const range = dimension === "Categories" ? series.categories : series.values;
        return range === undefined ? "" : `=${xcOf(host.workbook, range)}`;
      },
    },
  },
});

export const seriesCollectionType = defineType<ChartTarget>("ChartSeriesCollection", {
  scalars: { count: { get: ({ chart }) => chart.series.length } },
  items: ({ host, chart }) => chart.series.map((series) => seriesType.of({ host, chart, series })),
  methods: {
    add: {
      call: ({ host, chart }, [name]) => {
        host.charts.followGrid(chart);
        host.charts.addSeries(chart, name);
        host.charts.draw(chart);
        const series = chart.series.at(-1);
        return series === undefined ? null : seriesType.of({ host, chart, series });
      },
    },
  },
});
