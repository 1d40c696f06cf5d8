import type { ChartTable, Measure } from "../../contract/index.js";
import {
  distinctNames,
  frequencyOf,
  hasTransforms,
  joinTables,
  readUnit,
  transformedUnit,
  type Unit,
} from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { CellError } from "../messages/cell-error.js";
import { nameSeries } from "../shape/indicator-table.js";
import type { TransformOptions } from "../transforms/transform-table.js";
import { defaultPlace } from "./default-place.js";
import { geoNames, indicatorTable, loadIndicator } from "./indicators.js";
import { loadTransforms } from "./lazy-parts.js";
import { readGeos } from "./place-codes.js";

interface IndicatorOptions extends TransformOptions {
  readonly header?: "code" | "name" | undefined;
}

interface TitledTable {
  readonly title: string;
  readonly id: string;
  readonly table: ChartTable;
  readonly unit: Unit;
}

/** The places of one indicator side by side, or of several one after another, joined by their periods. */
export async function indicatorTables(
  call: Call,
  ids: readonly string[],
  places: readonly string[],
  options: IndicatorOptions,
): Promise<{ readonly table: ChartTable; readonly units: readonly Unit[] }> {
  const tables = await Promise.all(ids.map((id) => tableOf(call, id, places, options)));
  const units = tables.flatMap(({ table, unit }) => table.series.map(() => unit));
  const [only] = tables;
  if (only !== undefined && tables.length === 1) return { table: only.table, units };
  requireOneFrequency(tables);
  const titled = tables.map(({ title, id, table }) => {
    const names = table.series.map(({ name }) => `${title}: ${name}`);
    return { title, id, table: nameSeries(table, names) };
  });
  return { table: joinTables(distinctNames(titled)), units };
}

async function tableOf(
  call: Call,
  id: string,
  places: readonly string[],
  options: IndicatorOptions,
): Promise<TitledTable> {
  const codes =
    places.length === 0 ? [await defaultPlace(call, id)] : await readGeos(call, id, places);
  const answer = await loadIndicator(call, id, codes);
  const published = indicatorTable(answer, codes);
  const transforms = hasTransforms(options) ? await loadTransforms() : undefined;
  const table = transforms?.transformed(published, options, factsOf(call, answer)) ?? published;
  const names = options.header === "name" ? await geoNames(call, id, codes) : codes;
  const unit = readUnit({ unit: answer.chart.unit, subject: answer.chart.name });
  return {
    title: answer.title,
    id,
    table: nameSeries(table, names),
    unit: transformedUnit(unit, options),
  };
}

/** Years beside months would leave eleven of twelve cells empty, and look like missing figures. */
function requireOneFrequency(tables: readonly TitledTable[]): void {
  const found = new Set(tables.map(({ table }) => frequencyOf(table.categories) ?? "irregular"));
  if (found.size > 1) throw new CellError("mixed-frequencies", { known: [...found].join(", ") });
}

/** What a transform is to know of figures beside the figures themselves. */
export const factsOf = (
  { today }: Call,
  { measure }: { readonly measure?: Measure | undefined },
) => ({ today, kind: measure?.kind });
