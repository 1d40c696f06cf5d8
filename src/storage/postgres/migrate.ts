import type { Database, Query } from "./database.js";
import { migrations, type Migration } from "./migrations.js";

/** Held by whoever changes the tables, in any process. */
const migrationLock = 7_130_215_604;

/** PostgreSQL 15, as its server tells it. */
const oldestServer = 150_000;

async function requireServer(query: Query, place: string): Promise<void> {
  const [row] = await query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  if (row !== undefined && Number(row.number) >= oldestServer) return;
  throw new Error(`PostgreSQL 15 or later is needed; ${place} is ${row?.name ?? "unknown"}.`);
}

async function applyMissing(
  query: Query,
  place: string,
  known: readonly Migration[],
): Promise<void> {
  await requireServer(query, place);
  await query("select pg_advisory_xact_lock($1)", [migrationLock]);
  await query("create schema if not exists stat");
  await query(
    "create table if not exists stat.migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())",
  );
  const rows = await query<{ version: number }>("select version from stat.migrations");
  const applied = new Set(rows.map(({ version }) => version));
  const newest = Math.max(0, ...applied);
  const last = known.at(-1)?.version ?? 0;
  if (newest > last) {
    throw new Error(
      `A newer version of this program has changed ${place} (tables ${String(newest)}, known here ${String(last)}). Start that one.`,
    );
  }
  for (const { version, name, sql } of known) {
    if (applied.has(version)) continue;
    await query(sql);
    await query("insert into stat.migrations (version, name) values ($1, $2)", [version, name]);
  }
}

/**
 * Brings the tables to what this program knows; once, also where several processes start at a time.
 * @throws Error with a sentence where the server is too old or the tables are newer
 */
export async function migrate(
  database: Pick<Database, "transaction" | "place">,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await database.transaction((query) => applyMissing(query, database.place, known));
}

/** Whether a database that cannot be changed has the tables that this program knows, and no newer ones. */
export async function hasAllTables({ query }: Pick<Database, "query">): Promise<boolean> {
  const [row] = await query<{ newest: number | null }>(
    "select max(version) as newest from stat.migrations",
  );
  return row?.newest === migrations.at(-1)?.version;
}
