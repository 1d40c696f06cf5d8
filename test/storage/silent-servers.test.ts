import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openDatabaseContent,
  openDatabaseStorage,
  type DatabaseStorage,
} from "../../src/storage/index.js";
import { startPostgres, type RunningPostgres } from "../support/postgres/start-postgres.js";
import { contentOf, textOf } from "./support/content-of.js";
import { openLine, type LineBetween } from "../support/postgres/line-between.js";

/** Servers that take connections and answer nothing, as those that were stopped or cut off do. */

let folder = "";
let postgres: RunningPostgres;
let line: LineBetween;
const problems: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-silent-"));
  postgres = await startPostgres();
  line = await openLine(postgres.url);
});
afterAll(async () => {
  await line.close();
  await postgres.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, readUrls: readonly string[]) =>
  openDatabaseStorage({
    ...{ url, readUrls, folder, now: () => Date.UTC(2026, 10, 22) },
    onProblem: (error) => problems.push(String(error)),
  });
const close = async (storage: DatabaseStorage) => {
  await storage.usage.close();
  await storage.close();
};

it("leaves out a replica that takes what is asked and answers nothing, and tells of it once", async () => {
  const store = await openDatabaseContent(postgres.url);
  await store.put("bank", contentOf("figures"), (await store.list()).version);
  await store.close();
  // It is the primary itself, which has all there is.
  const storage = await open(postgres.url, [line.url]);
  const [bank] = (await storage.content.list()).sources;
  const find = async () => bank && storage.content.find(bank.source, bank.version);
  await find();
  problems.length = 0;
  line.fallSilent();
  for (let times = 0; times < 3; times += 1) {
    const found = await find();
    expect(found && textOf(found)).toBe("figures");
  }
  expect(problems).toEqual([
    expect.stringMatching(
      /^Error: A replica cannot be read: the database postgres on 127\.0\.0\.1:\d+ \(timeout exceeded: no answer within \d+ ms\)\.$/,
    ),
  ]);
  await close(storage);
});

it("waits for a primary that has fallen silent with one question at a time, and goes on without it", async () => {
  const between = await openLine(postgres.url);
  const storage = await open(between.url, []);
  const ask = () => expect(storage.content.list()).rejects.toThrow("PostgreSQL does not answer");
  between.fallSilent();
  await ask();
  let waiting = 0;
  await expect
    .poll(async () => {
      waiting += 1;
      void ask().finally(() => (waiting -= 1));
      await ask();
      return waiting;
    })
    .toBe(1);
  const charged = { keyId: "a", date: "2026-11-22", operation: "getStatistic" };
  expect(await storage.usage.charge({ ...charged, calls: 1, credits: 2, bytes: 10 })).toBe(true);
  expect(waiting).toBe(1);
  await close(storage);
  await between.close();
});
