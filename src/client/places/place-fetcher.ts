import { ApiError } from "../../contract/index.js";
import { abortedError } from "../request/shared-calls.js";
import type { Fetched, ServiceFetcher } from "../transport/service-fetcher.js";
import type { Scope } from "../scope.js";
import type { KnownCoverage } from "./known-coverage.js";
import { createPlaceBatch, type BatchedCall, type PlaceBatch } from "./place-batch.js";
import { isRefusedInput, type RefusedPlaces } from "./refused-places.js";

type FetchedIndicator = Fetched<"getIndicator">;

/** One place of an indicator, wanted by a cell. */
interface PlaceWish {
  readonly id: string;
  readonly geo: string;
  readonly scope: Scope;
  readonly lane: string | undefined;
  /** What has been sent is waited for though nobody wants it any more. */
  readonly finishSent: boolean;
}

/**
 * Asks for places of indicators, those that different cells want in calls of five. A call chooses its
 * places when its turn comes, so cells calculated together, and all that queue up meanwhile, share calls.
 */
export interface PlaceFetcher {
  fetch(wish: PlaceWish, signal: AbortSignal): Promise<FetchedIndicator>;
  /** A place of this indicator may be wanted soon. Returns how to say that it is, or will not be. */
  expect(place: Pick<PlaceWish, "id" | "scope" | "lane">): () => void;
}

interface Waiting extends PlaceWish {
  readonly resolve: (fetched: FetchedIndicator) => void;
  readonly reject: (error: unknown) => void;
  isGone: boolean;
  /** Told when this place is no longer wanted, once a call for it is under way. */
  onGone: (() => void) | undefined;
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

/** An indicator's answer reduced to one place; without a series where the service has none. */
function onlyPlace(fetched: FetchedIndicator, geo: string, share: number): FetchedIndicator {
  const { chart } = fetched.value;
  const geos = chart.geos.filter((series) => series.geo.toUpperCase() === geo);
  const value = { ...fetched.value, chart: { ...chart, geos } };
  return { value, fetchedAt: fetched.fetchedAt, bytes: Math.ceil(fetched.bytes / share) };
}

export function createPlaceFetcher(
  service: ServiceFetcher,
  nextTurn: () => Promise<void>,
  refused: RefusedPlaces,
  coverage: KnownCoverage,
): PlaceFetcher {
  const indicators = new Map<string, Indicator>();

  const indicatorOf = (scope: Scope, id: string): Indicator => {
    const key = `${scope.prefix}|${id}`;
    const goesAlone = (geo: string) => refused.has(scope, id, geo) || coverage.isLacking(id, geo);
    const batch = createPlaceBatch<Waiting>(id, goesAlone);
    const indicator = indicators.get(key) ?? {
      ...{ id, scope, batch },
      queued: 0,
      isScheduled: false,
    };
    indicators.set(key, indicator);
    return indicator;
  };

  const forgetIfDone = (indicator: Indicator) => {
    const key = `${indicator.scope.prefix}|${indicator.id}`;
    const isDone = indicator.batch.isEmpty && indicator.queued === 0 && !indicator.isScheduled;
    if (isDone && indicators.get(key) === indicator) indicators.delete(key);
  };

  const settleFailed = (
    { scope, id }: Indicator,
    { places }: BatchedCall<Waiting>,
    error: unknown,
  ) => {
    for (const { geo, reject } of places) {
      // "There is no such thing" may mean the indicator, which says nothing of its places.
      if (error instanceof ApiError && error.code === "bad-input") refused.add(scope, id, geo);
      reject(error);
    }
  };

  /** Makes one call; `choose` is asked for its places when its turn comes. */
  const send = async (
    indicator: Indicator,
    lane: string | undefined,
    choose: () => BatchedCall<Waiting> | undefined,
  ): Promise<void> => {
    const { scope, id } = indicator;
    const stop = new AbortController();
    const chosen: { call?: BatchedCall<Waiting> | undefined; isMade: boolean } = { isMade: false };
    const chooseOnce = () => {
      if (!chosen.isMade) chosen.call = choose();
      chosen.isMade = true;
      return chosen.call;
    };
    const query = () => {
      const call = chooseOnce();
      for (const waiting of call?.places ?? []) {
        waiting.onGone = () => {
          if (call?.places.every(({ isGone }) => isGone) === true) stop.abort();
        };
      }
      return call?.query;
    };
    try {
      const operation = "getIndicator";
      const fetched = await service.fetch({ operation, query, scope, lane, signal: stop.signal });
      for (const { geo, resolve } of chosen.call?.places ?? []) {
        if (fetched === undefined) continue;
        refused.remove(scope, id, geo);
        resolve(onlyPlace(fetched, geo, chosen.call?.places.length ?? 1));
      }
    } catch (error) {
      const call = chooseOnce();
      if (call === undefined) return;
      if (call.places.length === 1 || !isRefusedInput(error)) {
        settleFailed(indicator, call, error);
        return;
      }
      await takeApart(indicator, call.places);
    }
  };

  /**
   * One unknown code must not take the others down with it, nor make each of them a call that is paid: a
   * list, which is free, says which places there are. Where it does not, each goes alone.
   */
  const takeApart = async (indicator: Indicator, places: readonly Waiting[]): Promise<void> => {
    const { scope, id } = indicator;
    const isLacking = ({ geo }: Waiting) =>
      refused.has(scope, id, geo) || coverage.isLacking(id, geo);
    // A list that has all of them is unknown, or older than the refusal.
    if (!places.some(isLacking)) await coverage.lookUp(id);
    const wanted = places.filter(({ isGone }) => !isGone);
    const shared = wanted.filter((place) => !isLacking(place));
    // The list knows no better than the call that was refused.
    const together = shared.length === places.length ? [] : shared;
    const alone = wanted.filter((place) => !together.includes(place)).map((place) => [place]);
    for (const group of together.length > 0 ? [together, ...alone] : alone) {
      const query = { id, geo: group.map(({ geo }) => geo).join(",") };
      void send(indicator, group[0]?.lane, () => ({ query, places: group }));
    }
  };

  const sendDue = (indicator: Indicator, lane: string | undefined) => {
    while (indicator.queued < indicator.batch.due) {
      indicator.queued += 1;
      void send(indicator, lane, () => {
        indicator.queued -= 1;
        return indicator.batch.take();
      }).then(() => {
        forgetIfDone(indicator);
      });
    }
    forgetIfDone(indicator);
  };

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
        const indicator = indicatorOf(wish.scope, wish.id);
        const waiting: Waiting = { ...wish, resolve, reject, isGone: false, onGone: undefined };
        indicator.batch.add(waiting);
        signal.addEventListener("abort", () => {
          const wasWaiting = indicator.batch.remove(waiting);
          // It has been sent: what comes is paid for.
          if (wish.finishSent && !wasWaiting) return;
          waiting.isGone = true;
          waiting.onGone?.();
          reject(abortedError());
        });
        void schedule(indicator, wish.lane);
      }),
    expect: ({ scope, id, lane }) => {
      const indicator = indicatorOf(scope, id);
      const isOver = indicator.batch.expect();
      return () => {
        isOver();
        // The wish itself, where there is one, comes in this turn.
        void schedule(indicator, lane);
      };
    },
  };
}
