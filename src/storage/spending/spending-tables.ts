/** Sums and reservations as they stand in the database. */
import type { Database, Query } from "../postgres/database.js";
import { chargeStatement } from "../usage/postgres-usage.js";
import type { JournalRecord } from "../usage/usage-journal.js";
import { sumUsage } from "../usage/usage-sums.js";
import {
  createKnownSums,
  toUsageOf,
  type SpendingCall,
  type SpendingSum,
} from "./spending-store.js";

interface SumRow extends Record<string, unknown> {
  readonly name: string;
  readonly period: string;
  readonly spent: number;
}

/** Raises every sum that has room, one after the other in an order that is the same for all who do so. */
const raiseStatement = {
  name: "stat_raise",
  text: `
with raised as (
  insert into stat.spending as known (name, period, spent, most)
  select name, period, $4::double precision, most
  from unnest($1::text[], $2::text[], $3::double precision[]) as asked (name, period, most)
  where most is null or $4::double precision <= most
  order by name, period
  on conflict (name, period) do update
    set spent = known.spent + excluded.spent, most = excluded.most
    where excluded.most is null or known.spent + excluded.spent <= excluded.most
  returning name, period, spent
), kept as (
  insert into stat.reservations (id, holder, key_id, day, operation, names, periods, credits)
  select $5, $6, $7, $8, $9, $1, $2, $4 where (select count(*) from raised) = cardinality($1::text[])
)
select name, period, spent from raised`,
};

/** Undoes what was raised beside the sum that has no room. */
class SumIsFull extends Error {
  constructor(readonly sum: SpendingSum) {
    super(`${sum.name} has no room in ${sum.period}`);
  }
}

/** What a reservation has made of the sums, or the one that has no room. */
type Raised = { readonly raised: readonly SumRow[] } | { readonly full: SpendingSum };

export async function reserve(
  database: Database,
  { id, holder }: { readonly id: string; readonly holder: string },
  call: SpendingCall,
): Promise<Raised> {
  const { sums, credits, keyId, date, operation } = call;
  try {
    return await database.transaction(async (query) => {
      const raised = await query<SumRow>(raiseStatement, [
        sums.map(({ name }) => name),
        sums.map(({ period }) => period),
        sums.map(({ limit }) => limit ?? null),
        ...[credits, id, holder, keyId, date, operation],
      ]);
      const isRaised = ({ name, period }: SpendingSum) =>
        raised.some((row) => row.name === name && row.period === period);
      const full = sums.find((sum) => !isRaised(sum));
      if (full !== undefined) throw new SumIsFull(full);
      return { raised };
    });
  } catch (error) {
    if (error instanceof SumIsFull) return { full: error.sum };
    throw error;
  }
}

/** What was set aside gives way to what was charged. */
const settleStatement = {
  name: "stat_settle",
  text: `
with settled as (
  delete from stat.reservations where id = $1 returning *
), summed as (
  insert into stat.spending as known (name, period, spent)
  select sum.name, sum.period, $2::double precision - settled.credits
  from settled, unnest(settled.names, settled.periods) as sum (name, period)
  order by sum.name, sum.period
  on conflict (name, period) do update set spent = known.spent + excluded.spent
)
select credits, is_booked from settled`,
};

interface SettledRow extends Record<string, unknown> {
  readonly credits: number;
  readonly is_booked: boolean;
}

/** Of a call of which nobody knew how it ended, this and not more is booked: the rest is what it cost beyond. */
export const settle = (
  { transaction }: Pick<Database, "transaction">,
  { id, call, credits }: { readonly id: string; readonly call: SpendingCall; credits: number },
): Promise<void> =>
  transaction(async (query) => {
    const [row] = await query<SettledRow>(settleStatement, [id, credits]);
    if (row === undefined) return;
    const booked = row.is_booked ? { calls: 1, credits: row.credits } : { calls: 0, credits: 0 };
    if (credits === booked.credits && booked.calls === 0) return;
    const usage = { ...toUsageOf(call, credits - booked.credits), calls: -booked.calls };
    await query(...chargeStatement([usage]));
  });

const addText = `
insert into stat.spending as known (name, period, spent)
select name, period, credits
from unnest($1::text[], $2::text[], $3::double precision[]) as asked (name, period, credits)
order by name, period
on conflict (name, period) do update set spent = known.spent + excluded.spent`;

/** What a journal says of sums, whatever their limits are. */
export async function bookSums(query: Query, records: readonly JournalRecord[]): Promise<void> {
  const known = createKnownSums();
  for (const { sums = [], credits } of records) known.add(sums, credits);
  const all = known.all();
  if (all.length === 0) return;
  await query(addText, [
    all.map(({ name }) => name),
    all.map(({ period }) => period),
    all.map(({ spent }) => spent),
  ]);
}

interface LostRow extends Record<string, unknown> {
  readonly key_id: string;
  readonly day: string;
  readonly operation: string;
  readonly credits: number;
}

/** Kept for a day, so that a process that was only slow can still say what its call has cost. */
const lostText = `
update stat.reservations set is_booked = true where id in (
  select id from stat.reservations as one
  where not is_booked and not exists (
    select from stat.processes where processes.id = one.holder and alive_until > now())
  for update skip locked)
returning key_id, day, operation, credits`;

/** Calls whose process is gone count as spent: they are usage of their keys from now on. */
export const bookLost = ({ transaction }: Pick<Database, "transaction">): Promise<void> =>
  transaction(async (query) => {
    const lost = await query<LostRow>(lostText);
    const usage = lost.map(({ key_id, day, operation, credits }) => ({
      ...{ keyId: key_id, date: day, operation, credits },
      ...{ calls: 1, bytes: 0 },
    }));
    for (const record of sumUsage(usage)) await query(...chargeStatement([record]));
    await query(
      "delete from stat.reservations where is_booked and made_at < now() - interval '1 day'",
    );
  });

export const readSums = ({ query }: Pick<Database, "query">, periods: readonly string[]) =>
  query<SumRow>("select name, period, spent from stat.spending where period = any($1)", [periods]);
