import type { HashedKey } from "../../storage/index.js";
import type { Package, Packages } from "./packages.js";

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

export interface DemoKey {
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

export type StoredKey = HashedKey<ApiKey>;
