import { ApiError, limits } from "../contract/index.js";
import type { Fetched, Requester } from "./request/requester.js";
import { abortedError } from "./request/shared-calls.js";
import type { Scope } from "./scope.js";
import type { CallOptions } from "./types.js";

type FetchedIndicator = Fetched<"getIndicator">;

interface Waiting {
  readonly geo: string;
  readonly lane: string | undefined;
  readonly finishSent: boolean;
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

/** The places that indicators have refused in this session. */
export interface RefusedGeos {
  has(scope: Scope, id: string, geo: string): boolean;
  add(scope: Scope, id: string, geo: string): void;
  remove(scope: Scope, id: string, geo: string): void;
  clear(): void;
}

export function createRefusedGeos(): RefusedGeos {
  const known = new Set<string>();
  const keyOf = (scope: Scope, id: string, geo: string) => `${scope.prefix}|${id}|${geo}`;
  return {
    has: (...place) => known.has(keyOf(...place)),
    add: (...place) => {
      known.add(keyOf(...place));
    },
    remove: (...place) => {
      known.delete(keyOf(...place));
    },
    clear: () => {
      known.clear();
    },
  };
}

export const isRefusedInput = (error: unknown) =>
  error instanceof ApiError && (error.code === "not-found" || error.code === "bad-input");

/**
 * Collects the geographies that different cells ask of one indicator. A request chooses its five when
 * its turn comes, so cells calculated together, and all that queue up meanwhile, share requests. One
 * that was refused before goes alone, or the others would be asked, and paid, one by one again.
 */
export function createGeoBatches(
  requester: Requester,
  nextTurn: () => Promise<void>,
  refused: RefusedGeos,
) {
  const batches = new Map<string, Batch>();

  const isAlone = ({ id, scope }: Batch, { geo }: Waiting) => refused.has(scope, id, geo);

  const requestsNeeded = (batch: Batch): number => {
    const alone = [...batch.waiting].filter((waiting) => isAlone(batch, waiting)).length;
    return alone + Math.ceil((batch.waiting.size - alone) / limits.geosPerIndicatorCall);
  };

  const take = (batch: Batch): Waiting[] => {
    const together = [...batch.waiting].filter((waiting) => !isAlone(batch, waiting));
    const next = together.length > 0 ? together : [...batch.waiting].slice(0, 1);
    const taken = next.slice(0, limits.geosPerIndicatorCall);
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
      for (const { geo, resolve } of taken) {
        refused.remove(batch.scope, batch.id, geo);
        resolve(onlyGeo(fetched, geo, taken.length));
      }
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
      for (const { geo, reject } of taken) {
        // "There is no such thing" may mean the indicator, which says nothing of its places.
        if (error instanceof ApiError && error.code === "bad-input") {
          refused.add(batch.scope, batch.id, geo);
        }
        reject(error);
      }
    }
  };

  return {
    fetch: (
      scope: Scope,
      id: string,
      geo: string,
      { lane, finishSent = false }: Pick<CallOptions, "lane" | "finishSent">,
      signal: AbortSignal,
    ): Promise<FetchedIndicator> =>
      new Promise((resolve, reject) => {
        const key = `${scope.prefix}|${id}`;
        const batch = batches.get(key) ?? { id, scope, waiting: new Set(), queued: 0 };
        batches.set(key, batch);
        const waiting: Waiting = {
          ...{ geo, lane, finishSent, resolve, reject },
          isGone: false,
          onGone: undefined,
        };
        batch.waiting.add(waiting);
        signal.addEventListener("abort", () => {
          // It has been sent: what comes is paid for.
          if (finishSent && !batch.waiting.has(waiting)) return;
          waiting.isGone = true;
          batch.waiting.delete(waiting);
          waiting.onGone?.();
          reject(abortedError());
        });
        if (requestsNeeded(batch) <= batch.queued) return;
        batch.queued += 1;
        void nextTurn().then(async () => {
          await send(batch, lane);
          if (batch.waiting.size === 0 && batch.queued === 0) batches.delete(key);
        });
      }),
  };
}
