import type { FastifyInstance } from "fastify";
import { ApiError } from "../../contract/index.js";
import type { RateCount, RateCounter } from "../../storage/index.js";

export interface MinuteLimitParts {
  /** How many each person may ask; undefined: as many as they like. */
  readonly requestsPerMinute?: number | undefined;
  readonly rates: RateCounter;
}

const minuteMs = 60_000;

/** Refuses what a person asks too much, before anything is read; all keys of a person count together. */
export function limitByMinute(
  scope: FastifyInstance,
  { requestsPerMinute: most, rates }: MinuteLimitParts,
): void {
  if (most === undefined) return;
  const refusal = ({ used, endsInMs }: RateCount) =>
    used <= most
      ? undefined
      : new ApiError(
          "rate-limited",
          `More than ${String(most)} requests in a minute. Please wait.`,
          { retryAfterMs: endsInMs },
        );
  scope.addHook("onRequest", ({ person }, _reply, done) => {
    if (person === null) {
      done();
      return;
    }
    const counted = rates.count(`person ${person.name}`, minuteMs, most);
    if (counted instanceof Promise) {
      counted.then((count) => {
        done(refusal(count));
      }, done);
    } else done(refusal(counted));
  });
}
