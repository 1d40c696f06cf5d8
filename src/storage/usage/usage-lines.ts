/** What was used since a file of usage was written, line by line: a process that is killed leaves it. */
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { basename, dirname } from "node:path";
import { readUsageText } from "./usage-records.js";
import type { UsageRecord } from "./usage-store.js";
import { sumUsage } from "./usage-sums.js";

interface UsageLines {
  /** There when this returns, for whoever reads the file after this process. */
  write(record: UsageRecord): void;
  /** What comes from now on stands under the number that is returned. */
  turn(): number;
  /** What stands under earlier numbers is in the file of usage by now. */
  forgetBefore(number: number): void;
  close(): void;
}

const numberIn = (path: string, name: string): number | undefined => {
  const beginning = `${basename(path)}.since-`;
  const number = Number(name.slice(beginning.length));
  return name.startsWith(beginning) && Number.isSafeInteger(number) ? number : undefined;
};

const pathFor = (path: string, number: number) => `${path}.since-${String(number)}`;

function numbersFor(path: string): number[] {
  try {
    const numbers = readdirSync(dirname(path)).map((name) => numberIn(path, name));
    return numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The process that writes them may have made a file of them meanwhile. */
function readLines(path: string): readonly UsageRecord[] {
  try {
    return readUsageText(readFileSync(path, "utf8")).records;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** What stands under this number and later ones, added up. */
export const readUsageLines = (path: string, from: number): UsageRecord[] =>
  sumUsage(
    numbersFor(path)
      .filter((number) => number >= from)
      .flatMap((number) => readLines(pathFor(path, number))),
  );

/** Lines beside the file of usage at this path. */
export function openUsageLines(path: string): UsageLines {
  let number = numbersFor(path).at(-1) ?? 0;
  let file: number | undefined;
  const end = () => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  };
  const turn = () => {
    end();
    number += 1;
    return number;
  };
  turn();
  return {
    write: (record) => {
      file ??= openSync(pathFor(path, number), "a", 0o600);
      writeSync(file, `${JSON.stringify(record)}\n`);
    },
    turn,
    forgetBefore: (kept) => {
      for (const one of numbersFor(path)) if (one < kept) rmSync(pathFor(path, one));
    },
    close: end,
  };
}
