import { join } from "node:path";
import type { Unfinished } from "../server/index.js";
import type { ServiceParts } from "./app.js";
import type { ServiceConfig } from "./config.js";
import {
  createRenderCache,
  createRenderPool,
  openDiskStore,
  registerFileRoutes,
} from "./files/index.js";
import type { Package, PackageName } from "./keys/index.js";
import { openContent } from "./content/index.js";
import { openStores, type Stores } from "./open-stores.js";
import { lockFolder } from "../storage/index.js";
import { createLinks } from "./links/index.js";
import { createResearchJobs } from "./research/index.js";

/** What draws files: kept ones of another version are not used. */
const serviceVersion = "2";

interface OpenOptions
  extends
    Omit<
      ServiceConfig,
      "port" | "hasDocs" | "metricsPort" | "metricsToken" | "databaseUrl" | "databaseReadUrls"
    >,
    Pick<ServiceParts, "onAccess" | "onFault" | "metrics"> {
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
  /** What keys may do; for benches, where no limit may stand in the way. */
  readonly packages?: Readonly<Record<PackageName, Package>>;
  readonly metricsToken?: string | undefined;
  /** @default files in `dataDir` */
  readonly databaseUrl?: string | undefined;
  /** @default none */
  readonly databaseReadUrls?: readonly string[];
  /** @default true */
  readonly hasDocs?: boolean;
}

/** Everything the service works with, over the real library: give it to `registerService`. */
export async function openService(options: OpenOptions): Promise<ServiceParts> {
  const { dataDir, now = Date.now } = options;
  const unlock = lockFolder(dataDir);
  try {
    const stores = await openStores({ ...options, now });
    try {
      return await openParts(options, stores, unlock);
    } catch (error) {
      await stores.usage.close();
      await stores.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

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

async function openParts(
  options: OpenOptions,
  stores: Stores,
  unlock: () => void,
): Promise<ServiceParts> {
  const { publicUrl, corsOrigins, onAccess, onFault, metrics, now = Date.now } = options;
  const { keys, usage, content: imported, rates, database } = stores;
  const unfinished: Unfinished = { count: 0 };
  const isAsked = () => unfinished.count > 0;
  const content = await openContent({ imported, now, isAsked, onProblem: onFault });
  const { library, parser, search } = content;
  const links = createLinks({
    publicUrl,
    secret: () => keys.linkSecret,
    isActive: (keyId) => keys.isActive(keyId),
    now,
  });
  const research = await createResearchJobs({
    ...{ library, search, parser, now, onFault },
    openStore: (kept) => stores.openJobs(kept),
    linkTo: (statistic, language) => links.contentPage("statistic", statistic, language),
  });
  const { pool, cache } = await openDrawing(options, content);
  metrics?.gauge("stat_drawing", "Threads that draw, and tasks that wait for one.", pool.load);
  metrics?.gauge("stat_research_jobs", "Questions in work, and all that are kept.", research.load);
  return {
    ...{ library, search, research, keys, links, usage, unfinished, now, publicUrl, corsOrigins },
    hasDocs: options.hasDocs ?? true,
    registerFiles: (scope) => {
      scope.addHook("onClose", () => pool.close());
      registerFileRoutes(scope, { library, links, keys, publicUrl, cache, render: pool.render });
    },
    ...(onAccess === undefined ? {} : { onAccess }),
    ...(metrics === undefined ? {} : { metrics }),
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
    ...(rates === undefined ? {} : { rates }),
    ...(database === undefined ? {} : { database }),
    onFault,
    onListen: content.prepareSoon,
    onClose: async () => {
      content.close();
      await stores.close();
      unlock();
    },
  };
}
