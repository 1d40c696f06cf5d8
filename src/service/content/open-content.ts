import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, loadLibrary, readImported } from "../library/index.js";
import { createMemorySearch, createQueryParser } from "../search/index.js";
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
  readonly close: () => void;
}

/** How often the folder is looked at: an import is seen within a second. */
const lookMs = 500;

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

async function load({ dataDir, now, onProblem }: ContentOptions): Promise<LiveContent> {
  const library = await loadLibrary(readImported(dataDir, onProblem));
  const parser = createQueryParser(library, { now });
  return { library, parser, search: createMemorySearch(library, { now, parser }) };
}

/** The library with what was imported, and the search over it; imports are seen while it is open. */
export async function openContent(options: ContentOptions): Promise<OpenContent> {
  const { dataDir, onProblem } = options;
  let version = versionOf(dataDir);
  let current = await load(options);
  let isLoading = false;
  const look = async () => {
    const found = versionOf(dataDir);
    if (found === version || isLoading) return;
    isLoading = true;
    try {
      const before = current;
      current = await load(options);
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
    close: () => {
      clearInterval(timer);
    },
  };
}
