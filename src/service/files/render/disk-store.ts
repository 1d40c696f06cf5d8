import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/** Bytes by name in a folder of bounded size. What cannot be read or written is as if it were not there. */
export interface DiskStore {
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, bytes: Buffer): Promise<void>;
}

interface DiskStoreOptions {
  readonly folder: string;
  /** What the bytes are made of and by: another one never sees them. */
  readonly version: string;
  /** @default 512 MiB */
  readonly maxBytes?: number;
}

const isEntry = /^[0-9a-f]{64}$/;

export async function openDiskStore(options: DiskStoreOptions): Promise<DiskStore> {
  const { folder, version, maxBytes = 512 * 1024 * 1024 } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, file, reason) => {
      if (reason === "evict") void rm(join(folder, file), { force: true });
    },
  });
  const found = await Promise.all(
    (await readdir(folder)).map(async (file) => ({ file, at: await stat(join(folder, file)) })),
  );
  for (const { file, at } of found.sort((a, b) => a.at.mtimeMs - b.at.mtimeMs)) {
    if (isEntry.test(file)) sizes.set(file, at.size);
    else await rm(join(folder, file), { force: true, recursive: true });
  }
  const fileOf = (name: string) => createHash("sha256").update(`${version}\n${name}`).digest("hex");
  let drafts = 0;

  return {
    get: async (name) => {
      const file = fileOf(name);
      if (sizes.get(file) === undefined) return undefined;
      // Somebody may have cleared the folder.
      return readFile(join(folder, file)).catch(() => undefined);
    },
    put: async (name, bytes) => {
      const file = fileOf(name);
      const draft = join(folder, `${file}.${String((drafts += 1))}.new`);
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, join(folder, file));
        sizes.set(file, bytes.length);
      } catch {
        // A full disk makes the service slower, not broken.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
