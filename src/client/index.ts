export type { StoredAnswer, StorePort } from "./cache/store-port.js";
export { createIndexedDbStore } from "./cache/indexed-db-store.js";
export type { IndexedDbStoreOptions } from "./cache/indexed-db-store.js";
export { createClient } from "./create-client.js";
export { maxListSize } from "./list.js";
export type { ClientOptions, ClientSettings, Fetch, Sleep, SpendingLimit } from "./options.js";
export type {
  Answer,
  AnswerOrigin,
  AskOptions,
  CallOptions,
  Client,
  ClientStatus,
  LastError,
  ListAnswer,
  Price,
  Usage,
} from "./types.js";
export { indicatorRequestId, requestId } from "./with-snapshot.js";
export type { SnapshotAnswer, SnapshotSource } from "./with-snapshot.js";
