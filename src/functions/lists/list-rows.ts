import type {
  AnswersByOperation,
  ListOperationId,
  ParametersByOperation,
} from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { toRows, type CellByColumn, type ListLayout } from "../shape/columns.js";

type Item<O extends ListOperationId> = AnswersByOperation[O]["items"][number];

interface ColumnSet<T> {
  readonly shown: readonly string[];
  readonly all: CellByColumn<T>;
}

/** Asks for a list and lays its items out as rows. Nothing found is #N/A, never an empty table. */
export async function listRows<O extends ListOperationId>(
  { services, options }: Call,
  operation: O,
  parameters: ParametersByOperation[O],
  columns: ColumnSet<Item<O>>,
  layout: ListLayout,
): Promise<unknown[][]> {
  const { value } = await services.client.list(operation, parameters, options);
  const items: readonly Item<O>[] = value.items;
  if (items.length === 0) throw noResults(parameters, value.notices?.[0]?.message);
  return toRows(items, columns.all, columns.shown, layout);
}

/** A service that knows what is missing says so; who asks for 2023 mostly means the data of that year, and is told what the dates are about. */
function noResults(
  parameters: { readonly q?: string; readonly date_from?: string; readonly date_to?: string },
  detail: string | undefined,
): CellError {
  const { q: query = "", date_from: from, date_to: to } = parameters;
  if (detail !== undefined) return new CellError("no-results-said", { query, detail });
  if (from === undefined && to === undefined) return new CellError("no-results", { query });
  const window = `${from ?? "…"} – ${to ?? "today"}`;
  return new CellError("no-results-published", { query, window });
}
