/** What the service cannot make anew, as one file: keys, packages, usage and questions. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const names = ["keys.json", "packages.json", "usage.json", "research.json"] as const;
type Name = (typeof names)[number];

const Backup = Type.Object({
  backup: Type.Literal(1),
  at: Type.String(),
  files: Type.Array(
    Type.Object({
      name: Type.Unsafe<Name>({ type: "string", enum: [...names] }),
      text: Type.String(),
      sha256: Type.String(),
    }),
  ),
});
type Backup = Static<typeof Backup>;

export interface KeptFiles {
  readonly dataDir: string;
  /** The file of keys, which may be elsewhere. */
  readonly keysPath: string;
}

const largestBytes = 1024 * 1024 * 1024;

const pathOf = (name: Name, { dataDir, keysPath }: KeptFiles) =>
  name === "keys.json" ? keysPath : join(dataDir, name);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Also while the service runs: each file is replaced as a whole or only grows. */
export function writeBackup(path: string, kept: KeptFiles, now: number): readonly string[] {
  if (existsSync(path)) throw new Error(`${path} exists already; name another file.`);
  const files = names
    .filter((name) => existsSync(pathOf(name, kept)))
    .map((name) => {
      const text = readFileSync(pathOf(name, kept), "utf8");
      return { name, text, sha256: hashOf(text) };
    });
  if (files.length === 0) throw new Error(`There is nothing to keep in ${kept.dataDir}.`);
  const backup: Backup = { backup: 1, at: new Date(now).toISOString(), files };
  // It holds what links are signed with.
  writeFileSync(path, gzipSync(JSON.stringify(backup)), { mode: 0o600, flag: "wx" });
  return files.map(({ name }) => name);
}

function readBackup(path: string): Backup {
  let value: unknown;
  try {
    value = JSON.parse(
      gunzipSync(readFileSync(path), { maxOutputLength: largestBytes }).toString("utf8"),
    );
  } catch (cause) {
    throw new Error(`${path} cannot be read as a backup.`, { cause });
  }
  if (!Value.Check(Backup, value)) throw new Error(`${path} is no backup of this service.`);
  const broken = value.files.find(({ text, sha256 }) => hashOf(text) !== sha256);
  if (broken !== undefined) throw new Error(`${path} is damaged at ${broken.name}.`);
  return value;
}

/**
 * Puts the files back, and away what came after them. What was there before is kept as a backup, too.
 * @param kept of a service that does not run
 * @returns the backup's time, and where what was there is
 */
export function restoreBackup(path: string, kept: KeptFiles, now: number) {
  const { at, files } = readBackup(path);
  const hasAny = names.some((name) => existsSync(pathOf(name, kept)));
  const before = join(kept.dataDir, `before-restore-${String(now)}.backup`);
  mkdirSync(kept.dataDir, { recursive: true, mode: 0o700 });
  if (hasAny) writeBackup(before, kept, now);
  for (const { name, text } of files) {
    const target = pathOf(name, kept);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    writeFileSync(`${target}.new`, text, { mode: 0o600 });
    renameSync(`${target}.new`, target);
  }
  for (const name of names)
    if (!files.some((file) => file.name === name)) rmSync(pathOf(name, kept), { force: true });
  return { at, names: files.map(({ name }) => name), before: hasAny ? before : undefined };
}
