import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { UsageRecord, UsageStore } from "./usage-store.js";
import { createUsageSums } from "./usage-sums.js";

const UsageFile = Type.Object({
  version: Type.Literal(1),
  records: Type.Array(
    Type.Object({
      keyId: Type.String(),
      date: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
      operation: Type.String(),
      calls: Type.Integer({ minimum: 0 }),
      credits: Type.Number({ minimum: 0 }),
      bytes: Type.Integer({ minimum: 0 }),
    }),
  ),
});

/** What was used; nothing where there is no file. @throws Error where it cannot be read */
function readUsageFile(path: string): UsageRecord[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (!Value.Check(UsageFile, value)) throw new Error(`The usage file ${path} is not in order.`);
  return value.records;
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
}

function readOrKeepAside(path: string, onProblem: (error: unknown) => void): UsageRecord[] {
  try {
    return readUsageFile(path);
  } catch (cause) {
    const aside = `${path}.unreadable-${String(Date.now())}`;
    renameSync(path, aside);
    onProblem(new Error(`The usage file could not be read; it is kept as ${aside}.`, { cause }));
    return [];
  }
}

/** Usage in a file of the data folder, written a second after it changed and when the service closes. */
export function openUsageFile(options: UsageFileOptions): UsageStore {
  const { path, onProblem, writeAfterMs = 1000 } = options;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const write = async () => {
    const text = JSON.stringify({ version: 1, records: sums.all() });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.new`, text, { mode: 0o600 });
    await rename(`${path}.new`, path);
  };
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      last = last.then(write).catch(onProblem);
    }, writeAfterMs).unref();
  };
  const sums = createUsageSums(readOrKeepAside(path, onProblem), writeSoon);
  const { charge, creditsInMonth, read } = sums;
  return {
    ...{ charge, creditsInMonth, read },
    close: async () => {
      const isDirty = timer !== undefined;
      clearTimeout(timer);
      timer = undefined;
      if (isDirty) last = last.then(write).catch(onProblem);
      await last;
    },
  };
}
