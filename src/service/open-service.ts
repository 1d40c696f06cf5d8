import { join } from "node:path";
import type { ServiceParts } from "./app.js";
import { isLoopbackHost } from "../contract/index.js";
import type { ServiceConfig } from "./config.js";
import { registerFileRoutes } from "./files/index.js";
import { createDemoKeyStore, openKeysFile, type KeyStore, type Packages } from "./keys/index.js";
import { loadLibrary } from "./library/index.js";
import { createLinks } from "./links/index.js";
import { createResearchJobs } from "./research/index.js";
import { createMemorySearch, createQueryParser } from "./search/index.js";

export interface OpenOptions
  extends Omit<ServiceConfig, "port">, Pick<ServiceParts, "onAccess" | "onFault"> {
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
  /** What keys may do; for benches, where no limit may stand in the way. */
  readonly packages?: Packages;
}

function openKeys({ host, keysFile, onFault, packages }: OpenOptions, now: () => number): KeyStore {
  const more = packages === undefined ? {} : { packages };
  if (keysFile !== undefined)
    return openKeysFile({ path: keysFile, now, onProblem: onFault, ...more });
  if (!isLoopbackHost(host)) throw new Error("Demo keys work on this machine's loopback only.");
  return createDemoKeyStore(packages);
}

/** Everything the service works with, over the real library: give it to `registerService`. */
export async function openService(options: OpenOptions): Promise<ServiceParts> {
  const { publicUrl, dataDir, corsOrigins, onAccess, onFault, now = Date.now } = options;
  const keys = openKeys(options, now);
  const library = await loadLibrary();
  const parser = createQueryParser(library, { now });
  const search = createMemorySearch(library, { now, parser });
  const links = createLinks({
    publicUrl,
    secret: keys.linkSecret,
    isActive: (keyId) => keys.isActive(keyId),
  });
  const research = await createResearchJobs({
    library,
    search,
    parser,
    storePath: join(dataDir, "research.json"),
    now,
    linkTo: (statistic, language, owner) =>
      links.contentPage("statistic", statistic, language, owner),
    onFault,
  });
  return {
    library,
    search,
    research,
    keys,
    links,
    now,
    publicUrl,
    corsOrigins,
    registerFiles: (scope) => {
      registerFileRoutes(scope, {
        library,
        links,
        hasDescriptions: (keyId) => keys.packageOf(keyId)?.hasDescriptions ?? false,
      });
    },
    ...(onAccess === undefined ? {} : { onAccess }),
    onFault,
  };
}
