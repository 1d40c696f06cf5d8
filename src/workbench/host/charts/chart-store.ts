import type { Workbook, Zone } from "../../grid/index.js";
import { parseZone, pixelsPerPoint, splitSheet } from "../../grid/index.js";
import { HostError, itemNotFound } from "../host-error.js";
import type { ChartState, SavedChart, SeriesRange } from "./chart-state.js";
import { newAxis, newSeries } from "./chart-state.js";
import { gridKind, toGridDefinition } from "./grid-definition.js";
import { readSource } from "./read-source.js";

/** A place on a sheet in points. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const defaultFrame: Frame = { left: 100, top: 50, width: 360, height: 216 };

/** Charts as Excel knows them, drawn by the grid's own charts. */
export class ChartStore {
  private readonly charts = new Map<string, ChartState>();
  private nextId = 1;

  constructor(private readonly workbook: Workbook) {}

  restore(saved: readonly SavedChart[]): void {
    this.charts.clear();
    for (const chart of saved) this.charts.set(chart.id, structuredClone(chart));
  }

  /** Those of a sheet that a user has not deleted on the grid. */
  ofSheet(sheetId: string): ChartState[] {
    const { getters } = this.workbook.model;
    for (const chart of this.charts.values()) {
      if (!getters.isChartDefined(chart.id)) this.charts.delete(chart.id);
    }
    return [...this.charts.values()].filter((chart) => chart.sheetId === sheetId);
  }

  byFigure(figureId: string): ChartState | undefined {
    return [...this.charts.values()].find((chart) => chart.figureId === figureId);
  }

  find(sheetId: string, key: string): ChartState | undefined {
    const wanted = key.toLowerCase();
    const charts = this.ofSheet(sheetId);
    return (
      charts.find(({ id }) => id === key) ??
      charts.find(({ name }) => name.toLowerCase() === wanted)
    );
  }

  add(sheetId: string, chartType: string, source: SeriesRange, seriesBy: unknown): ChartState {
    const number = this.freeNumber();
    const id = `{C${number.toString(16).toUpperCase().padStart(7, "0")}}`;
    const series = readSource(this.workbook, source, seriesBy, () => this.newSeriesId());
    const chart: ChartState = {
      id,
      figureId: `figure-${id}`,
      sheetId,
      name: `Chart ${number}`,
      chartType,
      style: 2,
      series,
      title: series.length === 1 ? "" : "Chart Title",
      isTitleVisible: true,
      isLegendVisible: series.length > 1 || gridKind(chartType) === "pie",
      legendPosition: "Bottom",
      categoryAxis: newAxis(false),
      valueAxis: newAxis(true),
      secondaryValueAxis: newAxis(false),
    };
    const { col, row, offset, size } = this.anchor(sheetId, defaultFrame);
    const result = this.workbook.model.dispatch("CREATE_CHART", {
      sheetId,
      chartId: id,
      figureId: chart.figureId,
      definition: toGridDefinition(this.workbook, chart) as never,
      col,
      row,
      offset,
      size,
    });
    if (!result.isSuccessful) {
      throw new HostError(
        "InvalidArgument",
        `The grid refuses this chart (${result.reasons.join(", ")}).`,
      );
    }
    this.charts.set(id, chart);
    return chart;
  }

  /** The grid has copied the charts of a sheet with it; Excel keeps their names. */
  copy(from: string, to: string): void {
    const { getters } = this.workbook.model;
    const moved = (range: SeriesRange | undefined) =>
      range?.sheetId === from ? { ...range, sheetId: to } : range;
    for (const chart of this.ofSheet(from)) {
      const [id, figureId] = [copyId(chart.id, to), copyId(chart.figureId, to)];
      if (!getters.isChartDefined(id)) continue;
      const copied = { ...structuredClone(chart), id, figureId, sheetId: to };
      for (const series of copied.series) {
        series.nameCell = moved(series.nameCell);
        series.values = moved(series.values);
        series.categories = moved(series.categories);
      }
      this.charts.set(id, copied);
    }
  }

