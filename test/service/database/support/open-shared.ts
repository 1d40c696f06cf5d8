/** Services of one database, each with a folder of its own, over real HTTP and a real PostgreSQL. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { buildService, openService } from "../../../../src/service/index.js";
import { runContentCommand, runImportCommand } from "../../../../src/service/import/index.js";
import { runKeysCommand } from "../../../../src/service/keys/index.js";
import { openDatabaseContent, openDatabaseKeys } from "../../../../src/storage/index.js";
import { ownLibrary } from "../../support/own-library.js";
import { startPostgres } from "../../../support/postgres/start-postgres.js";

export type Shared = Awaited<ReturnType<typeof openShared>>;
export type SharedService = Awaited<ReturnType<Shared["start"]>>;

/** @param now milliseconds since 1970 */
export async function openShared(now: () => number) {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "stat-shared-"));
  const running: { close(): Promise<unknown> }[] = [];
  const faults: string[] = [];
  const keys = (...words: string[]) =>
    runKeysCommand(words, { open: () => openDatabaseKeys(postgres.url), now: now() });
  /** Of commands. */
  const surroundings = (url = postgres.url) => ({
    open: () => openDatabaseContent(url),
    ...{ now: now(), library: ownLibrary },
  });

  const start = async (
    name: string,
    databaseReadUrls: readonly string[] = [],
    databaseUrl = postgres.url,
  ) => {
    const parts = await openService({
      ...{
        host: "127.0.0.1",
        publicUrl: "http://127.0.0.1:8787",
        corsOrigins: [],
        databaseReadUrls,
      },
      ...{ keysFile: undefined, databaseUrl, dataDir: join(folder, name), now },
      onFault: (fault) => faults.push(String(fault)),
    });
    const app = await buildService(parts);
    running.push(app);
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const ask = (path: string, key: string, body?: unknown) =>
      fetch(address + path, {
        headers: { "x-api-key": key, "content-type": "application/json" },
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      });
    return {
      address,
      ask,
      status: async (path: string, key: string) => {
        const answer = await ask(path, key);
        // An answer that nobody reads would keep its connection.
        await answer.arrayBuffer();
        return answer.status;
      },
      json: async (path: string, key = "", body?: unknown) =>
        (await (await ask(path, key, body)).json()) as Record<string, unknown>,
      close: async () => {
        running.splice(running.indexOf(app), 1);
        await app.close();
      },
    };
  };
  /** What stands behind everybody's back. */
  const inDatabase = async (text: string, values: readonly unknown[] = []) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      return await client.query<{ packed: Buffer }>(text, [...values]);
    } finally {
      await client.end();
    }
  };
  return {
    ...{ postgres, faults, folder, keys, start, inDatabase },
    import: (...words: string[]) => runImportCommand(words, surroundings()),
    /** Into the database of another server. */
    importInto: (url: string, ...words: string[]) => runImportCommand(words, surroundings(url)),
    content: (...words: string[]) => runContentCommand(words, surroundings()),
    addKey: async (...words: string[]) => {
      const { text } = await keys("add", "Ann", "--package", "advanced", ...words);
      const key = text.split("\n")[0] ?? "";
      return { key, id: key.split(".", 1)[0] ?? "" };
    },
    close: async () => {
      for (const app of running.splice(0)) await app.close();
      await postgres.close();
      await rm(folder, { recursive: true });
    },
  };
}
