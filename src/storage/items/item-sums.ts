import {
  isNamed,
  otherItems,
  type ItemFilter,
  type ItemRecord,
  type ItemSums,
} from "./item-usage.js";

/** Sums that go on. The map's own: records that are added to it stay as they are. */
type Summing<T> = { -readonly [Field in keyof T]: T[Field] };

function addTo<T extends ItemSums>(sums: Map<string, Summing<T>>, entry: string, record: T): void {
  const known = sums.get(entry);
  if (known === undefined) {
    sums.set(entry, { ...record });
    return;
  }
  known.calls += record.calls;
  known.credits += record.credits;
  known.bytes += record.bytes;
  known.saved += record.saved;
}

const entryOf = ({ operation, item }: ItemSums) => `${operation} ${item}`;

/** Adds a record to what was asked for that day. */
export const addItem = (sums: Map<string, ItemRecord>, record: ItemRecord): void => {
  addTo(sums, `${record.date} ${entryOf(record)}`, record);
};

/** One record for each day, operation and item, always in the same order: many may write at once. */
export function sumItems(records: Iterable<ItemRecord>): ItemRecord[] {
  const sums = new Map<string, ItemRecord>();
  for (const record of records) addItem(sums, record);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

/** Added up over the days, the most credits first. */
export function readItems(
  records: Iterable<ItemRecord>,
  { from = "", to = "9999", mostNamed }: ItemFilter,
): ItemSums[] {
  const sums = new Map<string, ItemSums>();
  for (const { date, ...record } of records)
    if (date >= from && date <= to) addTo(sums, entryOf(record), record);
  const all = [...sums.values()].sort(
    (a, b) => b.credits - a.credits || b.calls - a.calls || (entryOf(a) < entryOf(b) ? -1 : 1),
  );
  return mostNamed === undefined ? all : all.filter(isNamed).slice(0, mostNamed);
}

interface Bounds {
  /** Items of days before it are told apart no more. */
  readonly firstDay: string;
  /** Nor are, beyond so many, those of the oldest days. */
  readonly most: number;
}

/** Days whose items fit; after the last day of all where those of the newest one do not. */
function firstDayWithin(records: readonly ItemRecord[], { firstDay, most }: Bounds): string {
  const counts = new Map<string, number>();
  for (const { date } of records.filter(isNamed)) counts.set(date, (counts.get(date) ?? 0) + 1);
  let first = "9999";
  let kept = 0;
  for (const [date, count] of [...counts].sort(([a], [b]) => (a < b ? 1 : -1))) {
    kept += count;
    if (date < firstDay || kept > most) break;
    first = date;
  }
  return first;
}

/** Fewer records with the same sums. */
export function boundItems(records: readonly ItemRecord[], bounds: Bounds): ItemRecord[] {
  const first = firstDayWithin(records, bounds);
  return sumItems(
    records.map((record) =>
      isNamed(record) && record.date < first ? { ...record, item: otherItems } : record,
    ),
  );
}
