import { describe, expect, it } from "vitest";
import { createMemoryStorage, createSettings } from "../../src/settings/index.js";
import { createLateStore } from "../support/storage/late-store.js";
import { settle, until } from "../support/fake-clock.js";
import {
  createRig,
  json,
  listOf,
  otherAddress,
  serviceAddress,
  silence,
} from "../support/fake-service.js";

const search = () => json(listOf([1, 2]));

describe("a request", () => {
  it("carries the key in its header and nowhere else", async () => {
    const { client, seen } = await createRig({ handler: search, key: "very-secret" });
    await client.request("searchStatistics", { q: "solar", size: 5 });
    const [{ url, init, headers }] = seen as [(typeof seen)[0]];
    expect(headers["x-api-key"]).toBe("very-secret");
    expect(url.href).not.toContain("secret");
    expect(Object.keys(headers).sort()).toEqual(["accept", "x-api-key"]);
    expect(init).toMatchObject({
      method: "GET",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "manual",
    });
  });

  it("asks 20 years back where no start is given, a day inside the service's maximum", async () => {
    const { client, seen } = await createRig({ handler: search });
    await client.request("searchStatistics", { q: "solar" });
    await client.request("searchStatistics", { q: "solar", date_from: "2020-01-01" });
    await client.request("searchIndicators", { q: "solar" });
    expect(seen.map(({ query }) => query.date_from)).toEqual([
      "2006-06-16",
      "2020-01-01",
      undefined,
    ]);
  });

  it("asks as far back as the preference says", async () => {
    const { client, seen } = await createRig({ handler: search, preferences: { depthYears: 5 } });
    await client.request("searchStatistics", { q: "solar" });
    expect(seen[0]?.query.date_from).toBe("2021-06-16");
  });

  it("fails at once without a key, or with an address that is not safe", async () => {
    const { client, seen } = await createRig({ handler: search, key: null });
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
      code: "missing-key",
    });
    expect(seen).toHaveLength(0);
  });

  it.each(["http://service.example", "ftp://service.example", "service.example", ""])(
    "never goes to %j, wherever the settings have it from",
    async (serviceAddress) => {
      const settings = createSettings({
        allowedServiceAddresses: [otherAddress],
        storage: createMemoryStorage(),
      });
      const preferences = { ...settings.getPreferences(), serviceAddress };
      const { client, seen } = await createRig({
        ...{ handler: search, key: null },
        settings: { ...settings, getApiKey: () => "key", getPreferences: () => preferences },
        store: createLateStore(1),
      });
      await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
        code: "bad-input",
        message: "The service address must begin with https://.",
      });
      expect(seen).toHaveLength(0);
    },
  );

  it("waits for the settings where their store is slow to answer", async () => {
    const settings = createSettings({
      storage: createMemoryStorage(),
      allowedServiceAddresses: [serviceAddress],
    });
    let isRead = false;
    let answer = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      answer = () => {
        isRead = true;
        resolve();
      };
    });
    const { client, seen } = await createRig({
      ...{ handler: search, key: null, store: createLateStore(1) },
      settings: {
        ...settings,
        ready,
        getApiKey: () => (isRead ? "key" : null),
        getPreferences: () => ({ ...settings.getPreferences(), serviceAddress }),
      },
    });
    const asked = client.request("searchStatistics", { q: "a" });
    await settle();
    expect(seen).toHaveLength(0);
    answer();
    expect((await asked).value.items).toHaveLength(2);
  });

  it("goes to the chosen service with that service's key only", async () => {
    const { client, settings, seen } = await createRig({ handler: search, key: "first" });
    await settings.setPreferences({ serviceAddress: otherAddress });
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
      code: "missing-key",
    });
    await settings.setApiKey("second");
    await client.request("searchStatistics", { q: "a" });
    await settings.setPreferences({ serviceAddress });
    await client.request("searchStatistics", { q: "a" });
    expect(seen.map(({ url, headers }) => [url.origin, headers["x-api-key"]])).toEqual([
      [otherAddress, "second"],
      [serviceAddress, "first"],
    ]);
  });
});

