import { DatabaseUnavailable, type WatchedContent } from "../../storage/index.js";
import {
  collisionText,
  inTurns,
  librarySteps,
  readOwnLibrary,
  type OwnLibrary,
} from "../library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  indexSteps,
  parserSteps,
  type KindIndexes,
  type KnownTitles,
  type QueryParser,
  type SearchBackend,
} from "../search/index.js";
import { createLiveContent, type LiveContent } from "./live-library.js";
import { readImported, type ReadContent } from "./read-imported.js";

interface ContentOptions {
  /** What was imported. */
  readonly imported: WatchedContent;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of imported content that cannot be read; what was there before stays. */
  readonly onProblem: (error: unknown) => void;
}

interface OpenContent extends LiveContent {
  /** Changes when the imported content does; what was drawn from another version is not used. */
  readonly version: () => string;
  /** Makes what answers questions, a moment from now: what was asked by then is answered first. */
  readonly prepareSoon: () => void;
  readonly close: () => void;
}

/** After a start, whoever waits for it asks for the service's health first. */
const prepareAfterMs = 200;

interface LoadedContent extends LiveContent {
  readonly from: ReadContent;
  /** Makes what answers questions, if that has not been done. */
  prepare(): void;
  /** The same while others are answered. */
  prepareInTurns(): Promise<void>;
}

/** What stays whatever is imported. */
interface Kept {
  readonly own: OwnLibrary;
  readonly knownTitles: KnownTitles;
}

interface Loading extends Pick<ContentOptions, "now"> {
  readonly kept: Kept;
  readonly tellCollisions: (problems: readonly unknown[]) => void;
}

let known: Promise<Kept> | undefined;

/** Read once, for all services of a process. */
function readKept(): Promise<Kept> {
  known ??= readOwnLibrary().then((own) => ({ own, knownTitles: new WeakMap() }));
  return known;
}

/**
 * The library is read at once; what answers questions over it takes longer than all the rest of a start,
 * and is made with the first question or by `prepare`.
 */
async function load(
  from: ReadContent,
  { kept: { own, knownTitles }, now, tellCollisions }: Loading,
): Promise<LoadedContent> {
  const parts = Array.from(from.sources.values(), ({ part }) => part);
  const library = await inTurns(librarySteps(own, parts));
  // An import would have refused them: there is another edition of the library since.
  tellCollisions((library.collisions ?? []).map((one) => new Error(collisionText(one))));
  let parser: QueryParser | undefined;
  let search: SearchBackend | undefined;
  const parserOf = () => (parser ??= createQueryParser(library, { now }));
  const searchOf = (kindIndexes?: KindIndexes) =>
    (search ??= createMemorySearch(library, {
      ...{ now, knownTitles, kindIndexes, parser: parserOf() },
    }));
  return {
    from,
    library,
    parser: { parse: (question) => parserOf().parse(question) },
    search: {
      search: (request) => searchOf().search(request),
      health: async () => search?.health(),
      close: async () => search?.close(),
    },
    prepare: () => {
      searchOf();
    },
    prepareInTurns: async () => {
      parser ??= await inTurns(parserSteps(library, { now }));
      searchOf(await inTurns(indexSteps(library)));
    },
  };
}

/** Until then questions go to what was there before. */
async function loadReady(...of: Parameters<typeof load>): Promise<LoadedContent> {
  const next = await load(...of);
  await next.prepareInTurns();
  return next;
}

/** Until content that could not be read is tried again: what was in its way may be gone by then. */
const tryAgainMs = 60_000;

/** The same problems are told once, not at every try. */
function createTell(onProblem: ContentOptions["onProblem"]) {
  let told = "";
  return (problems: readonly unknown[]) => {
    const text = problems.map(String).join("\n");
    if (text !== told) problems.forEach(onProblem);
    told = text;
  };
}

/** The library with what was imported, and the search over it; imports are seen while it is open. */
export async function openContent(options: ContentOptions): Promise<OpenContent> {
  const { imported, now } = options;
  const tell = createTell(options.onProblem);
  let isOpen = true;
  const loading = { kept: await readKept(), now, tellCollisions: createTell(options.onProblem) };
  let current = await load(await readImported(imported, loading.kept.own, new Map()), loading);
  let seen = current.from;
  /** The version that was read last, and when. */
  let tried: { version: string; at: number } | undefined = { version: seen.version, at: now() };
  tell(seen.problems);
  const take = async (found: ReadContent) => {
    const isKnown = found.state === seen.state;
    seen = found;
    // Composed anew it would be the same, or fail for the same reason.
    if (isKnown) return;
    const before = current;
    current = await loadReady(found, loading);
    await before.search.close();
  };
  const look = async () => {
    try {
      const { version } = await imported.list();
      if (version === seen.version && seen.problems.length === 0) return;
      if (version === tried?.version && Math.abs(now() - tried.at) < tryAgainMs) return;
      tried = { version, at: now() };
      const found = await readImported(imported, loading.kept.own, current.from.sources);
      tried = { version: found.version, at: now() };
      tell(found.problems);
      await take(found);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        tried = undefined;
        throw error;
      }
      tell([error]);
    }
  };
  const endWatch = imported.watch(look);
  return {
    ...createLiveContent(() => current),
    version: () => current.from.state,
    prepareSoon: () => {
      setTimeout(() => {
        if (isOpen) current.prepare();
      }, prepareAfterMs).unref();
    },
    close: () => {
      isOpen = false;
      endWatch();
    },
  };
}
