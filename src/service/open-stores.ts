import { join } from "node:path";
import { isLoopbackHost } from "../contract/index.js";
import {
  createMemoryUsage,
  openContentFiles,
  openDatabaseStorage,
  openJobsFile,
  openUsageFile,
  type DatabaseStorage,
  type JobStore,
  type JobStoreOptions,
  type RateCounter,
  type UsageStore,
  type WatchedContent,
} from "../storage/index.js";
import type { ServiceConfig } from "./config.js";
import {
  createDemoKeyStore,
  openKeys,
  openKeysFile,
  type KeyStore,
  type Package,
  type PackageName,
} from "./keys/index.js";

/** Where the service keeps what must outlive it: files of its folder, or a database that several share. */
export interface Stores {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  /** What was imported. */
  readonly content: WatchedContent;
  openJobs<Draft extends object>(options: JobStoreOptions): Promise<JobStore<Draft>>;
  /** Counts together with the other processes. Undefined: there are none. */
  readonly rates?: RateCounter;
  /** The database, where there is one. */
  readonly database?: Pick<DatabaseStorage, "isReachable" | "place">;
  /** After usage and jobs were closed. */
  close(): Promise<void>;
}

interface StoresOptions extends Pick<ServiceConfig, "host" | "dataDir" | "keysFile"> {
  readonly databaseUrl?: string | undefined;
  readonly databaseReadUrls?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
  /** What keys may do, instead of a file of packages. */
  readonly packages?: Readonly<Record<PackageName, Package>>;
}

const packagesOf = ({ packages, dataDir }: StoresOptions) =>
  packages === undefined ? { packagesPath: join(dataDir, "packages.json") } : { packages };

function openFileKeys(options: StoresOptions): KeyStore {
  const { host, keysFile, now, onFault: onProblem, packages } = options;
  if (keysFile !== undefined)
    return openKeysFile({ path: keysFile, now, onProblem, ...packagesOf(options) });
  if (!isLoopbackHost(host)) throw new Error("Demo keys work on this machine's loopback only.");
  return createDemoKeyStore(packages);
}

function openFiles(options: StoresOptions): Stores {
  const { dataDir, onFault } = options;
  const keys = openFileKeys(options);
  return {
    keys,
    // Demo keys are everybody's on this machine: there is nobody to account to.
    usage:
      keys.demoKeys.length > 0
        ? createMemoryUsage()
        : openUsageFile({ path: join(dataDir, "usage.json"), onProblem: onFault }),
    content: openContentFiles(dataDir),
    openJobs: (kept) => openJobsFile({ ...kept, path: join(dataDir, "research.json") }),
    close: () => Promise.resolve(),
  };
}

async function openShared(url: string, options: StoresOptions): Promise<Stores> {
  const { dataDir: folder, now, onFault: onProblem, databaseReadUrls: readUrls = [] } = options;
  const storage = await openDatabaseStorage({ url, readUrls, folder, now, onProblem });
  try {
    return {
      keys: openKeys(storage.keys, { now, onProblem, ...packagesOf(options) }),
      usage: storage.usage,
      content: storage.content,
      rates: storage.rates,
      database: storage,
      openJobs: (kept) => Promise.resolve(storage.openJobs(kept)),
      close: () => storage.close(),
    };
  } catch (error) {
    await storage.usage.close();
    await storage.close();
    throw error;
  }
}

/** @throws Error with a sentence where keys are not in order or the database does not answer */
export const openStores = async (options: StoresOptions): Promise<Stores> =>
  options.databaseUrl === undefined ? openFiles(options) : openShared(options.databaseUrl, options);
