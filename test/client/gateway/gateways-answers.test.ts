import { describe, expect, it } from "vitest";
import { createRig, json, listOf, statistic, type Handler } from "../../support/fake-service.js";

/** A gateway says of each answer where it took it from, and may say what requests would cost now. */

const hour = 3_600_000;
const figures = (value: number) => ({
  ...statistic(1),
  chart: { graphType: "bar", data: { a: [{ name: "2020", data: value }] } },
});
const valueOf = (answer: { readonly value: { readonly chart: { readonly table: object } } }) =>
  (answer.value.chart.table as { series: { values: number[] }[] }).series[0]?.values[0];

describe("an answer that a gateway has kept past its time", () => {
  const gateway = () => {
    const state = { value: 1, cache: "miss", age: "0" };
    const handler: Handler = () =>
      json(figures(state.value), 200, { "x-stat-cache": state.cache, age: state.age });
    return { state, handler };
  };

  it("serves as what is past its time here does, and says so", async () => {
    const { state, handler } = gateway();
    Object.assign(state, { cache: "stale", age: String(30 * 3600) });
    const { client, clock } = await createRig({ handler });
    const answer = await client.request("getStatistic", { id: 1 });
    expect([valueOf(answer), answer.isStale]).toEqual([1, true]);
    expect(answer.fetchedAt).toBe(clock.now() - 30 * hour);
    expect(client.status().staleServed).toBe(1);
  });

  it("is a failure for who wants news, which says that the service does not answer", async () => {
    const { state, handler } = gateway();
    Object.assign(state, { cache: "stale", age: String(30 * 3600) });
    const { client } = await createRig({ handler });
    const news = { forceFresh: true, refuseStale: true };
    await expect(client.request("getStatistic", { id: 1 }, news)).rejects.toMatchObject({
      code: "server",
      message: "The service does not answer.",
    });
  });

  it.each([
    ["is kept instead of an older one", 30, 2],
    ["does not take the place of a newer one", 60, 1],
  ])("%s", async (_, hoursOld, expected) => {
    const { state, handler } = gateway();
    const { client, clock } = await createRig({ handler });
    await client.request("getStatistic", { id: 1 });
    await clock.advance(48 * hour);
    Object.assign(state, { value: 2, cache: "stale", age: String(hoursOld * 3600) });
    const answer = await client.request("getStatistic", { id: 1 });
    expect([valueOf(answer), answer.isStale]).toEqual([expected, true]);
    const kept = await client.request("getStatistic", { id: 1 }, { cacheOnly: true });
    expect([valueOf(kept), kept.isStale]).toEqual([expected, true]);
  });
});

describe("what a gateway says of prices", () => {
  const requests = [1, 2].map((id) => ({
    operation: "getStatistic" as const,
    parameters: { id },
  }));

  async function behindGateway(price: Handler, cache: Record<string, string>) {
    const rig = await createRig({
      handler: (seen) => (seen.path === "/v1/price" ? price(seen) : json(listOf([7]), 200, cache)),
    });
    await rig.client.request("searchStatistics", { q: "gdp" });
    const quote = () => rig.client.quote(requests, { askService: true });
    const asked = () => rig.seen.filter(({ path }) => path === "/v1/price");
    return { ...rig, quote, asked };
  }
  const isGateway = { "x-stat-cache": "miss" };
  const keepsFirst: Handler = () =>
    json({
      credits: 10,
      requests: [
        { is_kept: true, credits: 0 },
        { is_kept: false, credits: 10 },
      ],
    });

  it("is the price: what it keeps for everybody costs nothing", async () => {
    const { quote, asked, client } = await behindGateway(keepsFirst, isGateway);
    expect(await quote()).toMatchObject({ credits: 10 });
    expect(
      asked().map(({ init }) => [init.method, JSON.parse(init.body as string) as unknown]),
    ).toEqual([
      [
        "POST",
        {
          requests: [1, 2].map((id) => ({
            operation: "getStatistic",
            parameters: { id: String(id) },
          })),
        },
      ],
    ]);
    // A plan that does not ask for it takes everything to be paid.
    expect(await client.quote(requests)).toMatchObject({ credits: 20 });
    expect(asked()).toHaveLength(1);
  });

  it("is asked of what has to be asked: of an answer at hand only where it is wanted anew", async () => {
    const { client, seen } = await createRig({
      handler: ({ path, init }) => {
        if (path !== "/v1/price") return json(figures(1), 200, isGateway);
        const { requests: priced } = JSON.parse(init.body as string) as { requests: unknown[] };
        const kept = priced.map(() => ({ is_kept: true, credits: 0 }));
        return json({ credits: 0, requests: kept });
      },
    });
    const asked = () =>
      seen
        .filter(({ path }) => path === "/v1/price")
        .map(({ init }) => {
          const body = JSON.parse(init.body as string) as {
            requests: { parameters: { id: string } }[];
          };
          return body.requests.map(({ parameters }) => parameters.id);
        });
    await client.request("getStatistic", { id: 1 });
    expect(await client.quote(requests, { askService: true })).toMatchObject({
      ...{ calls: 1, credits: 0, atMost: 10 },
    });
    expect(asked()).toEqual([["2"]]);
    const anew = { askService: true, askFresh: true };
    expect(await client.quote(requests, anew)).toMatchObject({ calls: 2, credits: 0, atMost: 20 });
    expect(asked()).toEqual([["2"], ["1", "2"]]);
  });

  it("is not asked of a service that is no gateway", async () => {
    const { quote, asked } = await behindGateway(keepsFirst, {});
    expect(await quote()).toMatchObject({ credits: 20 });
    expect(asked()).toEqual([]);
  });

  it.each([
    [404, 1],
    [405, 1],
    [501, 1],
    [400, 2],
    [403, 2],
    [500, 2],
  ])(
    "is not needed: after %i everything is paid, and it is asked %i times in two plans",
    async (status, times) => {
      const { quote, asked } = await behindGateway(
        () => json({ message: "no" }, status),
        isGateway,
      );
      expect(await quote()).toMatchObject({ credits: 20 });
      expect(await quote()).toMatchObject({ credits: 20 });
      expect(asked()).toHaveLength(times);
    },
  );

  it.each([
    ["no JSON", () => new Response("<html>")],
    ["too few prices", () => json({ credits: 0, requests: [{ is_kept: true, credits: 0 }] })],
  ])("is believed of all requests or of none: %s", async (_, price) => {
    const { quote } = await behindGateway(price, isGateway);
    expect(await quote()).toMatchObject({ credits: 20 });
  });
});
