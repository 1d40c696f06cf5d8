import type {
  AnswersByOperation,
  ListOperationId,
  ParametersByOperation,
} from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../guard.js";
import { toRows, type Columns, type ListLayout } from "../shape/columns.js";

type Item<O extends ListOperationId> = AnswersByOperation[O]["items"][number];

interface ColumnSet<T> {
  readonly shown: readonly string[];
  readonly all: Columns<T>;
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
  if (items.length === 0) throw new CellError("no-results", { query: parameters.q ?? "" });
  return toRows(items, columns.all, columns.shown, layout);
}
