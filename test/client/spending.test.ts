import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { createIndexedDbStore } from "../../src/client/index.js";
import { createFakeClock, settle, until } from "../support/fake-clock.js";
import { createRig, json, listOf, statistic, type Handler } from "../support/fake-service.js";

const service: Handler = ({ path }) =>
  path === "/v1/data/statistic"
    ? json({ ...statistic(1), chart: { graphType: "bar", data: { a: [{ name: "x", data: 1 }] } } })
    : json(listOf([1]));

describe("the meter", () => {
  it("counts calls, and credits of those that were answered", async () => {
    let turn = 0;
    const handler: Handler = (seen) => {
      turn += 1;
      return turn === 1 ? json({}, 500) : service(seen);
    };
    const { client, clock } = await createRig({ handler });
    await clock.runUntil(client.request("getStatistic", { id: 1 }));
    await client.request("getStatistic", { id: 1 });
    await client.request("searchStatistics", { q: "a" });
    expect(client.status().session).toEqual({ calls: 3, credits: 11 });
    expect(client.status().today).toEqual({ calls: 3, credits: 11 });
  });

  it.each([
    ["0", 0],
    ["3.75", 3.75],
  ])("takes what the service says it charged: %j", async (said, credits) => {
    const handler: Handler = async (seen) =>
      json(await (await service(seen)).json(), 200, { "x-stat-credits": said });
    const { client } = await createRig({ handler });
    await client.request("getStatistic", { id: 1 });
    expect(client.status().session).toEqual({ calls: 1, credits });
  });

  it("tells what the service says of a budget of its own, until it says so no more", async () => {
    let said: Record<string, string> = { "x-stat-notice": "85 % of your budget are used." };
    const handler: Handler = async (seen) => json(await (await service(seen)).json(), 200, said);
    const { client, settings } = await createRig({ handler });
    expect(client.status().notice).toBeNull();
    await client.request("searchStatistics", { q: "b" });
    expect(client.status().notice).toBe("85 % of your budget are used.");
    await settings.setApiKey("another-key");
    expect(client.status().notice).toBeNull();
    await client.request("searchStatistics", { q: "b" });
    expect(client.status().notice).toBe("85 % of your budget are used.");
    said = {};
    await client.request("searchStatistics", { q: "c" });
    expect(client.status().notice).toBeNull();
  });

  it("begins anew every day, the session going on", async () => {
    const { client, clock } = await createRig({ handler: service });
    await client.request("getStatistic", { id: 1 });
    await clock.advance(24 * 3_600_000);
    expect(client.status().today).toEqual({ calls: 0, credits: 0 });
    await client.request("searchStatistics", { q: "b" });
    expect(client.status()).toMatchObject({
      today: { calls: 1, credits: 1 },
      session: { calls: 2, credits: 11 },
    });
  });

  it("counts together what several open workbooks spend", async () => {
    const clock = createFakeClock();
    const rig = () =>
      createRig({ handler: service, clock, store: createIndexedDbStore({ name: "shared" }) });
    const [one, two] = [await rig(), await rig()];
    await one.client.request("getStatistic", { id: 1 });
    await settle(40);
    await two.client.request("searchStatistics", { q: "b" });
    await until(() => two.client.status().today.credits === 11);
    expect(two.client.status()).toMatchObject({
      today: { calls: 2, credits: 11 },
      session: { calls: 1, credits: 1 },
    });
    const reopened = await rig();
    await reopened.client.request("searchStatistics", { q: "c" });
    await until(() => reopened.client.status().today.credits === 12);
    expect(reopened.client.status().today.calls).toBe(3);
  });
});

describe("a budget", () => {
  it("is never overspent, however many calls are made at once", async () => {
    const { client, seen } = await createRig({
      handler: service,
      preferences: { dailyBudget: 35 },
    });
    const calls = Array.from({ length: 50 }, (_, id) => client.request("getStatistic", { id }));
    const results = await Promise.allSettled(calls);
    const failed = results.filter((result) => result.status === "rejected");
    expect([seen.length, failed.length]).toEqual([3, 47]);
    for (const { reason } of failed) expect(reason).toMatchObject({ code: "budget" });
    expect(client.status().today.credits).toBe(30);
    await client.request("searchIndicators", { q: "free" });
    expect(seen).toHaveLength(4);
  });

  it("gives back what a failed call had set aside", async () => {
    let isDown = true;
    const handler: Handler = (seen) => (isDown ? json({}, 400) : service(seen));
    const { client } = await createRig({ handler, preferences: { dailyBudget: 10 } });
    await expect(client.request("getStatistic", { id: 1 })).rejects.toMatchObject({
      code: "bad-input",
    });
    isDown = false;
    await client.request("getStatistic", { id: 2 });
    expect(client.status().today.credits).toBe(10);
  });

  it("can be raised, and then calls go through", async () => {
    const { client, settings } = await createRig({
      handler: service,
      preferences: { dailyBudget: 5 },
    });
    const ask = () => client.request("getStatistic", { id: 1 });
    await expect(ask()).rejects.toMatchObject({ code: "budget" });
    await settings.setPreferences({ dailyBudget: null });
    await expect(ask()).resolves.toMatchObject({ origin: "service" });
  });
});

