import type { ContentStore, ListedContent, NewContent } from "../../../storage/index.js";
import { packContent, type ImportedContent } from "../../library/index.js";
import type { ImportResult, ReadImport } from "../import-source.js";
import {
  changedTooOften,
  composeBeside,
  mostTries,
  type Composed,
} from "../beside/compose-beside.js";
import { numbersOf, toSummary } from "../beside/summaries.js";

const withoutReading = (content: ImportedContent): string =>
  JSON.stringify({ ...content, from: "", importedAt: "", again: {} });

/** Whether another version of a source has and says nothing else, wherever it was read. */
export const isSameContent = ({ content, before }: ImportResult): boolean =>
  before !== undefined && withoutReading(before) === withoutReading(content);

/** @returns what to keep of it; undefined where that is there */
function changeOf(result: ImportResult) {
  const { content, before } = result;
  const isSame = before !== undefined && isSameContent(result);
  const isReadAlike = JSON.stringify(before?.again) === JSON.stringify(content.again);
  if (isSame && isReadAlike) return undefined;
  // A source that was read again and is the same changes nothing but how it is read.
  return isSame
    ? { next: { ...content, importedAt: before.importedAt }, isNew: false }
    : { next: content, isNew: true };
}

/** What its source had has been replaced or removed while it was read; that stays. */
export class ChangedMeanwhile extends Error {
  override readonly name = "ChangedMeanwhile";
}

/** The versions that sources' contents had when something was begun. */
export type Begun = ReadonlyMap<string, string>;

export const begunFrom = ({ sources }: ListedContent): Begun =>
  new Map(sources.map(({ source, version }) => [source, version]));

/** Before what was read is kept. @throws ChangedMeanwhile */
function refuseChanged(key: string, begun: Begun, there: Begun): void {
  const [before, found] = [begun.get(key), there.get(key)];
  if (before === found) return;
  const became = found === undefined ? "removed" : before === undefined ? "imported" : "replaced";
  throw new ChangedMeanwhile(
    `${key} was ${became} by another command while its source was read: that stays, and nothing of this was kept.`,
  );
}

/** What a store keeps, with a summary where others would have to read much. */
function toKept(content: ImportedContent, { result, there }: Composed): NewContent {
  const packed = packContent(content);
  const { own, others, isShared } = there;
  if (!isShared) return packed;
  const numbers = numbersOf(result.library, own, others);
  return { ...packed, summary: toSummary(content, { own, numbers }) };
}

/**
 * Puts what was read in the place of what its source had.
 * @param begun as it was before anything was read: newer figures than those are not replaced by older ones
 * @returns what became of it, and whether anything in it is new
 * @throws ChangedMeanwhile
 */
export async function keepContent(
  read: Pick<ReadImport, "key" | "own" | "compose">,
  { store, begun }: { readonly store: ContentStore; readonly begun: Begun },
): Promise<{ readonly result: ImportResult; readonly isNew: boolean }> {
  const { key } = read;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const composed = await composeBeside(read, store);
    const { result, listed } = composed;
    const change = changeOf(result);
    if (change === undefined) return { result, isNew: false };
    refuseChanged(key, begun, begunFrom(listed));
    if (await store.put(key, toKept(change.next, composed), listed.version))
      return { result, isNew: change.isNew };
  }
  throw changedTooOften(store);
}
