import type { ApiError } from "../../contract/index.js";

/** Requests in a row that got no answer at all before the service counts as down. */
const tolerated = 6;
/** How long requests then fail at once before one may try again, in milliseconds. */
const restMs = 10_000;

/**
 * Spares thousands of waiting cells the time-out of each when the service is down: after several
 * requests in a row without any answer the others fail at once, until some time has passed.
 */
export interface Outage {
  /** The failure to pass on, or undefined where a request may be sent. */
  current(): ApiError | undefined;
  /** To be called as an attempt begins; tell the result how the attempt ended. */
  begin(): Attempt;
}

interface Attempt {
  answered(): void;
  /** Without any answer. */
  failed(error: ApiError): void;
}

export function createOutage(now: () => number): Outage {
  let inARow = 0;
  let answers = 0;
  let until = 0;
  let last: ApiError | undefined;
  return {
    current: () => (inARow >= tolerated && now() < until ? last : undefined),
    begin: () => {
      const before = answers;
      return {
        answered: () => {
          answers += 1;
          inARow = 0;
        },
        failed: (error) => {
          // The service has answered others since: this attempt was unlucky, the service is up.
          if (answers !== before) return;
          inARow += 1;
          last = error;
          until = now() + restMs;
        },
      };
    },
  };
}
