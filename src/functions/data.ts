import type { ChartTable, Statistic } from "../contract/index.js";
import {
  distinctNames,
  hasTransforms,
  joinTables,
  seriesUnit,
  type Transforms,
} from "../statistics/index.js";
import { guard, type Call } from "./calls/guard.js";
import type { MoneyConversion } from "./currency/convert-money.js";
import { CellError } from "./messages/cell-error.js";
import { requireFilled } from "./read/arguments.js";
import { conversionFor, factsOf, loadIndicatorTable } from "./indicators/load-indicator-table.js";
import { createErrorMarks, isMarked, type ErrorMarks } from "./read/error-cells.js";
import {
  figuresOfPlaces,
  fillMarked,
  markedTable,
  noUnit,
  type IndicatorTable,
} from "./shape/indicator-figures.js";
import { loadCurrency, loadSeveralIndicators, loadTransforms } from "./calls/lazy-parts.js";
import { noteForecasts } from "./indicators/note-forecasts.js";
import { readPlaces } from "./indicators/place-codes.js";
import { loadStatistics, requireTable } from "./content/load-statistics.js";
import { readIndicatorIds, readStatisticIds } from "./read/ids.js";
import { dataOptions, indicatorOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { readBounds, type Bounds } from "./read/window.js";
import { requireClearScales } from "./shape/units/clear-scales.js";
import { dataRows, type DataLayout, type Figures } from "./shape/data-rows.js";
import { withinBounds } from "./shape/indicator-table.js";

/**
 * Shows a statistic's data: categories down, series across; several ids side by side.
 * @customfunction DATA DATA
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statdata
 * @param id Number of a statistic, as STAT.SEARCH shows it; a range or comma list for several.
 * @param [options] Such as "layout=long; sort=desc; limit=10; na=#N/A; unit=on; scale=1; headers=off".
 * @param invocation Given by Excel.
 * @returns A table with one row per category.
 * @cancelable
 * @requiresAddress
 */
export function data(
  id: unknown[][],
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.DATA", invocation, async (call) => {
    const layout = readOptions(options, dataOptions);
    const marks = createErrorMarks();
    const ids = readStatisticIds(id, "STAT.DATA", marks);
    marks.requireMore(ids.map(String));
    const conversion = await conversionFor(call, layout, ids.length);
    const numbers = ids.filter((each) => typeof each === "number");
    const statistics = await loadStatistics(call, numbers);
    const loaded = await Promise.all(
      statistics.map((each) => loadFigures(call, each, layout, conversion)),
    );
    const based = await showable(call, marks, loaded, layout);
    const [beside] = based;
    const parts = ids.flatMap((each) => {
      // By the number that was asked for: a service may answer with what has taken its place, which
      // has a number of its own.
      const found = typeof each === "number" ? based[numbers.indexOf(each)] : undefined;
      if (found !== undefined) return [found];
      if (beside === undefined) return [];
      return [
        {
          ...beside,
          ...markedTable(String(each), beside.table),
          units: [noUnit],
          id: String(each),
        },
      ];
    });
    const units = parts.flatMap((part) => part.units);
    const names = parts.flatMap(({ table, about }) => [
      ...table.categories,
      ...table.series.map(({ name }) => name),
      about,
    ]);
    await requireClearScales(units, layout.scale, names);
    const words = { category: "category", series: "series" };
    const published = parts.flatMap((part) => part.said);
    const figures = fillMarked({ table: joinTables(distinctNames(parts)), units, published });
    const isLeft = await leftIn(figures.table, layout);
    for (const each of based) noteForecasts(call, each.table, each.published, undefined, isLeft);
    const shown = marks.restore(await dataRows(figures, layout, words));
    if (layout.show?.includes("notes") !== true) return shown;
    const { tableNotes } = await loadSeveralIndicators();
    return [...shown, ...tableNotes(based, layout, isLeft)];
  });
}

/**
 * Shows indicators: periods down, places across; several ids side by side.
 * @customfunction INDICATOR INDICATOR
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statindicator
 * @param id Id of an indicator, as STAT.INDICATORS shows it; a range or comma list for several.
 * @param [geos] Places in any spelling (Germany, DE, DEU, 276); a range or comma list. Worldwide or the only one if omitted.
 * @param [from] First period: a year, a date, a period or -10Y. The first there is if omitted.
 * @param [to] Last period: a year, a date, a period or today. The last there is if omitted.
 * @param [options] Such as "header=name; layout=long; sort=desc; na=#N/A; unit=on; scale=1".
 * @param invocation Given by Excel.
 * @returns A table with one row per period.
 * @cancelable
 * @requiresAddress
 * @requiresParameterAddresses
 */
