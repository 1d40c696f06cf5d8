import { appendFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseStorage } from "../../src/storage/index.js";
import { startPostgres, type RunningPostgres } from "../support/postgres/start-postgres.js";

/** What is charged while the database does not answer, on a disk that does not take everything. */

let postgres: RunningPostgres;
let parent = "";
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "stat-journals-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.close();
  await rm(parent, { recursive: true });
});

const problems: string[] = [];
const open = (folder: string) =>
  openDatabaseStorage({
    ...{ url: postgres.url, folder, now: () => Date.UTC(2026, 10, 22) },
    onProblem: (error) => problems.push(String(error)),
  });
const call = (keyId: string) => ({
  ...{ keyId, date: "2026-11-22", operation: "getStatistic", calls: 1, credits: 2, bytes: 10 },
});

it("a line that was cut off takes no other one along", async () => {
  const folder = join(parent, "cut");
  const storage = await open(folder);
  await postgres.kill();
  expect(await storage.usage.charge(call("a"))).toBe(true);
  const [name = ""] = await readdir(folder);
  await appendFile(join(folder, name), `{"keyId":"a","date":"2026-`);
  expect(await storage.usage.charge(call("a"))).toBe(true);
  await postgres.start();
  const credits = () => storage.usage.creditsInMonth("a", "2026-11");
  await expect.poll(() => readdir(folder)).toEqual([]);
  expect(await credits()).toBe(4);
  await storage.usage.close();
  await storage.close();
});

it("what cannot be written is refused, told and not held against the allowance", async () => {
  const folder = join(parent, "gone");
  const storage = await open(folder);
  await postgres.kill();
  await rm(folder, { recursive: true });
  problems.length = 0;
  for (let times = 0; times < 3; times += 1)
    await expect(storage.usage.charge(call("b"), 4)).rejects.toThrow("PostgreSQL does not answer");
  expect(problems.filter((one) => one.includes("usage-journal"))).toHaveLength(1);
  await mkdir(folder);
  expect(await storage.usage.charge(call("b"), 4)).toBe(true);
  expect(await storage.usage.charge(call("b"), 4)).toBe(true);
  expect(await storage.usage.charge(call("b"), 4)).toBe(false);
  await postgres.start();
  await storage.usage.close();
  await storage.close();
});
