import type { ChartTable } from "../../contract/index.js";
import {
  filterRows,
  isFiscalYear,
  parsePeriod,
  toIsoDate,
  type Period,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Bounds } from "../read/window.js";

/** Whether a period overlaps the bounds; with bounds, what is no period is outside. */
export const isWithin = (period: Period | undefined, bounds: Bounds | undefined): boolean =>
  bounds === undefined ||
  (period !== undefined && period.end >= bounds.start && period.start <= bounds.end);

/** The periods that overlap the bounds; with bounds, labels that are no periods are left out. */
export function withinBounds(table: ChartTable, bounds: Bounds | undefined): ChartTable {
  if (bounds === undefined) return table;
  const { fiscal } = bounds;
  if (fiscal !== undefined && !table.categories.some(isFiscalYear)) {
    throw new CellError("fiscal-year", { period: fiscal });
  }
  const kept = filterRows(table, (category) => isWithin(parsePeriod(category), bounds));
  if (kept.categories.length > 0) return kept;
  const [first, last] = [table.categories[0] ?? "", table.categories.at(-1) ?? ""];
  throw new CellError("outside-periods", { bounds: daysOf(bounds), first, last });
}

/** "from=2016-12-01", which was typed as -10Y. */
const daysOf = ({ start, end }: Bounds): string =>
  Object.entries({ from: start, to: end })
    .flatMap(([name, day]) => (Number.isFinite(day) ? [`${name}=${toIsoDate(day)}`] : []))
    .join("; ");

export function nameSeries(
  { categories, series }: ChartTable,
  names: readonly string[],
): ChartTable {
  return {
    categories,
    series: series.map(({ name, values }, index) => ({ name: names[index] ?? name, values })),
  };
}
