import { parseArgs } from "node:util";
import { toCsv, toTextTable } from "../../server/index.js";
import type { KeyRecords, UsageRecord, UsageStore } from "../../storage/index.js";
import { noTeam } from "./people.js";

const help = `What people have used:
  usage [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--by person|team|operation] [--csv]
Calls, credits and bytes, the most credits first, and saved: the credits that answers kept whole would have cost.
From usage.json of DATA_DIR, or from the database of DATABASE_URL.`;

type OpenedUsage = Pick<UsageStore, "read" | "close">;

interface UsageCommandPorts {
  /** Both are opened once the words are in order. */
  readonly openKeys: () => KeyRecords | Promise<KeyRecords>;
  readonly openUsage: () => OpenedUsage | Promise<OpenedUsage>;
}

interface CommandResult {
  readonly exitCode: 0 | 1;
  readonly text: string;
}
const failed = (text: string): CommandResult => ({ exitCode: 1, text: `${text}\n\n${help}` });

/** The words of a line by which usage is added up. */
const groupings = {
  person: ["person", "team"],
  team: ["team"],
  operation: ["operation"],
} as const;
type By = keyof typeof groupings;
const isBy = (text: string): text is By => Object.hasOwn(groupings, text);

type Words = Readonly<Record<"person" | "team" | "operation", string>>;
type Sums = Required<Pick<UsageRecord, "calls" | "credits" | "bytes" | "saved">>;
const nothing: Sums = { calls: 0, credits: 0, bytes: 0, saved: 0 };

/** Shares of a call's price may be fractions, whose sums are not exact. */
const rounded = (credits: number) => Math.round(credits * 1e6) / 1e6;

function addUp(
  records: readonly UsageRecord[],
  by: By,
  wordsOf: (record: UsageRecord) => Words,
): string[][] {
  const groups = new Map<string, { readonly words: readonly string[]; readonly sums: Sums }>();
  for (const record of records) {
    const all = wordsOf(record);
    const words = groupings[by].map((name) => all[name]);
    const { sums } = groups.get(words.join("\n")) ?? { sums: nothing };
    groups.set(words.join("\n"), {
      words,
      sums: {
        calls: sums.calls + record.calls,
        credits: sums.credits + record.credits,
        bytes: sums.bytes + record.bytes,
        saved: sums.saved + (record.saved ?? 0),
      },
    });
  }
  return [...groups.values()]
    .sort((a, b) => b.sums.credits - a.sums.credits || (a.words.join() < b.words.join() ? -1 : 1))
    .map(({ words, sums: { calls, credits, bytes, saved } }) => [
      ...words,
      ...[calls, rounded(credits), bytes, rounded(saved)].map(String),
    ]);
}

/** @returns by the id of a key, also of one that has ended */
async function readPeople(
  records: KeyRecords,
): Promise<ReadonlyMap<string, Omit<Words, "operation">>> {
  const { keys = [] } = (await records.read().finally(() => records.close())) ?? {};
  return new Map(keys.map(({ id, name, team = noTeam }) => [id, { person: name, team }]));
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** `npm run gateway -- usage …`: what to print and how to exit. */
export async function runUsageCommand(
  args: readonly string[],
  ports: UsageCommandPorts,
): Promise<CommandResult> {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { from: text, to: text, by: text, csv: { type: "boolean" } },
    });
    const { from = "0000-00-00", to = "9999-99-99", by = "person", csv = false } = values;
    for (const one of [values.from, values.to]) {
      if (one !== undefined && !day.test(one))
        return failed(`${one} is not a day such as 2026-11-01.`);
    }
    if (!isBy(by)) return failed(`--by takes ${Object.keys(groupings).join(", ")}.`);
    const people = await readPeople(await ports.openKeys());
    const usage = await ports.openUsage();
    const records = await usage.read({ from, to }).finally(() => usage.close());
    const lines = addUp(records, by, ({ keyId, operation }) => ({
      ...(people.get(keyId) ?? { person: keyId, team: noTeam }),
      operation,
    }));
    const head = [...groupings[by], "calls", "credits", "bytes", "saved"];
    const table = [head, ...lines];
    if (csv) return { exitCode: 0, text: toCsv(table) };
    if (lines.length === 0) return { exitCode: 0, text: "No usage." };
    return { exitCode: 0, text: toTextTable(table, groupings[by].length) };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
