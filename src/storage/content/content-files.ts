import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { whileLocked } from "../files/lock.js";
import { promised } from "../files/promised.js";
import type { ContentStore, WatchedContent } from "./content-store.js";

const extension = ".json.gz";
const draftExtension = ".draft";

/** How often the folder is looked at: an import is seen within a second. */
const lookMs = 500;

/** @throws Error where there is a folder that cannot be read */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(extension))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Size and times of a file: an import replaces it, and who may read it changes its second time alone. */
function fileVersion(path: string): string {
  try {
    const { ctimeMs, mtimeMs, size } = statSync(path);
    return [size, mtimeMs, ctimeMs].join(" ");
  } catch (error) {
    // One that went while we looked, or leads nowhere: the others' are told all the same.
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** @throws Error where there is a folder that cannot be read */
const versionOf = (folder: string): string =>
  namesIn(folder)
    .map((name) => `${name} ${fileVersion(join(folder, name))}`)
    .join("\n");

/** What imports left that were killed while they wrote. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(draftExtension)) rmSync(join(folder, name), { force: true });
}

/** Nobody else may write to the folder meanwhile. */
function write(folder: string, path: string, packed: Uint8Array): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeDrafts(folder);
  const draft = `${path}.${String(pid)}${draftExtension}`;
  try {
    writeFileSync(draft, packed, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    // What fails once the file is open does not say which file it was.
    if (error instanceof Error) (error as NodeJS.ErrnoException).path ??= path;
    throw error;
  }
}

function removeFile(path: string): boolean {
  try {
    rmSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Content in the folder `content` of a data folder, one file a source; commands that change it wait for each other. */
export function openContentFiles(dataDir: string): ContentStore & WatchedContent {
  const folder = join(dataDir, "content");
  const pathOf = (source: string) => join(folder, source + extension);
  return {
    place: folder,
    version: () => promised(() => versionOf(folder)),
    read: () =>
      promised(() => ({
        // Before the files: what comes between is another version, and not missed.
        version: versionOf(folder),
        sources: namesIn(folder).map((name) => {
          const place = join(folder, name);
          return {
            source: name.slice(0, -extension.length),
            version: fileVersion(place),
            ...{ place, packed: () => readFileSync(place) },
          };
        }),
      })),
    put: (source, packed, version) =>
      promised(() =>
        whileLocked(folder, () => {
          if (versionOf(folder) !== version) return false;
          write(folder, pathOf(source), packed);
          return true;
        }),
      ),
    remove: (source) => promised(() => whileLocked(folder, () => removeFile(pathOf(source)))),
    watch: (look) => {
      let isLooking = false;
      const timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        void look().finally(() => {
          isLooking = false;
        });
      }, lookMs).unref();
      return () => {
        clearInterval(timer);
      };
    },
    close: () => Promise.resolve(),
  };
}
