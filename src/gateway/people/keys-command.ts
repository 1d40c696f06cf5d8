import { parseWords, wantsHelp } from "../../server/index.js";
import { createKey, type KeyRecords } from "../../storage/index.js";
import { defaultPackage } from "../upstream/index.js";
import { noTeam } from "./people.js";

const usage = `Keys of people:
  keys add NAME --team TEAM [--package PACKAGE]   make a key; it is shown once, on the last line
  keys list                                       all keys, without the keys themselves
  keys end NAME                                   end every key of this person
  keys rotate-secret                              end every session of the pages; keys stay
The keys stand, hashed, in keys.json of DATA_DIR, or in the database of DATABASE_URL.`;

/** What a command prints and how it exits. */
interface CommandResult {
  readonly exitCode: 0 | 1;
  readonly text: string;
}
const done = (text: string): CommandResult => ({ exitCode: 0, text });
const failed = (text: string): CommandResult => ({ exitCode: 1, text });

interface Words {
  readonly command: string | undefined;
  readonly name: string | undefined;
  readonly team: string | undefined;
  readonly packageName: string;
}

/** @throws Error for words that are none */
function readWords(args: readonly string[]): Words {
  const { positionals, values } = parseWords({
    args: [...args],
    allowPositionals: true,
    options: { team: { type: "string" }, package: { type: "string" } },
  });
  const [command, name, ...more] = positionals;
  if (more.length > 0) throw new Error(`Put a name of several words in quotation marks.`);
  return {
    ...{ command, name: name?.trim(), team: values.team?.trim() },
    packageName: values.package ?? defaultPackage,
  };
}

const isName = (text: string | undefined): text is string =>
  text !== undefined && /^[^\p{Cc}]{1,80}$/u.test(text);

async function add({ name, team, packageName }: Words, records: KeyRecords, now: number) {
  if (!isName(name)) return failed(usage);
  if (!isName(team)) return failed(`Say which team: --team TEAM\n\n${usage}`);
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(packageName))
    return failed("--package takes small letters, digits and hyphens.");
  const { key, record } = createKey(name, packageName, now, { team });
  await records.add(record);
  return done(
    `The key of "${name}" in the team "${team}", id ${record.id}, in ${records.place}. It is not shown again:\n${key}`,
  );
}

async function list(records: KeyRecords) {
  const keys = (await records.read())?.keys ?? [];
  if (keys.length === 0) return done("Nobody has a key.");
  const lines = keys.map(({ id, name, team, package: packageName, createdAt, revokedAt }) =>
    [
      id,
      createdAt,
      revokedAt ? `ended ${revokedAt}` : "active",
      packageName,
      team ?? noTeam,
      name,
    ].join("  "),
  );
  return done(lines.join("\n"));
}

async function end({ name }: Words, records: KeyRecords, now: number) {
  const keys = (await records.read())?.keys ?? [];
  const active = keys.filter((key) => key.name === name && key.revokedAt === undefined);
  if (active.length === 0)
    return failed(`Nobody of the name ${name ?? ""} has a key. See: keys list`);
  for (const { id } of active) await records.revoke(id, new Date(now).toISOString());
  const ids = active.map(({ id }) => id).join(", ");
  return done(`Ended ${ids} of "${name ?? ""}". A running gateway notices within a second.`);
}

async function rotateSecret(records: KeyRecords) {
  await records.rotateLinks();
  return done("Everybody must sign in again at the pages of the gateway. Keys stay as they are.");
}

async function run(words: Words, records: KeyRecords, now: number): Promise<CommandResult> {
  if (words.command === "add") return add(words, records, now);
  if (words.command === "list" && words.name === undefined) return list(records);
  if (words.command === "end" && isName(words.name)) return end(words, records, now);
  if (words.command === "rotate-secret" && words.name === undefined) return rotateSecret(records);
  return failed(usage);
}

/** `npm run gateway -- keys …`: what to print and how to exit. Problems come as text, not as a throw. */
export async function runKeysCommand(
  args: readonly string[],
  { open, now }: { readonly open: () => KeyRecords | Promise<KeyRecords>; readonly now: number },
): Promise<CommandResult> {
  if (wantsHelp(args)) return done(usage);
  try {
    const words = readWords(args);
    const records = await open();
    return await run(words, records, now).finally(() => records.close());
  } catch (error) {
    return failed(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
