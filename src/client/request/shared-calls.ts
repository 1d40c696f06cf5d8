import { ApiError } from "../../contract/index.js";
import { createAbortListeners } from "./abort-listeners.js";

export const abortedError = () => new ApiError("aborted", "The call was cancelled.");

interface Waiter<T> {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: Promise<T>) => void;
  /** The signal says that this one waits no longer. */
  readonly leave: () => void;
}

interface Shared<T> {
  readonly controller: AbortController;
  /** Those who wait, in the order in which they came. */
  readonly waiting: Set<Waiter<T>>;
}

/** Joins equal calls while one is under way; the work stops only when nobody waits for it. */
interface SharedCalls {
  join<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
  readonly size: number;
}

export function createSharedCalls(nextTurn: () => Promise<void>): SharedCalls {
  const running = new Map<string, Shared<unknown>>();
  const aborts = createAbortListeners();

  const begin = <T>(key: string, start: (signal: AbortSignal) => Promise<T>): Shared<T> => {
    const controller = new AbortController();
    const shared: Shared<T> = { controller, waiting: new Set() };
    const promise = start(controller.signal);
    running.set(key, shared as Shared<unknown>);
    const end = () => {
      if (running.get(key) === shared) running.delete(key);
      for (const { signal, leave, resolve } of shared.waiting) {
        if (signal) aborts.remove(signal, leave);
        resolve(promise);
      }
    };
    promise.then(end, end);
    return shared;
  };

  /** Nobody waits for it: it is stopped, unless somebody comes. */
  const abandon = async (key: string, shared: Shared<unknown>) => {
    // Excel cancels a cell and calls it again in no certain order: whoever comes in the same turn
    // still finds the request.
    await nextTurn();
    if (shared.waiting.size > 0) return;
    if (running.get(key) === shared) running.delete(key);
    shared.controller.abort();
  };

  return {
    join: <T>(
      key: string,
      signal: AbortSignal | undefined,
      start: (signal: AbortSignal) => Promise<T>,
    ) => {
      if (signal?.aborted) return Promise.reject(abortedError());
      const shared = (running.get(key) as Shared<T> | undefined) ?? begin(key, start);
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          if (signal) aborts.remove(signal, leave);
          shared.waiting.delete(waiter);
          reject(abortedError());
          if (shared.waiting.size === 0) void abandon(key, shared as Shared<unknown>);
        };
        const waiter = { signal, resolve, leave };
        shared.waiting.add(waiter);
        if (signal) aborts.add(signal, leave);
      });
    },
    get size() {
      return running.size;
    },
  };
}
