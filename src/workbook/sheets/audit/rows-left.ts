import type { ChartTable, Statistic } from "../../../contract/index.js";
import { limitTable, sortTable, sortWords } from "../../../statistics/index.js";
import type { RequestUse } from "../../requests/collect-uses.js";

/** Options that take no row away and bring none. */
const harmless = /^(?:limit|sort|unit|headers|header|na|scale|show|dates|transpose)$/;

/**
 * The categories that `limit=` leaves of a statistic. Undefined where there is no limit, or where only the function
 * knows the rows: of several contents, of indicators within their bounds, and of figures that are computed.
 */
export function rowsLeft(
  options: string,
  requests: readonly RequestUse[],
): readonly string[] | undefined {
  const written = [...options.matchAll(/([a-z]+)\s*=\s*([\w-]*)/gi)];
  const given = new Map(
    written.map(([, key = "", value = ""]) => [key.toLowerCase(), value.toLowerCase()]),
  );
  const count = Number(given.get("limit") ?? "");
  if (!Number.isInteger(count) || count === 0) return undefined;
  if (![...given.keys()].every((key) => harmless.test(key))) return undefined;
  const order = sortWords.find((word) => word === (given.get("sort") ?? "none"));
  const table = onlyTable(requests);
  if (order === undefined || table === undefined) return undefined;
  return limitTable(sortTable(table, order), count).categories;
}

function onlyTable([first, ...others]: readonly RequestUse[]): ChartTable | undefined {
  if (first?.request.operation !== "getStatistic" || others.length > 0) return undefined;
  return (first.kept?.value as Statistic | undefined)?.chart.table;
}
