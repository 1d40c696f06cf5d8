import { ApiError, type IndicatorItem, type SourceState } from "../../contract/index.js";
import type { QuoteRequests } from "../price/quote-requests.js";
import type { Answer } from "../answer.js";
import type { Client } from "../client.js";
import type { ApiRequest } from "./api-request.js";
import { askRequest } from "./ask-request.js";

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Ask a research question anew; otherwise it is only resumed. @default false */
  readonly askAgain?: boolean;
}

/** Requests one by one, as a refresh makes them. */
export interface RequestPlanning {
  readonly quote: QuoteRequests;
  /** Asks the service, cache or not; throws ApiError rather than answer with an older figure. */
  fetch(request: ApiRequest, options?: FetchOptions): Promise<Answer<unknown>>;
  /** What is kept, however old; undefined for nothing. */
  peek(request: ApiRequest): Promise<Answer<unknown> | undefined>;
  /** What is known of a request's source without asking. */
  knownSource(request: ApiRequest): Promise<SourceState | undefined>;
  /**
   * Asks the service about a request's source, where that costs nothing; undefined where it does, and
   * where the source was not found.
   *
   * @param title exact title of the content.
   */
  lookUpSource(
    request: ApiRequest,
    title: string,
    signal?: AbortSignal,
  ): Promise<SourceState | undefined>;
}

/** A search by exact title puts the indicator among the first; the rest is other people's. */
const lookUpSize = 20;

function toSource({ updated_at, covered_timeframe, link }: IndicatorItem): SourceState {
  const { start, end } = covered_timeframe;
  return { updatedAt: updated_at, coveredTimeframe: `${start}/${end}`, link };
}

async function lookUpIndicator(
  client: Client,
  id: string,
  title: string,
  signal: AbortSignal | undefined,
): Promise<SourceState | undefined> {
  const search = { q: title, size: lookUpSize };
  const request = { operation: "searchIndicators", parameters: search } as const;
  const { credits, isKnown } = await client.quote([request], { askFresh: true });
  if (credits > 0 || !isKnown) return undefined;
  const options = { signal, forceFresh: true, refuseStale: true };
  const { value } = await client.list("searchIndicators", search, options);
  const item = value.items.find(({ identifier }) => identifier === id);
  return item === undefined ? undefined : toSource(item);
}

export function createRequestPlanning(client: Client): RequestPlanning {
  return {
    quote: (requests, options) => client.quote(requests, options),
    fetch: async (request, { signal, askAgain = false } = {}) => {
      if (request.operation === "askResearch" && !askAgain) {
        return client.ask(request.parameters.question, { signal, resumeOnly: true });
      }
      // What has been sent when somebody cancels is paid for: it is finished and kept.
      const options = { signal, forceFresh: true, refuseStale: true, finishSent: true };
      return askRequest(client, request, options);
    },
    peek: async (request) => {
      try {
        return await askRequest(client, request, { cacheOnly: true });
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
    knownSource: async (request) => {
      if (request.operation !== "getIndicator") return undefined;
      const item = await client.findIndicatorItem(request.parameters.id);
      return item === undefined ? undefined : toSource(item);
    },
    lookUpSource: async (request, title, signal) =>
      request.operation === "getIndicator"
        ? lookUpIndicator(client, request.parameters.id, title, signal)
        : undefined,
  };
}
