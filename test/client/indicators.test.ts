import { describe, expect, it } from "vitest";
import { settle } from "../support/fake-clock.js";
import { createRig, held, json, type Handler } from "../support/fake-service.js";
import { createLateStore } from "../support/storage/late-store.js";

const known = new Set([
  "DEU",
  "FRA",
  "USA",
  "GBR",
  "ITA",
  "ESP",
  "WLD",
  "POL",
  "NLD",
  "BEL",
  "AUT",
]);

/** Answers every known code with values of its own, refuses any call with an unknown one. */
const service: Handler = ({ query }) => {
  const geos = (query.geo ?? "WLD").split(",");
  if (geos.some((geo) => !known.has(geo))) return json({ message: "unknown geo" }, 400);
  return json({
    identifier: query.id,
    title: "GDP",
    chart: {
      name: "GDP",
      graphType: "line",
      unit: "USD",
      data: geos.map((geo) => ({
        geo,
        categories: ["2020", "2021"],
        series: [geo.charCodeAt(0), geo.charCodeAt(1)],
      })),
    },
  });
};

const values = (geo: string) => [geo.charCodeAt(0), geo.charCodeAt(1)];

describe("an indicator", () => {
  it("is asked five places a call and handed out in the order asked", async () => {
    const { client, seen } = await createRig({ handler: service });
    const geos = ["deu", "FRA", " usa ", "GBR", "ITA", "ESP", "DEU", "POL"];
    const { value } = await client.indicator("gdp", geos);
    expect(value.chart.geos.map(({ geo }) => geo)).toEqual([
      ...["DEU", "FRA", "USA", "GBR", "ITA", "ESP", "POL"],
    ]);
    for (const { geo, values: found } of value.chart.geos) expect(found).toEqual(values(geo));
    expect(seen.map(({ query }) => query.geo)).toEqual(["DEU,FRA,USA,GBR,ITA", "ESP,POL"]);
    expect(client.status().session).toEqual({ calls: 2, credits: 30 });
  });

  it("is kept by place: only missing ones are asked", async () => {
    const { client, seen } = await createRig({ handler: service });
    await client.indicator("gdp", ["DEU", "FRA"]);
    await client.indicator("gdp", ["FRA", "USA", "DEU"]);
    expect(seen.map(({ query }) => query.geo)).toEqual(["DEU,FRA", "USA"]);
  });

  it("shares calls between cells calculated together", async () => {
    const { client, seen } = await createRig({ handler: service });
    const geos = [...known].slice(0, 10);
    const answers = await Promise.all(geos.map((geo) => client.indicator("gdp", [geo])));
    expect(seen).toHaveLength(2);
    answers.forEach(({ value }, index) => {
      const geo = geos[index] ?? "";
      expect(value.chart.geos).toEqual([
        { geo, categories: ["2020", "2021"], values: values(geo) },
      ]);
    });
  });

  it("of the world is the default", async () => {
    const { client, seen } = await createRig({ handler: service });
    const { value } = await client.indicator("gdp", []);
    expect(value.chart.geos[0]?.geo).toBe("WLD");
    expect(seen[0]?.query.geo).toBe("WLD");
  });

  it("gives the known places where one is unknown, and says so where all are", async () => {
    const { client } = await createRig({ handler: service });
    const { value } = await client.indicator("gdp", ["DEU", "XXX", "FRA"]);
    expect(value.chart.geos.map(({ geo, values: found }) => [geo, found.length])).toEqual([
      ["DEU", 2],
      ["XXX", 0],
      ["FRA", 2],
    ]);
    await expect(client.indicator("gdp", ["XXX"])).rejects.toMatchObject({ code: "bad-input" });
  });

  it("asks together for the places it has, once a list has said which, where a call is refused", async () => {
    const covered_geos = Object.fromEntries([...known].map((geo) => [geo, geo]));
    const { client, seen } = await createRig({
      handler: (asked) =>
        asked.path === "/v1/search/market-insights/indicators"
          ? json({ items: [{ identifier: "gdp", title: "GDP", covered_geos }], total_count: 1 })
          : service(asked),
    });
    const { value } = await client.indicator("gdp", ["DEU", "XXX", "FRA", "USA", "GBR"]);
    expect(value.chart.geos.map(({ values: found }) => found.length)).toEqual([2, 0, 2, 2, 2]);
    expect(seen.map(({ query }) => query.geo ?? query.q)).toEqual([
      ...["DEU,XXX,FRA,USA,GBR", "gdp", "DEU,FRA,USA,GBR", "XXX"],
    ]);
    expect(client.status().session.credits).toBe(15);
    // From then on it is known which go together.
    await client.indicator("gdp", ["ITA", "YYY", "ESP"]);
    expect(seen.slice(4).map(({ query }) => query.geo)).toEqual(["ITA,ESP", "YYY"]);
    expect(client.status().session.credits).toBe(30);
  });

  it("asks for every place, where a list says which it has while calls wait for their turn", async () => {
    const covered_geos = Object.fromEntries([...known].map((geo) => [geo, geo]));
    const list = { items: [{ identifier: "gdp", title: "GDP", covered_geos }], total_count: 1 };
    let answerList = (): void => undefined;
    const { client, seen } = await createRig({
      concurrency: 1,
      handler: (asked) =>
        asked.path === "/v1/search/market-insights/indicators"
          ? new Promise(
              (resolve) =>
                (answerList = () => {
                  resolve(json(list));
                }),
            )
          : service(asked),
    });
    const listing = client.list("searchIndicators", { q: "output" });
    const first = ["DEU", "FRA", "USA", "GBR", "ITA"];
    let found: readonly number[] | undefined;
    void client
      .indicator("gdp", [...first, "ESP", "XXX", "POL", "YYY", "NLD", "ZZZ"])
      .then(({ value }) => (found = value.chart.geos.map((series) => series.values.length)));
    await settle();
    answerList();
    await listing;
    await settle();
    expect(seen.slice(1).map(({ query }) => query.geo)).toEqual([
      ...[first.join(","), "ESP,POL,NLD", "XXX", "YYY", "ZZZ"],
    ]);
    expect(found).toEqual([...first.map(() => 2), 2, 0, 2, 0, 2, 0]);
  });

  it("never takes another place's values for the one asked", async () => {
    const { client } = await createRig({
      handler: ({ query }) =>
        json({
          identifier: query.id,
          chart: { data: [{ geo: "WLD", categories: ["2020"], series: [1] }] },
        }),
    });
    await expect(client.indicator("gdp", ["DEU"])).rejects.toMatchObject({ code: "not-found" });
  });

  it("stops its request when every cell that shares it has left", async () => {
    const { client, seen, aborted } = await createRig({ handler: () => new Promise(() => {}) });
    const cells = ["DEU", "FRA"].map((geo) => {
      const controller = new AbortController();
      const call = client.indicator("gdp", [geo], { signal: controller.signal });
      return { call: call.catch((error: unknown) => error), controller };
    });
    await settle();
    expect(seen.map(({ query }) => query.geo)).toEqual(["DEU,FRA"]);
    cells[0]?.controller.abort();
    await settle();
    expect(aborted).toHaveLength(0);
    cells[1]?.controller.abort();
    await settle();
    expect(aborted).toHaveLength(1);
    for (const { call } of cells) expect(await call).toMatchObject({ code: "aborted" });
    expect(client.status().pending).toBe(0);
  });

  it("is finished and kept once it has been sent, where a refresh is cancelled, and not sent after that", async () => {
    const { handler, answers: release } = held(service);
    const { client, seen, aborted } = await createRig({
      concurrency: 1,
      handler,
    });
    const stop = new AbortController();
    const how = { signal: stop.signal, finishSent: true };
    const sent = client.indicator("gdp", ["DEU"], how);
    await settle();
    const unsent = client.indicator("debt", ["DEU"], how);
    await settle();
    stop.abort();
    await expect(sent).rejects.toMatchObject({ code: "aborted" });
    await expect(unsent).rejects.toMatchObject({ code: "aborted" });
    await settle();
    release[0]?.();
    await settle();
    expect(aborted).toHaveLength(0);
    expect(seen.map(({ query }) => query.id)).toEqual(["gdp"]);
    expect(client.status()).toMatchObject({ pending: 0, session: { calls: 1, credits: 15 } });
    const { value } = await client.indicator("gdp", ["DEU"]);
    expect(value.chart.geos[0]?.values).toEqual(values("DEU"));
    expect(seen).toHaveLength(1);
  });

  it("fails all its cells when the service does, and is asked anew afterwards", async () => {
    let isDown = true;
    const rig = await createRig({
      handler: (seen) => (isDown ? json({}, 500) : service(seen)),
    });
    const calls = ["DEU", "FRA"].map((geo) => rig.client.indicator("gdp", [geo]));
    const results = await rig.clock.runUntil(Promise.allSettled(calls));
    expect(results).toMatchObject([
      { status: "rejected", reason: { code: "server" } },
      { status: "rejected", reason: { code: "server" } },
    ]);
    isDown = false;
    const { value } = await rig.client.indicator("gdp", ["FRA"]);
    expect(value.chart.geos[0]?.values).toEqual(values("FRA"));
  });

  it("fails within the budget, every cell of it", async () => {
    const { client, seen } = await createRig({
      handler: service,
      preferences: { dailyBudget: 15 },
    });
    const results = await Promise.allSettled(
      [...known].map((geo) => client.indicator("gdp", [geo])),
    );
    expect(seen).toHaveLength(1);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "budget" });
    }
  });
});

