import type { UsageFilter, UsageRecord, UsageStore } from "./usage-store.js";

const entryOf = ({ keyId, date, operation }: UsageRecord) => `${date} ${keyId} ${operation}`;

/** Of one key, day and operation. The map's own: records that are added to it stay as they are. */
type UsageSum = { -readonly [Field in keyof UsageRecord]: UsageRecord[Field] };

/** Adds a record to what its key did that day with that operation. */
export function addUsage(sums: Map<string, UsageSum>, record: UsageRecord): void {
  const entry = entryOf(record);
  const known = sums.get(entry);
  if (known === undefined) {
    const { saved = 0, ...others } = record;
    sums.set(entry, saved === 0 ? others : { ...others, saved });
    return;
  }
  known.calls += record.calls;
  known.credits += record.credits;
  known.bytes += record.bytes;
  if (record.saved !== undefined && record.saved !== 0)
    known.saved = record.saved + (known.saved ?? 0);
}

/** One record for each key, day and operation, always in the same order: many may book at once. */
export function sumUsage(records: readonly UsageRecord[]): UsageRecord[] {
  const sums = new Map<string, UsageRecord>();
  for (const record of records) addUsage(sums, record);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

interface UsageSums extends Omit<UsageStore, "close"> {
  all(): UsageRecord[];
}

/** Sums in memory; `onChange` hears of every addition. */
export function createUsageSums(
  records: readonly UsageRecord[],
  onChange: (record: UsageRecord) => void,
): UsageSums {
  const sums = new Map(records.map((record) => [entryOf(record), { ...record }]));
  const months = new Map<string, number>();
  const creditsIn = (keyId: string, month: string) => months.get(`${month} ${keyId}`) ?? 0;
  const addToMonth = ({ keyId, date, credits }: UsageRecord) => {
    if (credits === 0) return;
    const month = date.slice(0, 7);
    months.set(`${month} ${keyId}`, creditsIn(keyId, month) + credits);
  };
  records.forEach(addToMonth);
  const add = (record: UsageRecord) => {
    addUsage(sums, record);
    addToMonth(record);
    onChange(record);
  };
  const read = ({ keyId, from = "", to = "9999" }: UsageFilter): UsageRecord[] =>
    [...sums.values()]
      .filter((one) => keyId === undefined || one.keyId === keyId)
      .filter(({ date }) => date >= from && date <= to)
      .sort((a, b) => (entryOf(a) < entryOf(b) ? -1 : 1))
      // As they are now: the sums go on.
      .map((one) => ({ ...one }));
  return {
    charge: (record, allowance = Infinity) => {
      const { keyId, date, credits } = record;
      const isCovered =
        allowance === Infinity || creditsIn(keyId, date.slice(0, 7)) + credits <= allowance;
      if (isCovered) add(record);
      return Promise.resolve(isCovered);
    },
    creditsInMonth: (keyId, month) => Promise.resolve(creditsIn(keyId, month)),
    read: (filter) => Promise.resolve(read(filter)),
    all: () => read({}),
  };
}

/** Usage that ends with the process: for demo keys and tests. */
export function createMemoryUsage(): UsageStore {
  return { ...createUsageSums([], () => undefined), close: () => Promise.resolve() };
}
