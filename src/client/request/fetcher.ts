import type { OperationId } from "../../contract/index.js";
import type { Query } from "../cache/cache-key.js";
import type { PlaceFetcher } from "../places/place-fetcher.js";
import type { Scope } from "../scope.js";
import { abortedError } from "./shared-calls.js";
import type { Fetched, ServiceFetcher } from "../transport/service-fetcher.js";

/** A request, whichever way it goes to the service. */
export interface Wish<O extends OperationId> {
  readonly operation: O;
  readonly query: Query;
  readonly scope: Scope;
  readonly lane: string | undefined;
  readonly finishSent: boolean | undefined;
}

/** Asks the service for what the cache has not: most requests alone, places of an indicator together. */
export interface Fetcher {
  fetch<O extends OperationId>(wish: Wish<O>, signal: AbortSignal): Promise<Fetched<O>>;
  /**
   * Says that `fetch` may follow, once the cache has been looked through: requests that could share a
   * call with this one wait for it. Returns how to say that it has followed or will not.
   */
  expect(wish: Wish<OperationId>): () => void;
}

/** The indicator and the one place that a request asks for; undefined for any other request. */
function placeOf({ operation, query }: Wish<OperationId>): { id: string; geo: string } | undefined {
  const { id, geo } = query;
  const isOnePlace = operation === "getIndicator" && geo !== undefined && !geo.includes(",");
  return isOnePlace && id !== undefined ? { id, geo } : undefined;
}

const nothing = () => undefined;

export function createFetcher(service: ServiceFetcher, places: PlaceFetcher): Fetcher {
  return {
    fetch: async <O extends OperationId>(
      wish: Wish<O>,
      signal: AbortSignal,
    ): Promise<Fetched<O>> => {
      const place = placeOf(wish);
      if (place !== undefined) {
        const fetched = await places.fetch({ ...place, ...wish }, signal);
        // The wish for one place is one for an indicator, which TypeScript cannot follow.
        return fetched as Fetched<OperationId> as Fetched<O>;
      }
      const fetched = await service.fetch({ ...wish, query: () => wish.query, signal });
      if (fetched === undefined) throw abortedError();
      return fetched;
    },
    expect: (wish) => {
      const place = placeOf(wish);
      return place === undefined ? nothing : places.expect({ ...place, ...wish });
    },
  };
}
