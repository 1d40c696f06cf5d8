import { retryAfterOf } from "../../../client/transport/index.js";
import { mostConnections, type UpstreamAnswer } from "../upstream.js";

/** Waits for the same service, in milliseconds. */
export interface OthersWaits {
  readonly tell: (ms: number) => void;
  readonly hear: (listener: (ms: number) => void) => void;
}

export interface PaceOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Hears that the service asks for a wait, after a time without one. */
  readonly onProblem: (sentence: string) => void;
}

/** Where the service asks for a wait and does not say how long. */
const unsaidWaitMs = 1000;
/** Nothing that the service says closes the gate for longer. */
const longestClosedMs = 60_000;

/** How long the service wants nobody to ask; undefined where it has answered. */
function waitOf({ status, headers }: UpstreamAnswer, now: number): number | undefined {
  if (status !== 429) return undefined;
  const said = retryAfterOf(headers["retry-after"] ?? null, now) ?? 0;
  return Math.min(Math.max(said, unsaidWaitMs), longestClosedMs);
}

/** Closed for as long as the service asks. @param onOpen hears when that is over */
function createClosing({ now, sleep }: Pick<PaceOptions, "now" | "sleep">, onOpen: () => void) {
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

interface PaceEvents {
  /** A wait is over. */
  readonly onOpen: () => void;
  /** One is asked for, here or of another process. */
  readonly onWait: () => void;
}

/** How many may ask at once: after a wait one goes first, and each that is answered lets two follow. */
export function createPace(options: PaceOptions, { onOpen, onWait }: PaceEvents) {
  let [width, waits] = [mostConnections, 0];
  let tellOthers: OthersWaits["tell"] = () => undefined;
  const { left, close } = createClosing(options, onOpen);
  const wait = (ms: number) => {
    if (width === mostConnections)
      options.onProblem("The service asks to slow down (429): calls wait.");
    [width, waits] = [1, waits + 1];
    void close(ms);
    onWait();
  };
  return {
    /** Of a wait, in milliseconds. */
    left,
    width: () => (left() === 0 ? width : 0),
    share: ({ tell, hear }: OthersWaits) => {
      tellOthers = tell;
      hear((ms) => {
        wait(Math.min(ms, longestClosedMs));
      });
    },
    /** Asks, and does as the answer says. */
    follow: async (ask: () => Promise<UpstreamAnswer>) => {
      const seen = waits;
      let asked: number | undefined;
      try {
        const answer = await ask();
        asked = waitOf(answer, options.now());
        return { answer, isRefused: asked !== undefined };
      } finally {
        if (asked !== undefined) {
          wait(asked);
          tellOthers(asked);
          // What was sent before a wait says nothing of now; no answer at all is no reason to go slowly.
        } else if (seen === waits) width = Math.min(2 * width, mostConnections);
      }
    },
  };
}
