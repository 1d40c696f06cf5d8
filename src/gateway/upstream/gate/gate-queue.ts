import { createWaitingTasks } from "../../../client/transport/index.js";
import { ApiError } from "../../../contract/index.js";

/** Whose turn it is, and how its request is given up. */
export interface Turn {
  /** Of one person: lanes take turns. */
  readonly lane: string;
  readonly signal: AbortSignal | undefined;
}

const cancelled = () => new ApiError("aborted", "The call was cancelled.");

/** Who waits, by lanes in turn. */
export function createQueue() {
  const tasks = createWaitingTasks();
  const refusals = new Set<{ readonly since: number; readonly refuse: (error: unknown) => void }>();
  return {
    next: tasks.next,
    length: () => refusals.size,
    refuseBefore: (since: number, error: unknown) => {
      for (const one of refusals) if (one.since < since) one.refuse(error);
    },
    wait: ({ lane, signal }: Turn, since: number): Promise<void> =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(cancelled());
          return;
        }
        const turn = { lane, isRetry: false };
        const waiting = tasks.of(turn);
        const leave = () => {
          signal?.removeEventListener("abort", abort);
          refusals.delete(one);
        };
        const refuse = (error: unknown) => {
          leave();
          waiting.delete(start);
          tasks.leaveIfEmpty(turn);
          reject(error instanceof Error ? error : new Error(String(error)));
        };
        const abort = () => {
          refuse(cancelled());
        };
        const start = () => {
          leave();
          resolve();
        };
        const one = { since, refuse };
        signal?.addEventListener("abort", abort);
        refusals.add(one);
        waiting.add(start);
      }),
  };
}
