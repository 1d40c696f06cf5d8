/** The order of a list that nothing was asked of. */
import type { Item } from "../items.js";

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
export function toBroadOrder(items: readonly Item[]): Uint32Array {
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
