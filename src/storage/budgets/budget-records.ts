/** What may be spent, as text that its writer understands. A port: a file, or a database that several processes share. */

export interface KeptBudgets {
  readonly text: string;
  /** Another one after each change. */
  readonly version: string;
}

export interface BudgetRecords {
  /** Where they stand, for a sentence. */
  readonly place: string;
  /** Undefined where there never were any. */
  read(): Promise<KeptBudgets | undefined>;
  /**
   * @param version of those that give way; undefined: there were none
   * @returns false, with nothing written, where others stand there by now
   */
  write(text: string, version: string | undefined): Promise<boolean>;
  close(): Promise<void>;
}

/** Budgets of a database as they are announced. */
export interface WatchedBudgets extends Omit<BudgetRecords, "close"> {
  /** Those read last, while the database does not answer. */
  present(): KeptBudgets | undefined;
}
