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
 * @param count of different keys, which are smaller
 * @returns by key, how many there are of it
 */
export function* countSteps(keys: Uint32Array, count: number): Steps<Uint32Array> {
  const counts = new Uint32Array(count);
  for (let from = 0; from < keys.length; from += itemsPerStep) {
    const end = Math.min(from + itemsPerStep, keys.length);
    for (let at = from; at < end; at += 1) {
      const key = keys[at] ?? 0;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    yield;
  }
  return counts;
}

/** Where each begins, one behind the other; at the end, how many there are. */
export function toStarts(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [key, count] of counts.entries()) starts[key + 1] = (starts[key] ?? 0) + count;
  return starts;
}

/**
 * @param keys by what is sorted
 * @param count of different keys, which are smaller
 * @param order in which what is sorted is met @default rising
 * @param sorted is written over: memory of a million numbers is not thrown away more often than it must be
 */
export function* countingSteps(
  keys: Uint32Array,
  count: number,
  order?: Uint32Array,
  sorted: Uint32Array = new Uint32Array(keys.length),
): Steps<Counted> {
  const starts = toStarts(yield* countSteps(keys, count));
  const next = starts.slice();
  for (let from = 0; from < keys.length; from += itemsPerStep) {
    const end = Math.min(from + itemsPerStep, keys.length);
    for (let at = from; at < end; at += 1) {
      const entry = order === undefined ? at : (order[at] ?? 0);
      const key = keys[entry] ?? 0;
      const place = next[key] ?? 0;
      next[key] = place + 1;
      sorted[place] = entry;
    }
    yield;
  }
  return { sorted, starts };
}

/** By ordinal, what its entry in a column stands for. @param all is written over; it may be the column itself */
export function* spreadSteps(
  at: Uint32Array,
  of: Uint32Array,
  all: Uint32Array,
): Steps<Uint32Array> {
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
