/** Columns that begin with the items that there were: of a million nothing is copied. */
import type { Steps } from "../../../library/turns.js";
import type { Draft, DraftBlock, ItemTerms } from "../../items.js";
import { hasItems, type Block } from "../blocks.js";
import type { Before, SharedColumns, Sharings } from "../sharings.js";

/** Whether the items of a block have the terms that they had. */
const hasTerms = (
  { terms }: SharedColumns,
  { from }: Block,
  now: ItemTerms | undefined,
): boolean => {
  const then = terms.values[terms.at[from] ?? -1];
  return (
    now === undefined ||
    (then?.releasedAt === now.releasedAt &&
      then.isPremium === now.isPremium &&
      then.industry === now.industry)
  );
};

/** The blocks that there were and that the first of some drafts are, as they were. */
export function firstBlocks(
  drafts: readonly (Draft | DraftBlock)[],
  before: Before,
): readonly Block[] {
  const changed = before.blocks.findIndex((block, at) => {
    const draft = drafts[at];
    return !(
      draft !== undefined &&
      "of" in draft &&
      block.of.length > 0 &&
      hasItems(block, draft, draft.size) &&
      hasTerms(before, block, draft.terms)
    );
  });
  return changed < 0 ? before.blocks : before.blocks.slice(0, changed);
}

/**
 * Takes the items of the first blocks; of what they share everything is met in the order in which it was.
 * @param last of these blocks
 */
export function* takeFirst(
  { subjects, spans, terms, lists }: Sharings,
  before: Before,
  last: Block,
): Steps<void> {
  before.subjects.values.slice(0, last.endSubject).forEach(subjects.append);
  yield;
  before.spans.values.slice(0, last.spans).forEach(spans.indexOfValue);
  before.terms.values.slice(0, last.terms).forEach(terms.indexOfValue);
  before.lists.values.slice(0, last.lists).forEach(lists.indexOfValue);
  yield;
  subjects.beginWith(before.subjects, last.end);
  yield;
  spans.beginWith(before.spans, last.end);
  yield;
  terms.beginWith(before.terms, last.end);
  yield;
  lists.beginWith(before.lists, last.end);
  yield;
}
