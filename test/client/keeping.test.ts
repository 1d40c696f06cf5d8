import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIndexedDbStore, type StorePort } from "../../src/client/index.js";
import { createFakeClock, settle, until } from "../support/fake-clock.js";
import { createLateStore } from "../support/storage/late-store.js";
import {
  createRig,
  json,
  listOf,
  silence,
  type Handler,
  type RigOptions,
} from "../support/fake-service.js";

let name = "";
let count = 0;
beforeEach(() => {
  count += 1;
  name = `keeping-${count}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const hour = 3_600_000;
const search: Handler = ({ query }) => json(listOf([query.q?.length ?? 0]));
const ask = (rig: Awaited<ReturnType<typeof createRig>>, q = "solar", how = {}) =>
  rig.client.request("searchStatistics", { q }, how);

/** Another session: nothing in memory, the same database. */
const session = (options: Partial<RigOptions> = {}) =>
  createRig({ handler: search, store: createIndexedDbStore({ name }), ...options });

/** Until so many answers are in the database: what is written behind them is hashed on a thread of its own. */
async function written(entries = 1): Promise<void> {
  // A store counts what it has written itself: a new one looks.
  const look = async () => (await createIndexedDbStore({ name }).countAnswers()).entries;
  while ((await look()) !== entries) await settle(1);
}

describe("answers", () => {
  it("survive the session, so that a reopened workbook costs nothing", async () => {
    const first = await session();
    await Promise.all(["a", "bb", "ccc"].map((q) => ask(first, q)));
    await written(3);
    const second = await session();
    const answers = await Promise.all(["a", "bb", "ccc"].map((q) => ask(second, q)));
    expect(second.seen).toHaveLength(0);
    expect(answers.map(({ origin, value }) => [origin, value.items[0]?.identifier])).toEqual([
      ["store", 1],
      ["store", 2],
      ["store", 3],
    ]);
  });

  it.each([
    ["3000", 3000],
    ["0", 0],
    ["-3000", 0],
    ["1e12", 0],
    ["yesterday", 0],
  ])("that somebody on the way has kept are as old as is said: %s s", async (age, seconds) => {
    const clock = createFakeClock();
    const rig = await session({ clock, handler: () => json(listOf([1]), 200, { age }) });
    expect((await ask(rig)).fetchedAt).toBe(clock.now() - seconds * 1000);
  });

  it("are kept as what they say, their age and their size, which every browser's database takes", async () => {
    const rig = await session({ handler: () => json(listOf([1]), 200, { "x-stat-credits": "1" }) });
    await ask(rig);
    await written();
    const { openDB } = await import("idb");
    const kept = (await (await openDB(name)).getAll("answers")) as object[];
    expect(kept.map((one) => Object.keys(one).sort())).toEqual([["bytes", "fetchedAt", "value"]]);
  });

  it("are kept without the key, under a part of its hash", async () => {
    const rig = await session({ key: "a-very-secret-key" });
    await ask(rig);
    await written();
    const { openDB } = await import("idb");
    const db = await openDB(name);
    const all = JSON.stringify([await db.getAllKeys("answers"), await db.getAll("answers")]);
    expect(all).toContain("searchStatistics");
    expect(all).not.toContain("secret");
    db.close();
  });

  it("last for the session where the page cannot hash, and are found by nobody after it", async () => {
    const first = await session({ key: "a-very-secret-key" });
    vi.stubGlobal("crypto", {});
    const unhashed = await session({ key: "a-very-secret-key" });
    for (const rig of [unhashed, unhashed]) await ask(rig);
    expect(unhashed.seen).toHaveLength(1);
    await written();
    const next = await session({ key: "a-very-secret-key" });
    await ask(next);
    expect(next.seen).toHaveLength(1);
    await written(2);
    const { openDB } = await import("idb");
    expect(JSON.stringify(await (await openDB(name)).getAllKeys("answers"))).not.toContain(
      "secret",
    );
    vi.unstubAllGlobals();
    await ask(first);
    expect(first.seen).toHaveLength(1);
  });

  it("that come while others are written are written together, after them", async () => {
    const memory = createLateStore(0);
    const writings: number[] = [];
    let release = () => {};
    const store: StorePort = {
      ...memory,
      putAnswers: async (answers) => {
        writings.push(answers.size);
        await new Promise<void>((resolve) => (release = resolve));
        await memory.putAnswers(answers);
      },
    };
    const rig = await createRig({ handler: search, store });
    await ask(rig, "a");
    await Promise.all(["bb", "ccc", "dddd"].map((q) => ask(rig, q)));
    await settle();
    expect(writings).toEqual([1]);
    release();
    await until(() => writings.length === 2);
    expect(writings).toEqual([1, 3]);
    release();
    await until(() => rig.client.status().cacheEntries === 4);
    await ask(rig, "eeeee");
    await until(() => writings.length === 3);
    expect(writings).toEqual([1, 3, 1]);
    release();
  });

  it("of one key are never given to another", async () => {
    const first = await session({ key: "one" });
    await ask(first);
    await written();
    const second = await session({ key: "two" });
    await ask(second);
    expect(second.seen).toHaveLength(1);
  });

  it("go when the key is replaced, and when the user clears the cache", async () => {
    const rig = await session();
    await ask(rig);
    await written();
    await rig.settings.setApiKey("key-two");
    await written(0);
    await rig.settings.setApiKey("key-one");
    await ask(rig);
    expect(rig.seen).toHaveLength(2);
    await rig.client.clearCache();
    await ask(rig);
    expect(rig.seen).toHaveLength(3);
    await written();
    await rig.client.clearCache();
    const later = await session();
    await ask(later);
    expect(later.seen).toHaveLength(1);
  });

  it("past their lifetime serve where the service cannot", async () => {
    const failures: [Handler, Partial<RigOptions>][] = [
      [() => json({}, 500), {}],
      [
        () => {
          throw new TypeError("fetch failed");
        },
        {},
      ],
      [search, { isOnline: () => false }],
      [search, { preferences: { dailyBudget: 0 } }],
      [() => json({}, 429, { "retry-after": "3600" }), {}],
      [() => new Response("<html>"), {}],
      [silence, {}],
      [
        search,
        { spendingLimit: { allows: () => true, spent: () => undefined, isKnown: () => false } },
      ],
    ];
    const first = await session();
    await ask(first);
    await written();
    for (const [handler, options] of failures) {
      const rig = await session({ ...options, handler });
      await rig.clock.advance(2 * hour);
      const answer = await rig.clock.runUntil(ask(rig));
      expect(answer).toMatchObject({ isStale: true, value: { items: [{ identifier: 5 }] } });
      expect(rig.client.status().staleServed).toBe(1);
    }
  });

  it("past their lifetime do not hide a refusal", async () => {
    const rig = await session();
    await ask(rig);
    await written();
    const refusing = await session({ handler: () => json({}, 403) });
    await refusing.clock.advance(2 * hour);
    await expect(ask(refusing)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("are given without a request for a preview, or not at all", async () => {
    const rig = await session();
    await expect(ask(rig, "solar", { cacheOnly: true })).rejects.toMatchObject({
      code: "not-cached",
    });
    await ask(rig);
    expect(await ask(rig, "solar", { cacheOnly: true })).toMatchObject({ isStale: false });
    await rig.clock.advance(2 * hour);
    expect(await ask(rig, "solar", { cacheOnly: true })).toMatchObject({ isStale: true });
    expect(rig.seen).toHaveLength(1);
  });

  it("cost nothing to ask the price of", async () => {
    const rig = await session();
    const price = () => rig.client.quote([{ operation: "getStatistic", parameters: { id: 1 } }]);
    expect(await price()).toMatchObject({ credits: 10, isKnown: true, isCached: false });
    await rig.settings.setPreferences({ prices: { getStatistic: 3 } });
    expect(await price()).toMatchObject({ credits: 3, isKnown: true, isCached: false });
    expect(rig.seen).toHaveLength(0);
  });

  it("are not kept fresh for ever by a clock that was set back", async () => {
    const first = await session();
    await first.clock.advance(3 * 24 * hour);
    await ask(first);
    await written();
    // The next session begins three days earlier by this device's clock.
    const second = await session();
    expect(await ask(second)).toMatchObject({ origin: "service" });
    expect(second.seen).toHaveLength(1);
  });

  it("in memory are given up by when they were last read, not by when they came", async () => {
    const bytes = JSON.stringify(listOf([1])).length;
    // Room for two answers and a half.
    const rig = await createRig({ handler: search, maxMemoryBytes: Math.floor(bytes * 2.5) });
    await ask(rig, "a");
    await ask(rig, "b");
    await ask(rig, "a");
    await ask(rig, "c");
    const before = rig.seen.length;
    await ask(rig, "a");
    expect(rig.seen).toHaveLength(before);
    await ask(rig, "b");
    expect(rig.seen).toHaveLength(before + 1);
  });

  it("in memory stay within their bytes, the least recently used going first", async () => {
    const rig = await createRig({ handler: search, maxMemoryBytes: 1000 });
    for (const q of ["a", "bb", "ccc", "a", "dddd", "a"]) await ask(rig, q);
    expect(rig.client.status().cacheBytes).toBeLessThanOrEqual(1000);
    const before = rig.seen.length;
    await ask(rig, "a");
    expect(rig.seen).toHaveLength(before);
  });

  it("in the database stay within their bytes, the oldest going first", async () => {
    const store = createIndexedDbStore({ name, maxBytes: 5000 });
    for (let index = 0; index < 40; index += 1) {
      const answer = { value: `v${index}`, fetchedAt: 1000 + index, bytes: 300 };
      await store.putAnswers(new Map([[`k${String(index).padStart(2, "0")}`, answer]]));
    }
    const { entries, bytes } = await store.countAnswers();
    expect(bytes).toBeLessThanOrEqual(5000 + 5000 / 16 + 300);
    expect(entries).toBeGreaterThan(10);
    expect(await store.getAnswer("k00")).toBeUndefined();
    expect(await store.getAnswer("k39")).toMatchObject({ value: "v39" });
  });

  it("are had without a database that is blocked or never answers", async () => {
    const never = () => new Promise<never>(() => undefined);
    const blocked = () => Promise.reject(new Error("blocked"));
    for (const method of [never, blocked]) {
      const store: StorePort = {
        getAnswer: method,
        putAnswers: method,
        removeAnswers: method,
        countAnswers: method,
        getRecord: method,
        updateRecord: method,
        removeRecords: method,
      };
      const rig = await createRig({ handler: search, store });
      const begun = rig.clock.now();
      const answers = Promise.all(["a", "bb", "a"].map((q) => ask(rig, q)));
      expect(await rig.clock.runUntil(answers)).toHaveLength(3);
      expect(rig.clock.now() - begun).toBeLessThanOrEqual(5000);
      expect(rig.seen).toHaveLength(2);
    }
  });
});

describe("items of a list", () => {
  it("are found by identifier without a request while the list is in memory", async () => {
    const indicators = {
      items: [{ identifier: "a-b", title: "GDP", covered_geos: ["DEU"] }],
      total_count: 1,
    };
    const rig = await createRig({
      handler: ({ path }) => json(path.includes("indicators") ? indicators : listOf([7])),
    });
    expect(rig.client.peekItem(7)).toBeUndefined();
    await ask(rig);
    await rig.client.request("searchIndicators", { q: "gdp" });
    expect(rig.client.peekItem(7)?.title).toBe("Statistic 7");
    expect(rig.client.peekItem(8)).toBeUndefined();
    expect(rig.client.peekIndicatorItem("a-b")?.covered_geos).toEqual({ DEU: "DEU" });
    await rig.client.clearCache();
    expect(rig.client.peekItem(7)).toBeUndefined();
    expect(rig.client.peekIndicatorItem("a-b")).toBeUndefined();
  });

  it("are found whichever list they came with, as long as it is in memory", async () => {
    const rig = await createRig({
      handler: ({ path, query }) =>
        json(listOf([path === "/v1/statistics" ? 9 : (query.q?.length ?? 0)])),
    });
    for (const q of ["a", "bb"]) await ask(rig, q);
    await rig.client.request("listStatistics", { q: "a" });
    const titles = [1, 2, 9].map((id) => rig.client.peekItem(id)?.title);
    expect(titles).toEqual(["Statistic 1", "Statistic 2", "Statistic 9"]);
  });

  it("of the indicator search are found in the next session too", async () => {
    const items = [{ identifier: "a-b", title: "GDP" }];
    const first = await session({ handler: () => json({ items, total_count: 1 }) });
    await first.client.request("searchIndicators", { q: "gdp" });
    const later = async () => (await session()).client.findIndicatorItem("a-b");
    while ((await later()) === undefined) await settle(1);
    const second = await session();
    expect((await second.client.findIndicatorItem("a-b"))?.title).toBe("GDP");
    expect(await second.client.findIndicatorItem("c-d")).toBeUndefined();
    expect(second.client.peekIndicatorItem("a-b")?.title).toBe("GDP");
    expect(second.seen).toHaveLength(0);
    const other = await session({ key: "another" });
    expect(await other.client.findIndicatorItem("a-b")).toBeUndefined();
  });
});

it("answers kept are not paid for again because a busy page lets timers strike before the database's answers", async () => {
  const first = await session();
  await Promise.all(["a", "bb", "ccc"].map((q) => ask(first, q)));
  await written(3);
  // The page stands still for longer than the store is given, right after the reading began.
  let stalls = 1;
  const store = createIndexedDbStore({ name });
  const second = await createRig({
    handler: search,
    store,
    sleep: async (ms, signal) => {
      if (ms < 1000 && stalls > 0) {
        stalls -= 1;
        return;
      }
      await new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => {
          resolve();
        });
        if (signal.aborted) resolve();
      });
    },
  });
  const answers = await Promise.all(["a", "bb", "ccc"].map((q) => ask(second, q)));
  expect(answers.map(({ origin }) => origin)).toEqual(["store", "store", "store"]);
  expect(second.seen).toHaveLength(0);
});
