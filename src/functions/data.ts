import { distinctNames, joinTables, readUnit } from "../statistics/index.js";
import { guard } from "./guard.js";
import { loadStatistics, requireTable } from "./load/statistics.js";
import { readStatisticIds } from "./read/ids.js";
import { dataOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { dataRows } from "./shape/data-rows.js";

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
    const named = distinctNames(
      statistics.map((each) => ({
        title: each.title,
        id: String(each.identifier),
        table: requireTable(each),
      })),
    );
    const units = statistics.flatMap(({ chart, subject, platform }) =>
      chart.table.series.map(() => readUnit({ unit: chart.unit, subject }, platform)),
    );
    return dataRows(joinTables(named), units, layout, { category: "category", series: "series" });
  });
}
