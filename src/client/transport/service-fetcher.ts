import {
  ApiError,
  decodeAnswer,
  extensionHeaders,
  isLoopback,
  type AnswersByOperation,
  type OperationId,
} from "../../contract/index.js";
import { toSentQuery, type Query } from "../cache/cache-key.js";
import type { StoredAnswer } from "../cache/store-port.js";
import type { ClientContext } from "../options.js";
import type { Scope, ScopeSource } from "../scope.js";
import type { Refusals } from "../request/refusals.js";
import type { Sender } from "./sender.js";

interface Fetching<O extends OperationId> {
  readonly operation: O;
  /** Called when the request's turn comes; undefined where nothing is left to ask. */
  readonly query: () => Query | undefined;
  readonly scope: Scope;
  readonly lane: string | undefined;
  readonly signal: AbortSignal;
  readonly finishSent?: boolean | undefined;
}

export interface Fetched<O extends OperationId> extends StoredAnswer {
  readonly value: AnswersByOperation[O];
}

/** One request to the service and its decoded answer, nothing kept. */
export interface ServiceFetcher {
  /** Undefined where `query` had nothing to ask. */
  fetch<O extends OperationId>(fetching: Fetching<O>): Promise<Fetched<O> | undefined>;
}

interface ServiceFetcherParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly refusals: Refusals;
  readonly sender: Sender;
  /** Resolved when what the sending depends on has been read from the store. */
  readonly whenReady: () => Promise<void>;
}

export function createServiceFetcher(parts: ServiceFetcherParts): ServiceFetcher {
  const { context, scopes, refusals, sender, whenReady } = parts;
  const { now, settings } = context;
  return {
    fetch: async ({ query, scope, lane = "", ...asked }) => {
      const { operation } = asked;
      await whenReady();
      if (!context.isOnline() && !isLoopback(scope.serviceAddress)) {
        throw new ApiError("offline", "This device is offline.");
      }
      const received = await sender.send({
        ...{ ...asked, ...scope, lane },
        query: () => {
          const own = query();
          return own && toSentQuery(operation, own, settings.getPreferences().depthYears, now());
        },
      });
      if (received === undefined) return undefined;
      const { bytes, fetchedAt, headers } = received;
      const value = decodeAnswer(operation, received.value);
      if (scopes.peek() === scope) refusals.answered(operation);
      const isStale = headers.get(extensionHeaders.cache) === "stale";
      // Not its headers: a browser's database takes no such object, and kept no answer that had one.
      return { value, bytes, fetchedAt, ...(isStale && { isStale }) };
    },
  };
}
