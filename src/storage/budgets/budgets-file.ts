import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { whileLocked } from "../files/lock.js";
import { promised } from "../files/promised.js";
import { writeWhole } from "../files/write-whole.js";
import type { BudgetRecords, KeptBudgets } from "./budget-records.js";

function readFile(path: string): KeptBudgets | undefined {
  try {
    const text = readFileSync(path, "utf8");
    return { text, version: createHash("sha256").update(text).digest("hex") };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Budgets in a file, which an administrator may edit as well. */
export const openBudgetsFile = (path: string): BudgetRecords => ({
  place: path,
  read: () => promised(() => readFile(path)),
  write: (text, version) =>
    promised(() =>
      whileLocked(path, () => {
        if (readFile(path)?.version !== version) return false;
        writeWhole(path, text);
        return true;
      }),
    ),
  close: () => Promise.resolve(),
});
