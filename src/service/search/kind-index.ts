/** One kind's items with what is needed to find them quickly. */
import { LRUCache } from "lru-cache";
import { toAlike, type Alike } from "./alike.js";
import { toColumns, type ItemColumns } from "./columns.js";
import type { Item } from "./items.js";
import type { MembersShown } from "./rank/place-fit.js";
import { toBroadOrder } from "./order/broad-order.js";
import { createWorkspace, type Workspace } from "./workspace.js";

export interface KindIndex {
  /** Ordered by identifier, so that ordinals break ties as identifiers would. */
  readonly items: readonly Item[];
  /** When the first and the last item were released, milliseconds since 1970. */
  readonly released: { readonly from: number; readonly to: number };
  readonly columns: ItemColumns;
  readonly alike: Alike;
  readonly workspace: Workspace;
  readonly byConcept: ReadonlyMap<string, readonly number[]>;
  readonly byPlace: ReadonlyMap<string, readonly number[]>;
  /** Ordinals of everything, fresh first. */
  readonly broad: Uint32Array;
  /** How many places of the group each item shows, by ordinal. Made when first asked for. */
  readonly membersShown: (group: string) => MembersShown;
  /** By ordinal: 1 where the place itself is shown, or none is named. Kept for the places asked last. */
  readonly mayShow: (place: string) => Uint8Array;
}

/** Made in steps, between which others are answered: of 150,000 items the longest takes some 0.4 s. */
export function* kindIndexSteps(
  unordered: readonly Item[],
  membersOf: (group: string) => Iterable<string>,
): Generator<undefined, KindIndex> {
  const items = [...unordered].sort(byId);
  yield;
  const byConcept = toIndex(items, ({ concepts }) => concepts);
  yield;
  const byPlace = toIndex(items, ({ places }) => places);
  yield;
  const columns = toColumns(items);
  yield;
  const alike = toAlike(columns);
  yield;
  const broad = toBroadOrder(items);
  yield;
  return {
    items,
    released: {
      from: items.reduce((first, { releasedAt }) => Math.min(first, releasedAt), Infinity),
      to: items.reduce((last, { releasedAt }) => Math.max(last, releasedAt), -Infinity),
    },
    ...{ columns, alike, byConcept, byPlace, broad },
    workspace: createWorkspace(columns),
    ...createShown(items, byPlace, membersOf),
  };
}

function createShown(
  items: readonly Item[],
  byPlace: KindIndex["byPlace"],
  membersOf: (group: string) => Iterable<string>,
): Pick<KindIndex, "membersShown" | "mayShow"> {
  const members = new Map<string, MembersShown>();
  const placeless = [...items.keys()].filter((ordinal) => items[ordinal]?.places.size === 0);
  const shown = new LRUCache<string, Uint8Array>({ max: 100 });
  return {
    membersShown: (group) => {
      const present = members.get(group);
      if (present !== undefined) return present;
      const counts = new Uint8Array(items.length);
      let all = 0;
      for (const place of membersOf(group)) {
        all += 1;
        for (const ordinal of byPlace.get(place) ?? [])
          counts[ordinal] = (counts[ordinal] ?? 0) + 1;
      }
      const made = { counts, all };
      members.set(group, made);
      return made;
    },
    mayShow: (place) => {
      const present = shown.get(place);
      if (present !== undefined) return present;
      const shows = new Uint8Array(items.length);
      for (const ordinal of placeless) shows[ordinal] = 1;
      for (const ordinal of byPlace.get(place) ?? []) shows[ordinal] = 1;
      shown.set(place, shows);
      return shows;
    },
  };
}

function toIndex(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [ordinal, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [ordinal]);
      else list.push(ordinal);
    }
  }
  return index;
}

function byId(a: Item, b: Item): number {
  if (typeof a.id === "number" && typeof b.id === "number") return a.id - b.id;
  return String(a.id) < String(b.id) ? -1 : 1;
}
