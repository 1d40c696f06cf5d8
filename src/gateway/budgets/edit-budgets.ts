import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { whileLocked, writeWhole } from "../../storage/index.js";
import { createBudgetsReader, type Budgets } from "./budgets-file.js";

/** The budgets as an administrator sees them. */
export interface BudgetsReader {
  /** @throws Error with a sentence where the file is not in order */
  read(): { readonly budgets: Budgets; readonly version: string };
}

/** The budgets as an administrator changes them. */
export interface BudgetsEditor extends BudgetsReader {
  /** @returns false, with nothing written, where they are not what `version` was read with any more */
  write(budgets: Budgets, version: string): boolean;
}

const versionOf = (path: string) =>
  existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "none";

export const openBudgetsEditor = (path: string): BudgetsEditor => ({
  read: () => ({ version: versionOf(path), budgets: createBudgetsReader()(path) }),
  write: (budgets, version) =>
    whileLocked(path, () => {
      if (versionOf(path) !== version) return false;
      writeWhole(path, `${JSON.stringify(budgets, null, 2)}\n`);
      return true;
    }),
});