  newSeriesId(): string {
    const taken = new Set(
      [...this.charts.values()].flatMap(({ series }) => series.map(({ id }) => id)),
    );
    while (taken.has(`series-${this.nextId}`)) this.nextId++;
    return `series-${this.nextId++}`;
  }

  addSeries(chart: ChartState, name: unknown): void {
    const series = newSeries(this.newSeriesId());
    if (typeof name === "string") series.name = name;
    // A series made anew takes the chart's categories, as in Excel.
    const known = chart.series.find(({ categories }) => categories !== undefined);
    series.categories = known?.categories;
    chart.series.push(series);
  }

  setData(chart: ChartState, source: SeriesRange, seriesBy: unknown): void {
    const looks = chart.series;
    chart.series = readSource(this.workbook, source, seriesBy, () => this.newSeriesId());
    chart.series.forEach((series, index) => {
      const before = looks[index];
      if (before === undefined) return;
      const { values, categories, nameCell, id } = series;
      Object.assign(series, { ...before, id, values, categories, nameCell, name: undefined });
    });
    this.draw(chart);
  }

  /** Shows the chart's present state on the grid. */
  draw(chart: ChartState): void {
    this.assertExists(chart);
    this.workbook.model.dispatch("UPDATE_CHART", {
      sheetId: chart.sheetId,
      chartId: chart.id,
      figureId: chart.figureId,
      definition: toGridDefinition(this.workbook, chart) as never,
    });
  }

  /** The grid moves the ranges with inserted rows; takes over what it did. */
  followGrid(chart: ChartState): void {
    this.assertExists(chart);
    const definition = this.workbook.model.getters.getChartDefinition(chart.id) as unknown as {
      readonly dataSource?: {
        readonly dataSetsHaveTitle?: boolean;
        readonly dataSets?: readonly { readonly dataSetId: string; readonly dataRange: string }[];
        readonly labelRange?: string;
      };
    };
    for (const { dataSetId, dataRange } of definition.dataSource?.dataSets ?? []) {
      const series = chart.series.find(({ id }) => id === dataSetId);
      const range = this.parse(dataRange, chart.sheetId);
      if (series === undefined || range === undefined) continue;
      const { sheetId, zone } = range;
      const isNamed = definition.dataSource?.dataSetsHaveTitle === true;
      if (isNamed) series.nameCell = { sheetId, zone: { ...zone, bottom: zone.top } };
      series.values = isNamed ? { sheetId, zone: { ...zone, top: zone.top + 1 } } : range;
    }
    const labels = definition.dataSource?.labelRange;
    const range = labels === undefined ? undefined : this.parse(labels, chart.sheetId);
    if (range !== undefined) {
      for (const series of chart.series)
        if (series.categories !== undefined) series.categories = range;
    }
  }

  delete(chart: ChartState): void {
    this.assertExists(chart);
    this.workbook.model.dispatch("DELETE_FIGURE", {
      sheetId: chart.sheetId,
      figureId: chart.figureId,
    });
    this.charts.delete(chart.id);
  }

  rename(chart: ChartState, name: string): void {
    chart.name = name;
  }

  frame(chart: ChartState): Frame {
    this.assertExists(chart);
    return frameOf(this.workbook, chart.sheetId, chart.figureId);
  }

  place(chart: ChartState, change: Partial<Frame>): void {
    const { sheetId, figureId } = chart;
    placeFigure(this.workbook, sheetId, figureId, { ...this.frame(chart), ...change });
  }

  save(): SavedChart[] {
    const charts = this.workbook.sheets.ids().flatMap((sheetId) => this.ofSheet(sheetId));
    for (const chart of charts) this.followGrid(chart);
    const saved = structuredClone(charts);
    // Asking for a point makes it an empty look: nothing that was written.
    for (const { points } of saved.flatMap(({ series }) => series)) {
      for (const [index, look] of Object.entries(points)) {
        if (look === undefined || Object.keys(look).length === 0)
          Reflect.deleteProperty(points, index);
      }
    }
    return saved;
  }

