import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openDatabaseContent,
  openDatabaseStorage,
  type ContentStore,
} from "../../src/storage/index.js";
import { startPostgres, type RunningPostgres } from "../support/postgres/start-postgres.js";
import { contentOf, textOf } from "./support/content-of.js";

/** Imported content while one of two replicas is behind, and the primary is gone. */

let folder = "";
let postgres: RunningPostgres;
let behind: Awaited<ReturnType<RunningPostgres["startReplica"]>>;
let upToDate: typeof behind;
let store: ContentStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-lagging-"));
  postgres = await startPostgres();
  behind = await postgres.startReplica();
  upToDate = await postgres.startReplica();
  store = await openDatabaseContent(postgres.url);
});
afterAll(async () => {
  await store.close();
  await postgres.close();
  await rm(folder, { recursive: true });
});

const problems: string[] = [];
const open = (name: string, readUrls: readonly string[]) =>
  openDatabaseStorage({
    ...{ url: postgres.url, readUrls, folder: join(folder, name) },
    ...{ now: () => Date.UTC(2026, 10, 22), onProblem: (error) => problems.push(String(error)) },
  });

async function ask(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const put = async (text: string) =>
  store.put("bank", contentOf(text), (await store.list()).version);
/** The version of all content that a server has. */
const digestOn = async ({ url }: { readonly url: string }) =>
  (await ask(url, "select digest from stat.content"))[0]?.["digest"];

it("goes back to no older content once the primary has said what there is", async () => {
  await put("older");
  const older = await digestOn(postgres);
  await expect.poll(() => digestOn(behind)).toBe(older);
  await ask(behind.url, "select pg_wal_replay_pause()");
  await put("newer");
  const newer = await digestOn(postgres);
  await expect.poll(() => digestOn(upToDate)).toBe(newer);
  expect(await digestOn(behind)).toBe(older);

  const storage = await open("running", [behind.url]);
  const listed = await storage.content.list();
  const [bank] = listed.sources;
  await postgres.kill();
  await expect(storage.content.list()).rejects.toThrow("PostgreSQL does not answer");
  expect(bank?.version).toBe(newer);
  await storage.usage.close();
  await storage.close();
});

it("is read at a start without the primary from the replica that has what another one lists", async () => {
  const inBothOrders = [
    [behind.url, upToDate.url],
    [upToDate.url, behind.url],
  ];
  for (const [at, readUrls] of inBothOrders.entries()) {
    const storage = await open(String(at), readUrls);
    const [bank] = (await storage.content.list()).sources;
    const found = bank && (await storage.content.find(bank.source, bank.version));
    const isNewer = bank?.version === (await digestOn(upToDate));
    expect(found && textOf(found)).toBe(isNewer ? "newer" : "older");
    await storage.usage.close();
    await storage.close();
  }
});

it("leaves a replica out that refuses, and tells of it once", async () => {
  problems.length = 0;
  const storage = await open("refusing", [
    upToDate.url.replace(/postgres$/, "nowhere"),
    upToDate.url,
  ]);
  const [bank] = (await storage.content.list()).sources;
  for (let times = 0; times < 4; times += 1)
    expect(bank && (await storage.content.find(bank.source, bank.version))).toBeDefined();
  const told = problems.filter((one) => one.includes("nowhere"));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /A replica cannot be read: the database nowhere on 127.* \(database "nowhere" does not exist\)/,
  );
  expect(told[0]).not.toContain("pa55w0rd");
  await storage.usage.close();
  await storage.close();
});
