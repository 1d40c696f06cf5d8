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
import { giveToOwner } from "../files/give-to-owner.js";
import { whileLocked } from "../files/lock.js";
import { promised } from "../files/promised.js";
import type {
  ContentStore,
  ListedContent,
  PackedContent,
  WatchedContent,
} from "./content-store.js";

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
function listFiles(folder: string): ListedContent {
  const sources = namesIn(folder).map((name) => ({
    source: name.slice(0, -extension.length),
    version: fileVersion(join(folder, name)),
  }));
  const version = sources.map((one) => `${one.source} ${one.version}`).join("\n");
  return { version, sources };
}

/** What imports left that were killed while they wrote. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(draftExtension)) rmSync(join(folder, name), { force: true });
}

/** Nobody else may write to the folder meanwhile. */
function write(folder: string, path: string, packed: Uint8Array): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToOwner(folder);
  removeDrafts(folder);
  const draft = `${path}.${String(pid)}${draftExtension}`;
  try {
    writeFileSync(draft, packed, { mode: 0o600, flush: true });
    giveToOwner(draft);
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
  const toPacked = (source: string, version: string): PackedContent => {
    const place = pathOf(source);
    return { source, version, place, packed: () => readFileSync(place) };
  };
  const list = () => promised(() => listFiles(folder));
  return {
    place: folder,
    isShared: false,
    list,
    // A folder holds so little that it is read.
    summaries: list,
    find: (source, version) =>
      promised(() =>
        fileVersion(pathOf(source)) === version ? toPacked(source, version) : undefined,
      ),
    read: () =>
      promised(() => {
        // Before the files: what comes between is another version, and not missed.
        const { version, sources } = listFiles(folder);
        return { version, sources: sources.map((one) => toPacked(one.source, one.version)) };
      }),
    put: (source, content, version) =>
      promised(() =>
        whileLocked(folder, () => {
          if (listFiles(folder).version !== version) return false;
          write(folder, pathOf(source), content.whole());
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
