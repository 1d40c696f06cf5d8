/** Lists of whole numbers, one behind the other: a million of them are two arrays, of which none has to be collected. */
import type { Steps } from "../../library/turns.js";
import { countSteps, toStarts } from "./counting.js";
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
  const addPart: GrowingLists["addPart"] = (of, from, end) => {
    for (let at = from; at < end; at += 1) numbers.add(of[at] ?? 0);
  };
  const begin = (): void => {
    if (starts.count() === 0) starts.add(0);
  };
  const end = (): void => {
    begin();
    starts.add(numbers.count());
  };
  return {
    add: (list) => {
      addPart(list, 0, list.length);
      end();
    },
    ...{ addPart, end },
    beginWith: (of, count) => {
      numbers.beginWith(of.numbers, of.starts[count] ?? 0);
      starts.beginWith(of.starts, count + 1);
    },
    done: () => {
      begin();
      return { starts: starts.done(), numbers: numbers.done() };
    },
  };
}

// Functions that are called for each of a million numbers take ten times as long until they are compiled.
const listsPerStep = 1000;

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

/** How many numbers stand in a list, none counted twice: `marks` say the list that had each last, plus one. */
export function countDifferent(
  { starts, numbers }: NumberLists,
  at: number,
  marks: Uint32Array,
): number {
  const end = starts[at + 1] ?? 0;
  let count = 0;
  for (let place = starts[at] ?? end; place < end; place += 1) {
    const number = numbers[place] ?? 0;
    if (marks[number] !== at + 1) count += 1;
    marks[number] = at + 1;
  }
  return count;
}

/**
 * By number, the lists that hold it, rising.
 * @param count of different numbers, which are smaller
 */
export function* invertSteps(lists: NumberLists, count: number): Steps<NumberLists> {
  const { starts: from, numbers } = lists;
  const starts = toStarts(yield* countSteps(numbers, count));
  yield;
  const next = starts.slice();
  yield;
  const inverted = new Uint32Array(numbers.length);
  for (let list = 0; list + 1 < from.length; list += listsPerStep) {
    putLists(lists, list, Math.min(list + listsPerStep, from.length - 1), next, inverted);
    yield;
  }
  return { starts, numbers: inverted };
}

// Not in the generator: it would take several times as long there.
function putLists(
  { starts, numbers }: NumberLists,
  first: number,
  end: number,
  next: Uint32Array,
  inverted: Uint32Array,
): void {
  for (let list = first; list < end; list += 1) {
    const last = starts[list + 1] ?? 0;
    for (let at = starts[list] ?? last; at < last; at += 1) {
      const number = numbers[at] ?? 0;
      const place = next[number] ?? 0;
      inverted[place] = list;
      next[number] = place + 1;
    }
  }
}
