import type { FastifyInstance } from "fastify";
import { ApiError } from "../contract/index.js";

interface UnfinishedLimits {
  /** Requests that may be unanswered at once. */
  readonly together: number;
  /** Of one address, so that one caller does not take all of them. */
  readonly perAddress: number;
}

/** Requests of a process that have no answer yet. */
export interface Unfinished {
  count: number;
}

const defaultUnfinished: UnfinishedLimits = { together: 1000, perAddress: 250 };

/**
 * Refuses what comes while too much is unanswered: a queue without an end helps nobody.
 * @param unfinished keeps count of it, for others to see
 */
export function limitUnfinished(
  scope: FastifyInstance,
  { together, perAddress }: UnfinishedLimits = defaultUnfinished,
  unfinished: Unfinished = { count: 0 },
): void {
  const byAddress = new Map<string, number>();
  scope.addHook("onRequest", (request, reply, done) => {
    const { ip } = request;
    const own = byAddress.get(ip) ?? 0;
    if (unfinished.count >= together || own >= perAddress) {
      done(
        new ApiError("rate-limited", "Too many requests are unanswered. Please try again.", {
          status: 503,
          retryAfterMs: 1000,
        }),
      );
      return;
    }
    unfinished.count += 1;
    byAddress.set(ip, own + 1);
    // Comes for every request, also of those who leave before their answer.
    reply.raw.on("close", () => {
      unfinished.count -= 1;
      const left = (byAddress.get(ip) ?? 1) - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
    done();
  });
}
