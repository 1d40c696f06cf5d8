import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../contract/index.js";

export interface Limits {
  /** Refused keys and missing ones, by address: whoever guesses is slowed down. */
  readonly refusalsPerMinute: number;
  /** Pages, pictures and files that no key was signed for, by address. */
  readonly publicPerMinute: number;
}

export const defaultLimits: Limits = { refusalsPerMinute: 120, publicPerMinute: 1200 };

const minuteMs = 60_000;
const addressesKept = 20_000;

interface Count {
  readonly begun: number;
  used: number;
}

/** Counts by name in minutes of their own. */
function createMinuteCounter(now: () => number) {
  const counts = new LRUCache<string, Count>({ max: addressesKept });
  const presentOf = (name: string): Count => {
    const known = counts.get(name);
    if (known !== undefined && now() - known.begun < minuteMs) return known;
    const fresh = { begun: now(), used: 0 };
    counts.set(name, fresh);
    return fresh;
  };
  return {
    add: (name: string) => {
      presentOf(name).used += 1;
    },
    /** Milliseconds until the name may go on; 0 where it may. */
    waitMs: (name: string, limit: number): number => {
      const { used, begun } = presentOf(name);
      return used < limit ? 0 : Math.max(1, begun + minuteMs - now());
    },
  };
}

const isFile = ({ url }: FastifyRequest) => /^\/(content|v1\/files|v1\/pictures)\//.test(url);

const tooMany = (retryAfterMs: number) =>
  new ApiError("rate-limited", "Too many requests from this address. Please wait.", {
    retryAfterMs,
  });

/**
 * What comes without a key of its own: addresses that are refused again and again wait before their next
 * key is looked at; pages, pictures and files count against the key that signed them, else the address.
 */
export function limitAddresses(
  scope: FastifyInstance,
  {
    now,
    limits,
    isKnown,
    ratePerMinute,
  }: {
    readonly now: () => number;
    readonly limits: Limits;
    /** Whether the request carries a key that is good: others behind its address must not harm it. */
    readonly isKnown: (request: FastifyRequest) => boolean;
    /** Requests a minute of the key an address was signed for; undefined for none. */
    readonly ratePerMinute: (url: string) => { id: string; limit: number } | undefined;
  },
): void {
  const refused = createMinuteCounter(now);
  const opened = createMinuteCounter(now);
  scope.addHook("onRequest", (request, _reply, done) => {
    const signer = isFile(request) ? ratePerMinute(request.url) : undefined;
    const waits = refused.waitMs(request.ip, limits.refusalsPerMinute);
    if (waits > 0 && signer === undefined && !isKnown(request)) {
      done(tooMany(waits));
      return;
    }
    if (signer !== undefined) request.signedFor = signer.id;
    if (isFile(request)) {
      const name = signer === undefined ? `ip ${request.ip}` : `key ${signer.id}`;
      const waitsForFiles = opened.waitMs(name, signer?.limit ?? limits.publicPerMinute);
      if (waitsForFiles > 0) {
        done(tooMany(waitsForFiles));
        return;
      }
      opened.add(name);
    }
    done();
  });
  scope.addHook("onResponse", (request, reply, done) => {
    if (reply.statusCode === 401) refused.add(request.ip);
    done();
  });
}
