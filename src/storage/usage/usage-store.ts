/** What keys have used, by day and operation. A port: a file, or a database that several processes share. */

export interface UsageRecord {
  readonly keyId: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
  readonly operation: string;
  readonly calls: number;
  readonly credits: number;
  readonly bytes: number;
  /** Credits that kept answers would have cost, where somebody counts them. */
  readonly saved?: number;
}

export interface UsageFilter {
  readonly keyId?: string;
  /** First and last day, YYYY-MM-DD, inclusive. */
  readonly from?: string;
  readonly to?: string;
}

export interface UsageStore {
  /**
   * Adds to what the key used that day for that operation.
   * @param allowance credits the key may use in the record's month, this record included; undefined: any number
   * @returns false, with nothing added, where that would be exceeded
   */
  charge(record: UsageRecord, allowance?: number): Promise<boolean>;
  /** Credits of one key in a month, YYYY-MM. */
  creditsInMonth(keyId: string, month: string): Promise<number>;
  /** Oldest first. */
  read(filter: UsageFilter): Promise<readonly UsageRecord[]>;
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}
