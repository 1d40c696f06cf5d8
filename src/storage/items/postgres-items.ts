import { writeLater } from "../files/write-later.js";
import type { Database, Query } from "../postgres/database.js";
import { isUnavailable } from "../postgres/unavailable.js";
import { addItem, boundItems, sumItems } from "./item-sums.js";
import {
  firstKeptDay,
  type ItemFilter,
  type ItemRecord,
  type ItemSums,
  type ItemUsage,
} from "./item-usage.js";

const addText = `
insert into stat.item_usage as known (day, operation, item, calls, credits, bytes, saved)
select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::double precision[], $6::bigint[],
  $7::double precision[])
on conflict (day, operation, item) do update set
  calls = known.calls + excluded.calls,
  credits = known.credits + excluded.credits,
  bytes = known.bytes + excluded.bytes,
  saved = known.saved + excluded.saved`;

/** In the same order for all who do so. */
const add = (query: Query, records: readonly ItemRecord[]) =>
  query(addText, [
    ...[records.map(({ date }) => date), records.map(({ operation }) => operation)],
    ...[records.map(({ item }) => item), records.map(({ calls }) => calls)],
    ...[records.map(({ credits }) => credits), records.map(({ bytes }) => bytes)],
    records.map(({ saved }) => saved),
  ]);

/** Items that are too old, and beyond the bound those of the oldest days, are added up without their ids. */
const boundText = `
with counted as (
  select day, sum(count(*)) over (order by day desc) as kept
  from stat.item_usage where item not in ('', '*') group by day
), gone as (
  delete from stat.item_usage
  where item not in ('', '*')
    and day < coalesce((select min(day) from counted where day >= $1 and kept <= $2), '9999')
  returning *
)
insert into stat.item_usage as known (day, operation, item, calls, credits, bytes, saved)
select day, operation, '*', sum(calls)::bigint, sum(credits), sum(bytes)::bigint, sum(saved)
from gone group by day, operation order by day, operation
on conflict (day, operation, item) do update set
  calls = known.calls + excluded.calls,
  credits = known.credits + excluded.credits,
  bytes = known.bytes + excluded.bytes,
  saved = known.saved + excluded.saved`;

interface SumsRow extends Record<string, unknown> {
  readonly operation: string;
  readonly item: string;
  readonly calls: string;
  readonly credits: number;
  readonly bytes: string;
  readonly saved: number;
}

/** Added up over the days, the most credits first. */
export async function readPostgresItems(
  { query }: Pick<Database, "query">,
  { from = "", to = "9999", mostNamed }: ItemFilter,
): Promise<ItemSums[]> {
  const rows = await query<SumsRow>(
    `select operation, item, sum(calls)::bigint as calls, sum(credits) as credits,
       sum(bytes)::bigint as bytes, sum(saved) as saved
     from stat.item_usage
     where day >= $1 and day <= $2 and ($3::integer is null or item not in ('', '*'))
     group by operation, item
     order by sum(credits) desc, sum(calls) desc, operation, item limit $3::integer`,
    [from, to, mostNamed ?? null],
  );
  // PostgreSQL's bigint comes as text.
  return rows.map((row) => ({ ...row, calls: Number(row.calls), bytes: Number(row.bytes) }));
}

interface PostgresItemsOptions {
  readonly database: Pick<Database, "query">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
  /** Items of days that are told apart. @default 500000 */
  readonly most?: number | undefined;
}

/** What waits for a database that does not answer. */
const mostWaiting = 20_000;

/** Between looks at what is too old or too much, in milliseconds. */
const boundEveryMs = 60 * 60_000;

/** Items in the database, counted together by every process on it. Does not close the database. */
export function createPostgresItems(options: PostgresItemsOptions): ItemUsage {
  const { database, now, onProblem, most = 500_000 } = options;
  let waiting = new Map<string, ItemRecord>();
  let boundedAt = -Infinity;
  let isClosing = false;
  const count = (record: ItemRecord) => {
    addItem(waiting, record);
    writing.soon();
  };
  const keepWaiting = (records: readonly ItemRecord[]) => {
    if (isClosing) return;
    const all = [...records, ...waiting.values()];
    waiting = new Map();
    const bounds = { firstDay: firstKeptDay(now()), most: mostWaiting };
    for (const record of all.length > mostWaiting ? boundItems(all, bounds) : all) count(record);
  };
  const bound = async () => {
    if (Math.abs(now() - boundedAt) < boundEveryMs) return;
    await database.query(boundText, [firstKeptDay(now()), most]);
    boundedAt = now();
  };
  const write = async () => {
    let records = sumItems(waiting.values());
    waiting = new Map();
    try {
      if (records.length > 0) await add(database.query, records);
      records = [];
      await bound();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      keepWaiting(records);
    }
  };
  const writing = writeLater({ write, onProblem });
  return {
    count,
    read: async (filter) => {
      await writing.settled();
      return readPostgresItems(database, filter);
    },
    close: () => {
      isClosing = true;
      return writing.settled();
    },
  };
}
