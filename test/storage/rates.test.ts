import { expect, it } from "vitest";
import { useSharedDatabase } from "./support/shared-database.js";

/** Requests that several processes count in a database. */

const shared = useSharedDatabase();
const { open } = shared;

const usedOf = async (name: string) =>
  (
    await shared.other.query<{ used: number }>("select used from stat.rates where name = $1", [
      name,
    ])
  ).rows[0]?.used;

it("a database that is late holds nobody up, and counts them in the end", async () => {
  const storage = await open();
  const { rates } = storage;
  expect(await rates.count("a", 60_000)).toMatchObject({ used: 1 });
  await shared.other.query("begin");
  await shared.other.query("select used from stat.rates where name = 'a' for update");
  const counts = [];
  for (let at = 0; at < 3; at += 1) counts.push((await rates.count("a", 60_000)).used);
  expect(counts).toEqual([1, 2, 3]);
  expect(await usedOf("a")).toBe(1);
  await shared.other.query("commit");
  await expect.poll(() => usedOf("a")).toBe(4);
  expect(await rates.count("a", 60_000)).toMatchObject({ used: 5 });
  await storage.close();
});

it("those who come at once are told apart, over two processes", async () => {
  const [one, another] = [await open(), await open()];
  const counts = await Promise.all(
    Array.from({ length: 40 }, async (_, at) =>
      (at % 2 === 0 ? one : another).rates.count("b", 60_000),
    ),
  );
  const used = counts.map((count) => count.used).sort((first, next) => first - next);
  expect(used).toEqual(Array.from(counts, (_, at) => at + 1));
  await one.close();
  await another.close();
});

it("far below what is allowed nobody waits, and all processes count together a moment later", async () => {
  const [one, another] = [await open(), await open()];
  expect(await one.rates.count("c", 60_000, 100)).toMatchObject({ used: 1 });
  await shared.other.query("begin");
  await shared.other.query("select used from stat.rates where name = 'c' for update");
  const counts = Array.from({ length: 9 }, () => one.rates.count("c", 60_000, 100));
  // Not one of them is a promise.
  expect(counts).toMatchObject(counts.map((_, at) => ({ used: at + 2 })));
  await shared.other.query("commit");
  await expect.poll(() => usedOf("c")).toBe(10);
  expect(await another.rates.count("c", 60_000, 100)).toMatchObject({ used: 11 });
  await one.close();
  await another.close();
});

it("near what is allowed each is counted by all before it is answered", async () => {
  const [one, another] = [await open(), await open()];
  const used: number[] = [];
  for (let at = 0; at < 20; at += 1)
    used.push((await (at % 2 === 0 ? one : another).rates.count("d", 60_000, 10)).used);
  // Of ten five may be counted before the other process has heard of them.
  expect(used.filter((count) => count <= 10).length).toBeLessThanOrEqual(15);
  expect(used.at(-1)).toBeGreaterThan(10);
  await expect.poll(() => usedOf("d")).toBe(20);
  await one.close();
  await another.close();
});
