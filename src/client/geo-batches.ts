import { ApiError, limits } from "../contract/index.js";
import type { Fetched, Requester } from "./request/requester.js";
import { abortedError } from "./request/shared-calls.js";
import type { Scope } from "./scope.js";

type FetchedIndicator = Fetched<"getIndicator">;

interface Waiting {
  readonly geo: string;
  readonly lane: string | undefined;
  readonly resolve: (fetched: FetchedIndicator) => void;
  readonly reject: (error: unknown) => void;
  isGone: boolean;
  /** Told when this geography is no longer wanted, once a request for it is under way. */
  onGone: (() => void) | undefined;
}

interface Batch {
  readonly id: string;
  readonly scope: Scope;
  readonly waiting: Set<Waiting>;
  /** Requests in the queue that have not chosen their geographies yet. */
  queued: number;
}

/** An indicator's answer reduced to one geography; without a series where the service has none. */
function onlyGeo(fetched: FetchedIndicator, geo: string, share: number): FetchedIndicator {
  const { chart } = fetched.value;
  const geos = chart.geos.filter((series) => series.geo.toUpperCase() === geo);
  const value = { ...fetched.value, chart: { ...chart, geos } };
  return { value, fetchedAt: fetched.fetchedAt, bytes: Math.ceil(fetched.bytes / share) };
}

export const isRefusedInput = (error: unknown) =>
  error instanceof ApiError && (error.code === "not-found" || error.code === "bad-input");

/**
 * Collects the geographies that different cells ask of one indicator. A request chooses its five when
 * its turn comes, so cells calculated together, and all that queue up meanwhile, share requests.
 */
export function createGeoBatches(requester: Requester, nextTurn: () => Promise<void>) {
  const batches = new Map<string, Batch>();

  const take = (batch: Batch): Waiting[] => {
    const taken = [...batch.waiting].slice(0, limits.geosPerIndicatorCall);
    for (const waiting of taken) batch.waiting.delete(waiting);
    return taken;
  };

  const send = async (batch: Batch, lane: string | undefined, fixed?: Waiting) => {
    const controller = new AbortController();
    let taken: Waiting[] = [];
    const settleQueued = () => {
      if (fixed === undefined) batch.queued -= 1;
    };
    const state = { hasChosen: false };
    try {
      const fetched = await requester.fetch({
        operation: "getIndicator",
        query: () => {
          state.hasChosen = true;
          settleQueued();
          taken = fixed ? [fixed] : take(batch);
          if (taken.length === 0) return undefined;
          for (const waiting of taken) {
            waiting.onGone = () => {
              if (taken.every(({ isGone }) => isGone)) controller.abort();
            };
          }
          return { id: batch.id, geo: taken.map(({ geo }) => geo).join(",") };
        },
        scope: batch.scope,
        lane,
        signal: controller.signal,
      });
      if (fetched === undefined) return;
      for (const { geo, resolve } of taken) resolve(onlyGeo(fetched, geo, taken.length));
    } catch (error) {
      if (!state.hasChosen) {
        settleQueued();
        taken = fixed ? [fixed] : take(batch);
      }
      if (taken.length > 1 && isRefusedInput(error)) {
        // One unknown code must not take the others down with it.
        for (const waiting of taken) void send(batch, waiting.lane, waiting);
        return;
      }
      for (const { reject } of taken) reject(error);
    }
  };

  return {
    fetch: (
      scope: Scope,
      id: string,
      geo: string,
      lane: string | undefined,
      signal: AbortSignal,
    ): Promise<FetchedIndicator> =>
      new Promise((resolve, reject) => {
        const key = `${scope.prefix}|${id}`;
        const batch = batches.get(key) ?? { id, scope, waiting: new Set(), queued: 0 };
        batches.set(key, batch);
        const waiting: Waiting = { geo, lane, resolve, reject, isGone: false, onGone: undefined };
        batch.waiting.add(waiting);
        signal.addEventListener("abort", () => {
          waiting.isGone = true;
          batch.waiting.delete(waiting);
          waiting.onGone?.();
          reject(abortedError());
        });
        if (batch.waiting.size <= batch.queued * limits.geosPerIndicatorCall) return;
        batch.queued += 1;
        void nextTurn().then(async () => {
          await send(batch, lane);
          if (batch.waiting.size === 0 && batch.queued === 0) batches.delete(key);
        });
      }),
  };
}
