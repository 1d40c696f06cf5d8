import { loadPart } from "../load-part.js";
import type { ApiRequest } from "../planning/api-request.js";
import type { OwnPrices } from "./call-price.js";
import type { Quote, QuoteOptions } from "./quote.js";
import type { RequestFactsParts } from "./request-facts.js";

/** What requests would cost now, together; asks the service nothing. */
export type QuoteRequests = (
  requests: readonly ApiRequest[],
  options?: QuoteOptions,
) => Promise<Quote>;

export function createPricing(parts: RequestFactsParts, ownPrices: () => OwnPrices): QuoteRequests {
  return async (requests, options) => {
    // What a pane or a refresh asks for, and no cell: so no cell waits for it.
    const { quoteOf, readRequestFacts } = await loadPart(
      () => import(/* webpackChunkName: "quotes" */ "./quote-requests.js"),
    );
    const facts = await Promise.all(requests.map((request) => readRequestFacts(parts, request)));
    return quoteOf(facts, ownPrices(), options);
  };
}
