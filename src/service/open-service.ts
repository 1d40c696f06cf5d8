import { join } from "node:path";
import type { ServiceParts } from "./app.js";
import { isLoopbackHost } from "../contract/index.js";
import type { ServiceConfig } from "./config.js";
import {
  createRenderCache,
  createRenderPool,
  openDiskStore,
  registerFileRoutes,
} from "./files/index.js";
import {
  createDemoKeyStore,
  openKeysFile,
  type KeyStore,
  type Package,
  type PackageName,
} from "./keys/index.js";
import { openContent } from "./content/index.js";
import { createMemoryUsage, lockFolder, openJobsFile, openUsageFile } from "../storage/index.js";
import { createLinks } from "./links/index.js";
import { createResearchJobs } from "./research/index.js";

/** What draws files: kept ones of another version are not used. */
const serviceVersion = "2";

interface OpenOptions
  extends
    Omit<ServiceConfig, "port" | "hasDocs" | "metricsPort" | "metricsToken">,
    Pick<ServiceParts, "onAccess" | "onFault" | "metrics"> {
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
  /** What keys may do; for benches, where no limit may stand in the way. */
  readonly packages?: Readonly<Record<PackageName, Package>>;
  readonly metricsToken?: string | undefined;
  /** @default true */
  readonly hasDocs?: boolean;
}

function openKeys(
  { host, keysFile, onFault, packages, dataDir }: OpenOptions,
  now: () => number,
): KeyStore {
  const more =
    packages === undefined ? { packagesPath: join(dataDir, "packages.json") } : { packages };
  if (keysFile !== undefined)
    return openKeysFile({ path: keysFile, now, onProblem: onFault, ...more });
  if (!isLoopbackHost(host)) throw new Error("Demo keys work on this machine's loopback only.");
  return createDemoKeyStore(packages);
}

/** Everything the service works with, over the real library: give it to `registerService`. */
export async function openService(options: OpenOptions): Promise<ServiceParts> {
  const { dataDir } = options;
  const unlock = lockFolder(dataDir);
  try {
    return await openParts(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Demo keys are everybody's on this machine: there is nobody to account to. */
const openUsage = ({ dataDir, onFault }: OpenOptions, keys: KeyStore) =>
  keys.demoKeys.length > 0
    ? createMemoryUsage()
    : openUsageFile({ path: join(dataDir, "usage.json"), onProblem: onFault });

/** What draws files, and keeps what was drawn, for each version of the content. */
async function openDrawing({ dataDir, metrics }: OpenOptions, content: OpenedContent) {
  const pool = createRenderPool();
  const disk = await openDiskStore({
    folder: join(dataDir, "rendered"),
    version: `${content.library.edition.version} ${serviceVersion}`,
  });
  const drawn = createRenderCache({
    disk,
    onLook: (found) => metrics?.looked("files", found),
  });
  const cache: typeof drawn = {
    get: (name, make, signal) => drawn.get(`${content.version()} ${name}`.trim(), make, signal),
  };
  return { pool, cache };
}

type OpenedContent = Awaited<ReturnType<typeof openContent>>;

async function openParts(options: OpenOptions, unlock: () => void): Promise<ServiceParts> {
  const { publicUrl, dataDir, corsOrigins, onAccess, onFault, metrics, now = Date.now } = options;
  const keys = openKeys(options, now);
  const content = await openContent({ dataDir, now, onProblem: onFault });
  const { library, parser, search } = content;
  const links = createLinks({
    publicUrl,
    secret: () => keys.linkSecret,
    isActive: (keyId) => keys.isActive(keyId),
    now,
  });
  const usage = openUsage(options, keys);
  const research = await createResearchJobs({
    ...{ library, search, parser, now, onFault },
    openStore: (kept) => openJobsFile({ ...kept, path: join(dataDir, "research.json") }),
    linkTo: (statistic, language) => links.contentPage("statistic", statistic, language),
  });
  const { pool, cache } = await openDrawing(options, content);
  metrics?.gauge("stat_drawing", "Threads that draw, and tasks that wait for one.", pool.load);
  metrics?.gauge("stat_research_jobs", "Questions in work, and all that are kept.", research.load);
  return {
    ...{ library, search, research, keys, links, usage, now, publicUrl, corsOrigins },
    hasDocs: options.hasDocs ?? true,
    registerFiles: (scope) => {
      scope.addHook("onClose", () => pool.close());
      registerFileRoutes(scope, { library, links, keys, publicUrl, cache, render: pool.render });
    },
    ...(onAccess === undefined ? {} : { onAccess }),
    ...(metrics === undefined ? {} : { metrics }),
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
    onFault,
    onListen: content.prepareSoon,
    onClose: () => {
      content.close();
      unlock();
    },
  };
}
