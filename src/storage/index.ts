export { isNameTaken, without } from "./accounts/accounts.js";
export type { Account, Accounts } from "./accounts/accounts.js";
export { openAccountsFile } from "./accounts/accounts-file.js";
export type { BudgetRecords, WatchedBudgets } from "./budgets/budget-records.js";
export { openBudgetsFile } from "./budgets/budgets-file.js";
export type { SharedCache, SharedValue } from "./cache/shared-cache.js";
export { openContentFiles } from "./content/content-files.js";
export type {
  ContentPieces,
  ContentStore,
  ContentSummary,
  KeptContent,
  ListedContent,
  NewContent,
  PackedContent,
  SummarizedContent,
  SummarizedSource,
  WatchedContent,
} from "./content/content-store.js";
export {
  openDatabaseBudgets,
  openDatabaseContent,
  openDatabaseItems,
  openDatabaseKeys,
  openDatabaseStorage,
  openDatabaseUsage,
} from "./database-storage.js";
export { lockFolder, whileLocked } from "./files/lock.js";
export { promised } from "./files/promised.js";
export { watchFile } from "./files/watch-file.js";
export { writeWhole } from "./files/write-whole.js";
export { noItem } from "./items/item-usage.js";
export type { ItemSums, ItemUsage } from "./items/item-usage.js";
export { openItemsFile, readItemsOf } from "./items/items-file.js";
export type { JobCounts, JobStore, JobStoreOptions, StoredJob } from "./jobs/job-store.js";
export { openJobsFile } from "./jobs/jobs-file.js";
export { findKey } from "./keys/find-key.js";
export type { HashedKey } from "./keys/find-key.js";
export { createKey, hashKey } from "./keys/key-records.js";
export type { KeyLimits, KeyRecord, KeyRecords, KeySet, WatchedKeys } from "./keys/key-records.js";
export { createKeysFile } from "./keys/keys-file.js";
export { watchKeysFile } from "./keys/watch-keys-file.js";
export { createMemorySpending } from "./spending/memory-spending.js";
export type { SpendingStore } from "./spending/spending-store.js";
export { bufferUsage } from "./usage/buffered-usage.js";
export { openUsageFile, readUsageOf } from "./usage/usage-file.js";
export type { UsageRecord, UsageStore } from "./usage/usage-store.js";
export { createMemoryUsage } from "./usage/usage-sums.js";
export { DatabaseUnavailable } from "./postgres/unavailable.js";
export { createMemoryRates } from "./rates/rate-counter.js";
export type { SharedWaits } from "./rates/shared-waits.js";
export type { RateCount, RateCounter } from "./rates/rate-counter.js";
export type { DatabaseStorage } from "./open-database-storage.js";
