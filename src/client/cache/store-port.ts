export interface StoredAnswer {
  /** A decoded answer; structured-cloneable. */
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Size of its JSON text. */
  readonly bytes: number;
  /**
   * An older one that a gateway gave since the service did not answer it, or of a place whose indicator has changed since:
   * never fresh, however young.
   */
  readonly isStale?: true;
}

/**
 * What outlives the session: answers, bounded in bytes by the store itself, and small records
 * (usage, research jobs). Several open workbooks share one store.
 */
export interface StorePort {
  getAnswer(key: string): Promise<StoredAnswer | undefined>;
  putAnswers(answers: ReadonlyMap<string, StoredAnswer>): Promise<void>;
  /** Removes the answers whose key begins with `prefix`; "" removes all answers. */
  removeAnswers(prefix: string): Promise<void>;
  countAnswers(): Promise<{ readonly entries: number; readonly bytes: number }>;
  getRecord(name: string): Promise<unknown>;
  /** Reads and writes in one step, so that two workbooks do not overwrite each other. */
  updateRecord(name: string, change: (record: unknown) => unknown): Promise<unknown>;
  removeRecords(prefix: string): Promise<void>;
}
