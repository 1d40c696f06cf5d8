/** Everything that is kept in one PostgreSQL database, for one process of several on it. */
import type { Accounts } from "./accounts/accounts.js";
import { createPostgresAccounts } from "./accounts/postgres-accounts.js";
import type { BudgetRecords, WatchedBudgets } from "./budgets/budget-records.js";
import { createPostgresBudgets, watchPostgresBudgets } from "./budgets/postgres-budgets.js";
import { createPostgresCache } from "./cache/postgres-cache.js";
import type { SharedCache } from "./cache/shared-cache.js";
import type { ContentStore, WatchedContent } from "./content/content-store.js";
import { createPostgresContent, watchPostgresContent } from "./content/postgres-content.js";
import type { ItemUsage } from "./items/item-usage.js";
import { createPostgresItems, readPostgresItems } from "./items/postgres-items.js";
import { createPostgresJobs } from "./jobs/postgres-jobs.js";
import type { JobStore, JobStoreOptions } from "./jobs/job-store.js";
import type { KeyRecords, WatchedKeys } from "./keys/key-records.js";
import { createPostgresKeys, watchPostgresKeys } from "./keys/postgres-keys.js";
import { openAnnouncements } from "./postgres/announcements/announcements.js";
import { openDatabase, type Database } from "./postgres/database.js";
import { hasAllTables, migrate } from "./postgres/migrate.js";
import { openReplicas, type Replicas } from "./postgres/replicas.js";
import { isUnavailable } from "./postgres/unavailable.js";
import { createPostgresRates } from "./rates/postgres-rates.js";
import type { RateCounter } from "./rates/rate-counter.js";
import { createSharedWaits, type SharedWaits } from "./rates/shared-waits.js";
import { openProcessLease, type ProcessLease } from "./postgres/process-lease.js";
import { openPostgresSpending } from "./spending/postgres-spending.js";
import { bookSums } from "./spending/spending-tables.js";
import type { SpendingStore } from "./spending/spending-store.js";
import { openJournaledUsage } from "./usage/journaled-usage.js";
import { createPostgresUsage } from "./usage/postgres-usage.js";
import { openUsageJournal } from "./usage/usage-journal.js";
import type { UsageStore } from "./usage/usage-store.js";

export interface DatabaseStorageOptions {
  /** postgres://user:password@host:5432/name */
  readonly url: string;
  /** Of its streaming replicas. @default none */
  readonly readUrls?: readonly string[];
  /** Of this process alone: for the journal of what is used while the database does not answer. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of connections that break, once each. */
  readonly onProblem: (error: unknown) => void;
}

export interface DatabaseStorage {
  /** Server and name of the database, without user and password. */
  readonly place: string;
  /** Whether announcements come; a server that has fallen silent is found out within half a minute. */
  isReachable(): boolean;
  readonly keys: WatchedKeys;
  /** To be changed by the process itself, where people make their own. */
  readonly keyRecords: Omit<KeyRecords, "close">;
  /** Of people who sign in. */
  readonly accounts: Accounts;
  readonly usage: UsageStore;
  readonly rates: RateCounter;
  readonly waits: SharedWaits;
  readonly content: WatchedContent;
  /** @param most items of days that are told apart. @default as many as the database bears */
  openItems(most?: number): ItemUsage;
  /** @throws DatabaseUnavailable */
  openBudgets(): Promise<WatchedBudgets>;
  /** @param isOpenWithoutDatabase whether calls within a limit go on while the database does not answer */
  openSpending(isOpenWithoutDatabase: boolean): Promise<SpendingStore>;
  /** @param maxBytes the oldest go beyond */
  openCache(maxBytes: number): Promise<SharedCache>;
  openJobs<Draft extends object>(options: JobStoreOptions): JobStore<Draft>;
  /** Ends the connections. Usage, spending, cache and jobs are closed by who uses them, before. */
  close(): Promise<void>;
}

/**
 * Makes the tables where they are missing.
 * @throws DatabaseUnavailable where neither the database nor a replica with all tables answers at the start
 */
