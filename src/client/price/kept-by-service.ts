import {
  ApiError,
  decodeRequestPrices,
  gatewayOperations,
  operations,
  type PriceBody,
} from "../../contract/index.js";
import { toQuery, toSentQuery } from "../cache/cache-key.js";
import type { Meter } from "../meter.js";
import type { ClientContext } from "../options.js";
import type { ScopeSource } from "../scope.js";
import { exchangeOnce } from "../transport/exchange.js";
import type { RequestFacts } from "./request-facts.js";

/** Those of requests whose answers the service keeps for several people, so that they cost nothing now. */
type AskKept = (facts: readonly RequestFacts[]) => Promise<ReadonlySet<RequestFacts>>;

/** A plan is waited for. */
const timeoutMs = 5000;
/** In one question; of more nothing is known. */
const mostRequests = 1000;

/** What is asked for in one call whose answer may be kept. */
function isAskable({ request, pages }: RequestFacts): boolean {
  const { method, lifetimeMs } = operations[request.operation];
  return method === "GET" && lifetimeMs > 0 && pages === 1 && !("page" in request.parameters);
}

export interface AskKeptParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly meter: Pick<Meter, "isGateway">;
}

/**
 * Asks gateways alone: a service that lacks the operation says so in the console of every pane. One that
 * lacks it all the same is not asked again.
 */
export function createAskKept({ context, scopes, meter }: AskKeptParts): AskKept {
  const lacking = new Set<string>();
  const toBody = (asked: readonly RequestFacts[]): PriceBody => {
    const { depthYears } = context.settings.getPreferences();
    const requests = asked.map(({ request: { operation, parameters } }) => ({
      operation,
      parameters: toSentQuery(operation, toQuery(operation, parameters), depthYears, context.now()),
    }));
    return { requests };
  };
  return async (facts) => {
    const asked = facts.filter(isAskable).slice(0, mostRequests);
    if (asked.length === 0) return new Set();
    const { serviceAddress, apiKey } = await scopes.current();
    if (!meter.isGateway(serviceAddress) || lacking.has(serviceAddress)) return new Set();
    try {
      const { value } = await exchangeOnce(context, {
        ...{ operation: gatewayOperations.priceRequests, query: toBody(asked) },
        ...{ serviceAddress, apiKey, timeoutMs, signal: new AbortController().signal },
      });
      const { requests } = decodeRequestPrices(value, asked.length);
      return new Set(asked.filter((_, at) => requests[at]?.is_kept));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 405 || error.status === 501)
        lacking.add(serviceAddress);
      // Without an answer everything is taken to be paid.
      return new Set();
    }
  };
}
