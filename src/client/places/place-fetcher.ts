import { abortedError } from "../request/shared-calls.js";
import type { Scope } from "../scope.js";
import type { ServiceFetcher } from "../transport/service-fetcher.js";
import type { KnownCoverage } from "./known-coverage.js";
import { createPlaceBatch, type PlaceBatch } from "./place-batch.js";
import {
  callForPlaces,
  type FetchedIndicator,
  type PlaceCallParts,
  type PlaceWish,
  type Waiting,
} from "./place-call.js";
import type { RefusedPlaces } from "./refused-places.js";

/**
 * Asks for places of indicators, those that different cells want in calls of five. A call chooses its
 * places when its turn comes, so cells calculated together, and all that queue up meanwhile, share calls.
 */
export interface PlaceFetcher {
  fetch(wish: PlaceWish, signal: AbortSignal): Promise<FetchedIndicator>;
  /** A place of this indicator may be wanted soon. Returns how to say that it is, or will not be. */
  expect(place: Pick<PlaceWish, "id" | "scope" | "lane">): () => void;
}

interface Indicator {
  readonly id: string;
  readonly scope: Scope;
  readonly batch: PlaceBatch<Waiting>;
  /** Calls in the queue that have not chosen their places yet. */
  queued: number;
  /** Will be looked at in the next turn, when all of this turn have come. */
  isScheduled: boolean;
}

/** The indicators that are asked for now, by scope and identifier. */
function createIndicators({ refused, coverage }: PlaceCallParts) {
  const indicators = new Map<string, Indicator>();
  const keyOf = ({ scope, id }: Pick<Indicator, "scope" | "id">) => `${scope.prefix}|${id}`;
  return {
    of: (scope: Scope, id: string): Indicator => {
      const known = indicators.get(keyOf({ scope, id }));
      if (known !== undefined) return known;
      const goesAlone = (geo: string) => refused.has(scope, id, geo) || coverage.isLacking(id, geo);
      const batch = createPlaceBatch<Waiting>(id, goesAlone);
      const indicator = { ...{ id, scope, batch }, queued: 0, isScheduled: false };
      indicators.set(keyOf(indicator), indicator);
      return indicator;
    },
    forgetIfDone: (indicator: Indicator) => {
      const isDone = indicator.batch.isEmpty && indicator.queued === 0 && !indicator.isScheduled;
      const key = keyOf(indicator);
      if (isDone && indicators.get(key) === indicator) indicators.delete(key);
    },
  };
}

/** Nobody wants this place any more. */
function leave({ batch }: Indicator, waiting: Waiting): void {
  const wasWaiting = batch.remove(waiting);
  // It has been sent: what comes is paid for.
  if (waiting.finishSent === true && !wasWaiting) return;
  waiting.isGone = true;
  waiting.onGone?.();
  waiting.reject(abortedError());
}

/** Sends the calls of an indicator that are worth making now. */
function createSending(parts: PlaceCallParts, indicators: ReturnType<typeof createIndicators>) {
  const sendNext = async (indicator: Indicator, lane: string | undefined): Promise<void> => {
    indicator.queued += 1;
    const choose = () => {
      indicator.queued -= 1;
      const call = indicator.batch.take();
      // Places that turn out to be lacking meanwhile need calls of their own.
      sendDue(indicator, lane);
      return call;
    };
    await callForPlaces(parts, indicator, { lane, choose });
    indicators.forgetIfDone(indicator);
  };
  const sendDue = (indicator: Indicator, lane: string | undefined) => {
    while (indicator.queued < indicator.batch.due) void sendNext(indicator, lane);
    indicators.forgetIfDone(indicator);
  };
  return sendDue;
}

export function createPlaceFetcher(
  service: ServiceFetcher,
  nextTurn: () => Promise<void>,
  refused: RefusedPlaces,
  coverage: KnownCoverage,
): PlaceFetcher {
  const parts: PlaceCallParts = { service, refused, coverage };
  const indicators = createIndicators(parts);
  const sendDue = createSending(parts, indicators);

  const schedule = async (indicator: Indicator, lane: string | undefined): Promise<void> => {
    if (indicator.isScheduled) return;
    indicator.isScheduled = true;
    await nextTurn();
    indicator.isScheduled = false;
    sendDue(indicator, lane);
  };

  return {
    fetch: (wish, signal) =>
      new Promise((resolve, reject) => {
        const indicator = indicators.of(wish.scope, wish.id);
        const waiting: Waiting = { ...wish, resolve, reject, isGone: false, onGone: undefined };
        indicator.batch.add(waiting);
        signal.addEventListener("abort", () => {
          leave(indicator, waiting);
        });
        void schedule(indicator, wish.lane);
      }),
    expect: ({ scope, id, lane }) => {
      const indicator = indicators.of(scope, id);
      const isOver = indicator.batch.expect();
      return () => {
        isOver();
        // The wish itself, where there is one, comes in this turn.
        void schedule(indicator, lane);
      };
    },
  };
}
