/** How much of one concept stands behind the first answers: its series of other places. */
import type { Item } from "../items.js";
import type { SearchMore } from "../types.js";
import { ahead } from "./diversity.js";

const isSeries = (item: Item | undefined): item is Item =>
  item?.shape === "series" && item.concepts.length === 1;

/** The places of the first concept that has any behind the first page; undefined where none has two. */
export function findMorePlaces(
  found: readonly number[],
  itemOf: (entry: number) => Item | undefined,
): SearchMore | undefined {
  const counts = new Map<string, number>();
  for (let at = ahead; at < found.length; at++) {
    const item = itemOf(found[at] ?? -1);
    if (!isSeries(item)) continue;
    const [concept = ""] = item.concepts;
    counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  for (const entry of found.slice(0, ahead)) {
    const item = itemOf(entry);
    const [concept = "", second] = item?.concepts ?? [];
    const places = counts.get(concept) ?? 0;
    if (second === undefined && places > 1) return { concept, places };
  }
  return undefined;
}
