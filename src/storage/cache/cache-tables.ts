/** Kept values and calls under way as they stand in the database. */
import type { Database } from "../postgres/database.js";
import type { SharedValue } from "./shared-cache.js";

type Asked = Pick<Database, "query">;

export interface ReadValue {
  readonly value: SharedValue;
  /** Another one once it has been kept anew. */
  readonly version: string;
}

interface ValueRow extends Record<string, unknown> {
  readonly name: string;
  readonly about: object;
  readonly body: Buffer;
  readonly fetched_at: string;
  readonly version: string;
}

const readStatement = {
  name: "stat_read_kept",
  text: `
select name, about, body, fetched_at, version from stat.kept where name = any($1)`,
};

export async function readValues(
  { query }: Asked,
  names: readonly string[],
): Promise<ReadonlyMap<string, ReadValue>> {
  const rows = await query<ValueRow>(readStatement, [names]);
  return new Map(
    rows.map(({ name, about, body, fetched_at, version }) => [
      name,
      // PostgreSQL's bigint comes as text.
      { value: { about, body, fetchedAt: Number(fetched_at) }, version },
    ]),
  );
}

/** Takes what nobody has, and what a process has that is gone; always in the same order. */
const claimStatement = {
  name: "stat_claim",
  text: `
insert into stat.calls as known (name, holder)
select name, $2 from unnest($1::text[]) as asked (name) order by name
on conflict (name) do update set holder = excluded.holder
  where not exists (
    select from stat.processes where processes.id = known.holder and alive_until > now())
returning name`,
};

/** @returns those that are this process's now */
export async function claimCalls(
  { query }: Asked,
  holder: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query<{ name: string }>(claimStatement, [names, holder]);
  return new Set(rows.map(({ name }) => name));
}

const keepStatement = {
  name: "stat_keep",
  text: `
insert into stat.kept as known (name, about, body, fetched_at, bytes)
values ($1, $2, $3, $4, $5)
on conflict (name) do update set
  about = excluded.about, body = excluded.body, fetched_at = excluded.fetched_at,
  bytes = excluded.bytes, version = default, kept_at = excluded.kept_at
  where known.fetched_at <= excluded.fetched_at`,
};

/** Of a row besides its body. */
const overhead = 200;

/** @returns its bytes */
export async function keepValue(
  { query }: Asked,
  name: string,
  { about, body, fetchedAt }: SharedValue,
): Promise<number> {
  const text = JSON.stringify(about);
  const bytes = body.length + text.length + overhead;
  await query(keepStatement, [name, text, body, Math.round(fetchedAt), bytes]);
  return bytes;
}

const endStatement = {
  name: "stat_end",
  text: `
with ended as (delete from stat.calls where name = $1 and holder = $2)
select pg_notify('stat_calls', $1)`,
};

/** Whoever waits looks what came of it. */
export async function endCall({ query }: Asked, holder: string, name: string): Promise<void> {
  await query(endStatement, [name, holder]);
}

const trimText = `
delete from stat.kept where kept_at < now() - interval '7 days' or name in (
  select name from (
    select name, sum(bytes) over (order by kept_at desc, name) as total from stat.kept) as summed
  where total > $1)`;

const forgetText = `
delete from stat.calls where not exists (
  select from stat.processes where processes.id = calls.holder and alive_until > now())`;

/** Takes out what is too old, and the oldest of what is too much. */
export async function trimCache({ query }: Asked, maxBytes: number): Promise<void> {
  await query(trimText, [maxBytes]);
  await query(forgetText);
}
