import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey, type ItemUsage } from "../../src/storage/index.js";
import { storeKinds, type OpenedStores, type StoreKind } from "./support/open-stores.js";

describe.each(storeKinds)("in %s", (_name, openKind) => {
  let kind: StoreKind;
  let stores: OpenedStores;
  beforeAll(async () => {
    kind = await openKind();
    stores = await kind.open();
  });
  afterAll(async () => {
    try {
      await stores.close();
    } finally {
      await kind.close();
    }
  });

  it("keys are kept, ended once, and seen by whoever watches", async () => {
    const { keys } = stores;
    const limits = {
      team: "Energy",
      expiresAt: "2027-12-31",
      allowance: 500,
      requestsPerMinute: 60,
    };
    const { record } = createKey("Ann", "advanced", 0, limits);
    await keys.add(record);
    const watched = await stores.watch();
    await expect.poll(() => watched.present().keys).toEqual([record]);
    const other = createKey("Ben", "starter", 1).record;
    await keys.add(other);
    await expect.poll(() => watched.present().keys).toEqual([record, other]);
    expect(await keys.revoke("none", "2026-11-22T00:00:00Z")).toBeUndefined();
    expect(await keys.revoke(record.id, "2026-11-22T00:00:00Z")).toEqual(record);
    const revoked = { ...record, revokedAt: "2026-11-22T00:00:00Z" };
    expect(await keys.revoke(record.id, "2026-11-23T00:00:00Z")).toEqual(revoked);
    await expect.poll(() => watched.present().keys).toEqual([revoked, other]);
    const secret = watched.present().linkSecret;
    expect(secret.length).toBeGreaterThanOrEqual(40);
    await keys.rotateLinks();
    await expect.poll(() => watched.present().linkSecret).not.toBe(secret);
    expect((await keys.read())?.linkSecret).toBe(watched.present().linkSecret);
    expect(stores.problems).toEqual([]);
  });

  it("usage is summed by day and operation, and many at once do not exceed an allowance", async () => {
    const { usage } = stores;
    const call = { keyId: "k1", date: "2026-11-21", operation: "getStatistic" };
    const one = { ...call, calls: 1, credits: 10, bytes: 7 };
    const charged = await Promise.all(Array.from({ length: 30 }, () => usage.charge(one, 55)));
    expect(charged.filter(Boolean)).toHaveLength(5);
    expect(await usage.charge({ ...one, credits: 0, saved: 2.5 }, 55)).toBe(true);
    expect(await usage.charge({ ...one, credits: 0, calls: 0, bytes: 0, saved: 1 })).toBe(true);
    expect(await usage.charge({ ...one, keyId: "k2", credits: 60 }, 55)).toBe(false);
    expect(await usage.charge({ ...one, date: "2026-12-01" }, 55)).toBe(true);
    expect(await usage.creditsInMonth("k1", "2026-11")).toBe(50);
    expect(await usage.creditsInMonth("k2", "2026-11")).toBe(0);
    expect(await usage.read({ keyId: "k1", to: "2026-11-30" })).toEqual([
      { ...call, calls: 6, credits: 50, bytes: 42, saved: 3.5 },
    ]);
    expect(await usage.read({ from: "2026-12-01" })).toHaveLength(1);
    expect(await usage.read({ keyId: "k3" })).toEqual([]);
  });

  it("a job is added once, claimed once, and its next states are kept", async () => {
    const jobs = await stores.openJobs();
    const job = { token: "t1", owner: "k1", question: "Why  is", askedAt: 5, draft: {} };
    const asked = { ...job, status: "requested" };
    expect(await jobs.add(asked)).toEqual(asked);
    expect((await jobs.add({ ...asked, token: "t2", question: "why is " }))?.token).toBe("t1");
    await jobs.add({ ...asked, token: "t3", question: "How?" });
    expect(await jobs.add({ ...asked, token: "t4", question: "When?" })).toBeUndefined();
    await jobs.add({ ...asked, token: "t5", owner: "k2" });
    expect(await jobs.counts()).toEqual({ waiting: 3, working: 0, kept: 3 });
    // Who has fewer questions comes first.
    expect((await jobs.claim())?.token).toBe("t5");
    expect((await jobs.claim())?.token).toBe("t1");
    expect((await jobs.claim())?.token).toBe("t3");
    expect(await jobs.claim()).toBeUndefined();
    expect(await jobs.put({ ...asked, status: "moderated", draft: { text: "„x“" } })).toBe(true);
    expect(await jobs.get("t1")).toEqual({ ...asked, status: "moderated", draft: { text: "„x“" } });
    expect(await jobs.put({ ...asked, status: "done" })).toBe(true);
    expect(await jobs.get("none")).toBeUndefined();
    expect(await jobs.counts()).toEqual({ waiting: 0, working: 2, kept: 3 });
  });

  it("requests are counted by name, in windows that end", async () => {
    const { rates } = stores;
    const counts = await Promise.all(
      Array.from({ length: 20 }, async () => rates.count("a", 60_000)),
    );
    expect(counts.map(({ used }) => used).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    for (const { endsInMs } of counts) {
      expect(endsInMs).toBeGreaterThan(0);
      expect(endsInMs).toBeLessThanOrEqual(60_000);
    }
    expect((await rates.count("b", 60_000)).used).toBe(1);
  });

  it("items are counted by day, and told apart within an age and a bound", async () => {
    const call = { operation: "getStatistic", calls: 1, credits: 10, bytes: 7, saved: 0 };
    const items = stores.openItems(4);
    for (const [date, ids] of [
      ["2025-01-01", ["a", "b"]],
      ["2026-11-20", ["a", "b"]],
      ["2026-11-21", ["a", "b", "c", "a"]],
    ] as const)
      for (const item of ids) items.count({ ...call, date, item });
    items.count({ ...call, date: "2026-11-21", item: "b", calls: 3, credits: 0, saved: 2.5 });
    items.count({
      ...call,
      date: "2026-11-21",
      operation: "searchStatistics",
      item: "",
      credits: 1,
    });
    await items.close();
    const again = stores.openItems(4);
    const read = async (filter: Parameters<ItemUsage["read"]>[0]) =>
      (await again.read(filter)).map(({ item, calls, credits, bytes, saved }) =>
        [item, calls, credits, bytes, saved].join(" "),
      );
    const day21 = ["a 2 20 14 0", "b 4 10 14 2.5", "c 1 10 7 0", " 1 1 7 0"];
    expect(await read({ from: "2026-11-21" })).toEqual(day21);
    expect(await read({ to: "2026-11-19" })).toEqual(["* 2 20 14 0"]);
    expect(await read({ from: "2026-11-20", to: "2026-11-20" })).toEqual(["* 2 20 14 0"]);
    expect(await read({})).toEqual(["* 4 40 28 0", ...day21]);
    expect(await read({ mostNamed: 2 })).toEqual(day21.slice(0, 2));
    again.count({ ...call, date: "2026-11-22", item: "c" });
    expect(await read({ from: "2026-11-22" })).toEqual(["c 1 10 7 0"]);
    await again.close();
    // More in one day than are told apart: their sums stay.
    const few = stores.openItems(2);
    few.count({ ...call, date: "2026-11-22", item: "d" });
    few.count({ ...call, date: "2026-11-22", item: "e" });
    await few.close();
    const left = await stores.openItems().read({});
    expect(left.map(({ item, calls }) => `${item} ${String(calls)}`)).toEqual(["* 14", " 1"]);
    expect(stores.problems).toEqual([]);
  });

  it("budgets are written by who has seen those that give way", async () => {
    const { budgets } = stores;
    expect(await budgets.read()).toBeUndefined();
    expect(await budgets.write("a", "none")).toBe(false);
    const first = await Promise.all([1, 2, 3, 4].map(() => budgets.write("a", undefined)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const seen = await budgets.read();
    expect(seen?.text).toBe("a");
    const next = await Promise.all(["b", "c", "d"].map((one) => budgets.write(one, seen?.version)));
    expect(next.filter(Boolean)).toHaveLength(1);
    const left = await budgets.read();
    expect(["b", "c", "d"]).toContain(left?.text);
    expect(await budgets.write("e", seen?.version)).toBe(false);
    expect(await budgets.write("e", undefined)).toBe(false);
    expect(await budgets.write("e", left?.version)).toBe(true);
  });

  it("everything is there again for the next process", async () => {
    await stores.close();
    stores = await kind.open();
    expect((await stores.keys.read())?.keys).toHaveLength(2);
    expect(await stores.usage.creditsInMonth("k1", "2026-11")).toBe(50);
    expect((await stores.budgets.read())?.text).toBe("e");
    const jobs = await stores.openJobs();
    expect((await jobs.get("t1"))?.status).toBe("done");
    // What the process before worked on is taken up.
    const taken = [(await jobs.claim())?.token, (await jobs.claim())?.token];
    expect(taken.sort()).toEqual(["t3", "t5"]);
    expect(stores.problems).toEqual([]);
  });
});
