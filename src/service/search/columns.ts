/** What is looked at of every candidate, in arrays by ordinal: thousands of items are scored in a millisecond. */
import type { Item } from "./items.js";

/** What many items have in common, so that each question judges it once. */
interface Shared<T> {
  /** By ordinal: the index in `values`. */
  readonly at: Uint32Array;
  readonly values: readonly T[];
}

export type Subject = Pick<Item, "concepts" | "shape" | "part">;
export type ItemSpan = Pick<Item, "id" | "from" | "to">;

export interface ItemColumns {
  /** Concepts and shape, and whether it is a part of what is asked. */
  readonly subjects: Shared<Subject>;
  /** The period that is covered; the identifier is that of the first item of it, and says the kind. */
  readonly spans: Shared<ItemSpan>;
  /** How many places are shown, the partner among them. */
  readonly places: Uint32Array;
  readonly partners: readonly (string | undefined)[];
  readonly prominence: Float64Array;
}

export const toColumns = (items: readonly Item[]): ItemColumns => ({
  subjects: share(
    items,
    ({ concepts, shape, part }) => `${shape ?? ""} ${part ?? ""} ${concepts.join(" ")}`,
  ),
  spans: share(items, ({ from, to }) => `${from} ${to}`),
  places: Uint32Array.from(items, (item) => item.places.size),
  partners: items.map((item) => item.partner),
  prominence: Float64Array.from(items, (item) => item.prominence),
});

function share(items: readonly Item[], keyOf: (item: Item) => string): Shared<Item> {
  const indexes = new Map<string, number>();
  const values: Item[] = [];
  const at = Uint32Array.from(items, (item) => {
    const key = keyOf(item);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, values.length);
    return values.push(item) - 1;
  });
  return { at, values };
}
