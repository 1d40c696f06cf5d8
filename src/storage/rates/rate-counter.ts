/** Counts of requests in windows of time. A port: memory of one process, or a database that several share. */
import { LRUCache } from "lru-cache";

export interface RateCount {
  /** This one included. */
  readonly used: number;
  /** Until the window ends, in milliseconds. */
  readonly endsInMs: number;
}

export interface RateCounter {
  /**
   * Counts one more, at once where nobody has to be asked. The window begins with the first count after the end of the
   * one before.
   * @param most how many are allowed: far below, others may hear of it a moment later. @default they hear of it first
   */
  count(name: string, windowMs: number, most?: number): RateCount | Promise<RateCount>;
}

/** Names beyond this push out those not counted for longest. */
const namesKept = 20_000;

interface MemoryRates extends RateCounter {
  count(name: string, windowMs: number): RateCount;
  /** As it stands, without counting; nothing used where no window is open. */
  present(name: string, windowMs: number): RateCount;
}

/** @param now milliseconds since 1970 */
export function createMemoryRates(now: () => number): MemoryRates {
  const windows = new LRUCache<string, { readonly begun: number; used: number }>({
    max: namesKept,
  });
  const windowOf = (name: string, windowMs: number) => {
    const known = windows.get(name);
    const age = known === undefined ? Infinity : now() - known.begun;
    return age >= 0 && age < windowMs ? known : undefined;
  };
  const toCount = ({ used, begun }: { begun: number; used: number }, windowMs: number) => ({
    used,
    endsInMs: Math.max(1, begun + windowMs - now()),
  });
  const begin = (name: string) => {
    const window = { begun: now(), used: 0 };
    windows.set(name, window);
    return window;
  };
  return {
    present: (name, windowMs) =>
      toCount(windowOf(name, windowMs) ?? { begun: now(), used: 0 }, windowMs),
    count: (name, windowMs) => {
      const window = windowOf(name, windowMs) ?? begin(name);
      window.used += 1;
      return toCount(window, windowMs);
    },
  };
}