export function indicator(
  id: unknown[][],
  geos: unknown[][],
  from: unknown,
  to: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.INDICATOR", invocation, async (call) => {
    const layout = readOptions(options, indicatorOptions);
    const { layout: form = "wide" } = layout;
    // Other tables name their periods in their rows.
    requireFilled(invocation, form === "cross" ? { id, geos, from } : { id, geos });
    const bounds = form === "cross" ? undefined : readBounds(from, to, call.today);
    if (form !== "cross" && layout.show?.includes("period") === true) {
      throw new CellError("bad-combination", { one: "show=period", other: `layout=${form}` });
    }
    const marks = createErrorMarks();
    const ids = readIndicatorIds(id, marks);
    const places = await readPlaces(geos, marks);
    marks.requireMore(places);
    const found = await loadTables(call, ids, places, layout);
    const based = await showable(call, marks, found, layout);
    const isJoined = ids.length > 1;
    const tables = isJoined ? (await loadSeveralIndicators()).inOrder(ids, based) : based;
    const units = tables.map(({ unit }) => unit);
    await requireClearScales(
      units,
      layout.scale,
      tables.map(({ title }) => title),
    );
    if (form === "cross") {
      const { crossRows } = await loadSeveralIndicators();
      return marks.restore(await crossRows(call, tables, { from, to }, layout));
    }
    const joined = await joinedFigures(tables, layout, isJoined);
    const isLeft = await leftIn(withinBounds(joined.table, bounds), layout);
    for (const each of tables) noteForecasts(call, each.table, each.indicator, bounds, isLeft);
    const shown = marks.restore(await wideRows(joined, bounds, { ...layout, layout: form }));
    if (layout.show?.includes("notes") !== true) return shown;
    const { noteRows } = await loadSeveralIndicators();
    return [...shown, ...(await noteRows(tables, layout, bounds, isLeft))];
  });
}

type IndicatorRequest = Parameters<typeof loadIndicatorTable>;

/** Of several the one that refuses a place is named. */
const loadTables = (
  call: Call,
  ids: readonly string[],
  places: IndicatorRequest[2],
  layout: IndicatorRequest[3],
): Promise<IndicatorTable[]> =>
  Promise.all(
    ids
      .filter((each) => !isMarked(each))
      .map((each) =>
        loadIndicatorTable(call, each, places, layout).catch(async (error: unknown) => {
          if (ids.length < 2) throw error;
          throw (await loadSeveralIndicators()).refusalOf(error, each);
        }),
      ),
  );

async function joinedFigures(
  tables: readonly IndicatorTable[],
  layout: { readonly header?: readonly string[] | undefined },
  isJoined: boolean,
): Promise<Figures> {
  const [only] = tables;
  if (!isJoined && only !== undefined) return figuresOfPlaces(only);
  return (await loadSeveralIndicators()).joinIndicators(tables, layout);
}

/**
 * Of an index, series without a figure at the base marked with the reason.
 * @throws CellError for periods that are to be dates and have none
 */
async function showable<T extends Pick<IndicatorTable, "title" | "table" | "unbased">>(
  call: Call,
  marks: ErrorMarks,
  tables: readonly T[],
  options: Transforms & Pick<DataLayout, "dates">,
): Promise<readonly T[]> {
  if ((options.dates ?? "label") !== "label")
    (await loadSeveralIndicators()).requireDatedYears(tables);
  if (options.rebase === undefined) return tables;
  return (await loadTransforms()).markUnbased(call, marks, tables, options);
}

/** A statistic's figures as a formula wants them. */
async function loadFigures(
  call: Call,
  statistic: Statistic,
  layout: Transforms & { readonly scale?: string | undefined },
  conversion: MoneyConversion | undefined,
) {
  const figures = figuresOf(statistic);
  const converted =
    conversion === undefined
      ? figures
      : { ...figures, ...(await (await loadCurrency()).convertEach(conversion, figures)) };
  const { table, units } = converted;
  const transforms = hasTransforms(layout) ? await loadTransforms() : undefined;
  return {
    id: String(statistic.identifier),
    title: statistic.title,
    ...converted,
    ...transforms?.transformed({ table, unit: noUnit }, layout, factsOf(call, statistic)),
    units: transforms ? units.map((each) => transforms.transformedUnit(each, layout)) : units,
    published: statistic,
  };
}

/** A statistic's figures as they were published. */
function figuresOf(statistic: Statistic) {
  const { chart, title, subject, platform, measure } = statistic;
  const table = requireTable(statistic);
  const content = { unit: chart.unit, subject };
  const units = table.series.map(({ name }) => seriesUnit(content, name, platform));
  return {
    table,
    units,
    said: units.map(({ text }) => text),
    about: `${title} ${subject}`,
    kind: measure?.kind,
  };
}

/** Which rows `limit=` leaves, where it is given. */
const leftIn = async (table: ChartTable, layout: Pick<DataLayout, "sort" | "limit">) =>
  layout.limit === undefined ? undefined : (await loadSeveralIndicators()).leftRows(table, layout);

function wideRows(
  joined: Figures,
  bounds: Bounds | undefined,
  layout: DataLayout,
): Promise<unknown[][]> {
  const { table, ...others } = fillMarked(joined);
  const words = { category: "period", series: "geo" };
  return dataRows({ ...others, table: withinBounds(table, bounds) }, layout, words);
}
