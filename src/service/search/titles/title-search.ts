/** Finds items by their titles: word for word, or by the words in them. Titles are read in the background. */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import type { IsAsked } from "../../library/turns.js";
import type { Subject } from "../columns/sharings.js";
import type { KindIndex } from "../kind-index.js";
import type { ContentKind } from "../search-backend.js";
import { readExactTitles, type ExactTitles, type KnownTitles } from "./exact-titles.js";
import { calledIn } from "./item-titles.js";
import type { MeasureNames } from "./measure-names.js";
import { createNamedTitles, hasNamedTitle, type NamedTitles } from "./named-titles.js";
import { ownTitles } from "./own-titles.js";
import { createTitleIndex, type TitleIndex } from "./title-index.js";

type TitleScores = ReturnType<TitleIndex["find"]>;

export interface TitleSearch {
  /** Resolves when whole titles are read, or cannot be. The words in titles come after them. */
  ready(): Promise<void>;
  /** Whether a kind has titles of its own, whose words are searched. */
  hasTitles(kind: ContentKind): boolean;
  /** Undefined for a kind without titles of its own. */
  find(kind: ContentKind, words: readonly string[]): Promise<TitleScores | undefined>;
  /** Ordinals of the items called just so; undefined for a kind that is not found by whole titles. */
  findExact(kind: ContentKind, text: string): Promise<ReadonlyMap<number, Platform> | undefined>;
}

type Indexes = ReadonlyMap<
  ContentKind,
  Pick<KindIndex, "size" | "itemAt" | "columns" | "ofConcept">
>;

/** By kinds, what has been read to its end: searches over the same items read it once. */
export interface ReadTitles {
  readonly exact: Map<ContentKind, ExactTitles>;
  readonly words: Map<ContentKind, TitleIndex>;
}

export const readNothing = (): ReadTitles => ({ exact: new Map(), words: new Map() });

/** Letters that every title has. */
const leastTitle = 12;

interface TitleSearchOptions {
  readonly library: Library;
  readonly indexes: Indexes;
  readonly names: MeasureNames;
  readonly known: KnownTitles;
  /** Of these indexes. */
  readonly titles: ReadTitles;
  /** Asked between steps of reading; false ends it early. */
  readonly isWanted: () => boolean;
  /** Whether somebody waits for an answer: reading comes after that, unless it waits for what is read. */
  readonly isAsked: IsAsked;
}

export function createTitleSearch(given: TitleSearchOptions): TitleSearch {
  let waiting = 0;
  async function waitFor<T>(read: Promise<T> | undefined): Promise<T | undefined> {
    waiting += 1;
    try {
      return await read;
    } finally {
      waiting -= 1;
    }
  }
  const options = { ...given, isAsked: () => waiting === 0 && given.isAsked() };
  const exact = readWholeTitles(options);
  // Side by side each would take as long as both: most questions need whole titles alone.
  const indexes = indexTitles(options, Promise.allSettled(exact.values()));
  return {
    ready: async () => {
      await Promise.allSettled(exact.values());
    },
    hasTitles: (kind) => indexes.has(kind),
    find: async (kind, words) => (await waitFor(indexes.get(kind)))?.find(words),
    findExact: async (kind, text) =>
      text.length < leastTitle ? undefined : (await waitFor(exact.get(kind)))?.find(text),
  };
}

/** What was read before, or is read now; kept where nothing has ended it early. */
async function readOnce<T>(
  kept: Map<ContentKind, T>,
  kind: ContentKind,
  { isWanted, read }: { readonly isWanted: () => boolean; readonly read: () => Promise<T> },
): Promise<T> {
  const present = kept.get(kind);
  if (present !== undefined) return present;
  const made = await read();
  if (isWanted()) kept.set(kind, made);
  return made;
}

/**
 * The indexes of the kinds that have titles of their own, one after the other in the background: the
 * texts of a thousand studies take longer to write than a service may take to start.
 */
function indexTitles(
  { library, indexes: kindIndexes, titles: kept, isWanted, isAsked }: TitleSearchOptions,
  before: Promise<unknown>,
): ReadonlyMap<ContentKind, Promise<TitleIndex>> {
  const indexes = new Map<ContentKind, Promise<TitleIndex>>();
  let last = before;
  const titlesOf = ownTitles(library);
  for (const [kind, { size, columns }] of kindIndexes) {
    const titles = titlesOf[kind];
    if (titles === undefined || size === 0) continue;
    const read = () => createTitleIndex(columns.ids, titles, isWanted, isAsked);
    const index = last.then(() => readOnce(kept.words, kind, { isWanted, read }));
    // A fault is heard by the search that needs the index, and does not stop the next one.
    last = index.catch(() => undefined);
    indexes.set(kind, index);
  }
  return indexes;
}

function readWholeTitles({
  library,
  indexes,
  names,
  known,
  titles,
  isWanted,
  isAsked,
}: TitleSearchOptions): ReadonlyMap<ContentKind, Promise<ExactTitles>> {
  const exact = new Map<ContentKind, Promise<ExactTitles>>();
  for (const [kind, index] of indexes) {
    const called = calledIn(library, kind);
    if (called === undefined) continue;
    const isNamed = kind === "statistic" ? hasNamedTitle : () => false;
    const isRead = (subject: Subject) => !isNamed(subject);
    const reading = { ...called, known, isRead, isWanted, isAsked };
    const readAll = async () => {
      const found = await readExactTitles(index, reading);
      return kind === "statistic"
        ? withNamed(found, createNamedTitles(library, names, index))
        : found;
    };
    const read = readOnce(titles.exact, kind, { isWanted, read: readAll });
    // A fault is heard by the search that needs the titles.
    read.catch(() => undefined);
    exact.set(kind, read);
  }
  return exact;
}

const withNamed = (read: ExactTitles, named: NamedTitles): ExactTitles => ({
  find: (text) =>
    new Map([...read.find(text), ...named.find(text)].sort(([first], [second]) => first - second)),
});
