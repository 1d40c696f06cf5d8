import { ApiError } from "../../../contract/index.js";

interface Turns {
  /**
   * Ends when it is one's turn, which `done` passes on.
   *
   * @throws ApiError 503 where too many wait; the signal's reason where it ended before the turn came.
   */
  wait(signal?: AbortSignal): Promise<void>;
  done(): void;
  readonly waiting: number;
}

/** So many at once, in the order in which they came; who gives up while waiting is forgotten. */
export function createTurns(atOnce: number, maxWaiting: number): Turns {
  const waiting = new Set<() => void>();
  let underway = 0;
  return {
    wait: async (signal) => {
      signal?.throwIfAborted();
      if (underway < atOnce) {
        underway += 1;
        return;
      }
      if (waiting.size >= maxWaiting) {
        throw new ApiError("rate-limited", "The service is drawing too much. Please try again.", {
          status: 503,
          retryAfterMs: 5000,
        });
      }
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        };
        const leave = () => {
          waiting.delete(begin);
          reject(signal?.reason as Error);
        };
        waiting.add(begin);
        signal?.addEventListener("abort", leave, { once: true });
      });
    },
    done: () => {
      const [next] = waiting;
      if (next === undefined) {
        underway -= 1;
        return;
      }
      waiting.delete(next);
      next();
    },
    get waiting() {
      return waiting.size;
    },
  };
}
