/** The stores over three real PostgreSQL servers: two of them have the measures of the third. */
import pg from "pg";
import { startPostgres, type RunningPostgres } from "../../support/postgres/start-postgres.js";
import { openPostgres, type StoreKind } from "./open-stores.js";

const partitions = 16;

/** As `docs/administrators/scale.md` says it, for a database without imported content. */
async function movePartitions(url: string, others: readonly RunningPostgres[]): Promise<void> {
  const at = new pg.Client(url);
  const remotes = others.map((other) => new pg.Client(other.url));
  const all = [at, ...remotes];
  for (const client of all) await client.connect();
  await at.query("create extension postgres_fdw");
  for (const [number, { port }] of remotes.entries()) {
    const server = `content_${String(number)}`;
    await at.query(`
      create server ${server} foreign data wrapper postgres_fdw
        options (host '127.0.0.1', port '${String(port)}', dbname 'postgres');
      create user mapping for current_user server ${server}
        options (user 'postgres', password 'pa55w0rd')`);
  }
  for (let remainder = 0; remainder < partitions; remainder += 1) {
    const name = `measures_${String(remainder).padStart(2, "0")}`;
    const number = remainder % remotes.length;
    await remotes[number]?.query(`
      create table ${name}
        (measure text not null, source text not null, digest text not null, packed bytea not null);
      create index on ${name} (measure)`);
    await at.query(`
      drop table stat.${name};
      create foreign table stat.${name} partition of stat.measures
        for values with (modulus ${String(partitions)}, remainder ${String(remainder)})
        server content_${String(number)} options (schema_name 'public')`);
  }
  for (const client of all) await client.end();
}

export async function openPartitioned(): Promise<
  StoreKind & { readonly others: readonly RunningPostgres[] }
> {
  const others = [await startPostgres(), await startPostgres()];
  const kind = await openPostgres();
  // Its tables are made by whoever opens it first.
  const first = await kind.open();
  await first.close();
  await movePartitions(kind.url, others);
  return {
    others,
    open: () => kind.open(),
    close: async () => {
      await kind.close();
      for (const other of others) await other.close();
    },
  };
}
