import { LRUCache } from "lru-cache";
import type { RateCount } from "./rate-counter.js";

/** What is known of a name's window; those counted here alone are sent together a moment later. */
interface Window {
  used: number;
  readonly endsAt: number;
  /** Of `used`, not yet counted by all. */
  ahead: number;
}

/** Within which other processes hear of what was counted here, in milliseconds. */
const sendAfterMs = 100;

/** As much of what is allowed may be used while nobody waits: others may have counted as many, and not have said so yet. */
const share = 0.5;

const namesKept = 20_000;

interface CountAhead {
  /** At once, where far less was used than is allowed; undefined where all have to be asked. */
  count(name: string, windowMs: number, most: number): RateCount | undefined;
  /** Hears what all have counted. @returns with those of which they have not heard yet */
  known(name: string, count: RateCount): RateCount;
}

interface AheadOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Counts several in all processes. What it could not count is left out: the limit of a minute, and no money. */
  readonly send: (name: string, windowMs: number, times: number) => Promise<RateCount | undefined>;
}

/** Who has asked little of what is allowed is not made to wait for a database to be told so. */
export function createCountAhead({ now, send }: AheadOptions): CountAhead {
  const windows = new LRUCache<string, Window>({ max: namesKept });
  const open = (name: string): Window | undefined => {
    const window = windows.get(name);
    return window !== undefined && window.endsAt > now() ? window : undefined;
  };
  const set = (name: string, { used, endsInMs }: RateCount, ahead: number) => {
    windows.set(name, { used: used + ahead, endsAt: now() + endsInMs, ahead });
  };
  const sendSoon = (name: string, windowMs: number) => {
    setTimeout(() => {
      const times = open(name)?.ahead ?? 0;
      if (times === 0) return;
      void send(name, windowMs, times).then((count) => {
        const window = open(name);
        if (window === undefined) return;
        const more = window.ahead - times;
        if (count === undefined) window.ahead = more;
        else set(name, count, more);
        if (more > 0) sendSoon(name, windowMs);
      });
    }, sendAfterMs).unref();
  };
  return {
    known: (name, count) => {
      const more = open(name)?.ahead ?? 0;
      set(name, count, more);
      return { used: count.used + more, endsInMs: count.endsInMs };
    },
    count: (name, windowMs, most) => {
      const window = open(name);
      const endsInMs = window === undefined ? Infinity : window.endsAt - now();
      // A clock set back must not keep it open.
      if (window === undefined || endsInMs > windowMs) return undefined;
      if (window.used + 1 > share * most) return undefined;
      window.used += 1;
      window.ahead += 1;
      if (window.ahead === 1) sendSoon(name, windowMs);
      return { used: window.used, endsInMs };
    },
  };
}
