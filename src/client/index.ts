export type { StoredAnswer, StorePort } from "./cache/store-port.js";
export { createIndexedDbStore } from "./cache/indexed-db-store.js";
export { createClient } from "./create-client.js";
export type { ClientOptions, ClientSettings, Fetch, Sleep, SpendingLimit } from "./options.js";
export type {
  Answer,
  AnswerOrigin,
  AskOptions,
  CallOptions,
  Client,
  ClientStatus,
  ListAnswer,
  Usage,
} from "./types.js";
export { idOf } from "./planning/api-request.js";
export type { ApiRequest } from "./planning/api-request.js";
export { createRequestPlanning } from "./planning/lazy-planning.js";
export type { RequestPlanning } from "./planning/request-planning.js";
export { callPrice } from "./price/call-price.js";
export type { CallPrice, OwnPrices } from "./price/call-price.js";
export type { Quote, QuoteOptions } from "./price/quote.js";
export type { SnapshotSource } from "./with-snapshot.js";
