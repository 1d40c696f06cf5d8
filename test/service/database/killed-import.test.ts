import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseContent } from "../../../src/storage/index.js";
import { startPostgres, type RunningPostgres } from "../../support/postgres/start-postgres.js";
import { runService } from "../support/run-service.js";

/** `npm run service -- import` as a process of its own, killed after it has written and before that holds. */

let folder = "";
let postgres: RunningPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "import-killed-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true });
});

/** Whoever writes content waits in the middle of it, for whoever holds this lock. */
const stopWriters = `
create function stop() returns trigger language plpgsql as
  $$ begin perform pg_advisory_xact_lock(42); return new; end $$;
create trigger stop after insert on stat.content for each row execute function stop();
select pg_advisory_lock(42);`;
const waiting =
  "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into stat.content%'";

it("leaves nothing half there, and can be made again", async () => {
  const path = join(folder, "gdp.csv");
  writeFileSync(path, "country,year,GDP (euros)\nFRA,2024,1\nFRA,2025,2\n");
  const words = ["import", path, "--source", "research-desk", "--licence", "internal use only"];
  const start = () => runService(words, { DATABASE_URL: postgres.url, DATA_DIR: folder });
  const store = await openDatabaseContent(postgres.url);
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    await client.query(stopWriters);
    const killed = start();
    const pids = async () =>
      (await client.query<{ pid: number }>(waiting)).rows.map(({ pid }) => pid);
    await expect.poll(pids).toHaveLength(1);
    const [pid] = await pids();
    killed.process.kill("SIGKILL");
    expect(await killed.exited).toBeNull();
    await client.query("select pg_advisory_unlock(42)");
    const gone = async () =>
      (await client.query("select from pg_stat_activity where pid = $1", [pid])).rowCount;
    await expect.poll(gone).toBe(0);
    expect((await store.read()).sources).toEqual([]);

    const again = start();
    expect(await again.exited, again.output()).toBe(0);
    expect((await store.read()).sources.map(({ source }) => source)).toEqual(["research-desk"]);
  } finally {
    await client.end();
    await store.close();
  }
});
