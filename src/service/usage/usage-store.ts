/** What keys have used, by day and operation. A port: a database may keep it instead of a file. */

export interface UsageRecord {
  readonly keyId: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
  readonly operation: string;
  readonly calls: number;
  readonly credits: number;
  readonly bytes: number;
}

interface UsageFilter {
  readonly keyId?: string;
  /** First and last day, YYYY-MM-DD, inclusive. */
  readonly from?: string;
  readonly to?: string;
}

export interface UsageStore {
  /** Adds to what the key used that day for that operation. */
  add(record: UsageRecord): void;
  /** Credits of one key in a month, YYYY-MM. */
  creditsInMonth(keyId: string, month: string): number;
  /** Oldest first. */
  read(filter: UsageFilter): readonly UsageRecord[];
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}

const entryOf = ({ keyId, date, operation }: UsageRecord) => `${date} ${keyId} ${operation}`;

/** Sums in memory; `onChange` hears of every addition. */
export function createUsageSums(
  records: readonly UsageRecord[],
  onChange: () => void,
): Omit<UsageStore, "close"> & { all(): UsageRecord[] } {
  const sums = new Map(records.map((record) => [entryOf(record), record]));
  const months = new Map<string, number>();
  const addToMonth = ({ keyId, date, credits }: UsageRecord) => {
    const month = `${date.slice(0, 7)} ${keyId}`;
    months.set(month, (months.get(month) ?? 0) + credits);
  };
  records.forEach(addToMonth);
  const read = ({ keyId, from = "", to = "9999" }: UsageFilter): UsageRecord[] =>
    [...sums.values()]
      .filter((one) => keyId === undefined || one.keyId === keyId)
      .filter(({ date }) => date >= from && date <= to)
      .sort((a, b) => (entryOf(a) < entryOf(b) ? -1 : 1));
  return {
    add: (record) => {
      const known = sums.get(entryOf(record));
      sums.set(entryOf(record), {
        ...record,
        calls: record.calls + (known?.calls ?? 0),
        credits: record.credits + (known?.credits ?? 0),
        bytes: record.bytes + (known?.bytes ?? 0),
      });
      addToMonth(record);
      onChange();
    },
    creditsInMonth: (keyId, month) => months.get(`${month} ${keyId}`) ?? 0,
    read,
    all: () => read({}),
  };
}

/** Usage that ends with the process: for demo keys and tests. */
export function createMemoryUsage(): UsageStore {
  const sums = createUsageSums([], () => undefined);
  return { ...sums, close: () => Promise.resolve() };
}
