import { createKey, type KeyLimits, type KeyRecords } from "../../storage/index.js";
import { readPackages } from "./packages-file.js";
import { parseWords, wantsHelp } from "../../server/index.js";

const usageWith = (names: string) => `Keys of the service:
  keys add NAME --package ${names}   make a key and show it, once
      [--expires YYYY-MM-DD]  [--allowance CREDITS a month]  [--rate REQUESTS a minute]
  keys rotate-links                                  a new secret for links: those given out before end
  keys list                                          all keys, without the keys themselves
  keys revoke ID                                     end a key and every link made for it
The keys stand, hashed, in the database of DATABASE_URL, else in the file that KEYS_FILE names, else in
.data/keys.json.`;

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
  readonly records: KeyRecords;
  readonly now: number;
  /** Names of the packages there are. */
  readonly names: readonly string[];
}

async function add(name: string, options: Options, { records, now, names }: Surroundings) {
  const packageName = options.package;
  if (packageName === undefined || !names.includes(packageName)) {
    return failed(`Say which package: --package ${names.join("|")}`);
  }
  const { key, record } = createKey(name, packageName, now, readLimits(options));
  await records.add(record);
  return done(
    `${key}\nThis is the key of "${name}" (${packageName}), id ${record.id}, in ${records.place}. It is not shown again.`,
  );
}

async function rotateLinks(records: KeyRecords) {
  await records.rotateLinks();
  return done(
    "Links have a new secret. Those given out before end within a second; all else stays as it is.",
  );
}

async function revoke(records: KeyRecords, id: string, now: number) {
  const record = await records.revoke(id, new Date(now).toISOString());
  if (record === undefined) return failed(`No key has the id ${id}. See: keys list`);
  if (record.revokedAt !== undefined) return done(`${id} was revoked on ${record.revokedAt}.`);
  return done(`Revoked ${id} ("${record.name}"). A running service notices within a second.`);
}

async function list(records: KeyRecords) {
  const found = await records.read();
  if (found === undefined) return done(`No keys: ${records.place} does not exist.`);
  const lines = found.keys.map((key) =>
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
  return done(lines.length === 0 ? `No keys in ${records.place}.` : lines.join("\n"));
}

/** What the words ask for; undefined where they ask for nothing there is. */
function changeOf(
  command: string | undefined,
  subject: string | undefined,
  options: Options,
): ((surroundings: Surroundings) => Promise<CommandResult>) | undefined {
  if (subject === undefined) {
    if (command === "list") return ({ records }) => list(records);
    return command === "rotate-links" ? ({ records }) => rotateLinks(records) : undefined;
  }
  if (subject.trim() === "") return undefined;
  if (command === "add") return (surroundings) => add(subject, options, surroundings);
  if (command === "revoke") return ({ records, now }) => revoke(records, subject, now);
  return undefined;
}

/** `npm run service -- keys …`: what to print and how to exit. Problems come as text, not as a throw. */
export async function runKeysCommand(
  args: readonly string[],
  {
    open,
    now,
    packagesPath,
  }: {
    /** Opened once the words are in order. */
    readonly open: () => KeyRecords | Promise<KeyRecords>;
    readonly now: number;
    readonly packagesPath?: string;
  },
): Promise<CommandResult> {
  let usage = usageWith("PACKAGE");
  try {
    const names = Object.keys(readPackages(packagesPath));
    usage = usageWith(names.join("|"));
    if (wantsHelp(args)) return done(usage);
    const { positionals, values } = parseWords({
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
    const change = changeOf(command, subject, values);
    if (change === undefined) return failed(usage);
    const records = await open();
    try {
      return await change({ records, now, names });
    } finally {
      await records.close();
    }
  } catch (error) {
    return failed(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
