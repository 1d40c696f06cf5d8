import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const KeyRecord = Type.Object({
  /** The part of the key before the dot; no secret, and what signed links name. */
  id: Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }),
  name: Type.String(),
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

const KeysFile = Type.Object({
  version: Type.Literal(1),
  /** What links are signed with, base64url. */
  linkSecret: Type.String({ minLength: 40 }),
  keys: Type.Array(KeyRecord),
});
export type KeysFile = Static<typeof KeysFile>;

/** What a key has besides its package. */
export type KeyLimits = Pick<KeyRecord, "expiresAt" | "allowance" | "requestsPerMinute">;

export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();

export const emptyKeysFile = (): KeysFile => ({
  version: 1,
  linkSecret: randomBytes(32).toString("base64url"),
  keys: [],
});

/** Throws a sentence that names the file and, without its contents, what is wrong with it. */
export function readKeysFile(path: string): KeysFile {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const what = code === "ENOENT" ? "does not exist" : `cannot be read (${code ?? "unknown"})`;
    throw new Error(`The keys file ${path} ${what}.`, { cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The keys file ${path} cannot be read as JSON.`, { cause });
  }
  if (Value.Check(KeysFile, value)) return value;
  const where = Value.Errors(KeysFile, value)[0]?.instancePath ?? "";
  throw new Error(`The keys file ${path} is not in order at ${where === "" ? "its top" : where}.`);
}

/** A service reading meanwhile sees the old file or the new one, never half of it. */
export function writeKeysFile(path: string, file: KeysFile): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${String(process.pid)}.new`;
  writeFileSync(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

/** A new key and its record. The key itself is in no file: whoever makes it shows it once. */
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
