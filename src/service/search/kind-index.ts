/** One kind's items with what is needed to find them quickly. */
import { LRUCache } from "lru-cache";
import { toAlike, type Alike } from "./alike.js";
import { toColumns, type ItemColumns } from "./columns.js";
import type { Item } from "./items.js";
import type { MembersShown } from "./rank/place-fit.js";
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

export function createKindIndex(
  unordered: readonly Item[],
  membersOf: (group: string) => Iterable<string>,
): KindIndex {
  const items = [...unordered].sort(byId);
  const byConcept = toIndex(items, ({ concepts }) => concepts);
  const byPlace = toIndex(items, ({ places }) => places);
  const members = new Map<string, MembersShown>();
  const placeless = [...items.keys()].filter((ordinal) => items[ordinal]?.places.size === 0);
  const shown = new LRUCache<string, Uint8Array>({ max: 100 });
  const columns = toColumns(items);
  return {
    items,
    released: {
      from: items.reduce((first, { releasedAt }) => Math.min(first, releasedAt), Infinity),
      to: items.reduce((last, { releasedAt }) => Math.max(last, releasedAt), -Infinity),
    },
    columns,
    alike: toAlike(columns),
    workspace: createWorkspace(columns),
    byConcept,
    byPlace,
    broad: toBroadOrder(items),
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

const breadth = {
  ranking: 0.3,
  comparison: 0.2,
  series: 0.1,
  composition: 0.1,
  dual: 0,
  profile: 0,
};

/** Places in the order of their keys, which are whole numbers, equal ones as they stand; sorted without calls. */
function sortedBy(keys: Float64Array): Uint32Array {
  const size = keys.length;
  return Uint32Array.from(keys.map((key, at) => key * size + at).sort(), (key) => key % size);
}

/** Of each value which it is of those there are, the largest first. */
function fallingPlaces(values: Float64Array): Float64Array {
  const different = [...Float64Array.from(new Set(values)).sort()].reverse();
  const places = new Map(different.map((value, at) => [value, at] as const));
  return values.map((value) => places.get(value) ?? 0);
}

/** Fresh first; within one release the concepts take turns, each with its broadest item first. */
function toBroadOrder(items: readonly Item[]): Uint32Array {
  const rank = Float64Array.from(items, (item) => {
    const shape = item.shape === undefined ? 0 : breadth[item.shape];
    const year = Number(item.to.slice(0, 4));
    return item.prominence + shape + (Number.isNaN(year) ? 0 : year / 1e4);
  });
  const byRank = sortedBy(fallingPlaces(rank));
  const turns = new Map<string, number>();
  const turn = new Uint32Array(items.length);
  let most = 1;
  for (const ordinal of byRank) {
    const key = items[ordinal]?.concepts[0] ?? "";
    const next = turns.get(key) ?? 0;
    turn[ordinal] = next;
    turns.set(key, next + 1);
    most = Math.max(most, next + 1);
  }
  const release = fallingPlaces(
    Float64Array.from(items, ({ releasedAt }) => (Number.isNaN(releasedAt) ? 0 : releasedAt)),
  );
  const keys = Float64Array.from(
    byRank,
    (ordinal) => (release[ordinal] ?? 0) * most + (turn[ordinal] ?? 0),
  );
  return sortedBy(keys).map((at) => byRank[at] ?? 0);
}
