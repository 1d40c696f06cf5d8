import { ApiError } from "../../contract/index.js";
import type { Scope } from "../scope.js";
import type { Fetched, ServiceFetcher } from "../transport/service-fetcher.js";
import type { KnownCoverage } from "./known-coverage.js";
import type { BatchedCall } from "./place-batch.js";
import { isRefusedInput, type RefusedPlaces } from "./refused-places.js";

export type FetchedIndicator = Fetched<"getIndicator">;

/** One place of an indicator, wanted by a cell. */
export interface PlaceWish {
  readonly id: string;
  readonly geo: string;
  readonly scope: Scope;
  readonly lane: string | undefined;
  /** What has been sent is waited for though nobody wants it any more. */
  readonly finishSent: boolean | undefined;
}

export interface Waiting extends PlaceWish {
  readonly resolve: (fetched: FetchedIndicator) => void;
  readonly reject: (error: unknown) => void;
  isGone: boolean;
  /** Told when this place is no longer wanted, once a call for it is under way. */
  onGone: (() => void) | undefined;
}

/** An indicator in the scope it is asked in. */
interface ScopedIndicator {
  readonly id: string;
  readonly scope: Scope;
}

export interface PlaceCallParts {
  readonly service: ServiceFetcher;
  readonly refused: RefusedPlaces;
  readonly coverage: KnownCoverage;
}

/** A call whose places are chosen when its turn comes. */
interface OpenCall {
  readonly lane: string | undefined;
  readonly choose: () => BatchedCall<Waiting> | undefined;
}

/** Makes one call and settles its places; a call that is refused for one of them is taken apart. */
export async function callForPlaces(
  parts: PlaceCallParts,
  indicator: ScopedIndicator,
  { lane, choose }: OpenCall,
): Promise<void> {
  const { scope } = indicator;
  const stop = new AbortController();
  const chosen = once(choose);
  const query = () => {
    const call = chosen();
    for (const waiting of call?.places ?? []) {
      waiting.onGone = () => {
        if (call?.places.every(({ isGone }) => isGone) === true) stop.abort();
      };
    }
    return call?.query;
  };
  try {
    const operation = "getIndicator";
    const fetched = await parts.service.fetch({
      ...{ operation, query, scope, lane },
      signal: stop.signal,
    });
    if (fetched !== undefined) settle(parts, indicator, chosen(), fetched);
  } catch (error) {
    const call = chosen();
    if (call === undefined) return;
    if (call.places.length === 1 || !isRefusedInput(error)) {
      settleFailed(parts, indicator, call, error);
      return;
    }
    await takeApart(parts, indicator, call.places);
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function settle(
  { refused }: PlaceCallParts,
  { id, scope }: ScopedIndicator,
  call: BatchedCall<Waiting> | undefined,
  fetched: FetchedIndicator,
): void {
  const places = call?.places ?? [];
  for (const { geo, resolve } of places) {
    refused.remove(scope, id, geo);
    resolve(onlyPlace(fetched, geo, places.length));
  }
}

function settleFailed(
  { refused }: PlaceCallParts,
  { id, scope }: ScopedIndicator,
  { places }: BatchedCall<Waiting>,
  error: unknown,
): void {
  for (const { geo, reject } of places) {
    // "There is no such thing" may mean the indicator, which says nothing of its places.
    if (error instanceof ApiError && error.code === "bad-input") refused.add(scope, id, geo);
    reject(error);
  }
}

/**
 * One unknown code must not take the others down with it, nor make each of them a call that is paid: a
 * list, which is free, says which places there are. Where it does not, each goes alone.
 */
async function takeApart(
  parts: PlaceCallParts,
  indicator: ScopedIndicator,
  places: readonly Waiting[],
): Promise<void> {
  const { coverage, refused } = parts;
  const { id, scope } = indicator;
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
    const choose = () => ({ query, places: group });
    void callForPlaces(parts, indicator, { lane: group[0]?.lane, choose });
  }
}

/** An indicator's answer reduced to one place; without a series where the service has none. */
function onlyPlace(fetched: FetchedIndicator, geo: string, share: number): FetchedIndicator {
  const { chart } = fetched.value;
  const geos = chart.geos.filter((series) => series.geo.toUpperCase() === geo);
  const value = { ...fetched.value, chart: { ...chart, geos } };
  return { ...fetched, value, bytes: Math.ceil(fetched.bytes / share) };
}
