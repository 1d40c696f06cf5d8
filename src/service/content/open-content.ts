import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, loadLibrary, readImported } from "../library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type QueryParser,
  type SearchBackend,
} from "../search/index.js";
import { createLiveContent, type LiveContent } from "./live-library.js";

interface ContentOptions {
  readonly dataDir: string;
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

/** How often the folder is looked at: an import is seen within a second. */
const lookMs = 500;

/** After a start, whoever waits for it asks for the service's health first. */
const prepareAfterMs = 200;

/** Names, sizes and times of the files there are: an import replaces a file, a removal takes one away. */
function versionOf(dataDir: string): string {
  const folder = contentFolder(dataDir);
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json.gz"))
      .sort()
      .map((name) => {
        const { mtimeMs, size } = statSync(join(folder, name));
        return `${name} ${String(size)} ${String(mtimeMs)}`;
      })
      .join("\n");
  } catch {
    // No folder, or a file that went while we looked: the next look sees what is left.
    return "";
  }
}

interface LoadedContent extends LiveContent {
  /** Makes what answers questions, if that has not been done. */
  prepare(): void;
}

/**
 * The library is read at once; what answers questions over it takes longer than all the rest of a start,
 * and is made with the first question or by `prepare`.
 */
async function load({ dataDir, now, onProblem }: ContentOptions): Promise<LoadedContent> {
  const library = await loadLibrary(readImported(dataDir, onProblem));
  let parser: QueryParser | undefined;
  let search: SearchBackend | undefined;
  const parserOf = () => (parser ??= createQueryParser(library, { now }));
  const searchOf = () => (search ??= createMemorySearch(library, { now, parser: parserOf() }));
  return {
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
  const { dataDir, onProblem } = options;
  let version = versionOf(dataDir);
  let current = await load(options);
  let isLoading = false;
  let isOpen = true;
  const look = async () => {
    const found = versionOf(dataDir);
    if (found === version || isLoading) return;
    isLoading = true;
    try {
      const before = current;
      const next = await load(options);
      // Until then questions go to what was there before.
      next.prepare();
      current = next;
      version = found;
      await before.search.close();
    } catch (error) {
      // Not tried again until the folder changes: the fault would be the same.
      version = found;
      onProblem(error);
    } finally {
      isLoading = false;
    }
  };
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
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
      clearInterval(timer);
    },
  };
}
