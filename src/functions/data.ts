import type { Statistic } from "../contract/index.js";
import {
  distinctNames,
  hasTransforms,
  joinTables,
  readUnit,
  transformedUnit,
} from "../statistics/index.js";
import { guard } from "./calls/guard.js";
import { CellError } from "./messages/cell-error.js";
import { factsOf, loadIndicatorTable } from "./load/indicator-tables.js";
import { joinIndicators } from "./shape/join-indicators.js";
import { loadSeveralIndicators, loadTransforms } from "./load/lazy-parts.js";
import { readPlaces } from "./load/place-codes.js";
import { loadStatistics, requireTable } from "./load/statistics.js";
import { readIndicatorIds, readStatisticIds } from "./read/ids.js";
import { dataOptions, indicatorOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { readBounds, type Bounds } from "./read/window.js";
import { dataRows, type DataLayout, type Figures } from "./shape/data-rows.js";
import { withinBounds } from "./shape/indicator-table.js";

/**
 * Shows a statistic's data: categories down, series across; several ids side by side.
 * @customfunction DATA DATA
 * @helpurl https://localhost:3000/functions.html#data
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
    const statistics = await loadStatistics(call, readStatisticIds(id, "STAT.DATA"));
    const transforms = hasTransforms(layout) ? await loadTransforms() : undefined;
    const tableOf = (each: Statistic) => {
      const table = requireTable(each);
      return transforms?.transformed(table, layout, factsOf(call, each)) ?? table;
    };
    const named = distinctNames(
      statistics.map((each) => ({
        title: each.title,
        id: String(each.identifier),
        table: tableOf(each),
      })),
    );
    const units = statistics.flatMap(({ chart, subject, platform }) =>
      chart.table.series.map(() =>
        transformedUnit(readUnit({ unit: chart.unit, subject }, platform), layout),
      ),
    );
    const words = { category: "category", series: "series" };
    return dataRows({ table: joinTables(named), units }, layout, words);
  });
}

/**
 * Shows indicators: periods down, places across; several ids side by side.
 * @customfunction INDICATOR INDICATOR
 * @helpurl https://localhost:3000/functions.html#indicator
 * @param id Id of an indicator, as STAT.INDICATORS shows it; a range or comma list for several.
 * @param [geos] Places in any spelling (Germany, DE, DEU, 276); a range or comma list. Worldwide or the only one if omitted.
 * @param [from] First period: a year, a date, a period or -10Y. The first there is if omitted.
 * @param [to] Last period: a year, a date, a period or today. The last there is if omitted.
 * @param [options] Such as "header=name; layout=long; sort=desc; na=#N/A; unit=on; scale=1".
 * @param invocation Given by Excel.
 * @returns A table with one row per period.
 * @cancelable
 * @requiresAddress
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
    const bounds = layout.layout === "cross" ? undefined : readBounds(from, to, call.today);
    if (layout.layout !== "cross" && layout.show?.includes("period") === true) {
      const other = `layout=${layout.layout ?? "wide"}`;
      throw new CellError("bad-combination", { one: "show=period", other });
    }
    const places = await readPlaces(geos);
    const tables = await Promise.all(
      readIndicatorIds(id).map((each) => loadIndicatorTable(call, each, places, layout)),
    );
    const rows =
      layout.layout === "cross"
        ? await (await loadSeveralIndicators()).crossRows(call, tables, { from, to }, layout)
        : wideRows(joinIndicators(tables, layout), bounds, { ...layout, layout: layout.layout });
    if (layout.show?.includes("notes") !== true) return rows;
    return [...rows, ...(await (await loadSeveralIndicators()).noteRows(tables))];
  });
}

function wideRows(
  { table, ...others }: Figures,
  bounds: Bounds | undefined,
  layout: DataLayout,
): unknown[][] {
  const words = { category: "period", series: "geo" };
  return dataRows({ ...others, table: withinBounds(table, bounds) }, layout, words);
}
