/** What a quote takes, in a file of its own: functions ask for none. */
export { quoteOf } from "./quote.js";
export { readRequestFacts } from "./request-facts.js";
