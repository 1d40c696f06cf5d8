import { ApiError, operations, type OperationId } from "../../contract/index.js";
import type { Query } from "../cache/cache-key.js";
import type { Meter } from "../meter.js";
import type { ClientContext } from "../options.js";
import { exchangeOnce, type Received } from "./exchange.js";
import { createFairQueue } from "./fair-queue.js";
import { createOutage, type Outage } from "./outage.js";
import { abortedError } from "../request/shared-calls.js";

interface Sending {
  readonly operation: OperationId;
  /** Asked for when the request's turn comes; undefined when there is nothing left to ask. */
  readonly query: () => Query | undefined;
  readonly serviceAddress: string;
  readonly apiKey: string;
  readonly lane: string;
  readonly signal: AbortSignal;
  /** An attempt under way is not broken off. @default false */
  readonly finishSent?: boolean | undefined;
}

/** Puts requests in the queue, sends them and repeats what is worth repeating. */
export interface Sender {
  /** Undefined where `query` had nothing to ask. */
  send(sending: Sending): Promise<Received | undefined>;
  /** Requests waiting or running. */
  readonly pending: number;
}

/** What a person asks for is little, and "Try again" is tried: cells alone wait for the service's rest to end. */
const personsLane = "pane";
const firstDelayMs = 500;
const maxDelayMs = 8_000;

const isTransient = ({ code, cause, status }: ApiError): boolean =>
  code === "rate-limited" ||
  code === "timeout" ||
  code === "offline" ||
  code === "server" ||
  // A body that is no JSON under a good status: cut short on its way, or a gateway's page.
  (code === "bad-response" && status === undefined && cause instanceof SyntaxError);

/** Waits longer from time to time; as long as the service says where it does. */
function delayBefore(attempts: number, error: ApiError, random: () => number): number {
  if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs);
  return delay * (0.5 + random() / 2);
}

/** When a request gives up; counted from its first attempt, not from its place in the queue. */
interface Deadline {
  at: number | undefined;
}

type Attempt = (sending: Sending, query: Query, deadline: Deadline) => Promise<Received>;

/** One attempt: not before the service's wait is over, and not while it is known to be down. */
function createAttempts(context: ClientContext, meter: Meter, outage: Outage): Attempt {
  const { now, sleep } = context;
  /** Until when the service asked everyone to wait. */
  let holdUntil = 0;
  return async (sending, query, deadline) => {
    if (now() < holdUntil) await sleep(holdUntil - now(), sending.signal);
    if (sending.signal.aborted) throw abortedError();
    const down = sending.lane === personsLane ? undefined : outage.current();
    if (down) throw new ApiError(down.code, down.message);
    deadline.at ??= now() + context.totalTimeoutMs;
    const left = Math.max(deadline.at - now(), 1);
    const end = outage.begin();
    try {
      const timeoutMs = Math.min(context.attemptTimeoutMs, left);
      meter.countCall();
      const signal = sending.finishSent === true ? new AbortController().signal : sending.signal;
      const received = await exchangeOnce(context, {
        ...{ ...sending, operation: operations[sending.operation] },
        ...{ query, timeoutMs, signal },
      });
      end.answered();
      return received;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const hasNoAnswer =
        error.status === undefined && (error.code === "timeout" || error.code === "offline");
      if (hasNoAnswer) end.failed(error);
      else if (error.code !== "aborted") end.answered();
      if (error.code === "rate-limited" && error.retryAfterMs !== undefined) {
        holdUntil = Math.max(holdUntil, now() + error.retryAfterMs);
      }
      throw error;
    }
  };
}

type Repeats = (sending: Sending) => Promise<Received | undefined>;

/** Attempts through the queue, again where that is worth it; credits are counted for an answer alone. */
function createRepeats(context: ClientContext, meter: Meter): Repeats {
  const { now, random, sleep } = context;
  const queue = createFairQueue(context.concurrency);
  const outage = createOutage(now);
  const attempt = createAttempts(context, meter, outage);
  return async (sending) => {
    const isRepeatable = operations[sending.operation].method === "GET";
    const deadline: Deadline = { at: undefined };
    let query: Query | undefined;
    let refund: (() => void) | undefined;
    for (let attempts = 1; ; attempts += 1) {
      try {
        const received = await queue.run(
          async () => {
            query ??= sending.query();
            if (query === undefined) return undefined;
            refund ??= meter.reserve(sending.operation);
            return attempt(sending, query, deadline);
          },
          { lane: sending.lane, isRetry: attempts > 1, signal: sending.signal },
        );
        if (received !== undefined) meter.countAnswer(sending, received.headers);
        refund?.();
        return received;
      } catch (error) {
        const delayMs = error instanceof ApiError ? delayBefore(attempts, error, random) : 0;
        const isWorthIt =
          error instanceof ApiError &&
          isRepeatable &&
          isTransient(error) &&
          attempts < context.maxAttempts &&
          outage.current() === undefined &&
          now() + delayMs < (deadline.at ?? 0);
        if (isWorthIt) await sleep(delayMs, sending.signal);
        if (!isWorthIt || sending.signal.aborted) {
          refund?.();
          throw sending.signal.aborted ? abortedError() : error;
        }
      }
    }
  };
}

export function createSender(context: ClientContext, meter: Meter): Sender {
  const send = createRepeats(context, meter);
  let pending = 0;
  return {
    send: async (sending) => {
      pending += 1;
      meter.changed();
      try {
        return await send(sending);
      } finally {
        pending -= 1;
        meter.changed();
      }
    },
    get pending() {
      return pending;
    },
  };
}
