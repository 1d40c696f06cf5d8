import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { readOrKeepAside } from "../files/keep-aside.js";
import { writeLater } from "../files/write-later.js";
import { writeWholeAside } from "../files/write-whole.js";
import { SummedUsage } from "./usage-records.js";
import type { UsageRecord, UsageStore } from "./usage-store.js";
import { openUsageLines, readUsageLines } from "./usage-lines.js";
import { createUsageSums, sumUsage } from "./usage-sums.js";

const UsageFile = Type.Object({
  version: Type.Literal(1),
  /** The first of the lines beside it that are not in it. */
  since: Type.Optional(Type.Integer({ minimum: 0 })),
  records: Type.Array(SummedUsage),
});

/** What was used, also since the file was written; nothing where there is no file. @throws Error where it cannot be read */
function readUsageFile(path: string): UsageRecord[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return readUsageLines(path, 0);
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (!Value.Check(UsageFile, value)) throw new Error(`The usage file ${path} is not in order.`);
  return sumUsage([...value.records, ...readUsageLines(path, value.since ?? 0)]);
}

/** Usage of a file as it stands, to be read beside the service that writes it. */
export function readUsageOf(path: string): Pick<UsageStore, "read" | "close"> {
  const { read } = createUsageSums(readUsageFile(path), () => undefined);
  return { read, close: () => Promise.resolve() };
}

interface UsageFileOptions {
  readonly path: string;
  /** Hears of a file that cannot be read, which is kept aside, and of writes that fail. */
  readonly onProblem: (error: unknown) => void;
  /** @default 1 second */
  readonly writeAfterMs?: number;
  /** Whether credits are written down at once, so that a process that is killed loses none. @default false */
  readonly isKeptAtOnce?: boolean;
}

/** Usage in a file of the data folder, written a second after it changed and when the service closes. */
export function openUsageFile(options: UsageFileOptions): UsageStore {
  const { path, onProblem, writeAfterMs, isKeptAtOnce = false } = options;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const records =
    readOrKeepAside(path, () => readUsageFile(path), onProblem) ?? readUsageLines(path, 0);
  const lines = isKeptAtOnce ? openUsageLines(path) : undefined;

  const write = async () => {
    // What comes while it is written is not in it.
    const since = lines?.turn();
    const all = sums.all().map((one) => ({ ...one, credits: Math.max(0, one.credits) }));
    const text = JSON.stringify({ version: 1, since, records: all });
    await writeWholeAside(path, text);
    if (since !== undefined) lines?.forgetBefore(since);
  };
  const writing = writeLater({ write, afterMs: writeAfterMs, onProblem });
  const sums = createUsageSums(records, (record) => {
    // At once, or a snapshot between the two would have it twice.
    if (record.credits !== 0) lines?.write(record);
    writing.soon();
  });
  const { charge, creditsInMonth, read } = sums;
  return {
    ...{ charge, creditsInMonth, read },
    close: async () => {
      await writing.settled();
      lines?.close();
    },
  };
}