describe("an indicator over a store that answers late", () => {
  const geos = [...known].slice(0, 7);
  const asked = (seen: readonly { readonly query: { readonly geo?: string } }[]) =>
    seen.map(({ query }) => query.geo?.split(",").length);

  it("goes in fives in every call, not in the first alone", async () => {
    const { client, seen } = await createRig({ handler: service, store: createLateStore() });
    await client.indicator("gdp", geos);
    await client.indicator("population", geos);
    await client.indicator("debt", geos.slice(0, 5));
    expect(asked(seen)).toEqual([5, 2, 5, 2, 5]);
    expect(client.status().session).toEqual({ calls: 5, credits: 75 });
  });

  it("shares calls between cells calculated together", async () => {
    const { client, seen } = await createRig({ handler: service, store: createLateStore() });
    await client.indicator("gdp", ["WLD"]);
    await Promise.all(geos.map((geo) => client.indicator("population", [geo])));
    expect(asked(seen)).toEqual([1, 5, 2]);
  });

  it("does not wait for places that turn out to be kept, or are cancelled", async () => {
    const store = createLateStore();
    const first = await createRig({ handler: service, store });
    await first.client.indicator("gdp", geos.slice(0, 3));
    await settle(60);
    const { client, seen } = await createRig({ handler: service, store });
    const leave = new AbortController();
    const left = client.indicator("gdp", ["POL"], { signal: leave.signal });
    const wanted = client.indicator("gdp", geos);
    leave.abort();
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    const { value } = await wanted;
    expect(value.chart.geos.map(({ values: found }) => found)).toEqual(geos.map(values));
    expect(seen.map(({ query }) => query.geo)).toEqual([geos.slice(3).join(",")]);
  });
});
