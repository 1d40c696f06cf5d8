import type { ApiRequest } from "../planning/api-request.js";
import type { OwnPrices } from "./call-price.js";
import { quoteOf, type Quote, type QuoteOptions } from "./quote.js";
import { readRequestFacts, type RequestFactsParts } from "./request-facts.js";

/** What requests would cost now, together; asks the service nothing. */
export type QuoteRequests = (
  requests: readonly ApiRequest[],
  options?: QuoteOptions,
) => Promise<Quote>;

export function createPricing(parts: RequestFactsParts, ownPrices: () => OwnPrices): QuoteRequests {
  return async (requests, options) => {
    const facts = await Promise.all(requests.map((request) => readRequestFacts(parts, request)));
    return quoteOf(facts, ownPrices(), options);
  };
}
