/** Columns that begin with all items that there were: of a million nothing is copied. */
import type { Steps } from "../../../library/turns.js";
import type { Draft, DraftBlock, ItemTerms, LoneDraft } from "../../items.js";
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

/** Whether the first of some drafts are all blocks that there were, as they were. */
export function beginsWith(
  drafts: readonly (Draft | LoneDraft | DraftBlock)[],
  before: Before,
): boolean {
  return before.blocks.every((block, at) => {
    const draft = drafts[at];
    return (
      draft !== undefined &&
      "of" in draft &&
      block.of.length > 0 &&
      hasItems(block, draft, draft.size) &&
      hasTerms(before, block, draft.terms)
    );
  });
}

/** Takes all items that there were; of what they share everything is met in the order in which it was. */
export function* takeAll({ subjects, spans, terms, lists }: Sharings, before: Before): Steps<void> {
  before.subjects.values.forEach(subjects.append);
  yield;
  before.spans.values.forEach(spans.indexOfValue);
  before.terms.values.forEach(terms.indexOfValue);
  before.lists.values.forEach(lists.indexOfValue);
  yield;
  subjects.beginWith(before.subjects);
  yield;
  spans.beginWith(before.spans);
  yield;
  terms.beginWith(before.terms);
  yield;
  lists.beginWith(before.lists);
  yield;
}
