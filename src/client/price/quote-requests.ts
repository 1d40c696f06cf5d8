/** What a quote takes, in a file of its own: functions ask for none. */
import type { ApiRequest } from "../planning/api-request.js";
import { createAskKept, type AskKeptParts } from "./kept-by-service.js";
import { quoteOf, type Quote, type QuoteOptions } from "./quote.js";
import { readRequestFacts, type RequestFactsParts } from "./request-facts.js";

export type QuotingParts = RequestFactsParts & AskKeptParts;

/** What requests would cost now, together; asks the service nothing, unless it is told to ask what is kept there. */
export type QuoteRequests = (
  requests: readonly ApiRequest[],
  options?: QuoteOptions,
) => Promise<Quote>;

export function createQuoting(parts: QuotingParts): QuoteRequests {
  const askKept = createAskKept(parts);
  return async (requests, options = {}) => {
    const all = await Promise.all(requests.map((request) => readRequestFacts(parts, request)));
    const due = all.flat().filter(({ isCached }) => options.askFresh === true || !isCached);
    const kept = options.askService === true ? await askKept(due) : new Set();
    const facts = all.map((each) =>
      each.map((one) => (kept.has(one) ? { ...one, isKeptByService: true } : one)),
    );
    return quoteOf(facts, parts.context.settings.getPreferences().prices, options);
  };
}
