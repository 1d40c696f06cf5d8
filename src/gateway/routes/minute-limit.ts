import type { FastifyInstance } from "fastify";
import { ApiError } from "../../contract/index.js";
import type { RateCounter } from "../../storage/index.js";

export interface MinuteLimitParts {
  /** How many each person may ask; undefined: as many as they like. */
  readonly requestsPerMinute?: number | undefined;
  readonly rates: RateCounter;
}

const minuteMs = 60_000;

/** Refuses what a person asks too much, before anything is read; all keys of a person count together. */
export function limitByMinute(
  scope: FastifyInstance,
  { requestsPerMinute, rates }: MinuteLimitParts,
): void {
  if (requestsPerMinute === undefined) return;
  scope.addHook("onRequest", async ({ person }) => {
    if (person === null) return;
    const { used, endsInMs } = await rates.count(`person ${person.name}`, minuteMs);
    if (used <= requestsPerMinute) return;
    throw new ApiError(
      "rate-limited",
      `More than ${String(requestsPerMinute)} requests in a minute. Please wait.`,
      { retryAfterMs: endsInMs },
    );
  });
}
