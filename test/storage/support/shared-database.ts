import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { openDatabaseStorage } from "../../../src/storage/index.js";
import { startPostgres, type RunningPostgres } from "../../support/postgres/start-postgres.js";

/** A database that several processes share, for the tests of a file, and a connection beside theirs. */
export function useSharedDatabase() {
  let postgres: RunningPostgres;
  let folder: string;
  let other: pg.Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), "stat-shared-"));
    other = new pg.Client(postgres.url);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await postgres.close();
    await rm(folder, { recursive: true });
  });
  return {
    /** As a process of its own opens it. */
    open: () =>
      openDatabaseStorage({
        ...{ url: postgres.url, folder, now: () => Date.UTC(2026, 10, 22) },
        onProblem: () => undefined,
      }),
    get other() {
      return other;
    },
  };
}
