import { existsSync, readFileSync } from "node:fs";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { whileLocked } from "../files/lock.js";
import { promised } from "../files/promised.js";
import { writeWhole } from "../files/write-whole.js";
import { createLinkSecret, KeyRecord, type KeyRecords } from "./key-records.js";

const KeysFile = Type.Object({
  version: Type.Literal(1),
  linkSecret: Type.String({ minLength: 40 }),
  keys: Type.Array(KeyRecord),
});
type KeysFile = Static<typeof KeysFile>;

const emptyKeysFile = (): KeysFile => ({ version: 1, linkSecret: createLinkSecret(), keys: [] });

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

const writeKeysFile = (path: string, file: KeysFile): void => {
  writeWhole(path, `${JSON.stringify(file, null, 2)}\n`);
};

/** Keys in a file; commands that change it wait for each other. */
export function createKeysFile(path: string): KeyRecords {
  const change = (to: (file: KeysFile) => KeysFile) => {
    whileLocked(path, () => {
      const file = readKeysFile(path);
      const next = to(file);
      if (next !== file) writeKeysFile(path, next);
    });
  };
  return {
    place: path,
    read: () => promised(() => (existsSync(path) ? readKeysFile(path) : undefined)),
    add: (record) =>
      promised(() => {
        whileLocked(path, () => {
          const file = existsSync(path) ? readKeysFile(path) : emptyKeysFile();
          writeKeysFile(path, { ...file, keys: [...file.keys, record] });
        });
      }),
    revoke: (id, at) =>
      promised(() => {
        let before: KeyRecord | undefined;
        change((file) => {
          before = file.keys.find((key) => key.id === id);
          if (before === undefined || before.revokedAt !== undefined) return file;
          const revoked = { ...before, revokedAt: at };
          return { ...file, keys: file.keys.map((key) => (key === before ? revoked : key)) };
        });
        return before;
      }),
    rotateLinks: () =>
      promised(() => {
        whileLocked(path, () => {
          const file = existsSync(path) ? readKeysFile(path) : emptyKeysFile();
          writeKeysFile(path, { ...file, linkSecret: createLinkSecret() });
        });
      }),
    close: () => Promise.resolve(),
  };
}
