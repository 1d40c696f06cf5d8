import { describe, expect, it } from "vitest";
import { settle } from "../../support/fake-clock.js";
import { createRig, json, listOf, statistic, type Handler } from "../../support/fake-service.js";

const service: Handler = ({ path, query }) =>
  path === "/v1/data/statistic"
    ? json({
        ...statistic(Number(query.id)),
        chart: { graphType: "bar", data: { a: [{ name: "x", data: 1 }] } },
      })
    : json(listOf([1]));

describe("a refusal that comes after the key was changed", () => {
  it("closes nothing for the new key", async () => {
    const refusals: (() => void)[] = [];
    const { client, settings } = await createRig({
      handler: (seen) =>
        seen.headers["x-api-key"] === "key-one"
          ? new Promise((resolve) =>
              refusals.push(() => {
                resolve(json({ error: { message: "No.", refused: "operation" } }, 403));
              }),
            )
          : service(seen),
    });
    const late = client.request("getStatistic", { id: 1 });
    await settle();
    await settings.setApiKey("key-two");
    await client.request("searchStatistics", { q: "solar" });
    refusals[0]?.();
    await expect(late).rejects.toMatchObject({ code: "forbidden" });
    const { value } = await client.request("getStatistic", { id: 2 });
    expect(value.identifier).toBe(2);
    expect(client.status().operationsAllowed).toEqual({
      searchStatistics: true,
      getStatistic: true,
    });
  });
});

describe("a key that is refused", () => {
  it("is sent once by a refresh, where no other key has taken its place", async () => {
    const { client, seen } = await createRig({ handler: () => json({}, 401) });
    const asking = client.request("searchStatistics", { q: "solar" }, { forceFresh: true });
    await expect(asking).rejects.toMatchObject({ code: "bad-key" });
    expect(seen).toHaveLength(1);
  });
});

describe("a refresh", () => {
  it("asks the service, though a cell reads what is kept at the same moment", async () => {
    const { client, seen } = await createRig({ handler: service });
    await client.request("searchStatistics", { q: "solar" });
    const [read, refreshed] = await Promise.all([
      client.request("searchStatistics", { q: "solar" }),
      client.request("searchStatistics", { q: "solar" }, { forceFresh: true }),
    ]);
    expect([read.origin, refreshed.origin, seen.length]).toEqual(["memory", "service", 2]);
  });
});

describe("refusals", () => {
  it("are remembered for ten thousand requests, and then anew", async () => {
    const { client, seen } = await createRig({ handler: () => json({}, 404) });
    const ask = (id: number) => client.request("getStatistic", { id }).catch(() => undefined);
    await Promise.all(Array.from({ length: 10_000 }, (_, index) => ask(index + 1)));
    await ask(1);
    expect(seen).toHaveLength(10_000);
    await ask(10_001);
    await ask(1);
    expect(seen).toHaveLength(10_002);
  }, 60_000);
});
