import { parseWords, toCsv, toTextTable, wantsHelp } from "../../server/index.js";
import type { ItemUsage, KeyRecords, UsageStore } from "../../storage/index.js";
import { ofPeople } from "../upstream/index.js";
import { noTeam } from "./people.js";

const help = `What people have used:
  usage [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--by person|team|operation|item] [--csv]
Calls, credits and bytes, the most credits first, and saved: the credits that answers kept whole would have cost.
By item, for the whole firm: without one are calls that name none, and * are items that are not told apart any more.
From usage.json and items.json of DATA_DIR, or from the database of DATABASE_URL.`;

type OpenedUsage = Pick<UsageStore, "read" | "close">;
type OpenedItems = Pick<ItemUsage, "read" | "close">;

interface UsageCommandPorts {
  /** Each is opened once the words are in order, where it is needed. */
  readonly openKeys: () => KeyRecords | Promise<KeyRecords>;
  readonly openUsage: () => OpenedUsage | Promise<OpenedUsage>;
  readonly openItems: () => OpenedItems | Promise<OpenedItems>;
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
  item: ["operation", "item"],
} as const;
type By = keyof typeof groupings;
const isBy = (text: string): text is By => Object.hasOwn(groupings, text);

interface Sums {
  readonly calls: number;
  readonly credits: number;
  readonly bytes: number;
  readonly saved?: number;
}
interface Counted extends Sums {
  readonly words: readonly string[];
}

/** Shares of a call's price may be fractions, whose sums are not exact. */
const rounded = (credits: number) => Math.round(credits * 1e6) / 1e6;

function addUp(all: readonly Counted[]): string[][] {
  const groups = new Map<string, Required<Counted>>();
  for (const { words, calls, credits, bytes, saved = 0 } of all) {
    const known = groups.get(words.join("\n"));
    groups.set(words.join("\n"), {
      words,
      calls: calls + (known?.calls ?? 0),
      credits: credits + (known?.credits ?? 0),
      bytes: bytes + (known?.bytes ?? 0),
      saved: saved + (known?.saved ?? 0),
    });
  }
  return [...groups.values()]
    .sort((a, b) => b.credits - a.credits || (a.words.join() < b.words.join() ? -1 : 1))
    .map(({ words, calls, credits, bytes, saved }) => [
      ...words,
      ...[calls, rounded(credits), bytes, rounded(saved)].map(String),
    ]);
}

/** @returns by the id of a key, also of one that has ended */
async function readPeople(records: KeyRecords) {
  const { keys = [] } = (await records.read().finally(() => records.close())) ?? {};
  return new Map(keys.map(({ id, name, team = noTeam }) => [id, { person: name, team }]));
}

interface Days {
  readonly from: string;
  readonly to: string;
}

async function readItems({ openItems }: UsageCommandPorts, days: Days): Promise<Counted[]> {
  const items = await openItems();
  const sums = await items.read(days).finally(() => items.close());
  return sums.map((one) => ({ ...one, words: [one.operation, one.item] }));
}

async function readUsage(
  ports: UsageCommandPorts,
  by: Exclude<By, "item">,
  days: Days,
): Promise<Counted[]> {
  const people = await readPeople(await ports.openKeys());
  const usage = ofPeople(await ports.openUsage());
  const records = await usage.read(days).finally(() => usage.close());
  return records.map(({ keyId, operation, ...sums }) => {
    const of = { ...(people.get(keyId) ?? { person: keyId, team: noTeam }), operation };
    return { ...sums, words: groupings[by].map((name) => of[name]) };
  });
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** `npm run gateway -- usage …`: what to print and how to exit. */
export async function runUsageCommand(
  args: readonly string[],
  ports: UsageCommandPorts,
): Promise<CommandResult> {
  if (wantsHelp(args)) return { exitCode: 0, text: help };
  try {
    const text = { type: "string" } as const;
    const { values } = parseWords({
      args: [...args],
      options: { from: text, to: text, by: text, csv: { type: "boolean" } },
    });
    const { from = "0000-00-00", to = "9999-99-99", by = "person", csv = false } = values;
    for (const one of [values.from, values.to]) {
      if (one !== undefined && !day.test(one))
        return failed(`${one} is not a day such as 2026-11-01.`);
    }
    if (!isBy(by)) return failed(`--by takes ${Object.keys(groupings).join(", ")}.`);
    const days = { from, to };
    const lines = addUp(
      by === "item" ? await readItems(ports, days) : await readUsage(ports, by, days),
    );
    const table = [[...groupings[by], "calls", "credits", "bytes", "saved"], ...lines];
    if (csv) return { exitCode: 0, text: toCsv(table) };
    if (lines.length === 0) return { exitCode: 0, text: "No usage." };
    return { exitCode: 0, text: toTextTable(table, groupings[by].length) };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
