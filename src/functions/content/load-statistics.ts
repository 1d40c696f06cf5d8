import type { Statistic } from "../../contract/index.js";
import { numericValues } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { namingId } from "../calls/naming-id.js";

export function loadStatistic({ services, options }: Call, id: number): Promise<Statistic> {
  const asked = services.client.request("getStatistic", { id }, options);
  return namingId(id, asked).then(({ value }) => value);
}

/** Statistics by id, in order; all are asked for at once, the client joins and queues them. */
export const loadStatistics = (call: Call, ids: readonly number[]): Promise<Statistic[]> =>
  Promise.all(ids.map((id) => loadStatistic(call, id)));

export function requireTable(statistic: Statistic): Statistic["chart"]["table"] {
  const table = numericValues(statistic.chart.table, statistic.platform);
  if (table.categories.length === 0 || table.series.length === 0) throw new CellError("no-chart");
  return table;
}
