import {
  findKey,
  watchFile,
  watchKeysFile,
  type KeyRecord,
  type KeySet,
  type WatchedKeys,
} from "../../storage/index.js";
import type { ApiKey, KeyStore, StoredKey } from "./key-store.js";
import { readPackages } from "./packages-file.js";
import type { Package, Packages } from "./packages.js";

const endsAt = ({ expiresAt }: ApiKey): number =>
  expiresAt === undefined ? Infinity : Date.parse(`${expiresAt}T23:59:59.999Z`);

const limited = (one: Package, { requestsPerMinute }: KeyRecord): Package =>
  requestsPerMinute === undefined ? one : { ...one, requestsPerMinute };

/** @throws Error where a key has a package that is none */
function toEntries({ keys }: KeySet, packages: Packages): Map<string, StoredKey> {
  const active = keys.filter((record) => record.revokedAt === undefined);
  return new Map(
    active.map((record) => {
      const found = packages[record.package];
      if (found === undefined) {
        throw new Error(
          `The key ${record.id} has the package ${record.package}, which is none of ${Object.keys(packages).join(", ")}.`,
        );
      }
      const key: ApiKey = {
        id: record.id,
        packageName: record.package,
        package: limited(found, record),
        ...(record.expiresAt === undefined ? {} : { expiresAt: record.expiresAt }),
        ...(record.allowance === undefined ? {} : { allowance: record.allowance }),
      };
      return [record.id, { hash: Buffer.from(record.hash, "hex"), key }];
    }),
  );
}

interface KeysOptions {
  readonly now: () => number;
  /** Hears of a file that has become unreadable; the keys last read stay in force. */
  readonly onProblem: (error: unknown) => void;
  /** Instead of a file of packages. */
  readonly packages?: Packages;
  /** What keys may do, where the file exists. @default the built-in packages */
  readonly packagesPath?: string;
}

/** The packages that keys have, looked at again every second; a file in disorder changes nothing. */
function watchPackages({ now, onProblem, packages, packagesPath }: KeysOptions): () => Packages {
  if (packagesPath !== undefined && packages === undefined)
    return watchFile(packagesPath, { now, onProblem, read: readPackages });
  const fixed = packages ?? readPackages(undefined);
  return () => fixed;
}

/**
 * Keys and packages that are looked at again: a key added or revoked counts without a restart.
 * @throws Error where a key has a package that is none
 */
export function openKeys(watched: WatchedKeys, options: KeysOptions): KeyStore {
  const { now, onProblem } = options;
  const presentPackages = watchPackages(options);
  let seen = { keys: watched.present(), packages: presentPackages() };
  let good = { ...seen, entries: toEntries(seen.keys, seen.packages) };

  const refreshed = () => {
    const [keys, packages] = [watched.present(), presentPackages()];
    if (keys === seen.keys && packages === seen.packages) return good;
    seen = { keys, packages };
    try {
      // Both or neither: a key never has the rights of a file that is not in order.
      good = { keys, packages, entries: toEntries(keys, packages) };
    } catch (error) {
      onProblem(error);
    }
    return good;
  };

  const current = (key: ApiKey | undefined) =>
    key !== undefined && endsAt(key) >= now() ? key : undefined;
  const byId = (keyId: string) => current(refreshed().entries.get(keyId)?.key);

  return {
    find: (presented) => current(findKey(refreshed().entries, presented)),
    isActive: (keyId) => byId(keyId) !== undefined,
    packageOf: (keyId) => byId(keyId)?.package,
    get packages() {
      return refreshed().packages;
    },
    get linkSecret() {
      return refreshed().keys.linkSecret;
    },
    demoKeys: [],
  };
}

/** Keys from a file. @throws Error with a sentence where it is not in order */
export const openKeysFile = ({ path, ...options }: KeysOptions & { readonly path: string }) =>
  openKeys(watchKeysFile(path, options), options);
