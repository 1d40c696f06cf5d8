/** What many items have in common, each once. */
import type { Draft } from "../items.js";
import { createGrowing } from "./growing.js";

/** So that each question judges once what many items share. */
export interface Shared<T> {
  /** By ordinal: the index in `values`. */
  readonly at: Uint32Array;
  readonly values: readonly T[];
}

/** A column of what items share, while it is filled. */
interface Sharing<T> {
  /** How many different ones there are. */
  readonly size: () => number;
  readonly indexOf: (item: Draft) => number;
  readonly indexOfValue: (value: T) => number;
  readonly add: (item: Draft) => void;
  /** What has been met is forgotten: from here on everything gets an index of its own. */
  readonly begin: () => void;
  /** Room for the indexes of so many items. */
  readonly extend: (by: number) => Uint32Array;
  readonly reserve: () => void;
  /** Begins with the first indexes of another column of which the first values are the same. */
  readonly beginWith: (before: Shared<T>, wanted: number) => void;
  /** One that no item has shown yet. @returns its index */
  readonly append: (value: T) => number;
  /** The indexes that the values of another column have in this one. */
  readonly indexesOf: (before: Shared<T>) => (index: number) => number;
  readonly done: () => Shared<T>;
}

type Level = Map<unknown, Level | number>;

/** Numbers by what tells them apart, one thing after the other: texts of a million items would be made for nothing. */
function createLevels() {
  const root: Level = new Map();
  return (keys: readonly unknown[], make: () => number): number => {
    let level = root;
    const last = keys.length - 1;
    for (let depth = 0; depth < last; depth += 1) {
      const next = level.get(keys[depth]);
      if (next instanceof Map) level = next;
      else {
        const made: Level = new Map();
        level.set(keys[depth], made);
        level = made;
      }
    }
    const known = level.get(keys[last]);
    if (typeof known === "number") return known;
    const index = make();
    level.set(keys[last], index);
    return index;
  };
}

/** @param keysOf what tells values apart */
export function createSharing<T>(
  keysOf: (of: Draft | T) => readonly unknown[],
  toValue: (item: Draft) => T,
  expected: number,
): Sharing<T> {
  let find = createLevels();
  const values: T[] = [];
  const append = (value: T): number => values.push(value) - 1;
  const at = createGrowing(expected);
  const indexOf = (item: Draft): number => find(keysOf(item), () => append(toValue(item)));
  const indexOfValue = (value: T): number => find(keysOf(value), () => append(value));
  return {
    ...{ indexOf, indexOfValue, append },
    size: () => values.length,
    add: (item) => {
      at.add(indexOf(item));
    },
    begin: () => {
      find = createLevels();
    },
    ...{ extend: at.extend, reserve: at.reserve },
    beginWith: (before, wanted) => {
      at.beginWith(before.at, wanted);
    },
    indexesOf: (before) => {
      const behind = new Uint32Array(before.values.length);
      return (index) => {
        const known = behind[index] ?? 0;
        if (known > 0) return known - 1;
        const value = before.values[index];
        const found = value === undefined ? 0 : indexOfValue(value);
        behind[index] = found + 1;
        return found;
      };
    },
    done: () => ({ at: at.done(), values }),
  };
}
