import { existsSync, statSync } from "node:fs";
import { findKey, type ApiKey, type KeyStore, type StoredKey } from "./key-store.js";
import { readKeysFile, type KeyRecord, type KeysFile } from "./keys-file.js";
import { readPackages } from "./packages-file.js";
import type { Package, Packages } from "./packages.js";

const endsAt = ({ expiresAt }: ApiKey): number =>
  expiresAt === undefined ? Infinity : Date.parse(`${expiresAt}T23:59:59.999Z`);

const limited = (one: Package, { requestsPerMinute }: KeyRecord): Package =>
  requestsPerMinute === undefined ? one : { ...one, requestsPerMinute };

/** @throws Error where a key has a package that is none */
function toEntries({ keys }: KeysFile, packages: Packages): Map<string, StoredKey> {
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

const checkEveryMs = 1000;

interface KeysFileOptions {
  readonly path: string;
  readonly now: () => number;
  /** Hears of a file that has become unreadable; the keys last read stay in force. */
  readonly onProblem: (error: unknown) => void;
  /** Instead of a file of packages. */
  readonly packages?: Packages;
  /** What keys may do, where the file exists. @default the built-in packages */
  readonly packagesPath?: string;
}

/** Differs once one of the files that are there has been written. */
const fingerprintOf = (path: string, packagesPath: string | undefined): string =>
  [path, ...(packagesPath !== undefined && existsSync(packagesPath) ? [packagesPath] : [])]
    .map((file) => {
      const { mtimeMs, size, ino } = statSync(file);
      return `${String(mtimeMs)} ${String(size)} ${String(ino)}`;
    })
    .join(" ");

/** Keys from a file that is looked at again every second: a key added or revoked counts without a restart. */
export function openKeysFile(options: KeysFileOptions): KeyStore {
  const { path, now, onProblem, packagesPath } = options;
  const fingerprint = () => fingerprintOf(path, packagesPath);
  let seen = fingerprint();
  const first = readKeysFile(path);
  let packages = options.packages ?? readPackages(packagesPath);
  let entries = toEntries(first, packages);
  let { linkSecret } = first;
  let checkedAt = now();

  const refresh = () => {
    if (Math.abs(now() - checkedAt) < checkEveryMs) return;
    checkedAt = now();
    try {
      const found = fingerprint();
      if (found === seen) return;
      seen = found;
      const file = readKeysFile(path);
      const present = options.packages ?? readPackages(packagesPath);
      // Both or neither: a key never has the rights of a file that is not in order.
      entries = toEntries(file, present);
      packages = present;
      ({ linkSecret } = file);
    } catch (error) {
      onProblem(error);
    }
  };

  const present = (key: ApiKey | undefined) =>
    key !== undefined && endsAt(key) >= now() ? key : undefined;
  const byId = (keyId: string) => {
    refresh();
    return present(entries.get(keyId)?.key);
  };

  return {
    find: (presented) => {
      refresh();
      return present(findKey(entries, presented));
    },
    isActive: (keyId) => byId(keyId) !== undefined,
    packageOf: (keyId) => byId(keyId)?.package,
    get packages() {
      refresh();
      return packages;
    },
    get linkSecret() {
      refresh();
      return linkSecret;
    },
    demoKeys: [],
  };
}
