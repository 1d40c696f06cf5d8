import { abortedError } from "../request/shared-calls.js";

interface Turn {
  /** Whose turn it counts as: a sheet's name, or "pane". */
  readonly lane: string;
  /** True for a repeated attempt, which goes first: its time has begun to run. */
  readonly isRetry: boolean;
  readonly signal: AbortSignal;
}

interface FairQueue {
  /** Runs the task when its turn comes. Rejects at once with `aborted` when the signal says so. */
  run<T>(task: () => Promise<T>, turn: Turn): Promise<T>;
}

function takeFirst(waiting: Set<() => void>): (() => void) | undefined {
  for (const start of waiting) {
    waiting.delete(start);
    return start;
  }
  return undefined;
}

/** What waits for its turn: repeated attempts first, the others by lanes. */
export function createWaitingTasks() {
  const retries = new Set<() => void>();
  /** Waiting tasks by lane, lanes in the order of their turns; none is empty. */
  const lanes = new Map<string, Set<() => void>>();

  const next = (): (() => void) | undefined => {
    const retry = takeFirst(retries);
    if (retry) return retry;
    for (const [lane, waiting] of lanes) {
      lanes.delete(lane);
      const start = takeFirst(waiting);
      if (waiting.size > 0) lanes.set(lane, waiting);
      if (start) return start;
    }
    return undefined;
  };

  return {
    next,
    of: ({ lane, isRetry }: Omit<Turn, "signal">): Set<() => void> => {
      if (isRetry) return retries;
      const waiting = lanes.get(lane) ?? new Set();
      lanes.set(lane, waiting);
      return waiting;
    },
    leaveIfEmpty: ({ lane, isRetry }: Omit<Turn, "signal">) => {
      if (!isRetry && lanes.get(lane)?.size === 0) lanes.delete(lane);
    },
  };
}

/**
 * A bounded number of tasks at once, taken in turn between lanes, so that one big sheet does not
 * starve another. Own code, since the queue libraries order by priority, not by turns, and the rest
 * of them (intervals, events, pausing) weighs more than all of this.
 */
export function createFairQueue(concurrency: number): FairQueue {
  const waitingTasks = createWaitingTasks();
  let running = 0;

  const startMore = () => {
    while (running < concurrency) {
      const start = waitingTasks.next();
      if (start === undefined) return;
      running += 1;
      start();
    }
  };

  const turnOf = (turn: Turn): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting = waitingTasks.of(turn);
      const start = () => {
        turn.signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        turn.signal.removeEventListener("abort", leave);
        waiting.delete(start);
        waitingTasks.leaveIfEmpty(turn);
        reject(abortedError());
      };
      turn.signal.addEventListener("abort", leave);
      waiting.add(start);
      startMore();
    });

  return {
    run: async (task, turn) => {
      if (turn.signal.aborted) throw abortedError();
      await turnOf(turn);
      try {
        return await task();
      } finally {
        running -= 1;
        startMore();
      }
    },
  };
}
