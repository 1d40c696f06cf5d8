/** The library with what was imported, and what answers questions over it. */
import {
  collisionText,
  inTurns,
  librarySteps,
  readOwnLibrary,
  type ComposedLibrary,
  type ImportedPart,
  type IsAsked,
  type OwnLibrary,
} from "../library/index.js";
import {
  createMemorySearch,
  type KnownTitles,
  type QueryParser,
  type SearchBackend,
} from "../search/index.js";
import { currentParser, type LiveContent } from "./live-library.js";
import { createMadeLibrary, type MadeLibrary, type MadeParts } from "./made-library.js";
import type { ReadContent } from "./read-imported.js";

export interface LoadedContent extends LiveContent {
  readonly library: ComposedLibrary;
  readonly from: ReadContent;
  /** Makes what answers questions, if that has not been done. */
  prepare(): void;
  readonly made: () => MadeParts;
  /**
   * The same with whole titles, while others are answered.
   * @param before of the content that was there before
   */
  prepareInTurns(before: MadeParts): Promise<void>;
}

/** What stays whatever is imported. */
interface Kept {
  readonly own: OwnLibrary;
  readonly knownTitles: KnownTitles;
  /** With nothing beside it: the same for all services of a process, until something is imported into one. */
  alone?: MadeLibrary | undefined;
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

/** By the day of the last import, and of one day as they are listed: what comes stands behind what was there. */
const byImport = (
  { importedAt: one }: ImportedPart,
  { importedAt: other }: ImportedPart,
): number => (one < other ? -1 : one > other ? 1 : 0);

async function make(
  { kept, isAsked }: Loading,
  parts: readonly ImportedPart[],
  before: ComposedLibrary | undefined,
) {
  if (parts.length === 0 && kept.alone !== undefined) return kept.alone;
  const made = createMadeLibrary(await inTurns(librarySteps(kept.own, parts, before), isAsked));
  kept.alone = parts.length === 0 ? made : undefined;
  return made;
}

/**
 * The library is read at once; what answers questions over it takes longer than all the rest of a start,
 * and is made with the first question or by `prepare`.
 * @param before the library that was there before @default none
 */
export async function load(
  from: ReadContent,
  loading: Loading,
  before?: ComposedLibrary,
): Promise<LoadedContent> {
  const { kept, now, isAsked, tellCollisions } = loading;
  const parts = Array.from(from.sources.values(), ({ part }) => part).sort(byImport);
  const made = await make(loading, parts, before);
  const { library } = made;
  // An import would have refused them: there is another edition of the library since.
  tellCollisions((library.collisions ?? []).map((one) => new Error(collisionText(one))));
  let parser: QueryParser | undefined;
  let search: SearchBackend | undefined;
  const parserOf = () => (parser ??= made.parser().makeParser({ now }));
  const searchOf = () =>
    (search ??= createMemorySearch(library, {
      ...{ now, isAsked, knownTitles: kept.knownTitles },
      ...{ parser: parserOf(), indexes: made.indexes() },
    }));
  return {
    from,
    library,
    parser: currentParser(parserOf),
    search: {
      search: (request) => searchOf().search(request),
      ready: () => searchOf().ready(),
      health: async () => search?.health(),
      close: async () => search?.close(),
    },
    prepare: () => {
      searchOf();
    },
    made: made.made,
    prepareInTurns: async (before) => {
      await made.makeInTurns(isAsked, before);
      await searchOf().ready();
    },
  };
}

/** Until then questions go to what was there before; what both have is taken from it. */
export async function loadReady(
  from: ReadContent,
  before: LoadedContent,
  loading: Loading,
): Promise<LoadedContent> {
  const next = await load(from, loading, before.library);
  await next.prepareInTurns(before.made());
  return next;
}
