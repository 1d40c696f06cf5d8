import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
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

it("what was charged is booked to its own day and month, once, also where its file comes back", async () => {
  const folder = join(parent, "late");
  const storage = await open(folder);
  await postgres.kill();
  for (const date of ["2026-10-31", "2026-11-22"])
    expect(await storage.usage.charge({ ...call("c"), date })).toBe(true);
  const [name = ""] = await readdir(folder);
  await copyFile(join(folder, name), join(parent, name));
  await postgres.start();
  await expect.poll(() => readdir(folder)).toEqual([]);
  await storage.usage.close();
  await storage.close();
  // As one that was killed after it had booked the file and before it could take it away.
  await copyFile(join(parent, name), join(folder, name));
  const next = await open(folder);
  expect(await readdir(folder)).toEqual([]);
  expect(await next.usage.read({ keyId: "c" })).toMatchObject([
    { date: "2026-10-31", calls: 1, credits: 2 },
    { date: "2026-11-22", calls: 1, credits: 2 },
  ]);
  expect(await next.usage.creditsInMonth("c", "2026-10")).toBe(2);
  expect(await next.usage.charge(call("c"), 3)).toBe(false);
  await next.usage.close();
  await next.close();
});

it("lines that are no records are kept and told, and hold up no others", async () => {
  const folder = join(parent, "broken");
  const storage = await open(folder);
  await postgres.kill();
  await storage.usage.charge(call("d"));
  const [name = ""] = await readdir(folder);
  const broken = ['{"keyId":"d"}', '{"keyId":"d","date":"2026-11-22","op�}'];
  await appendFile(join(folder, name), `${broken.join("\n")}\n\0\0\0\n`);
  await storage.usage.charge(call("d"));
  problems.length = 0;
  await postgres.start();
  const aside = `${name}.unreadable`;
  await expect.poll(() => readdir(folder)).toEqual([aside]);
  expect(await storage.usage.creditsInMonth("d", "2026-11")).toBe(4);
  expect((await readFile(join(folder, aside), "utf8")).split("\n")).toEqual([...broken, ""]);
  const path = join(folder, name);
  expect(problems.filter((one) => one.includes("could not be read"))).toEqual([
    `Error: 2 lines of ${path} could not be read, and not be booked: kept as ${path}.unreadable.`,
  ]);
  await storage.usage.close();
  await storage.close();
});
