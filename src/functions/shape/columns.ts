import {
  dayOfTimestamp,
  transpose,
  type DateCell,
  type TableCell,
} from "../../statistics/index.js";

/** A column of a result list: its English header word to the cell of an item. */
export type CellByColumn<Item> = Readonly<Record<string, (item: Item) => TableCell>>;

export interface ListLayout {
  readonly columns?: readonly string[] | undefined;
  readonly headers?: boolean | undefined;
  readonly transpose?: boolean | undefined;
}

/** Header row and one row per item, of the chosen columns. */
export function toRows<Item>(
  items: readonly Item[],
  columns: CellByColumn<Item>,
  chosen: readonly string[],
  layout: ListLayout,
): TableCell[][] {
  const names = layout.columns ?? chosen;
  const body = items.map((item) => names.map((name) => columns[name]?.(item) ?? null));
  const rows: TableCell[][] = layout.headers === false ? body : [[...names], ...body];
  return layout.transpose === true ? transpose(rows) : rows;
}

/** The day of a timestamp as the service writes it; text that is no date stays text. */
export function dateCell(timestamp: string | undefined): DateCell | string | null {
  if (timestamp === undefined || timestamp === "") return null;
  const day = dayOfTimestamp(timestamp);
  return day === undefined ? timestamp : { day };
}