  private anchor(sheetId: string, frame: Frame) {
    return anchorOf(this.workbook, sheetId, frame);
  }

  private assertExists(chart: ChartState): void {
    if (!this.workbook.model.getters.isChartDefined(chart.id)) throw itemNotFound(chart.name);
  }

  private parse(address: string, ownSheet: string): SeriesRange | undefined {
    const { sheetName, rest } = splitSheet(address);
    const zone = parseZone(rest);
    const sheetId = sheetName === undefined ? ownSheet : this.workbook.sheets.named(sheetName);
    return zone === undefined || sheetId === undefined ? undefined : { sheetId, zone };
  }

  private freeNumber(): number {
    for (let number = 1; ; number++) {
      const name = `Chart ${number}`;
      const id = `{C${number.toString(16).toUpperCase().padStart(7, "0")}}`;
      const isTaken = [...this.charts.values()].some(
        (chart) => chart.id === id || chart.name === name,
      );
      if (!isTaken) return number;
    }
  }
}

/** What the grid calls the copy of a drawing on a copied sheet. */
export const copyId = (id: string, sheetId: string): string =>
  `${sheetId}??${id.split("??").pop() ?? ""}`;

/** Where a cell begins, in points from the sheet's corner. */
function cellOrigin(workbook: Workbook, sheetId: string, row: number, col: number) {
  const { getters } = workbook.model;
  const left = getters.getColRowOffset("COL", 0, col, sheetId);
  const top = getters.getColRowOffset("ROW", 0, row, sheetId);
  return { left: left / pixelsPerPoint, top: top / pixelsPerPoint };
}

export function zoneFrame(workbook: Workbook, sheetId: string, zone: Zone): Frame {
  const start = cellOrigin(workbook, sheetId, zone.top, zone.left);
  const end = cellOrigin(workbook, sheetId, zone.bottom + 1, zone.right + 1);
  return { ...start, width: end.left - start.left, height: end.top - start.top };
}

export function frameOf(workbook: Workbook, sheetId: string, figureId: string): Frame {
  const figure = workbook.model.getters.getFigure(sheetId, figureId);
  if (figure === undefined) throw itemNotFound("the drawing");
  const { left, top } = cellOrigin(workbook, sheetId, figure.row, figure.col);
  return {
    left: left + figure.offset.x / pixelsPerPoint,
    top: top + figure.offset.y / pixelsPerPoint,
    width: figure.width / pixelsPerPoint,
    height: figure.height / pixelsPerPoint,
  };
}

/** The grid anchors drawings to a cell. */
export function anchorOf(workbook: Workbook, sheetId: string, frame: Frame) {
  const { getters } = workbook.model;
  const whole = workbook.sheets.zoneOf(sheetId);
  let [col, row] = [0, 0];
  let [x, y] = [Math.max(0, frame.left * pixelsPerPoint), Math.max(0, frame.top * pixelsPerPoint)];
  const size = (dimension: "ROW" | "COL", index: number) =>
    getters.getHeaderSize(sheetId, dimension, index);
  while (col < whole.right && x >= size("COL", col)) x -= size("COL", col++);
  while (row < whole.bottom && y >= size("ROW", row)) y -= size("ROW", row++);
  return {
    col,
    row,
    offset: { x: Math.round(x), y: Math.round(y) },
    size: {
      width: Math.max(20, Math.round(frame.width * pixelsPerPoint)),
      height: Math.max(20, Math.round(frame.height * pixelsPerPoint)),
    },
  };
}

export function placeFigure(
  workbook: Workbook,
  sheetId: string,
  figureId: string,
  frame: Frame,
): void {
  const { col, row, offset, size } = anchorOf(workbook, sheetId, frame);
  workbook.model.dispatch("UPDATE_FIGURE", { sheetId, figureId, col, row, offset, ...size });
}
