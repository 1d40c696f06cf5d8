import { expect, it } from "vitest";
import { useSharedDatabase } from "./support/shared-database.js";

/** Calls that several processes charge in a database. */

const shared = useSharedDatabase();
const { open } = shared;

const call = (
  keyId: string,
  more: { readonly operation?: string; readonly date?: string } = {},
) => ({
  ...{ keyId, date: "2026-11-22", operation: "getStatistic", calls: 1, credits: 2, bytes: 10 },
  ...more,
});

const waiting = async () =>
  (
    await shared.other.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where application_name = 'stat' and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.count;

it("what a key is charged at once is one statement, whatever it asked for", async () => {
  const storage = await open();
  const { usage } = storage;
  expect(await usage.charge(call("a"))).toBe(true);
  await shared.other.query("begin");
  await shared.other.query("select credits from stat.usage_months where key_id = 'a' for update");
  const charges = Array.from({ length: 30 }, (_, at) =>
    usage.charge(call("a", { operation: at % 2 === 0 ? "getStatistic" : "searchStatistics" }), 100),
  );
  await expect.poll(waiting).toBe(1);
  await shared.other.query("commit");
  expect(new Set(await Promise.all(charges))).toEqual(new Set([true]));
  expect(await usage.creditsInMonth("a", "2026-11")).toBe(62);
  expect(await usage.read({ keyId: "a" })).toEqual([
    { ...call("a"), calls: 16, credits: 32, bytes: 160 },
    { ...call("a", { operation: "searchStatistics" }), calls: 15, credits: 30, bytes: 150 },
  ]);
  await storage.close();
});

it("where together they are not covered, as many are as the allowance reaches", async () => {
  const [one, another] = [await open(), await open()];
  const charges = Array.from({ length: 40 }, (_, at) =>
    (at % 2 === 0 ? one : another).usage.charge(call("b"), 33),
  );
  expect((await Promise.all(charges)).filter(Boolean)).toHaveLength(16);
  expect(await one.usage.creditsInMonth("b", "2026-11")).toBe(32);
  expect(await one.usage.read({ keyId: "b" })).toMatchObject([{ calls: 16, credits: 32 }]);
  await one.close();
  await another.close();
});

it("months and keys are charged apart", async () => {
  const storage = await open();
  const { usage } = storage;
  const charges = [
    ...[call("c"), call("c", { date: "2026-12-01" }), call("d"), call("c", { date: "2026-11-30" })],
  ].map((record) => usage.charge(record, 4));
  expect(await Promise.all(charges)).toEqual([true, true, true, true]);
  expect(await usage.creditsInMonth("c", "2026-11")).toBe(4);
  expect(await usage.creditsInMonth("c", "2026-12")).toBe(2);
  expect(await usage.charge(call("c"), 4)).toBe(false);
  expect(await usage.read({ keyId: "c" })).toMatchObject([
    { date: "2026-11-22", calls: 1 },
    { date: "2026-11-30", calls: 1 },
    { date: "2026-12-01", calls: 1 },
  ]);
  await storage.close();
});
