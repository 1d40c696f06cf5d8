import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  createKey,
  emptyKeysFile,
  type KeyLimits,
  readKeysFile,
  writeKeysFile,
} from "./keys-file.js";
import { whileLocked } from "../storage-lock.js";
import { readPackages } from "./packages-file.js";

const usageWith = (names: string) => `Keys of the service:
  keys add NAME --package ${names}   make a key and show it, once
      [--expires YYYY-MM-DD]  [--allowance CREDITS a month]  [--rate REQUESTS a minute]
  keys rotate-links                                  a new secret for links: those given out before end
  keys list                                          all keys, without the keys themselves
  keys revoke ID                                     end a key and every link made for it
The keys stand, hashed, in the file that KEYS_FILE names, else in .data/keys.json.`;

/** What a command prints and how it exits. */
export interface CommandResult {
  readonly exitCode: 0 | 1;
  readonly text: string;
}
const done = (text: string): CommandResult => ({ exitCode: 0, text });
const failed = (text: string): CommandResult => ({ exitCode: 1, text });

interface Options {
  readonly package?: string | undefined;
  readonly expires?: string | undefined;
  readonly allowance?: string | undefined;
  readonly rate?: string | undefined;
}

/** @throws Error with a sentence */
function readLimits({ expires, allowance, rate }: Options): KeyLimits {
  const isDay = (text: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (expires !== undefined && !isDay(expires))
    throw new Error(`--expires ${expires} is not a day such as 2027-12-31.`);
  if (allowance !== undefined && !/^\d{1,12}$/.test(allowance))
    throw new Error("--allowance takes a whole number of credits a month.");
  if (rate !== undefined && !/^[1-9]\d{0,6}$/.test(rate))
    throw new Error("--rate takes a whole number of requests a minute.");
  return {
    ...(expires === undefined ? {} : { expiresAt: expires }),
    ...(allowance === undefined ? {} : { allowance: Number(allowance) }),
    ...(rate === undefined ? {} : { requestsPerMinute: Number(rate) }),
  };
}

interface Surroundings {
  /** The file of keys. */
  readonly path: string;
  readonly now: number;
  /** Names of the packages there are. */
  readonly names: readonly string[];
}

function add(name: string, options: Options, { path, now, names }: Surroundings) {
  const packageName = options.package;
  if (packageName === undefined || !names.includes(packageName)) {
    return failed(`Say which package: --package ${names.join("|")}`);
  }
  const file = existsSync(path) ? readKeysFile(path) : emptyKeysFile();
  const { key, record } = createKey(name, packageName, now, readLimits(options));
  writeKeysFile(path, { ...file, keys: [...file.keys, record] });
  return done(
    `${key}\nThis is the key of "${name}" (${packageName}), id ${record.id}, in ${path}. It is not shown again.`,
  );
}

function rotateLinks(path: string) {
  const file = readKeysFile(path);
  const { linkSecret } = emptyKeysFile();
  writeKeysFile(path, { ...file, linkSecret });
  return done(
    "Links have a new secret. Those given out before end within a second; all else stays as it is.",
  );
}

function revoke(path: string, id: string, now: number) {
  const file = readKeysFile(path);
  const record = file.keys.find((key) => key.id === id);
  if (record === undefined) return failed(`No key has the id ${id}. See: keys list`);
  if (record.revokedAt !== undefined) return done(`${id} was revoked on ${record.revokedAt}.`);
  const revoked = { ...record, revokedAt: new Date(now).toISOString() };
  writeKeysFile(path, { ...file, keys: file.keys.map((key) => (key === record ? revoked : key)) });
  return done(`Revoked ${id} ("${record.name}"). A running service notices within a second.`);
}

function list(path: string) {
  if (!existsSync(path)) return done(`No keys: ${path} does not exist.`);
  const lines = readKeysFile(path).keys.map((key) =>
    [
      key.id,
      key.package,
      key.createdAt,
      key.revokedAt ? `revoked ${key.revokedAt}` : "active",
      ...(key.expiresAt === undefined ? [] : [`until ${key.expiresAt}`]),
      ...(key.allowance === undefined ? [] : [`${String(key.allowance)} credits a month`]),
      ...(key.requestsPerMinute === undefined ? [] : [`${String(key.requestsPerMinute)}/min`]),
      key.name,
    ].join("  "),
  );
  return done(lines.length === 0 ? `No keys in ${path}.` : lines.join("\n"));
}

/** `npm run service -- keys …`: what to print and how to exit. Problems come as text, not as a throw. */
export function runKeysCommand(
  args: readonly string[],
  {
    path,
    now,
    packagesPath,
  }: { readonly path: string; readonly now: number; readonly packagesPath?: string },
): CommandResult {
  let usage = usageWith("PACKAGE");
  try {
    const names = Object.keys(readPackages(packagesPath));
    usage = usageWith(names.join("|"));
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        package: { type: "string" },
        expires: { type: "string" },
        allowance: { type: "string" },
        rate: { type: "string" },
      },
    });
    const [command, subject] = positionals;
    if (positionals.length > 2) return failed(usage);
    if (command === "list" && subject === undefined) return list(path);
    if (command === "rotate-links" && subject === undefined) {
      return whileLocked(path, () => rotateLinks(path));
    }
    if (subject === undefined || subject.trim() === "") return failed(usage);
    if (command === "add")
      return whileLocked(path, () => add(subject, values, { path, now, names }));
    if (command === "revoke") return whileLocked(path, () => revoke(path, subject, now));
    return failed(usage);
  } catch (error) {
    return failed(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
