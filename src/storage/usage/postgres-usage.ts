import type { Database, Statement } from "../postgres/database.js";
import { inBatches } from "../postgres/in-batches.js";
import type { UsageFilter, UsageRecord, UsageStore } from "./usage-store.js";
import { sumUsage } from "./usage-sums.js";

/**
 * Adds within the allowance and counts by day and operation, or does neither: one statement, so that many
 * processes at once cannot exceed an allowance.
 */
const charge = {
  name: "stat_charge",
  text: `
with asked as (
  select * from unnest($3::text[], $4::text[], $5::bigint[], $6::double precision[], $7::bigint[],
    $8::double precision[]) as asked (day, operation, calls, credits, bytes, saved)
), spent as (
  insert into stat.usage_months as known (key_id, month, credits)
  select $1::text, $2::text, total from (select sum(credits) as total from asked) as sums
  where $9::double precision is null or total <= $9::double precision
  on conflict (key_id, month) do update set credits = known.credits + excluded.credits
    where $9::double precision is null or known.credits + excluded.credits <= $9::double precision
  returning credits
), counted as (
  insert into stat.usage as known (key_id, day, operation, calls, credits, bytes, saved)
  select $1::text, day, operation, calls, asked.credits, bytes, saved from asked, spent
  on conflict (key_id, day, operation) do update set
    calls = known.calls + excluded.calls,
    credits = known.credits + excluded.credits,
    bytes = known.bytes + excluded.bytes,
    saved = known.saved + excluded.saved
)
select credits from spent`,
};

const monthOf = ({ date }: UsageRecord) => date.slice(0, 7);

/** @param records of one key and month, no two of the same day and operation; at least one */
export const chargeStatement = (
  records: readonly [UsageRecord, ...UsageRecord[]],
  allowance?: number,
): [statement: Statement, values: readonly unknown[]] => [
  charge,
  [
    ...[records[0].keyId, monthOf(records[0])],
    ...[records.map(({ date }) => date), records.map(({ operation }) => operation)],
    ...[records.map(({ calls }) => calls), records.map(({ credits }) => credits)],
    ...[records.map(({ bytes }) => bytes), records.map(({ saved = 0 }) => saved)],
    allowance ?? null,
  ],
];

interface UsageRow extends Record<string, unknown> {
  readonly key_id: string;
  readonly day: string;
  readonly operation: string;
  readonly calls: string;
  readonly credits: number;
  readonly bytes: string;
  readonly saved: number;
}

/** Oldest first. */
async function readUsage(
  { query }: Pick<Database, "query">,
  { keyId, from = "", to = "9999" }: UsageFilter,
): Promise<UsageRecord[]> {
  const rows = await query<UsageRow>(
    `select * from stat.usage
     where ($1::text is null or key_id = $1) and day >= $2 and day <= $3
     order by day, key_id, operation`,
    [keyId ?? null, from, to],
  );
  return rows.map((row) => ({
    ...{ keyId: row.key_id, date: row.day, operation: row.operation, credits: row.credits },
    // PostgreSQL's bigint comes as text.
    ...{ calls: Number(row.calls), bytes: Number(row.bytes) },
    ...(row.saved === 0 ? {} : { saved: row.saved }),
  }));
}

/** Credits of all keys in a month, YYYY-MM. */
export async function readMonth(
  { query }: Pick<Database, "query">,
  month: string,
): Promise<readonly { readonly keyId: string; readonly credits: number }[]> {
  const rows = await query<{ key_id: string; credits: number }>(
    "select key_id, credits from stat.usage_months where month = $1",
    [month],
  );
  return rows.map(({ key_id, credits }) => ({ keyId: key_id, credits }));
}

interface PostgresUsage extends UsageStore {
  /** Charges, and says what the month's credits are then; undefined where the allowance does not cover it. */
  spend(record: UsageRecord, allowance?: number): Promise<number | undefined>;
}

type Spend = PostgresUsage["spend"];

/** What a key is charged at once, or while charges of it are under way, is charged together. */
function spendInBatches({ query }: Pick<Database, "query">): Spend {
  const spend = async (records: readonly UsageRecord[], allowance?: number) => {
    const [first, ...others] = sumUsage(records);
    if (first === undefined) return undefined;
    const statement = chargeStatement([first, ...others], allowance);
    return (await query<{ credits: number }>(...statement))[0]?.credits;
  };
  interface Charge {
    readonly record: UsageRecord;
    readonly allowance: number | undefined;
  }
  const together = inBatches(async (_, charges: readonly Charge[]) => {
    const records = charges.map(({ record }) => record);
    const credits = await spend(records, charges[0]?.allowance);
    if (credits !== undefined || charges.length === 1) return charges.map(() => credits);
    // The allowance may reach for some of them.
    return charges.map(({ record, allowance }) => spend([record], allowance));
  });
  return (record, allowance) =>
    together(`${monthOf(record)} ${String(allowance)} ${record.keyId}`, { record, allowance });
}

/** Usage in the database, counted together by every process on it. Does not close the database. */
export function createPostgresUsage(database: Pick<Database, "query">): PostgresUsage {
  const { query } = database;
  const spend = spendInBatches(database);
  return {
    spend,
    charge: async (record, allowance) => (await spend(record, allowance)) !== undefined,
    creditsInMonth: async (keyId, month) => {
      const [row] = await query<{ credits: number }>(
        "select credits from stat.usage_months where key_id = $1 and month = $2",
        [keyId, month],
      );
      return row?.credits ?? 0;
    },
    read: (filter) => readUsage(database, filter),
    close: () => Promise.resolve(),
  };
}
