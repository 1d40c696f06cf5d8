import { loadPart } from "../load-part.js";
import type { QuoteRequests, QuotingParts } from "./quote-requests.js";

/** Prices by a part that is loaded with the first question: what a pane or a refresh asks for, and no cell. */
export function createPricing(parts: QuotingParts): QuoteRequests {
  let quoting: QuoteRequests | undefined;
  return async (requests, options) => {
    quoting ??= (
      await loadPart(() => import(/* webpackChunkName: "quotes" */ "./quote-requests.js"))
    ).createQuoting(parts);
    return quoting(requests, options);
  };
}
