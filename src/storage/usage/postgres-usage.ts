import type { Database } from "../postgres/database.js";
import type { UsageFilter, UsageRecord, UsageStore } from "./usage-store.js";

/**
 * Adds within the allowance and counts by day, or does neither: one statement, so that many processes at
 * once cannot exceed an allowance.
 */
const chargeText = `
with spent as (
  insert into stat.usage_months as known (key_id, month, credits)
  select $1::text, $2::text, $5::double precision
  where $7::double precision is null or $5::double precision <= $7::double precision
  on conflict (key_id, month) do update set credits = known.credits + excluded.credits
    where $7::double precision is null or known.credits + excluded.credits <= $7::double precision
  returning credits
), counted as (
  insert into stat.usage as known (key_id, day, operation, calls, credits, bytes, saved)
  select $1::text, $3::text, $4::text, $8::bigint, $5::double precision, $6::bigint,
    $9::double precision from spent
  on conflict (key_id, day, operation) do update set
    calls = known.calls + excluded.calls,
    credits = known.credits + excluded.credits,
    bytes = known.bytes + excluded.bytes,
    saved = known.saved + excluded.saved
)
select credits from spent`;

export const chargeStatement = (
  { keyId, date, operation, calls, credits, bytes, saved = 0 }: UsageRecord,
  allowance?: number,
): [text: string, values: readonly unknown[]] => [
  chargeText,
  [keyId, date.slice(0, 7), date, operation, credits, bytes, allowance ?? null, calls, saved],
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

/** Usage in the database, counted together by every process on it. Does not close the database. */
export function createPostgresUsage(database: Pick<Database, "query">): PostgresUsage {
  const { query } = database;
  const spend = async (record: UsageRecord, allowance?: number) => {
    const [row] = await query<{ credits: number }>(...chargeStatement(record, allowance));
    return row?.credits;
  };
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
