/** Lists of whole numbers, one behind the other: a million of them are two arrays, of which none has to be collected. */
import type { Steps } from "../../library/turns.js";
import { countingSteps } from "./counting.js";
import { createGrowing, spareRoom } from "./growing.js";

export interface NumberLists {
  /** By list, where it begins among the numbers; at the end, how many there are. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

export interface GrowingLists {
  add(list: ArrayLike<number>): void;
  /** Adds a part of what stands in an array to the last list, until it is ended. */
  addPart(of: ArrayLike<number>, from: number, end: number): void;
  end(): void;
  /** Begins with the first lists of others, as many as are wanted. */
  beginWith(of: NumberLists, count: number): void;
  done(): NumberLists;
}

/** @param like where so many lists and numbers come, or a few more, none is copied @default there are few */
export function createNumberLists(like?: NumberLists): GrowingLists {
  const [starts, numbers] = [
    createGrowing(spareRoom(like?.starts)),
    createGrowing(spareRoom(like?.numbers)),
  ];
  starts.add(0);
  const addPart: GrowingLists["addPart"] = (of, from, end) => {
    for (let at = from; at < end; at += 1) numbers.add(of[at] ?? 0);
  };
  const end = (): void => {
    starts.add(numbers.count());
  };
  return {
    add: (list) => {
      addPart(list, 0, list.length);
      end();
    },
    ...{ addPart, end },
    beginWith: (of, count) => {
      const known = of.numbers.subarray(0, of.starts[count]);
      numbers.extend(known.length).set(known);
      starts.extend(count).set(of.starts.subarray(1, count + 1));
    },
    done: () => ({ starts: starts.done(), numbers: numbers.done() }),
  };
}

// Functions that are called for each of a million numbers take ten times as long until they are compiled.
const numbersPerStep = 4000;

const none = new Uint32Array(0);

/** A view; empty where there is no such list. */
export const listAt = ({ starts, numbers }: NumberLists, at: number): Uint32Array =>
  at + 1 < starts.length ? numbers.subarray(starts[at], starts[at + 1]) : none;

/** Without a view. */
export function isListed({ starts, numbers }: NumberLists, at: number, wanted: number): boolean {
  const end = starts[at + 1] ?? 0;
  for (let place = starts[at] ?? end; place < end; place += 1)
    if (numbers[place] === wanted) return true;
  return false;
}

/**
 * By number, the lists that hold it, rising.
 * @param count of different numbers, which are smaller
 */
export function* invertSteps({ starts, numbers }: NumberLists, count: number): Steps<NumberLists> {
  const counted = yield* countingSteps(numbers, count);
  const listOf = new Uint32Array(numbers.length);
  for (let list = 0; list + 1 < starts.length; list += 1) {
    listOf.fill(list, starts[list], starts[list + 1]);
    if (list % numbersPerStep === 0) yield;
  }
  const inverted = counted.sorted;
  for (let at = 0; at < inverted.length; at += 1) {
    inverted[at] = listOf[inverted[at] ?? 0] ?? 0;
    if (at % numbersPerStep === 0) yield;
  }
  return { starts: counted.starts, numbers: inverted };
}
