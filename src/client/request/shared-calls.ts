import { ApiError } from "../../contract/index.js";
import type { CancelSignal } from "./cancel-signal.js";
import { createAbortListeners } from "./abort-listeners.js";

export const abortedError = () => new ApiError("aborted", "The call was cancelled.");

const isAborted = (error: unknown) => error instanceof ApiError && error.code === "aborted";

interface Waiter<T> {
  readonly signal: CancelSignal | undefined;
  readonly resolve: (outcome: Promise<T>) => void;
  /** The signal says that this one waits no longer. */
  readonly leave: () => void;
}

interface Shared<T> {
  readonly controller: AbortController;
  readonly finishSent: boolean | undefined;
  /** Those who wait, in the order in which they came. */
  readonly waiting: Set<Waiter<T>>;
}

type Start<T> = (signal: AbortSignal) => Promise<T>;

interface JoinOptions {
  /** Work that has been sent goes on though it is stopped, and is joined until it ends. @default false */
  readonly finishSent?: boolean | undefined;
}

/** Joins equal calls while one is under way; the work stops only when nobody waits for it. */
interface SharedCalls {
  /** @param start begins the work; called again where work that was stopped did not go on */
  join<T>(
    key: string,
    signal: CancelSignal | undefined,
    start: Start<T>,
    options?: JoinOptions,
  ): Promise<T>;
}

interface Leaving {
  readonly signal: CancelSignal | undefined;
  readonly aborts: ReturnType<typeof createAbortListeners>;
}

/** @param onEmpty told when the last of those who wait has left */
const wait = <T>(shared: Shared<T>, { signal, aborts }: Leaving, onEmpty: () => void) =>
  new Promise<T>((resolve, reject) => {
    const leave = () => {
      if (signal) aborts.remove(signal, leave);
      shared.waiting.delete(waiter);
      reject(abortedError());
      if (shared.waiting.size === 0) onEmpty();
    };
    const waiter = { signal, resolve, leave };
    shared.waiting.add(waiter);
    if (signal) aborts.add(signal, leave);
  });

export function createSharedCalls(nextTurn: () => Promise<void>): SharedCalls {
  const running = new Map<string, Shared<unknown>>();
  const aborts = createAbortListeners();

  const begin = <T>(key: string, start: Start<T>, { finishSent }: JoinOptions) => {
    const controller = new AbortController();
    const shared: Shared<T> = { controller, finishSent, waiting: new Set() };
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
    // What was sent costs as much as if somebody waited, so whoever comes later finds it, too.
    if (!shared.finishSent && running.get(key) === shared) running.delete(key);
    shared.controller.abort();
  };

  const join = <T>(
    key: string,
    signal: CancelSignal | undefined,
    start: Start<T>,
    options: JoinOptions = {},
  ): Promise<T> => {
    if (signal?.aborted) return Promise.reject(abortedError());
    const shared = (running.get(key) as Shared<T> | undefined) ?? begin(key, start, options);
    const outcome = wait(shared, { signal, aborts }, () => {
      void abandon(key, shared as Shared<unknown>);
    });
    if (!shared.controller.signal.aborted) return outcome;
    return outcome.catch((error: unknown) => {
      if (!isAborted(error) || signal?.aborted === true) throw error;
      return join(key, signal, start, options);
    });
  };

  return { join };
}
