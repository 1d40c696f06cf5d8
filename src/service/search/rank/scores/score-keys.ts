/** A score and an ordinal in one number: sorted without calls, best first, equal scores by ordinal. */

/** Items of up to 2^24 ordinals and scores of six digits. */
const ordinalRange = 2 ** 24;
const scoreSteps = 1e6;

/** @param score 0 to 1 */
export const toKey = (score: number, ordinal: number): number =>
  Math.round((1 - score) * scoreSteps) * ordinalRange + ordinal;

/** What keys of equal scores have in common. */
export const stepsOf = (key: number): number => Math.floor(key / ordinalRange);

export const ordinalOf = (key: number): number => key - stepsOf(key) * ordinalRange;

/** Six digits. */
const scoreOf = (key: number): number => Math.round(scoreSteps - stepsOf(key)) / scoreSteps;

/** Ordinals, best first, and parallel to them their scores. */
export interface Sorted {
  readonly ordinals: Uint32Array;
  readonly scores: Float64Array;
}

/** @param keys in their order */
export function fromKeys(keys: Float64Array): Sorted {
  const sorted: Sorted = {
    ordinals: new Uint32Array(keys.length),
    scores: new Float64Array(keys.length),
  };
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    sorted.ordinals[at] = ordinalOf(key);
    sorted.scores[at] = scoreOf(key);
  }
  return sorted;
}

/** @param keys in any order; it changes */
export const sortKeys = (keys: Float64Array): Sorted => fromKeys(keys.sort());

/**
 * The smallest keys in their order; the others are not sorted.
 *
 * @param keys all different; their order changes
 */
export function smallest(keys: Float64Array, wanted: number): Float64Array {
  if (keys.length > wanted) partition(keys, wanted);
  return keys.slice(0, wanted).sort();
}

/** Moves the smallest keys before all others, in no order (quickselect). */
function partition(keys: Float64Array, wanted: number): void {
  let [low, high] = [0, keys.length - 1];
  while (low < high) {
    const pivot = medianOf(keys[low] ?? 0, keys[(low + high) >>> 1] ?? 0, keys[high] ?? 0);
    let [left, right] = [low, high];
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left++;
      while ((keys[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const moved = keys[left] ?? 0;
      keys[left++] = keys[right] ?? 0;
      keys[right--] = moved;
    }
    if (wanted - 1 <= right) high = right;
    else if (wanted - 1 >= left) low = left;
    else return;
  }
}

const medianOf = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
