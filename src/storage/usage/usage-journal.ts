/** Usage while the database does not answer: lines in files of this process, booked once it answers again. */
import { randomUUID } from "node:crypto";
import { appendFile, mkdir, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Type } from "typebox";
import type { Database, Query } from "../postgres/database.js";
import { DatabaseUnavailable } from "../postgres/unavailable.js";
import { chargeStatement } from "./postgres-usage.js";
import { readUsageText } from "./usage-records.js";
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

const ofSums = {
  sums: Type.Optional(Type.Array(Type.Object({ name: Type.String(), period: Type.String() }))),
};

interface JournalOptions {
  readonly folder: string;
  readonly database: Database;
  /** Books what else the records say. */
  readonly bookSums: (query: Query, records: readonly JournalRecord[]) => Promise<void>;
  /** Hears once why nothing can be written, until something could be; and of lines that cannot be booked. */
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

/** For whoever can say what they were. @returns a sentence of it */
async function keepUnreadable(path: string, lines: readonly string[]): Promise<Error> {
  const aside = `${path}.unreadable`;
  await writeFile(aside, `${lines.join("\n")}\n`, { mode: 0o600 });
  const count = lines.length === 1 ? "One line" : `${String(lines.length)} lines`;
  return new Error(`${count} of ${path} could not be read, and not be booked: kept as ${aside}.`);
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
        const { records, unreadable } = readUsageText<JournalRecord>(
          await readFile(path, "utf8"),
          ofSums,
        );
        await bookFile(options, id, records);
        if (unreadable.length > 0) onProblem(await keepUnreadable(path, unreadable));
        await rm(path);
        waiting.delete(id);
      }
    },
  };
}
