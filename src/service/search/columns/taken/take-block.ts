/** Columns of items as they were before: numbers are moved, and no item is made. */
import type { Steps } from "../../../library/turns.js";
import type { ItemTerms } from "../../items.js";
import type { Block } from "../blocks.js";
import type { Before, Sharings } from "../sharings.js";

const itemsPerStep = 20_000;

/**
 * @param takeIds adds the identifiers that some items had
 * @returns adds the items of a block, in steps, with terms where some are given
 */
export function createTakeBlock(
  { subjects, spans, terms, lists }: Sharings,
  takeIds: (from: number, end: number) => void,
  before: Before,
): (block: Block, theirs: ItemTerms | undefined) => Steps<void> {
  const [ofSpan, ofList] = [spans.indexesOf(before.spans), lists.indexesOf(before.lists)];
  const ofTerm = terms.indexesOf(before.terms);
  return function* (block, theirs) {
    const { firstSubject, endSubject } = block;
    const moved = subjects.size() - firstSubject;
    before.subjects.values.slice(firstSubject, endSubject).forEach(subjects.append);
    const term = theirs && terms.indexOfValue(theirs);
    for (let start = block.from; start < block.end; start += itemsPerStep) {
      const last = Math.min(start + itemsPerStep, block.end);
      takeIds(start, last);
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
