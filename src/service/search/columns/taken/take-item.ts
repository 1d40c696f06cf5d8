import type { LoneDraft } from "../../items.js";
import type { SharedColumns, Sharings } from "../sharings.js";

/** @returns adds an item by itself, but for its identifier; false where it is not known */
export function createTakeItem(
  { subjects, spans, terms, lists }: Sharings,
  before: SharedColumns & { readonly madeOf: readonly object[] },
): (draft: LoneDraft) => boolean {
  const ordinals = new Map(before.madeOf.map((one, ordinal) => [one, ordinal]));
  const ofSubject = subjects.indexesOf(before.subjects);
  const [ofSpan, ofList] = [spans.indexesOf(before.spans), lists.indexesOf(before.lists)];
  return ({ madeOf, releasedAt, isPremium, industry }) => {
    const ordinal = ordinals.get(madeOf);
    if (ordinal === undefined) return false;
    subjects.addIndex(ofSubject(before.subjects.at[ordinal] ?? 0));
    spans.addIndex(ofSpan(before.spans.at[ordinal] ?? 0));
    lists.addIndex(ofList(before.lists.at[ordinal] ?? 0));
    terms.addIndex(terms.indexOfValue({ releasedAt, isPremium, industry }));
    return true;
  };
}
