/** Columns of items as they were before: numbers are moved, and no item is made. */
import type { Steps } from "../../library/turns.js";
import type { Draft } from "../items.js";
import type { Block } from "./blocks.js";
import type { SharedColumns, Sharings } from "./sharings.js";

const itemsPerStep = 20_000;

/**
 * @param extendIds room for the identifiers of so many items
 * @param before has the blocks
 * @returns adds the items of a block, in steps; their terms are those of a draft, where one is given
 */
export function createTakeBlock(
  { subjects, spans, terms, lists }: Sharings,
  extendIds: (by: number) => Float64Array,
  before: SharedColumns,
): (block: Block, termsOf: (() => Draft) | undefined) => Steps<void> {
  const ofSpan = spans.indexesOf(before.spans);
  const ofTerm = terms.indexesOf(before.terms);
  const ofList = lists.indexesOf(before.lists);
  const { ids } = before;
  return function* ({ from, end, firstSubject, endSubject }, termsOf) {
    const moved = subjects.size() - firstSubject;
    before.subjects.values.slice(firstSubject, endSubject).forEach(subjects.append);
    const term = termsOf && terms.indexOf(termsOf());
    for (let start = from; start < end; start += itemsPerStep) {
      const last = Math.min(start + itemsPerStep, end);
      if (ids instanceof Float64Array) extendIds(last - start).set(ids.subarray(start, last));
      move(subjects.extend(last - start), before.subjects.at, start, (subject) => subject + moved);
      move(spans.extend(last - start), before.spans.at, start, ofSpan);
      move(lists.extend(last - start), before.lists.at, start, ofList);
      if (term === undefined) move(terms.extend(last - start), before.terms.at, start, ofTerm);
      else terms.extend(last - start).fill(term);
      yield;
    }
  };
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
