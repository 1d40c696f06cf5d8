import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";

export interface Rendered {
  readonly bytes: Buffer;
  /** Strong validator of exactly these bytes, in quotes. */
  readonly etag: string;
}

export interface RenderCache {
  /** The bytes kept under a name, or what `render` makes; asked for twice at once, made once. */
  get(name: string, render: () => Promise<Buffer | string>): Promise<Rendered>;
}

export interface RenderCacheOptions {
  /** @default 64 MiB */
  readonly maxBytes?: number;
  /** Renderings at the same time. @default 2 */
  readonly concurrency?: number;
}

export function createRenderCache(options: RenderCacheOptions = {}): RenderCache {
  const { maxBytes = 64 * 1024 * 1024, concurrency = 2 } = options;
  const kept = new LRUCache<string, Rendered>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  const underway = new Map<string, Promise<Rendered>>();
  const queue = new PQueue({ concurrency });

  const make = async (name: string, render: () => Promise<Buffer | string>): Promise<Rendered> => {
    try {
      const made = await queue.add(render);
      const bytes = typeof made === "string" ? Buffer.from(made) : made;
      const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
      const rendered = { bytes, etag: `"${hash}"` };
      kept.set(name, rendered);
      return rendered;
    } finally {
      underway.delete(name);
    }
  };

  return {
    get(name, render) {
      const known = kept.get(name);
      if (known !== undefined) return Promise.resolve(known);
      let pending = underway.get(name);
      if (pending === undefined) {
        pending = make(name, render);
        underway.set(name, pending);
      }
      return pending;
    },
  };
}
