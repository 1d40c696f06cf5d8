/** The keys of a service or gateway, each as a record without the key itself. */
import { hash, randomBytes } from "node:crypto";
import { Type, type Static } from "typebox";

export const KeyRecord = Type.Object({
  /** The part of the key before the dot; no secret, and what signed links name. */
  id: Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }),
  name: Type.String(),
  /** Whose spending it counts as, besides the person's. */
  team: Type.Optional(Type.String()),
  package: Type.String({ pattern: "^[a-z][a-z0-9-]{0,30}$" }),
  /** SHA-256 of the whole key, hexadecimal. Keys are random, so a slow hash would add nothing. */
  hash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  createdAt: Type.String(),
  revokedAt: Type.Optional(Type.String()),
  /** The key ends with this day, YYYY-MM-DD in UTC. */
  expiresAt: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" })),
  /** Credits a calendar month. */
  allowance: Type.Optional(Type.Number({ minimum: 0 })),
  /** Instead of the package's. */
  requestsPerMinute: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type KeyRecord = Static<typeof KeyRecord>;

/** What a key has besides its package. */
export type KeyLimits = Pick<KeyRecord, "team" | "expiresAt" | "allowance" | "requestsPerMinute">;

/** All keys as they stand. */
export interface KeySet {
  /** What links are signed with, base64url. */
  readonly linkSecret: string;
  readonly keys: readonly KeyRecord[];
}

/** Where keys are kept. A port: a file, or a database that several processes share. */
export interface KeyRecords {
  /** Where they stand, for a sentence; without any password. */
  readonly place: string;
  /** Undefined where there are none yet. @throws Error with a sentence where they cannot be read */
  read(): Promise<KeySet | undefined>;
  add(record: KeyRecord): Promise<void>;
  /** @returns the record as it was before; undefined for an id that is none */
  revoke(id: string, at: string): Promise<KeyRecord | undefined>;
  rotateLinks(): Promise<void>;
  close(): Promise<void>;
}

/** Keys as a running process knows them: never older than a second. */
export interface WatchedKeys {
  /** The same object until something changed. */
  present(): KeySet;
}

export const hashKey = (key: string): Buffer => hash("sha256", key, "buffer");

export const createLinkSecret = (): string => randomBytes(32).toString("base64url");

/** A new key and its record. The key itself is kept nowhere: whoever makes it shows it once. */
export function createKey(
  name: string,
  packageName: string,
  now: number,
  limits: KeyLimits = {},
): { key: string; record: KeyRecord } {
  const id = `k${randomBytes(6).toString("hex")}`;
  const key = `${id}.${randomBytes(32).toString("base64url")}`;
  const createdAt = new Date(now).toISOString();
  return {
    key,
    record: {
      ...{ id, name, package: packageName, hash: hashKey(key).toString("hex"), createdAt },
      ...limits,
    },
  };
}
