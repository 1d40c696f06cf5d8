import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { createIndexedDbStore } from "../../src/client/index.js";
import { until } from "../support/fake-clock.js";
import { createRig, json, silence, type Handler } from "../support/fake-service.js";

const link = "https://service.example/content/statistic/3/en";
const signed = `${link}?key=a&until=9&signature=s`;

const signs: Handler = () => json({ link: signed, expires_at: "2026-11-20T10:15:00Z" });

describe("an address that is opened", () => {
  it("is signed by the service, which is told the address and the key in its header", async () => {
    const { client, seen } = await createRig({ handler: signs });
    expect(await client.signLink(link)).toBe(signed);
    const [request] = seen;
    expect([request?.init.method, request?.path]).toEqual(["POST", "/v1/links"]);
    expect(request?.init.body).toBe(JSON.stringify({ link }));
    expect(request?.headers["x-api-key"]).toBe("key-one");
    expect(request?.url.search).toBe("");
  });

  it("is signed anew each time, kept nowhere and counted as no call", async () => {
    const store = createIndexedDbStore({ name: "signed-links" });
    const { client, clock, seen } = await createRig({ handler: signs, store });
    expect(await clock.runUntil(client.signLink(link))).toBe(signed);
    expect(await clock.runUntil(client.signLink(link))).toBe(signed);
    expect(seen).toHaveLength(2);
    const { cacheEntries, session, lastError } = client.status();
    expect([cacheEntries, session.calls, session.credits, lastError]).toEqual([0, 0, 0, null]);
    expect((await store.countAnswers()).entries).toBe(0);
  });

  it("is the link as it is where the service signs none, which is asked once for each key", async () => {
    const { client, seen, settings } = await createRig({
      handler: () => json({ message: "There is no such address." }, 404),
    });
    expect(await client.signLink(link)).toBe(link);
    expect(await client.signLink(link)).toBe(link);
    expect(seen).toHaveLength(1);
    await settings.setApiKey("key-two");
    expect(await client.signLink(link)).toBe(link);
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 429, 500, 503])(
    "is the link as it is after %s, and the operations stay what they were",
    async (status) => {
      const { client, seen } = await createRig({ handler: () => json({ message: "no" }, status) });
      expect(await client.signLink(link)).toBe(link);
      expect(await client.signLink(link)).toBe(link);
      expect(seen).toHaveLength(2);
      expect(client.status().operationsAllowed).toEqual({});
      expect(client.status().lastError).toBeNull();
    },
  );

  it.each([
    "javascript:alert(1)",
    "http://service.example/content/statistic/3/en?signature=s",
    "https://other.example/content/statistic/3/en?signature=s",
    "https://service.example/content/statistic/4/en?signature=s",
    7,
  ])("is the link as it is where the service answers %s", async (answer) => {
    const { client } = await createRig({ handler: () => json({ link: answer }) });
    expect(await client.signLink(link)).toBe(link);
  });

  it("is the link as it is without a key, and nothing is asked", async () => {
    const { client, seen } = await createRig({ handler: signs, key: null });
    expect(await client.signLink(link)).toBe(link);
    expect(seen).toHaveLength(0);
  });

  it("is the link as it is on a device that is offline, and nothing is asked but of this machine", async () => {
    const isOnline = () => false;
    const { client, seen } = await createRig({ handler: signs, isOnline });
    expect(await client.signLink(link)).toBe(link);
    expect(seen).toHaveLength(0);
    const own = "http://localhost:9/content/statistic/3/en";
    const here = await createRig({
      handler: () => json({ link: `${own}?signature=s` }),
      isOnline,
      preferences: { serviceAddress: "http://localhost:9" },
      key: null,
    });
    await here.settings.setApiKey("key-here");
    expect(await here.client.signLink(own)).toBe(`${own}?signature=s`);
  });

  it("is the link as it is where the service says nothing for five seconds", async () => {
    const { client, clock, seen, aborted } = await createRig({ handler: silence });
    const before = clock.now();
    const asked = client.signLink(link);
    await until(() => seen.length === 1);
    await clock.advance(5_000);
    expect(await asked).toBe(link);
    expect(clock.now() - before).toBe(5_000);
    expect([seen.length, aborted.length]).toEqual([1, 1]);
  });
});
