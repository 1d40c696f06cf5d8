/** What the gateway keeps: in files of its folder, one process alone, or in a database that many share. */
import { hash } from "node:crypto";
import { join } from "node:path";
import { dayOf } from "../server/index.js";
import {
  bufferUsage,
  createKeysFile,
  createMemoryRates,
  createMemorySpending,
  openAccountsFile,
  openBudgetsFile,
  openDatabaseStorage,
  openItemsFile,
  openUsageFile,
  watchKeysFile,
  type Accounts,
  type ItemUsage,
  type KeyRecords,
  type RateCounter,
  type SharedWaits,
  type SpendingStore,
  type UsageStore,
} from "../storage/index.js";
import { callsAlone, createCallsTogether, type CallsTogether } from "./answers/index.js";
import {
  createBudgetsEditor,
  sumsOf,
  watchBudgetsFile,
  watchSharedBudgets,
  type Budgets,
  type BudgetsEditor,
} from "./budgets/index.js";
import type { GatewayConfig } from "./config.js";
import { createPeople, type People } from "./people/index.js";
import { ofPeople, type Gate, type KeyUsage } from "./upstream/index.js";

interface GatewayState {
  readonly people: People;
  /** Where people make their own keys, once they have signed in. */
  readonly signedIn:
    { readonly accounts: Accounts; readonly records: Omit<KeyRecords, "close"> } | undefined;
  readonly usage: UsageStore;
  /** Of the service's keys. */
  readonly keyUsage: KeyUsage;
  readonly items: ItemUsage;
  readonly budgets: () => Budgets;
  readonly editor: BudgetsEditor;
  readonly spending: SpendingStore;
  readonly rates: RateCounter;
  readonly together: CallsTogether;
  /** Of the processes on a database, for the service that is asked with the same keys. */
  readonly waits?: Parameters<Gate["share"]>[0];
  /** Of a database, what it is called and whether it answers. */
  readonly database?: { readonly place: string; isReachable(): boolean };
  close(): Promise<void>;
}

interface StateOptions extends Pick<
  GatewayConfig,
  "dataDir" | "database" | "publicUrl" | "upstreamUrl"
> {
  readonly canSignIn: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

async function openSignedIn(dataDir: string) {
  const records = createKeysFile(join(dataDir, "keys.json"));
  // Nobody may have a key yet: the first one is made by signing in.
  if ((await records.read()) === undefined) await records.rotateLinks();
  return { accounts: openAccountsFile(join(dataDir, "accounts.json")), records };
}

const budgetsPath = (dataDir: string) => join(dataDir, "budgets.json");

async function openFiles(options: StateOptions): Promise<GatewayState> {
  const { dataDir, canSignIn, now, onProblem } = options;
  const path = budgetsPath(dataDir);
  const budgets = watchBudgetsFile(path, { now, onProblem });
  const signedIn = canSignIn ? await openSignedIn(dataDir) : undefined;
  const people = createPeople(watchKeysFile(join(dataDir, "keys.json"), { now, onProblem }));
  const usage = openUsageFile({ path: join(dataDir, "usage.json"), onProblem, isKeptAtOnce: true });
  const keyUsage = openUsageFile({
    ...{ path: join(dataDir, "upstream-usage.json"), onProblem, isKeptAtOnce: true },
  });
  const items = openItemsFile({ path: join(dataDir, "items.json"), now, onProblem });
  const spending = createMemorySpending(usage);
  const records = await usage.read({ from: `${dayOf(now()).slice(0, 7)}-01` });
  for (const { keyId, date, credits } of records)
    spending.add(sumsOf(people.all.get(keyId), date), credits);
  const rates = createMemoryRates(now);
  return {
    ...{ people, signedIn, usage, keyUsage, items, spending, rates, together: callsAlone },
    ...{ budgets, editor: createBudgetsEditor(openBudgetsFile(path)) },
    close: async () => {
      await usage.close();
      await keyUsage.close();
      await items.close();
    },
  };
}

/** By a hash: an address may be as long as it likes, and an announcement may not. */
function waitsFor(waits: SharedWaits, upstreamUrl: string): NonNullable<GatewayState["waits"]> {
  const about = hash("sha256", upstreamUrl);
  return {
    tell: (ms) => {
      waits.tell(about, ms);
    },
    hear: (listener) => {
      waits.hear(about, listener);
    },
  };
}

async function openShared(
  { dataDir, publicUrl, upstreamUrl, canSignIn, now, onProblem }: StateOptions,
  { url, isOpenWithout, cacheBytes }: NonNullable<GatewayConfig["database"]>,
): Promise<GatewayState> {
  const storage = await openDatabaseStorage({ url, folder: dataDir, now, onProblem });
  try {
    const kept = await storage.openBudgets();
    const budgets = await watchSharedBudgets(kept, { path: budgetsPath(dataDir), onProblem });
    const spending = await storage.openSpending(isOpenWithout);
    const usage = ofPeople(bufferUsage(storage.usage, onProblem));
    const items = storage.openItems();
    const cache = await storage.openCache(cacheBytes);
    // Links in an answer lead to the gateway that has asked.
    const scope = `${upstreamUrl} ${publicUrl}`;
    const together = createCallsTogether({ cache, scope, now, onProblem });
    return {
      ...{ people: createPeople(storage.keys), usage, keyUsage: storage.usage, items, spending },
      database: storage,
      ...{ budgets, editor: createBudgetsEditor(kept) },
      signedIn: canSignIn ? { accounts: storage.accounts, records: storage.keyRecords } : undefined,
      ...{ rates: storage.rates, waits: waitsFor(storage.waits, upstreamUrl), together },
      close: async () => {
        await cache.close();
        await spending.close();
        await usage.close();
        await items.close();
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
