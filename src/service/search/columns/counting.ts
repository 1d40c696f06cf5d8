/** Sorting by whole numbers of which there are few: equal ones stay in their order. */
import type { Steps } from "../../library/turns.js";

// Memory that is written to for the first time takes ten times as long.
const itemsPerStep = 4000;

export interface Counted {
  /** What was sorted, key by key. */
  readonly sorted: Uint32Array;
  /** By key, the first of its own in it; at the end, how many there are. */
  readonly starts: Uint32Array;
}

/**
 * @param keys by what is sorted
 * @param count of different keys, which are smaller
 * @param order in which what is sorted is met @default rising
 */
export function* countingSteps(
  keys: Uint32Array,
  count: number,
  order?: Uint32Array,
): Steps<Counted> {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < keys.length; at += 1) {
    const after = (keys[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
    if (at % itemsPerStep === 0) yield;
  }
  for (let key = 0; key < count; key += 1)
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const sorted = new Uint32Array(keys.length);
  const next = starts.slice();
  for (let at = 0; at < keys.length; at += 1) {
    const entry = order?.[at] ?? at;
    const key = keys[entry] ?? 0;
    const place = next[key] ?? 0;
    next[key] = place + 1;
    sorted[place] = entry;
    if (at % itemsPerStep === 0) yield;
  }
  return { sorted, starts };
}

/** By ordinal, what its entry in a column stands for. */
export function* spreadSteps(at: Uint32Array, of: Uint32Array): Steps<Uint32Array> {
  const all = new Uint32Array(at.length);
  for (let ordinal = 0; ordinal < all.length; ordinal += 1) {
    all[ordinal] = of[at[ordinal] ?? 0] ?? 0;
    if (ordinal % itemsPerStep === 0) yield;
  }
  return all;
}

interface Ranks {
  /** Those that there are, the smallest first. */
  readonly values: readonly number[];
  /** Of each that was given, its place among them. */
  readonly ranks: Uint32Array;
}

export function toRanks(given: readonly number[]): Ranks {
  const values = [...Float64Array.from(new Set(given)).sort()];
  const rankOf = new Map(values.map((value, rank) => [value, rank]));
  return { values, ranks: Uint32Array.from(given, (value) => rankOf.get(value) ?? 0) };
}
