import type { BudgetRecords } from "../../storage/index.js";
import { parseBudgets, toBudgetsText, type Budgets } from "./budgets.js";

/** The budgets as an administrator sees and changes them. */
export interface BudgetsEditor {
  /** @throws Error with a sentence where they are not in order */
  read(): Promise<{ readonly budgets: Budgets; readonly version: string }>;
  /** @returns false, with nothing written, where they are not what `version` was read with any more */
  write(budgets: Budgets, version: string): Promise<boolean>;
}

const noVersion = "none";

export const createBudgetsEditor = (records: Omit<BudgetRecords, "close">): BudgetsEditor => ({
  read: async () => {
    const kept = await records.read();
    return {
      version: kept?.version ?? noVersion,
      budgets: kept === undefined ? {} : parseBudgets(kept.text, records.place),
    };
  },
  write: (budgets, version) =>
    records.write(toBudgetsText(budgets), version === noVersion ? undefined : version),
});
