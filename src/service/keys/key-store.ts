import { createHash, timingSafeEqual } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readPackages } from "./packages-file.js";
import { hashKey, readKeysFile, type KeyRecord, type KeysFile } from "./keys-file.js";
import {
  packages as allPackages,
  type Package,
  type PackageName,
  type Packages,
} from "./packages.js";

/** Who is calling. */
export interface ApiKey {
  readonly id: string;
  readonly packageName: string;
  readonly package: Package;
  /** The last day it works, YYYY-MM-DD in UTC. @default it does not end */
  readonly expiresAt?: string;
  /** Credits a calendar month. @default without a limit */
  readonly allowance?: number;
}

interface DemoKey {
  readonly key: string;
  readonly package: string;
}

export interface KeyStore {
  /** The key that was presented, where it is known and neither revoked nor expired. */
  find(presented: string): ApiKey | undefined;
  isActive(keyId: string): boolean;
  /** What the key of that id may do; undefined once it is revoked. */
  packageOf(keyId: string): Package | undefined;
  /** All packages, the smallest first. */
  readonly packages: Packages;
  /** What links are signed with at present. */
  readonly linkSecret: string;
  /** Keys anybody may use; empty outside demo mode. */
  readonly demoKeys: readonly DemoKey[];
}

interface StoredKey {
  readonly hash: Buffer;
  readonly key: ApiKey;
}

const endsAt = ({ expiresAt }: ApiKey): number =>
  expiresAt === undefined ? Infinity : Date.parse(`${expiresAt}T23:59:59.999Z`);

/** A link names its key by id, so that no key ever stands in an address: not even a public one. */
const demoId = (packageName: string) => `trial-${packageName}`;

const demo = [
  { key: "demo-advanced", package: "advanced" },
  { key: "demo-starter", package: "starter" },
] as const satisfies readonly DemoKey[];
// Demo keys are public, so a secret behind their links would protect nothing; a fixed one keeps the
// links in a saved workbook good on the next start and on the next machine.
const demoLinkSecret = createHash("sha256").update("links of the demo keys").digest("base64url");

const unknownHash = hashKey("");

const findIn = (entries: ReadonlyMap<string, StoredKey>, presented: string): ApiKey | undefined => {
  const entry = entries.get(presented.split(".", 1)[0] ?? "");
  // Compared in constant time, and as long for an id that does not exist.
  const isEqual = timingSafeEqual(hashKey(presented), entry?.hash ?? unknownHash);
  return isEqual ? entry?.key : undefined;
};

/** The two demo keys. Only for a service that nobody but this machine can reach. */
export function createDemoKeyStore(
  packages: Readonly<Record<PackageName, Package>> = allPackages,
): KeyStore {
  const entries = new Map(
    demo.map(({ key, package: packageName }) => [
      key,
      {
        hash: hashKey(key),
        key: { id: demoId(packageName), packageName, package: packages[packageName] },
      },
    ]),
  );
  return {
    find: (presented) => findIn(entries, presented),
    isActive: (keyId) => demo.some((one) => demoId(one.package) === keyId),
    packageOf: (keyId) => {
      const found = demo.find((one) => demoId(one.package) === keyId);
      return found && packages[found.package];
    },
    packages,
    linkSecret: demoLinkSecret,
    demoKeys: demo,
  };
}

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
      return present(findIn(entries, presented));
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
