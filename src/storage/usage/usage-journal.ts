/** Usage while the database does not answer: lines in files of this process, booked once it answers again. */
import { randomUUID } from "node:crypto";
import { appendFile, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Query } from "../postgres/database.js";
import { DatabaseUnavailable } from "../postgres/unavailable.js";
import { chargeStatement } from "./postgres-usage.js";
import type { UsageRecord } from "./usage-store.js";
import { sumUsage } from "./usage-sums.js";

/** What was used, and the sums of spending in which its credits count. */
export interface JournalRecord extends UsageRecord {
  readonly sums?: readonly { readonly name: string; readonly period: string }[];
}

export interface UsageJournal {
  /**
   * Resolves when the record would outlive this process.
   * @throws DatabaseUnavailable where it cannot be written either, as on a full disk
   */
  write(record: JournalRecord): Promise<void>;
  /** Whether something waits to be booked. */
  isEmpty(): boolean;
  /** Books what waits. @throws DatabaseUnavailable, with nothing lost and nothing booked twice */
  book(): Promise<void>;
}

const nameOf = (id: string) => `usage-journal-${id}.jsonl`;
const idIn = (name: string) => /^usage-journal-([\da-f-]{36})\.jsonl$/.exec(name)?.[1];

/** A line that a crash cut off was never promised to anybody. */
function parseLine(line: string): JournalRecord | undefined {
  try {
    return JSON.parse(line) as JournalRecord;
  } catch {
    return undefined;
  }
}

async function readRecords(path: string): Promise<JournalRecord[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map(parseLine).filter((record) => record !== undefined);
}

interface JournalOptions {
  readonly folder: string;
  readonly database: Database;
  /** Books what else the records say. */
  readonly bookSums: (query: Query, records: readonly JournalRecord[]) => Promise<void>;
  /** Hears once why nothing can be written, until something could be. */
  readonly onProblem: (error: unknown) => void;
}

/** Its id is kept with what it adds: a file that is found again after a crash is not booked twice. */
async function bookFile(
  { database, bookSums }: JournalOptions,
  id: string,
  records: readonly JournalRecord[],
) {
  await database.transaction(async (query) => {
    const isNew = await query(
      "insert into stat.usage_journals (id) values ($1) on conflict do nothing returning id",
      [id],
    );
    if (isNew.length === 0) return;
    await bookSums(query, records);
    for (const record of sumUsage(records)) await query(...chargeStatement([record]));
  });
}

/** Files that an earlier process left are booked with the next ones. */
export async function openUsageJournal(options: JournalOptions): Promise<UsageJournal> {
  const { folder, database, onProblem } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const waiting = new Set((await readdir(folder)).map(idIn).filter((id) => id !== undefined));
  let current: string | undefined;
  let last: Promise<void> = Promise.resolve();
  const write = async (record: JournalRecord) => {
    current ??= randomUUID();
    const path = join(folder, nameOf(current));
    if (!waiting.has(current)) {
      await (await open(path, "a", 0o600)).close();
      waiting.add(current);
    }
    // On a line of its own, whatever a write that failed left before it.
    await appendFile(path, `\n${JSON.stringify(record)}\n`, { flush: true });
  };
  let hasFailed = false;
  const writeOrTell = async (record: JournalRecord) => {
    try {
      await write(record);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onProblem(error);
      hasFailed = true;
      throw new DatabaseUnavailable(database.place, error);
    }
  };
  return {
    write: (record) => {
      const written = last.then(() => writeOrTell(record));
      last = written.catch(() => undefined);
      return written;
    },
    isEmpty: () => waiting.size === 0,
    book: async () => {
      // What comes from now on goes to a file of its own.
      await last;
      current = undefined;
      for (const id of [...waiting]) {
        const path = join(folder, nameOf(id));
        await bookFile(options, id, await readRecords(path));
        await rm(path);
        waiting.delete(id);
      }
    },
  };
}
