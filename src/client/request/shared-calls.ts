import { ApiError } from "../../contract/index.js";
import { createAbortListeners } from "./abort-listeners.js";

export const abortedError = () => new ApiError("aborted", "The call was cancelled.");

interface Shared<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
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
  const onAbort = createAbortListeners();

  const begin = <T>(key: string, start: (signal: AbortSignal) => Promise<T>): Shared<T> => {
    const controller = new AbortController();
    const shared: Shared<T> = { promise: start(controller.signal), controller, waiting: 0 };
    running.set(key, shared);
    const forget = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    shared.promise.then(forget, forget);
    return shared;
  };

  const leave = async (key: string, shared: Shared<unknown>) => {
    shared.waiting -= 1;
    if (shared.waiting > 0) return;
    // Excel cancels a cell and calls it again in no certain order: whoever comes in the same turn
    // still finds the request.
    await nextTurn();
    if (shared.waiting > 0) return;
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
      shared.waiting += 1;
      return new Promise<T>((resolve, reject) => {
        const stopListening =
          signal &&
          onAbort(signal, () => {
            stopListening?.();
            reject(abortedError());
            void leave(key, shared);
          });
        const settled = () => stopListening?.();
        shared.promise.then(settled, settled);
        shared.promise.then(resolve, reject);
      });
    },
    get size() {
      return running.size;
    },
  };
}
