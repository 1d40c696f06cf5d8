import { cutText, toTitle } from "../cells/write-text.js";
import { categoryRange, showLegend } from "../insert/insert-chart.js";
import type { SpillSize } from "./fit-formats.js";

/** A chart of ours with its present data; ranges, header and the series' names are loaded, values where columns have come. */
export interface FittedChart {
  readonly chart: Excel.Chart;
  readonly marked: Excel.Range;
  readonly spill: Excel.Range;
  readonly headers: Excel.Range;
}

/** A chart that was given its data anew since columns came, and the names its user had typed, by column. */
export interface GrownChart {
  readonly fitted: FittedChart;
  readonly typed: ReadonlyMap<number, string>;
  /** Its series, where they are known without asking; undefined where the next round trip tells. */
  readonly series: readonly Excel.ChartSeries[] | undefined;
}

/** Excel cuts a series' name there. */
const maxNameLength = 255;

/**
 * Queues the fitting of a chart's series to the rows and columns of its data. Each keeps the column it shows; those
 * whose column is gone are deleted. Where columns have come the chart is given its data anew, which alone has Excel
 * call each series by its header's cell: a name that is set would stay when another place stands in the column. A
 * chart of which a user has removed series gains none, since all would be named by position. A single series that is
 * joined by others gets a legend: nothing else would tell them apart.
 *
 * @param before what the chart showed; undefined where nothing tells
 * @returns what {@link fitAnew} has to do, after the next round trip where the series are not known; undefined for nothing
 */
export function fitChart(
  fitted: FittedChart,
  before: SpillSize | undefined,
): GrownChart | undefined {
  const { chart, spill } = fitted;
  const { items } = chart.series;
  const had = before === undefined ? items.length : before.columnCount - 1;
  const now = columnCount(spill);
  const isWhole = items.length === had;
  const columns = columnsOf(fitted, isWhole);
  if (isWhole && now > had) {
    const { sheet, row, column, rowCount } = areaOf(fitted);
    const typed = typedNames(fitted, columns);
    chart.setData(sheet.getRangeByIndexes(row, column + 1, rowCount, now), "Columns");
    if (had === 1) showLegend(chart);
    if (makesSeriesOfAll(fitted)) {
      const series = Array.from({ length: now }, (_, at) => chart.series.getItemAt(at));
      return { fitted, typed, series };
    }
    chart.series.load("items/name");
    return { fitted, typed, series: undefined };
  }
  const gone: Excel.ChartSeries[] = [];
  items.forEach((series, index) => {
    const shown = columns[index];
    if (shown !== undefined && shown > now) gone.push(series);
    else if (shown !== undefined) fitSeries(fitted, series, shown);
  });
  // From the end: Excel knows a series by its position.
  for (const series of gone.reverse()) series.delete();
  return undefined;
}

/** Queues ranges and typed names of a chart that was given its data anew, which has taken its series' names anew. */
export function fitAnew({ fitted, typed, series }: GrownChart): void {
  const items = series ?? fitted.chart.series.items;
  const columns =
    series?.map((_, at) => at + 1) ?? columnsOf(fitted, items.length === columnCount(fitted.spill));
  items.forEach((series, index) => {
    const shown = columns[index];
    if (shown === undefined) return;
    // Whatever Excel has taken for headers and categories.
    fitSeries(fitted, series, shown);
    const name = typed.get(shown);
    if (name !== undefined) series.name = toTitle(name);
  });
}

const columnCount = (spill: Excel.Range) => Math.max(1, spill.columnCount - 1);

/**
 * Whether Excel will make a series of each column: figures all along beneath texts leave it nothing to take for
 * categories. Then all can be written in one round trip, which is one step of undo.
 */
function makesSeriesOfAll({ spill, headers }: FittedChart): boolean {
  const [names = []] = headers.values as unknown[][];
  const figures = (spill.values as unknown[][]).slice(1);
  return (
    figures.length > 0 &&
    names.slice(1).every((name) => typeof name === "string" && /\p{L}/u.test(name)) &&
    figures.every(([, figure]) => typeof figure === "number")
  );
}

const areaOf = ({ marked, spill }: FittedChart) => ({
  sheet: marked.worksheet,
  row: spill.rowIndex,
  column: spill.columnIndex,
  rowCount: spill.rowCount,
});

function fitSeries(fitted: FittedChart, series: Excel.ChartSeries, shown: number): void {
  const { sheet, ...area } = areaOf(fitted);
  const rowCount = Math.max(1, area.rowCount - 1);
  series.setValues(sheet.getRangeByIndexes(area.row + 1, area.column + shown, rowCount, 1));
  series.setXAxisValues(categoryRange(sheet, area));
}

/**
 * The column that each series shows, from 1 on: that whose header is its name, which Excel takes from there. Behind
 * a name that no column or several have stands the column of its position, and an unknown one where series are missing.
 */
function columnsOf(fitted: FittedChart, isWhole: boolean): (number | undefined)[] {
  const names = headersOf(fitted);
  return fitted.chart.series.items.map(({ name }, index) => {
    const found = names.indexOf(name, 1);
    const isFound = name !== "" && found > 0 && !names.includes(name, found + 1);
    if (isFound) return found;
    return isWhole ? index + 1 : undefined;
  });
}

/** Those that differ from their column's header. */
function typedNames(
  fitted: FittedChart,
  columns: readonly (number | undefined)[],
): Map<number, string> {
  const names = headersOf(fitted);
  return new Map(
    fitted.chart.series.items.flatMap(({ name }, index) => {
      const shown = columns[index];
      return shown === undefined || name === "" || name === names[shown] ? [] : [[shown, name]];
    }),
  );
}

/** As a series is called by them. */
const headersOf = ({ headers }: FittedChart): string[] =>
  ((headers.values as unknown[][])[0] ?? []).map((header) =>
    cutText(String(header), maxNameLength),
  );
