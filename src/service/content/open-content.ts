import { DatabaseUnavailable, type WatchedContent } from "../../storage/index.js";
import { loadLibrary, unpackContent } from "../library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type QueryParser,
  type SearchBackend,
} from "../search/index.js";
import { createLiveContent, type LiveContent } from "./live-library.js";

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
  readonly version: string;
  /** Makes what answers questions, if that has not been done. */
  prepare(): void;
}

/**
 * The library is read at once; what answers questions over it takes longer than all the rest of a start,
 * and is made with the first question or by `prepare`.
 */
async function load({ imported, now, onProblem }: ContentOptions): Promise<LoadedContent> {
  const { version, sources } = await imported.read();
  const library = await loadLibrary(unpackContent(sources, onProblem));
  let parser: QueryParser | undefined;
  let search: SearchBackend | undefined;
  const parserOf = () => (parser ??= createQueryParser(library, { now }));
  const searchOf = () => (search ??= createMemorySearch(library, { now, parser: parserOf() }));
  return {
    version,
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
  };
}

/** The library with what was imported, and the search over it; imports are seen while it is open. */
export async function openContent(options: ContentOptions): Promise<OpenContent> {
  const { imported, onProblem } = options;
  let current = await load(options);
  let { version } = current;
  let isOpen = true;
  const look = async () => {
    const found = await imported.version();
    if (found === version) return;
    try {
      const before = current;
      const next = await load(options);
      // Until then questions go to what was there before.
      next.prepare();
      current = next;
      ({ version } = next);
      await before.search.close();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // Not tried again until the content changes: the fault would be the same.
      version = found;
      onProblem(error);
    }
  };
  const endWatch = imported.watch(look);
  return {
    ...createLiveContent(() => current),
    version: () => version,
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
