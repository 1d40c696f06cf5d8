/** Columns of items as they were before: numbers are moved, and no item is made. */
import type { Steps } from "../../../library/turns.js";
import type { ItemTerms } from "../../items.js";
import type { Block } from "../blocks.js";
import type { Before, Sharings } from "../sharings.js";

const itemsPerStep = 20_000;

interface Taking {
  /** Room for the identifiers of so many items. */
  readonly extend: (by: number) => Float64Array;
  /** How many items there are by now. */
  readonly count: () => number;
}

/** @returns adds the items of a block, in steps, with terms where some are given */
export function createTakeBlock(
  { subjects, spans, terms, lists }: Sharings,
  { extend, count }: Taking,
  before: Before,
): (block: Block, theirs: ItemTerms | undefined) => Steps<void> {
  const [ofSpan, ofList] = [spans.indexesOf(before.spans), lists.indexesOf(before.lists)];
  const ofTerm = terms.indexesOf(before.terms);
  const isAmongFirst = createIsAmongFirst(before);
  const { ids } = before;
  return function* (block, theirs) {
    const { firstSubject, endSubject } = block;
    const moved = subjects.size() - firstSubject;
    const isInPlace = isAmongFirst(block, count());
    // Of the first items all that they share is met in the order in which it was.
    if (isInPlace) {
      for (let span = spans.size(); span < block.spans; span += 1) ofSpan(span);
      for (let list = lists.size(); list < block.lists; list += 1) ofList(list);
    }
    before.subjects.values.slice(firstSubject, endSubject).forEach(subjects.append);
    const term = theirs && terms.indexOfValue(theirs);
    for (let start = block.from; start < block.end; start += itemsPerStep) {
      const last = Math.min(start + itemsPerStep, block.end);
      const put = isInPlace ? copy : move;
      if (ids instanceof Float64Array) extend(last - start).set(ids.subarray(start, last));
      put(subjects.extend(last - start), before.subjects.at, start, (subject) => subject + moved);
      put(spans.extend(last - start), before.spans.at, start, ofSpan);
      put(lists.extend(last - start), before.lists.at, start, ofList);
      if (term === undefined) move(terms.extend(last - start), before.terms.at, start, ofTerm);
      else terms.extend(last - start).fill(term);
      yield;
    }
  };
}

/** Whether a block is as far from the beginning as it was, and all before it are the same. */
function createIsAmongFirst({ blocks }: Before): (block: Block, count: number) => boolean {
  let taken = 0;
  return (block, count) => {
    const isNext = block === blocks[taken] && block.from === count;
    taken = isNext ? taken + 1 : Infinity;
    return isNext;
  };
}

function copy(to: Uint32Array, from: Uint32Array, start: number): void {
  to.set(from.subarray(start, start + to.length));
}

// Not in the generator: it would take several times as long there.
function move(
  to: Uint32Array,
  from: Uint32Array,
  start: number,
  indexOf: (index: number) => number,
): void {
  for (let place = 0; place < to.length; place += 1) to[place] = indexOf(from[start + place] ?? 0);
}