describe("equal requests", () => {
  it("are sent once while one is under way, and answered from memory afterwards", async () => {
    const { client, seen } = await createRig({ handler: search });
    const asked = ["solar", " solar ", "solar"].map((q) =>
      client.request("searchStatistics", { q }),
    );
    const answers = await Promise.all(asked);
    const later = await client.request("searchStatistics", { q: "solar", size: 10, offset: 0 });
    expect(seen).toHaveLength(1);
    expect(answers.map(({ origin }) => origin)).toEqual(["service", "service", "service"]);
    expect(later).toMatchObject({ origin: "memory", isStale: false });
  });

  it("are equal whether they say limit or size, and whatever they say that holds anyway", async () => {
    const { client, seen } = await createRig({ handler: search });
    await client.request("searchStatistics", { q: "solar", limit: 5 });
    await client.request("searchStatistics", { q: "solar", size: 5 });
    await client.request("searchStatistics", { size: 5, offset: 0, q: "solar" });
    expect(seen.map(({ query }) => [query.size, query.limit])).toEqual([["5", undefined]]);
  });

  it("are sent anew when the answer's lifetime is over, though not for a new day's date", async () => {
    const { client, seen, clock } = await createRig({ handler: search });
    await client.request("searchStatistics", { q: "solar" });
    // From 12:00 to 12:59: still fresh.
    await clock.advance(59 * 60_000);
    await client.request("searchStatistics", { q: "solar" });
    expect(seen).toHaveLength(1);
    await clock.advance(60_000);
    await client.request("searchStatistics", { q: "solar" });
    expect(seen).toHaveLength(2);
  });

  it("keep their answer across midnight within its lifetime", async () => {
    const { createFakeClock } = await import("../support/fake-clock.js");
    const clock = createFakeClock(Date.UTC(2026, 5, 15, 23, 45));
    const { client, seen } = await createRig({ handler: search, clock });
    await client.request("searchStatistics", { q: "solar" });
    await clock.advance(30 * 60_000);
    await client.request("searchStatistics", { q: "solar" });
    expect(seen).toHaveLength(1);
  });

  it("are sent again on demand, and then also join", async () => {
    const { client, seen } = await createRig({ handler: search });
    await client.request("searchStatistics", { q: "solar" });
    const forced = [1, 2].map(() =>
      client.request("searchStatistics", { q: "solar" }, { forceFresh: true }),
    );
    await Promise.all(forced);
    expect(seen).toHaveLength(2);
  });
});

describe("a cancelled call", () => {
  const held = () => {
    const release: (() => void)[] = [];
    const handler = () =>
      new Promise<Response>((resolve) =>
        release.push(() => {
          resolve(json(listOf([1])));
        }),
      );
    return { release, handler };
  };

  it("leaves the request to those who still wait", async () => {
    const { release, handler } = held();
    const { client, aborted } = await createRig({ handler });
    const leaving = new AbortController();
    const left = client.request("searchStatistics", { q: "a" }, { signal: leaving.signal });
    const stayed = client.request("searchStatistics", { q: "a" });
    await settle();
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    await settle();
    expect(aborted).toHaveLength(0);
    release[0]?.();
    expect((await stayed).value.items).toHaveLength(1);
  });

  it("stops the request when nobody waits for it", async () => {
    const { handler } = held();
    const { client, seen, aborted } = await createRig({ handler });
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [one, two].map(({ signal }) =>
      client.request("searchStatistics", { q: "a" }, { signal }),
    );
    await settle();
    one.abort();
    two.abort();
    const results = await Promise.allSettled(calls);
    await settle();
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect([seen.length, aborted.length]).toEqual([1, 1]);
    expect(client.status().pending).toBe(0);
  });

  it("is taken over by the same call made in the same turn", async () => {
    const { release, handler } = held();
    const { client, seen, aborted } = await createRig({ handler });
    const first = new AbortController();
    const cancelled = client.request("searchStatistics", { q: "a" }, { signal: first.signal });
    await settle();
    first.abort();
    const again = client.request("searchStatistics", { q: "a" });
    await expect(cancelled).rejects.toMatchObject({ code: "aborted" });
    await settle();
    release[0]?.();
    await again;
    expect([seen.length, aborted.length]).toEqual([1, 0]);
  });

  it("is never sent when it was cancelled before", async () => {
    const { client, seen } = await createRig({ handler: search });
    const signal = AbortSignal.abort();
    await expect(client.request("searchStatistics", { q: "a" }, { signal })).rejects.toMatchObject({
      code: "aborted",
    });
    await settle();
    expect(seen).toHaveLength(0);
  });
});

describe("a signal that many wait for", () => {
  /** Counts the listeners that a signal has, and the most it ever had. */
  function counted(signal: AbortSignal) {
    const count = { now: 0, most: 0 };
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      count.now += 1;
      count.most = Math.max(count.most, count.now);
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      count.now -= 1;
      remove(...args);
    };
    return count;
  }
  const places = Array.from({ length: 30 }, (_, index) => `P${String(index).padStart(2, "0")}`);
  const indicator: Parameters<typeof createRig>[0]["handler"] = ({ query }) => {
    const geos = (query.geo ?? "").split(",");
    const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [1] }));
    return json({ identifier: "gdp", title: "GDP", chart: { graphType: "line", data } });
  };

  it("has one listener, and none once all have their answers", async () => {
    const { client } = await createRig({ handler: indicator });
    const { signal } = new AbortController();
    const count = counted(signal);
    const { value } = await client.indicator("gdp", places, { signal });
    expect(value.chart.geos).toHaveLength(30);
    expect(count).toEqual({ now: 0, most: 1 });
    await client.indicator("cpi", places, { signal });
    expect(count).toEqual({ now: 0, most: 1 });
  });

  it("ends the waiting of all of them at once", async () => {
    const { client, aborted, seen } = await createRig({ handler: silence });
    const abort = new AbortController();
    const count = counted(abort.signal);
    const asked = client.indicator("gdp", places, { signal: abort.signal });
    const outcome = expect(asked).rejects.toMatchObject({ code: "aborted" });
    await until(() => seen.length === 6);
    abort.abort();
    await outcome;
    await until(() => aborted.length === 6);
    expect(count.now).toBe(0);
  });
});