describe("the queue", () => {
  const held = () => {
    const waiting: { q: string; answer: () => void }[] = [];
    const handler: Handler = ({ query }) =>
      new Promise<Response>((resolve) => {
        waiting.push({
          q: query.q ?? "",
          answer: () => {
            resolve(json(listOf([1])));
          },
        });
      });
    return { waiting, handler };
  };

  it("sends six at once", async () => {
    const { waiting, handler } = held();
    const { client, seen } = await createRig({ handler });
    const calls = Array.from({ length: 20 }, (_, index) =>
      client.request("searchStatistics", { q: `q${index}` }),
    );
    await settle();
    expect([seen.length, client.status().pending]).toEqual([6, 20]);
    for (let index = 0; index < 20; index += 1) {
      await until(() => waiting.length > index);
      expect(waiting.length).toBeLessThanOrEqual(index + 6);
      waiting[index]?.answer();
    }
    await Promise.all(calls);
    expect([seen.length, client.status().pending]).toEqual([20, 0]);
  });

  it("takes turns between sheets", async () => {
    const { waiting, handler } = held();
    const { client } = await createRig({ handler, concurrency: 1 });
    const ask = (lane: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        client.request("searchStatistics", { q: `${lane}${index}` }, { lane }),
      );
    const calls = [...ask("big", 6), ...ask("small", 2), ...ask("pane", 1)];
    for (let index = 0; index < calls.length; index += 1) {
      await until(() => waiting.length > index);
      waiting[index]?.answer();
    }
    await Promise.all(calls);
    expect(waiting.map(({ q }) => q)).toEqual([
      ...["big0", "big1", "small0", "pane0", "big2", "small1", "big3", "big4", "big5"],
    ]);
  });

  it("leaves out those cancelled while they wait", async () => {
    const { waiting, handler } = held();
    const { client, seen } = await createRig({ handler, concurrency: 1 });
    const controllers = Array.from({ length: 4 }, () => new AbortController());
    const calls = controllers.map(({ signal }, index) =>
      client.request("searchStatistics", { q: `q${index}` }, { signal }),
    );
    const settled = Promise.allSettled(calls);
    await until(() => waiting.length === 1);
    controllers[1]?.abort();
    controllers[2]?.abort();
    await settle();
    waiting[0]?.answer();
    await until(() => waiting.length === 2);
    waiting[1]?.answer();
    expect((await settled).map(({ status }) => status)).toEqual([
      ...["fulfilled", "rejected", "rejected", "fulfilled"],
    ]);
    expect(seen.map(({ query }) => query.q)).toEqual(["q0", "q3"]);
  });

  it("holds everyone back when the service asks one to slow down", async () => {
    let isLimited = true;
    const handler: Handler = (seen) =>
      isLimited ? json({}, 429, { "retry-after": "20" }) : service(seen);
    const { client, seen, clock } = await createRig({ handler, concurrency: 1 });
    const calls = Array.from({ length: 5 }, (_, index) =>
      client.request("searchStatistics", { q: `q${index}` }),
    );
    await until(() => clock.sleeping > 0);
    await settle();
    expect(seen).toHaveLength(1);
    isLimited = false;
    await clock.runUntil(Promise.all(calls));
    expect(seen).toHaveLength(6);
  });
});

describe("a service that asks several to slow down", () => {
  it("is left alone for the longest time that it asked for", async () => {
    const answers: ((seconds: string) => void)[] = [];
    let isLimited = true;
    const handler: Handler = (seen) =>
      isLimited
        ? new Promise((resolve) =>
            answers.push((seconds) => {
              resolve(json({}, 429, { "retry-after": seconds }));
            }),
          )
        : service(seen);
    const { client, clock, seen } = await createRig({ handler, maxAttempts: 1 });
    const begun = clock.now();
    const asked = ["a", "b"].map((q) =>
      client.request("searchStatistics", { q }).catch(() => undefined),
    );
    await until(() => answers.length === 2);
    answers[0]?.("30");
    await asked[0];
    answers[1]?.("10");
    await asked[1];
    isLimited = false;
    await clock.runUntil(client.request("searchStatistics", { q: "c" }));
    expect([seen.length, clock.now() - begun]).toEqual([3, 30_000]);
  });
});

describe("the status", () => {
  it("is told once a turn, not once a cell", async () => {
    const { client } = await createRig({ handler: service });
    let told = 0;
    const stop = client.onStatus(() => (told += 1));
    await Promise.all(
      Array.from({ length: 1000 }, () => client.request("searchStatistics", { q: "a" })),
    );
    await settle();
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(20);
    stop();
    const before = told;
    await client.request("searchStatistics", { q: "b" });
    expect(told).toBe(before);
  });

  it("names the last error, and holds no secret", async () => {
    const { client } = await createRig({ handler: () => json({}, 403), key: "top-secret" });
    await client.request("getStatistic", { id: 1 }).catch(() => undefined);
    expect(client.status().lastError).toMatchObject({ code: "forbidden" });
    expect(JSON.stringify(client.status())).not.toContain("secret");
  });
});
