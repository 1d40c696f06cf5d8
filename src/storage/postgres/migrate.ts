import type { Database, Query } from "./database.js";
import { migrations, type Migration } from "./migrations.js";

/** Held by whoever changes the tables, in any process. */
const migrationLock = 7_130_215_604;

/** PostgreSQL 15, as its server tells it. */
const oldestServer = 150_000;

/** What keeps every character: SQL_ASCII keeps the bytes as they come, which are those of UTF8. */
const encodings = ["UTF8", "SQL_ASCII"];

const aboutText = `
select current_setting('server_version_num') as number, current_setting('server_version') as name,
  current_setting('server_encoding') as encoding,
  exists (select from pg_namespace where nspname = 'stat') as has_schema`;

interface About extends Record<string, unknown> {
  readonly number: string;
  readonly name: string;
  readonly encoding: string;
  readonly has_schema: boolean;
}

function requireServer(about: About | undefined, place: string): void {
  if (about === undefined || Number(about.number) < oldestServer)
    throw new Error(`PostgreSQL 15 or later is needed; ${place} is ${about?.name ?? "unknown"}.`);
  // Else the first name or question with another character would be refused.
  if (!encodings.includes(about.encoding))
    throw new Error(
      `The encoding UTF8 is needed; ${place} has ${about.encoding}. Make another: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
    );
}

/** Of SQLSTATE: no such user, a wrong password, no such database, no right to connect. */
const notLetIn = /^(28...|3D000)$/;

/** An error of PostgreSQL as a sentence for who set the database up. */
function describeRefusal(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, message, path, syscall } = error as NodeJS.ErrnoException;
  const describe = (text: string) => new Error(text, { cause: error });
  if (code !== undefined && notLetIn.test(code))
    return describe(`${capital(place)} does not let this program in: ${message}.`);
  if (path !== undefined && syscall === "open")
    return describe(
      `The address of ${place} names a file that cannot be read: ${path} (${code ?? ""}).`,
    );
  if (message.includes("does not support SSL"))
    return describe(
      `${capital(place)} offers no encryption, and the sslmode of its address asks for it: let the server have a certificate, or write sslmode=disable.`,
    );
  // In whichever language the server says it.
  if (code === "42501" && /sch[eé]ma/i.test(message))
    return describe(
      `The user of ${place} is not the owner of its schema stat (${message}): name the user that is, or let it be another's: ALTER SCHEMA stat OWNER TO …, and the same for its tables.`,
    );
  if (code === "42501")
    return describe(
      `The user of ${place} may not make or change the tables (${message}). Let it: GRANT CREATE ON DATABASE …, or CREATE SCHEMA stat AUTHORIZATION ….`,
    );
  return error;
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

async function applyMissing(
  query: Query,
  place: string,
  known: readonly Migration[],
): Promise<void> {
  await query("select pg_advisory_xact_lock($1)", [migrationLock]);
  const [about] = await query<About>(aboutText);
  requireServer(about, place);
  // Even where it is there PostgreSQL asks for the right to make it.
  if (about?.has_schema !== true) await query("create schema stat");
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
 * @throws Error with a sentence where the server is too old, the tables are newer, or this program may not come in or make them
 */
export async function migrate(
  database: Pick<Database, "transaction" | "place">,
  known: readonly Migration[] = migrations,
): Promise<void> {
  try {
    await database.transaction((query) => applyMissing(query, database.place, known));
  } catch (error) {
    throw describeRefusal(error, database.place);
  }
}

/** Whether a database that cannot be changed has the tables that this program knows, and no newer ones. */
export async function hasAllTables({ query }: Pick<Database, "query">): Promise<boolean> {
  const [row] = await query<{ newest: number | null }>(
    "select max(version) as newest from stat.migrations",
  );
  return row?.newest === migrations.at(-1)?.version;
}
