/** What the gateway keeps: in files of its folder, one process alone, or in a database that many share. */
import { join } from "node:path";
import { dayOf } from "../server/index.js";
import {
  bufferUsage,
  createMemoryRates,
  createMemorySpending,
  openDatabaseStorage,
  openUsageFile,
  watchKeysFile,
  type RateCounter,
  type SpendingStore,
  type UsageStore,
} from "../storage/index.js";
import { sumsOf } from "./budgets/index.js";
import type { GatewayConfig } from "./config.js";
import { createPeople, type People } from "./people/index.js";

interface GatewayState {
  readonly people: People;
  readonly usage: UsageStore;
  readonly spending: SpendingStore;
  readonly rates: RateCounter;
  /** Of a database, what it is called and whether it answers. */
  readonly database?: { readonly place: string; isReachable(): boolean };
  close(): Promise<void>;
}

interface StateOptions extends Pick<GatewayConfig, "dataDir" | "database"> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

async function openFiles({ dataDir, now, onProblem }: StateOptions): Promise<GatewayState> {
  const people = createPeople(watchKeysFile(join(dataDir, "keys.json"), { now, onProblem }));
  const usage = openUsageFile({ path: join(dataDir, "usage.json"), onProblem });
  const spending = createMemorySpending(usage);
  const records = await usage.read({ from: `${dayOf(now()).slice(0, 7)}-01` });
  for (const { keyId, date, credits } of records)
    spending.add(sumsOf(people.all.get(keyId), date), credits);
  return { people, usage, spending, rates: createMemoryRates(now), close: () => usage.close() };
}

async function openShared(
  { dataDir, now, onProblem }: StateOptions,
  { url, isOpenWithout }: NonNullable<GatewayConfig["database"]>,
): Promise<GatewayState> {
  const storage = await openDatabaseStorage({ url, folder: dataDir, now, onProblem });
  try {
    const spending = await storage.openSpending(isOpenWithout);
    const usage = bufferUsage(storage.usage, onProblem);
    return {
      ...{ people: createPeople(storage.keys), usage, spending, database: storage },
      rates: storage.rates,
      close: async () => {
        await spending.close();
        await usage.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.usage.close();
    await storage.close();
    throw error;
  }
}

export const openState = (options: StateOptions): Promise<GatewayState> =>
  options.database === undefined ? openFiles(options) : openShared(options, options.database);
