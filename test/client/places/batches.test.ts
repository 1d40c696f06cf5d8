import { describe, expect, it } from "vitest";
import { settle } from "../../support/fake-clock.js";
import { createRig, held, json, type Handler } from "../../support/fake-service.js";

/** Has every place but those called X…; a call with one of them is refused. */
const service: Handler = ({ path, query }) => {
  if (path !== "/v1/data/market-insights/indicator") return json({ items: [], total_count: 0 });
  const geos = (query.geo ?? "WLD").split(",");
  if (geos.some((geo) => geo.startsWith("X"))) return json({ message: "No data." }, 400);
  const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [1] }));
  return json({ identifier: query.id, title: "GDP", chart: { graphType: "line", data } });
};

const geosOf = (seen: readonly { readonly query: { readonly geo?: string } }[]) =>
  seen.flatMap(({ query }) => query.geo ?? []);

describe("a place that an indicator has refused", () => {
  it("goes alone from then on, until a key is entered anew", async () => {
    const { client, seen, settings } = await createRig({ handler: service });
    await expect(client.indicator("gdp", ["XXX"])).rejects.toMatchObject({ code: "bad-input" });
    await client.indicator("gdp", ["DEU", "XXX"], { forceFresh: true });
    expect(geosOf(seen)).toEqual(["XXX", "DEU", "XXX"]);
    await settings.setApiKey("key-two");
    await settings.setApiKey("key-one");
    await settle();
    await client.indicator("gdp", ["DEU", "XXX"]);
    const [together = "", ...others] = geosOf(seen).slice(3);
    expect(together.split(",").sort()).toEqual(["DEU", "XXX"]);
    expect(others.sort()).toEqual(["DEU", "XXX"]);
  });
});

describe("places of one indicator", () => {
  it("say that the key may read it, also where the key is entered anew between them", async () => {
    const { client, settings } = await createRig({ handler: service });
    await client.indicator("gdp", ["DEU"]);
    await settings.setApiKey("key-two");
    await settings.setApiKey("key-one");
    expect(client.status().operationsAllowed).toEqual({});
    await client.indicator("gdp", ["FRA"]);
    expect(client.status().operationsAllowed).toEqual({ getIndicator: true });
  });

  it("that come while a call waits for its turn go with it, though those it was for have left", async () => {
    const { handler, answers } = held(service);
    const { client, seen } = await createRig({
      concurrency: 1,
      handler,
    });
    const leaving = new AbortController();
    const busy = client.indicator("debt", ["DEU"]);
    await settle();
    const left = client.indicator("gdp", ["DEU"], { signal: leaving.signal });
    await settle();
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    await settle();
    const other = client.indicator("population", ["DEU"]);
    await settle();
    const late = client.indicator("gdp", ["FRA"]);
    await settle();
    for (let turn = 0; turn < 3; turn += 1) {
      answers[turn]?.();
      await settle();
    }
    await Promise.all([busy, other, late]);
    expect(seen.map(({ query }) => [query.id, query.geo])).toEqual([
      ["debt", "DEU"],
      ["gdp", "FRA"],
      ["population", "DEU"],
    ]);
    expect(client.status().pending).toBe(0);
  });
});
