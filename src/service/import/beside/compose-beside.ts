/** What was read of a source, beside what is there of others by now. */
import type { ContentStore, PackedContent, SummarizedContent } from "../../../storage/index.js";
import {
  atOnce,
  unpackContent,
  type ImportedContent,
  type ImportedPart,
  type OwnLibrary,
} from "../../library/index.js";
import type { ImportResult, ReadImport } from "../import-source.js";
import type { There } from "./series-limit.js";
import { madeBy, type Summarized } from "./summaries.js";

/** What cannot be read is in no service's library either, and hinders no other source. */
function partOf(own: OwnLibrary, packed: PackedContent): ImportedPart[] {
  try {
    return [atOnce(own.partSteps(packed))];
  } catch {
    return [];
  }
}

type Listed = Pick<SummarizedContent, "sources">;

/**
 * What a source's new content is composed beside.
 * @param isRead whether others are read of which there are summaries
 * @returns undefined where one of the sources has been changed meanwhile
 */
async function thereFor(
  { key, own }: Pick<ReadImport, "key" | "own">,
  store: ContentStore,
  { sources, isRead }: Listed & { readonly isRead: boolean },
): Promise<There | undefined> {
  const others: ImportedPart[] = [];
  const summaries: Summarized[] = [];
  let before: ImportedContent | undefined;
  for (const { source, version, summary } of sources) {
    if (source !== key && !isRead && summary?.madeBy === madeBy(own)) {
      summaries.push({ source, ...summary });
      continue;
    }
    const packed = await store.find(source, version);
    if (packed === undefined) return undefined;
    if (source === key) [before] = unpackContent([packed], () => undefined);
    else others.push(...partOf(own, packed));
  }
  return { own, isShared: store.isShared, before, others, summaries };
}

export interface Composed {
  readonly result: ImportResult;
  readonly there: There;
  /** Beside which it was composed. */
  readonly listed: SummarizedContent;
}

/** Others that import at once have theirs kept before: each time what was read is composed anew. */
export const mostTries = 20;

export const changedTooOften = ({ place }: ContentStore): Error =>
  new Error(
    `${place} is changed by other imports all the time: nothing was imported. Please try again.`,
  );

/**
 * What was read beside what is there by now. Others are known by their summaries where they have some, and read
 * only where an item has the number of one of theirs.
 */
export async function composeBeside(
  read: Pick<ReadImport, "key" | "own" | "compose">,
  store: ContentStore,
): Promise<Composed> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const listed = await store.summaries();
    for (const isRead of [false, true]) {
      const there = await thereFor(read, store, { sources: listed.sources, isRead });
      const result = there && read.compose(there);
      if (there !== undefined && result !== undefined) return { result, there, listed };
    }
  }
  throw changedTooOften(store);
}
