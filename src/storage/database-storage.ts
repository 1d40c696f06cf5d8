/** What stands in PostgreSQL, loaded when it is asked for: who has no database needs no driver. */
import type { BudgetRecords } from "./budgets/budget-records.js";
import type { ContentStore } from "./content/content-store.js";
import type { DatabaseStorage, DatabaseStorageOptions } from "./open-database-storage.js";
import type { ItemUsage } from "./items/item-usage.js";
import type { KeyRecords } from "./keys/key-records.js";
import type { UsageStore } from "./usage/usage-store.js";

const load = () => import("./open-database-storage.js");

/**
 * Makes the tables where they are missing.
 * @throws DatabaseUnavailable where the database does not answer at the start
 */
export const openDatabaseStorage = async (
  options: DatabaseStorageOptions,
): Promise<DatabaseStorage> => (await load()).openDatabaseStorage(options);

/** The keys, to be read and changed by a command. @throws DatabaseUnavailable */
export const openDatabaseKeys = async (url: string): Promise<KeyRecords> =>
  (await load()).openDatabaseKeys(url);

/** The budgets, to be read and changed by a command. @throws DatabaseUnavailable */
export const openDatabaseBudgets = async (url: string): Promise<BudgetRecords> =>
  (await load()).openDatabaseBudgets(url);

/** What was imported, to be read and changed by a command. @throws DatabaseUnavailable */
export const openDatabaseContent = async (url: string): Promise<ContentStore> =>
  (await load()).openDatabaseContent(url);

/** What was used, to be read by a command. @throws DatabaseUnavailable */
export const openDatabaseUsage = async (url: string): Promise<Pick<UsageStore, "read" | "close">> =>
  (await load()).openDatabaseUsage(url);

/** What was asked for by its id, to be read by a command. @throws DatabaseUnavailable */
export const openDatabaseItems = async (url: string): Promise<Pick<ItemUsage, "read" | "close">> =>
  (await load()).openDatabaseItems(url);
