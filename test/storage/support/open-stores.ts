/** The same stores over files and over a real PostgreSQL: what holds for one holds for the other. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createKeysFile,
  openBudgetsFile,
  openContentFiles,
  openDatabaseBudgets,
  openDatabaseContent,
  openDatabaseKeys,
  openDatabaseStorage,
  openItemsFile,
  createMemoryRates,
  openJobsFile,
  openUsageFile,
  watchKeysFile,
  type BudgetRecords,
  type ContentStore,
  type ItemUsage,
  type JobStore,
  type JobStoreOptions,
  type KeyRecords,
  type RateCounter,
  type UsageStore,
  type WatchedContent,
  type WatchedKeys,
} from "../../../src/storage/index.js";
import { startPostgres } from "../../support/postgres/start-postgres.js";

const now = () => Date.UTC(2026, 10, 22);

/** One process with its stores; several may be opened on the same database or, one after the other, files. */
export interface OpenedStores {
  readonly keys: KeyRecords;
  watch(): Promise<WatchedKeys>;
  readonly usage: UsageStore;
  readonly rates: RateCounter;
  readonly budgets: BudgetRecords;
  openItems(most?: number): ItemUsage;
  readonly content: ContentStore;
  readonly watchedContent: WatchedContent;
  openJobs(options?: Partial<JobStoreOptions>): Promise<JobStore>;
  readonly problems: unknown[];
  close(): Promise<void>;
}

export interface StoreKind {
  open(): Promise<OpenedStores>;
  close(): Promise<void>;
}

const jobOptions = (problems: unknown[]): JobStoreOptions => ({
  ...{ maxJobs: 3, maxUnfinished: 2, isFinished: (status) => status === "done" },
  onProblem: (error) => problems.push(error),
});

async function openFiles(): Promise<StoreKind> {
  const folder = await mkdtemp(join(tmpdir(), "stat-stores-"));
  return {
    open: () => {
      const problems: unknown[] = [];
      const onProblem = (error: unknown) => problems.push(error);
      const keysPath = join(folder, "keys.json");
      const usage = openUsageFile({ path: join(folder, "usage.json"), onProblem });
      const jobs: JobStore[] = [];
      let time = now();
      return Promise.resolve({
        keys: createKeysFile(keysPath),
        // Each look is a second after the one before.
        watch: () =>
          Promise.resolve(watchKeysFile(keysPath, { now: () => (time += 1000), onProblem })),
        ...{ usage, rates: createMemoryRates(now) },
        budgets: openBudgetsFile(join(folder, "budgets.json")),
        openItems: (most?: number) =>
          openItemsFile({ path: join(folder, "items.json"), now, onProblem, most }),
        ...{ content: openContentFiles(folder), watchedContent: openContentFiles(folder) },
        openJobs: async (options = {}) => {
          const path = join(folder, "jobs.jsonl");
          const opened = await openJobsFile({ ...jobOptions(problems), ...options, path });
          jobs.push(opened);
          return opened;
        },
        problems,
        close: async () => {
          await Promise.all(jobs.map((one) => one.close()));
          await usage.close();
        },
      });
    },
    close: () => rm(folder, { recursive: true }),
  };
}

export async function openPostgres(): Promise<StoreKind & { readonly url: string }> {
  const server = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "stat-journal-"));
  return {
    url: server.url,
    open: async () => {
      const problems: unknown[] = [];
      const onProblem = (error: unknown) => problems.push(error);
      const options = { url: server.url, folder, now, onProblem };
      const storage = await openDatabaseStorage(options);
      const keys = await openDatabaseKeys(server.url);
      const content = await openDatabaseContent(server.url);
      const budgets = await openDatabaseBudgets(server.url);
      const jobs: JobStore[] = [];
      return {
        ...{ content, watchedContent: storage.content },
        ...{ budgets, keys, problems, usage: storage.usage, rates: storage.rates },
        watch: () => Promise.resolve(storage.keys),
        openItems: (most?: number) => storage.openItems(most),
        openJobs: (more = {}) => {
          const opened = storage.openJobs({ ...jobOptions(problems), ...more });
          jobs.push(opened);
          return Promise.resolve(opened);
        },
        close: async () => {
          for (const one of jobs) await one.close();
          await storage.usage.close();
          await keys.close();
          await content.close();
          await budgets.close();
          await storage.close();
        },
      };
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const storeKinds: readonly (readonly [name: string, open: () => Promise<StoreKind>])[] = [
  ["files", openFiles],
  ["PostgreSQL", openPostgres],
];
