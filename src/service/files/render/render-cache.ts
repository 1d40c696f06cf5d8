import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { DiskStore } from "./disk-store.js";

export interface Rendered {
  readonly bytes: Buffer;
  /** Strong validator of exactly these bytes, in quotes. */
  readonly etag: string;
}

type Make = (signal: AbortSignal) => Promise<Uint8Array | string>;

export interface RenderCache {
  /**
   * The bytes kept under a name, or what `make` makes; asked for twice at once, made once. Its signal
   * ends when those of all who asked have; what is made nevertheless is kept.
   */
  get(name: string, make: Make, signal?: AbortSignal): Promise<Rendered>;
}

interface RenderCacheOptions {
  /** @default 64 MiB */
  readonly maxBytes?: number;
  /** Where it outlives a restart. @default nowhere */
  readonly disk?: DiskStore;
  /** Hears where each thing was found. */
  readonly onLook?: (found: "memory" | "disk" | "made") => void;
}

interface Underway {
  readonly made: Promise<Rendered>;
  readonly controller: AbortController;
  waiting: number;
}

const toRendered = (bytes: Buffer): Rendered => {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return { bytes, etag: `"${hash}"` };
};

/** From the disk where it is there; else made, and put there. */
async function loadOrMake(
  { disk, onLook }: RenderCacheOptions,
  name: string,
  by: Make,
  signal: AbortSignal,
): Promise<Rendered> {
  const stored = await disk?.get(name);
  signal.throwIfAborted();
  onLook?.(stored === undefined ? "made" : "disk");
  const made = stored ?? (await by(signal));
  const bytes = typeof made === "string" ? Buffer.from(made) : Buffer.from(made);
  if (stored === undefined) await disk?.put(name, bytes);
  return toRendered(bytes);
}

export function createRenderCache(options: RenderCacheOptions = {}): RenderCache {
  const { maxBytes = 64 * 1024 * 1024, onLook } = options;
  const kept = new LRUCache<string, Rendered>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  const underway = new Map<string, Underway>();

  const make = async (name: string, by: Make, signal: AbortSignal): Promise<Rendered> => {
    const rendered = await loadOrMake(options, name, by, signal);
    kept.set(name, rendered);
    return rendered;
  };

  const start = (name: string, by: Make): Underway => {
    const controller = new AbortController();
    const forget = () => {
      if (underway.get(name) === started) underway.delete(name);
    };
    const made = make(name, by, controller.signal).finally(forget);
    // Those who waited may all have left: then nobody hears of its end.
    made.catch(() => undefined);
    const started: Underway = { made, controller, waiting: 0 };
    underway.set(name, started);
    return started;
  };

  const get: RenderCache["get"] = async (name, by, signal) => {
    const known = kept.get(name);
    if (known !== undefined) {
      onLook?.("memory");
      return known;
    }
    signal?.throwIfAborted();
    const running = underway.get(name) ?? start(name, by);
    running.waiting += 1;
    const leave = () => {
      running.waiting -= 1;
      if (running.waiting === 0) running.controller.abort();
    };
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await running.made;
    } catch (error) {
      // Given up by all before us, while we still want it.
      const isGivenUp = running.controller.signal.aborted && signal?.aborted !== true;
      if (!isGivenUp) throw error;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
    return get(name, by, signal);
  };
  return { get };
}
