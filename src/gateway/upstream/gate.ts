import { createWaitingTasks, retryAfterOf } from "../../client/transport/index.js";
import { ApiError } from "../../contract/index.js";
import { mostConnections, type UpstreamAnswer } from "./upstream.js";

/** Whose turn it is, and how its request is given up. */
interface Turn {
  /** Of one person: lanes take turns. */
  readonly lane: string;
  readonly signal: AbortSignal | undefined;
}

/** Through which every call to the service goes: a wait that the service asks for is everybody's, once. */
export interface Gate {
  /** @throws ApiError 429 where the wait would be too long, `aborted` as soon as the signal says so */
  pass(turn: Turn, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer>;
  /** Calls under way, and those that wait for their turn. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

interface GateOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Hears that the service asks for a wait, after a time without one. */
  readonly onProblem: (sentence: string) => void;
}

/** The add-in gives an attempt half a minute. */
const longestWaitMs = 20_000;
/** Where the service asks for a wait and does not say how long. */
const unsaidWaitMs = 1000;
/** Nothing that the service says closes the gate for longer. */
const longestClosedMs = 60_000;

const tooMany = (retryAfterMs: number) =>
  new ApiError("rate-limited", "The service behind the gateway asks to slow down. Please wait.", {
    ...{ status: 429, retryAfterMs },
  });

const cancelled = () => new ApiError("aborted", "The call was cancelled.");

/** Who waits, by lanes in turn. */
function createQueue() {
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

/** How long the service wants nobody to ask; undefined where it has answered. */
function waitOf({ status, headers }: UpstreamAnswer, now: number): number | undefined {
  if (status !== 429) return undefined;
  const said = retryAfterOf(headers["retry-after"] ?? null, now) ?? 0;
  return Math.min(Math.max(said, unsaidWaitMs), longestClosedMs);
}

/** Closed for as long as the service asks. @param onOpen hears when that is over */
function createClosing({ now, sleep }: Pick<GateOptions, "now" | "sleep">, onOpen: () => void) {
  let until = -Infinity;
  let isWaiting = false;
  const left = () => {
    const ms = until - now();
    // A clock set back must not keep it closed.
    return ms <= longestClosedMs ? Math.max(0, ms) : 0;
  };
  return {
    left,
    close: async (ms: number) => {
      until = Math.max(until, now() + ms);
      if (isWaiting) return;
      isWaiting = true;
      for (let rest = left(); rest > 0; rest = left()) await sleep(rest);
      isWaiting = false;
      onOpen();
    },
  };
}

/** Open, closed for a time, or opening: after a wait one goes first, and each that is answered lets two follow. */
export function createGate({ now, sleep, onProblem }: GateOptions): Gate {
  const queue = createQueue();
  let [running, width, closings] = [0, mostConnections, 0];
  const startMore = () => {
    while (closing.left() === 0 && running < width) {
      const start = queue.next();
      if (start === undefined) return;
      running += 1;
      start();
    }
  };
  const closing = createClosing({ now, sleep }, startMore);
  /** When somebody who waits no longer than that must have come. */
  const oldest = () => now() + closing.left() - longestWaitMs;
  const close = (ms: number) => {
    if (width === mostConnections) onProblem("The service asks to slow down (429): calls wait.");
    [width, closings] = [1, closings + 1];
    void closing.close(ms);
    queue.refuseBefore(oldest(), tooMany(closing.left()));
  };
  const attempt = async (ask: () => Promise<UpstreamAnswer>) => {
    const seen = closings;
    let wait: number | undefined;
    try {
      const answer = await ask();
      wait = waitOf(answer, now());
      return { answer, isRefused: wait !== undefined };
    } finally {
      running -= 1;
      if (wait !== undefined) close(wait);
      // What was sent before it closed says nothing of now; no answer at all is no reason to go slowly.
      else if (seen === closings) width = Math.min(2 * width, mostConnections);
      startMore();
    }
  };
  return {
    load: () => ({ running, waiting: queue.length() }),
    pass: async (turn, ask) => {
      const since = now();
      for (;;) {
        if (since < oldest()) throw tooMany(closing.left());
        const started = queue.wait(turn, since);
        startMore();
        await started;
        const { answer, isRefused } = await attempt(ask);
        if (!isRefused || since < oldest()) return answer;
        if (!Buffer.isBuffer(answer.body)) answer.body.destroy();
      }
    },
  };
}
