/** The library with what was imported, and what answers questions over it. */
import {
  collisionText,
  inTurns,
  librarySteps,
  readOwnLibrary,
  type IsAsked,
  type OwnLibrary,
} from "../library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  indexSteps,
  parserSteps,
  type SearchIndexes,
  type KnownTitles,
  type QueryParser,
  type SearchBackend,
} from "../search/index.js";
import type { LiveContent } from "./live-library.js";
import type { ReadContent } from "./read-imported.js";

export interface LoadedContent extends LiveContent {
  readonly from: ReadContent;
  /** Makes what answers questions, if that has not been done. */
  prepare(): void;
  /** The same with whole titles, while others are answered. */
  prepareInTurns(): Promise<void>;
}

/** What stays whatever is imported. */
interface Kept {
  readonly own: OwnLibrary;
  readonly knownTitles: KnownTitles;
}

export interface Loading {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether somebody waits for an answer. */
  readonly isAsked: IsAsked;
  readonly kept: Kept;
  readonly tellCollisions: (problems: readonly unknown[]) => void;
}

let known: Promise<Kept> | undefined;

/** Read once, for all services of a process. */
export function readKept(): Promise<Kept> {
  known ??= readOwnLibrary().then((own) => ({ own, knownTitles: new WeakMap() }));
  return known;
}

/**
 * The library is read at once; what answers questions over it takes longer than all the rest of a start,
 * and is made with the first question or by `prepare`.
 */
export async function load(
  from: ReadContent,
  { kept: { own, knownTitles }, now, isAsked, tellCollisions }: Loading,
): Promise<LoadedContent> {
  const parts = Array.from(from.sources.values(), ({ part }) => part);
  const library = await inTurns(librarySteps(own, parts), isAsked);
  // An import would have refused them: there is another edition of the library since.
  tellCollisions((library.collisions ?? []).map((one) => new Error(collisionText(one))));
  let parser: QueryParser | undefined;
  let search: SearchBackend | undefined;
  const parserOf = () => (parser ??= createQueryParser(library, { now }));
  const searchOf = (indexes?: SearchIndexes) =>
    (search ??= createMemorySearch(library, {
      ...{ now, knownTitles, isAsked, indexes, parser: parserOf() },
    }));
  return {
    from,
    library,
    parser: { parse: (question) => parserOf().parse(question) },
    search: {
      search: (request) => searchOf().search(request),
      ready: () => searchOf().ready(),
      health: async () => search?.health(),
      close: async () => search?.close(),
    },
    prepare: () => {
      searchOf();
    },
    prepareInTurns: async () => {
      parser ??= await inTurns(parserSteps(library, { now }), isAsked);
      const indexes = await inTurns(indexSteps(library), isAsked);
      await searchOf(indexes).ready();
    },
  };
}

/** Until then questions go to what was there before. */
export async function loadReady(...of: Parameters<typeof load>): Promise<LoadedContent> {
  const next = await load(...of);
  await next.prepareInTurns();
  return next;
}
