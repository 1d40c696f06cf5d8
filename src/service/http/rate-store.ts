import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RateCounter } from "../../storage/index.js";

/** A store for the rate limit that several processes share. One window for all routes, in milliseconds. */
export function createRateStore(rates: RateCounter, windowMs: number): FastifyRateLimitStoreCtor {
  return class RateStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      Promise.resolve(rates.count(`key ${key}`, windowMs)).then(
        ({ used, endsInMs }) => {
          callback(null, { current: used, ttl: endsInMs });
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error(String(error)));
        },
      );
    }

    child(): this {
      return this;
    }
  };
}