export async function openDatabaseStorage(
  options: DatabaseStorageOptions,
): Promise<DatabaseStorage> {
  const { url, readUrls = [], folder, now, onProblem } = options;
  const replicas = await openPrepared(url, readUrls, onProblem);
  const database = openDatabase({ url, onProblem });
  const announcements = openAnnouncements(database, onProblem);
  let leasing: Promise<ProcessLease> | undefined;
  const openLease = () => (leasing ??= openProcessLease(database, onProblem));
  const watched = { database, replicas, announcements, onProblem };
  const close = async () => {
    await (await leasing?.catch(() => undefined))?.end();
    await announcements.close();
    await database.close();
    await replicas.close();
  };
  try {
    const journal = await openUsageJournal({ folder, database, bookSums, onProblem });
    return {
      place: database.place,
      isReachable: () => announcements.isConnected(),
      keys: await watchPostgresKeys(watched),
      ...{ keyRecords: createPostgresKeys(database), accounts: createPostgresAccounts(database) },
      usage: await openJournaledUsage({ database, replicas, journal, now, onProblem }),
      rates: createPostgresRates(database, now),
      waits: createSharedWaits({ database, announcements, onProblem }),
      content: watchPostgresContent(watched),
      openItems: (most) => createPostgresItems({ database, now, onProblem, most }),
      openBudgets: () => watchPostgresBudgets(watched),
      openSpending: async (isOpenWithoutDatabase) => {
        const lease = await openLease();
        return openPostgresSpending({
          ...{ database, lease, journal, now, isOpenWithoutDatabase, onProblem },
        });
      },
      openCache: async (maxBytes) => {
        const lease = await openLease();
        return createPostgresCache({ database, announcements, lease, maxBytes, onProblem });
      },
      openJobs: (kept) => createPostgresJobs({ ...kept, database, replicas, announcements }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Other processes may be making the same tables, and a large one takes its time: in milliseconds. */
const migrationMs = 600_000;

/** A server that has just been started with everything else takes its time, too, in milliseconds. */
const firstConnectMs = 20_000;

async function migrateDatabase(url: string): Promise<void> {
  const database = openDatabase({
    ...{ url, maxConnections: 1, statementMs: migrationMs, connectMs: firstConnectMs },
    onProblem: () => undefined,
  });
  await migrate(database).finally(() => database.close());
}

/** The replicas of a database with its tables; without the primary theirs do, where this program knows them. */
async function openPrepared(
  url: string,
  readUrls: readonly string[],
  onProblem: (error: unknown) => void,
): Promise<Replicas> {
  const replicas = openReplicas(readUrls, onProblem);
  try {
    await migrateDatabase(url);
  } catch (error) {
    const isReadable =
      isUnavailable(error) && (await replicas.askAny(hasAllTables).catch(() => false));
    if (!isReadable) {
      await replicas.close();
      throw error;
    }
  }
  return replicas;
}

/** A database with its tables, for one command. */
async function openForCommand(
  url: string,
  limits: { readonly statementMs?: number } = {},
): Promise<Database> {
  await migrateDatabase(url);
  const connectMs = firstConnectMs;
  return openDatabase({ url, onProblem: () => undefined, maxConnections: 1, connectMs, ...limits });
}

/** The keys, to be read and changed by a command. @throws DatabaseUnavailable */
export const openDatabaseKeys = async (url: string): Promise<KeyRecords> =>
  createPostgresKeys(await openForCommand(url));

/** The budgets, to be read and changed by a command. @throws DatabaseUnavailable */
export const openDatabaseBudgets = async (url: string): Promise<BudgetRecords> =>
  createPostgresBudgets(await openForCommand(url));

/** What was used, to be read by a command. @throws DatabaseUnavailable */
export async function openDatabaseUsage(url: string): Promise<Pick<UsageStore, "read" | "close">> {
  const database = await openForCommand(url);
  const usage = createPostgresUsage(database);
  return { read: (filter) => usage.read(filter), close: () => database.close() };
}

/** What was asked for by its id, to be read by a command. @throws DatabaseUnavailable */
export async function openDatabaseItems(url: string): Promise<Pick<ItemUsage, "read" | "close">> {
  const database = await openForCommand(url);
  return {
    read: (filter) => readPostgresItems(database, filter),
    close: () => database.close(),
  };
}

/** Content travels whole, and whoever changes it waits for those who do so, too: in milliseconds. */
const contentMs = 60_000;

/** What was imported, to be read and changed by a command. @throws DatabaseUnavailable */
export const openDatabaseContent = async (url: string): Promise<ContentStore> =>
  createPostgresContent(await openForCommand(url, { statementMs: contentMs }));
