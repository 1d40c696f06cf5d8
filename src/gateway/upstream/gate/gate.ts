import { ApiError } from "../../../contract/index.js";
import { createQueue, type Turn } from "./gate-queue.js";
import { createPace, type OthersWaits, type PaceOptions } from "./pace.js";
import type { UpstreamAnswer } from "../upstream.js";

/** Through which every call to the service goes: a wait that the service asks for is everybody's, once. */
export interface Gate {
  /** @throws ApiError 429 where the wait would be too long, `aborted` as soon as the signal says so */
  pass(turn: Turn, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer>;
  /** Waits are told to other processes, and theirs hold here. */
  share(waits: OthersWaits): void;
  /** Calls under way, and those that wait for their turn. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

/** The add-in gives an attempt half a minute. */
const longestWaitMs = 20_000;
const tooMany = (retryAfterMs: number) =>
  new ApiError("rate-limited", "The service behind the gateway asks to slow down. Please wait.", {
    ...{ status: 429, retryAfterMs },
  });

/** Open, closed for a time, or opening. */
export function createGate(options: PaceOptions): Gate {
  const { now } = options;
  const queue = createQueue();
  let running = 0;
  const startMore = () => {
    while (running < pace.width()) {
      const start = queue.next();
      if (start === undefined) return;
      running += 1;
      start();
    }
  };
  const pace = createPace(options, {
    onOpen: startMore,
    onWait: () => {
      queue.refuseBefore(oldest(), tooMany(pace.left()));
    },
  });
  /** When somebody who waits no longer than that must have come. */
  const oldest = () => now() + pace.left() - longestWaitMs;
  const attempt = async (ask: () => Promise<UpstreamAnswer>) => {
    try {
      return await pace.follow(ask);
    } finally {
      running -= 1;
      startMore();
    }
  };
  return {
    share: pace.share,
    load: () => ({ running, waiting: queue.length() }),
    pass: async (turn, ask) => {
      const since = now();
      for (;;) {
        if (since < oldest()) throw tooMany(pace.left());
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
