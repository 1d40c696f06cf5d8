import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMemoryStorage, createSettings } from "../../../src/settings/index.js";
import { settle } from "../../support/fake-clock.js";
import {
  createRig,
  json,
  listOf,
  serviceAddress,
  silence,
  type Handler,
} from "../../support/fake-service.js";
import { createLateStore } from "../../support/storage/late-store.js";

const service: Handler = ({ query }) =>
  json({
    identifier: query.id,
    title: "GDP",
    chart: {
      graphType: "line",
      data: (query.geo ?? "WLD").split(",").map((geo) => {
        return { geo, categories: ["2020"], series: [1] };
      }),
    },
  });

/** A workbook whose budget is still being read, until `finish` is called. */
function createSlowBudget() {
  let finish = () => {};
  const reading = new Promise<void>((resolve) => (finish = resolve));
  const spendingLimit = { allows: () => true, spent: () => undefined, ready: () => reading };
  return {
    spendingLimit,
    finish: async () => {
      finish();
      await settle();
    },
  };
}

describe("before the workbook's budget is read", () => {
  it("nothing is asked, and everything at once when it has been", async () => {
    const { spendingLimit, finish } = createSlowBudget();
    const { client, seen } = await createRig({ handler: () => json(listOf([1])), spendingLimit });
    const calls = ["a", "b"].map((q) => client.request("searchStatistics", { q }));
    await settle();
    expect(seen).toHaveLength(0);
    await finish();
    await Promise.all(calls);
    expect(seen).toHaveLength(2);
  });

  it("a cell that is cancelled leaves the queue: nothing waits in its place", async () => {
    const { spendingLimit, finish } = createSlowBudget();
    const { client, seen } = await createRig({ handler: silence, spendingLimit, concurrency: 1 });
    const first = new AbortController();
    const leaving = new AbortController();
    const calls = [first, leaving].map(({ signal }, index) =>
      client.request("searchStatistics", { q: `q${String(index)}` }, { signal }),
    );
    const settled = Promise.allSettled(calls);
    await settle();
    leaving.abort();
    await settle();
    await finish();
    expect([seen.length, client.status().pending]).toEqual([1, 1]);
    first.abort();
    await settled;
  });

  it("a cell that is cancelled while the device goes offline leaves nothing undone", async () => {
    const { spendingLimit, finish } = createSlowBudget();
    const device = { isOnline: true };
    const { client, seen } = await createRig({
      handler: service,
      spendingLimit,
      isOnline: () => device.isOnline,
    });
    const leaving = new AbortController();
    const left = client.indicator("gdp", ["DEU"], { signal: leaving.signal });
    await settle();
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    device.isOnline = false;
    await finish();
    device.isOnline = true;
    const { value } = await client.indicator("gdp", ["DEU"]);
    expect([value.chart.geos[0]?.values, seen.length]).toEqual([[1], 1]);
  });
});

describe("before the settings are read", () => {
  it("two cells wait together, and both answers are kept", async () => {
    const settings = createSettings({
      allowedServiceAddresses: [serviceAddress],
      storage: createMemoryStorage(),
    });
    let finish = () => {};
    const ready = new Promise<void>((resolve) => (finish = resolve));
    const { client, seen } = await createRig({
      handler: () => json(listOf([1])),
      settings: { ...settings, ready },
      store: createLateStore(),
    });
    const ask = () => Promise.all(["a", "b"].map((q) => client.request("searchStatistics", { q })));
    const first = ask();
    await settle();
    expect(seen).toHaveLength(0);
    finish();
    await first;
    const again = await ask();
    expect(again.map(({ origin }) => origin)).toEqual(["memory", "memory"]);
    expect(seen).toHaveLength(2);
  });
});

describe("what is kept between sessions", () => {
  // Its hash has a byte below 16 among the first eight.
  const key = "key-17";

  it("is found under a part of the key's hash, the same in every version, never under the key", async () => {
    const store = createLateStore();
    const names: string[] = [];
    const { client } = await createRig({
      handler: () => json(listOf([1])),
      key,
      store: {
        ...store,
        putAnswers: (added) => {
          for (const [name] of added) names.push(name);
          return store.putAnswers(added);
        },
      },
    });
    await client.request("searchStatistics", { q: "a" });
    await settle(20);
    const hash = createHash("sha256").update(`${serviceAddress}\n${key}`).digest("hex");
    expect(hash.slice(0, 16)).toMatch(/^(..)*0/);
    expect(names).toHaveLength(1);
    expect(names[0]).toContain(`|${serviceAddress}|${hash.slice(0, 16)}|`);
    expect(names[0]).not.toContain(key);
  });
});
