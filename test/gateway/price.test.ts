import { afterEach, describe, expect, it } from "vitest";
import { createClient, type ApiRequest } from "../../src/client/index.js";
import { gatewayOperations, operations } from "../../src/contract/index.js";
import { createMemoryStorage, createSettings } from "../../src/settings/index.js";
import { sendJson, startFaultServer, type Serve } from "../support/fault-server.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { startGateway } from "./support/start-gateway.js";

/** What requests would cost now: what the gateway keeps for everybody costs nothing. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const place = (geo: string) => ({ geo, categories: ["2020"], series: [1] });
const good: Serve = (request, response) => {
  const url = new URL(request.url ?? "", "http://service");
  if (request.method !== "GET") sendJson(response, { message: "no such thing" }, 404);
  else if (url.pathname === operations.getStatistic.path)
    sendJson(response, statisticAnswer(Number(url.searchParams.get("id")), { "2020": 1 }));
  else {
    const geos = (url.searchParams.get("geo") ?? "").split(",");
    const chart = { graphType: "line-standard", data: geos.map(place) };
    sendJson(response, { identifier: "x-1", title: "Exports", chart });
  }
};

/** Ann, and Bob with a client of the add-in that refreshes what is there already. */
async function before(changes: Parameters<typeof startGateway>[1] = {}) {
  const clock = { at: Date.now() };
  const upstream = await startFaultServer(good);
  open.push(upstream);
  const gateway = await startGateway(upstream.address, { now: () => clock.at, ...changes });
  open.push(gateway);
  const bob = await gateway.addKey("Bob", "--team", "Steel");
  clock.at += 1000;
  const askAsAnn = async (path: string) => {
    const answer = await gateway.get(path);
    await answer.text();
    expect(answer.status).toBe(200);
  };
  const price = async (requests: readonly object[], key = bob) => {
    const answer = await fetch(gateway.address + gatewayOperations.priceRequests.path, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: JSON.stringify({ requests }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { gateway, upstream, clock, bob, askAsAnn, price };
}

async function clientOf(serviceAddress: string, key: string) {
  const settings = createSettings({
    allowedServiceAddresses: [serviceAddress],
    storage: createMemoryStorage(),
  });
  await settings.setPreferences({ serviceAddress });
  await settings.setApiKey(key);
  return createClient({ settings, fetch });
}

const statisticOf = (id: number) => ({
  operation: "getStatistic",
  parameters: { id: String(id) },
});
const statisticPath = (id: number) => `${operations.getStatistic.path}?id=${String(id)}`;

describe("the price of requests", () => {
  it("is nothing for what is kept, for its lifetime, and the contract's for the rest", async () => {
    const { upstream, clock, askAsAnn, price } = await before();
    await askAsAnn(statisticPath(1));
    await askAsAnn(`${operations.getIndicator.path}?id=x-1&geo=DEU,FRA`);
    const indicatorOf = (geo: string) => ({
      operation: "getIndicator",
      parameters: { id: "x-1", geo },
    });
    const asked = [statisticOf(1), statisticOf(2), indicatorOf("FRA"), indicatorOf("FRA,ESP")];
    const question = { operation: "askResearch", parameters: { question: "How many?" } };
    expect(await price([...asked, question])).toEqual({
      status: 200,
      body: {
        credits: 10 + 15 + operations.askResearch.credits,
        requests: [
          { is_kept: true, credits: 0 },
          { is_kept: false, credits: 10 },
          { is_kept: true, credits: 0 },
          { is_kept: false, credits: 15 },
          { is_kept: false, credits: operations.askResearch.credits },
        ],
      },
    });
    clock.at += operations.getStatistic.lifetimeMs;
    expect((await price([statisticOf(1)])).body).toMatchObject({ credits: 10 });
    expect(upstream.requests).toHaveLength(2);
  });

  it("is each person's where people do not share", async () => {
    const { gateway, askAsAnn, price } = await before({ shared: new Set() });
    await askAsAnn(statisticPath(1));
    expect((await price([statisticOf(1)])).body).toMatchObject({ credits: 10 });
    expect((await price([statisticOf(1)], gateway.key)).body).toMatchObject({ credits: 0 });
  });

  it.each([
    [[{ operation: "getEverything", parameters: {} }], "There is no operation getEverything."],
    [[{ operation: "getStatistic" }], "The body is not in order at /requests/0."],
    [[], "The body is not in order at /requests."],
  ])("of %j is refused", async (requests, message) => {
    const { price } = await before();
    expect(await price(requests)).toMatchObject({ status: 400, body: { message } });
  });
});

describe("the add-in's plan of a refresh", () => {
  const requests: readonly ApiRequest[] = [
    { operation: "getStatistic", parameters: { id: 1 } },
    { operation: "getStatistic", parameters: { id: 2 } },
    { operation: "getIndicator", parameters: { id: "x-1", geo: "DEU" } },
  ];
  const plan = { askFresh: true, askService: true };

  it("expects to pay what the gateway does not keep, and is never dearer than without it", async () => {
    const { gateway, upstream, bob, askAsAnn } = await before();
    await askAsAnn(statisticPath(1));
    await askAsAnn(`${operations.getIndicator.path}?id=x-1&geo=DEU`);
    const client = await clientOf(gateway.address, bob);
    // What is no gateway has no such operation: nobody is asked before an answer has said so.
    const arrived = gateway.arrived();
    expect(await client.quote(requests, plan)).toMatchObject({ credits: 35, atMost: 35 });
    expect(gateway.arrived()).toBe(arrived);
    await client.request("getStatistic", { id: 1 });
    expect(await client.quote(requests, plan)).toMatchObject({ credits: 10, atMost: 35, calls: 3 });
    expect(await client.quote(requests, { askFresh: true })).toMatchObject({ credits: 35 });
    const asked = upstream.requests.length;
    for (const { operation, parameters } of requests)
      await client.request(operation, parameters, { forceFresh: true });
    expect(upstream.requests).toHaveLength(asked + 1);
    // What was kept there has cost nothing, and is counted so.
    expect(client.status().session).toEqual({ calls: 4, credits: 10 });
  });

  it.each([
    ["is no gateway", "x-stat-credits", []],
    ["is a gateway without such an operation, which is asked once", "x-stat-cache", ["/v1/price"]],
  ])("is computed as before where the service %s", async (_, header, asked) => {
    const service = await startFaultServer((request, response, turn) => {
      response.setHeader(header, "0");
      good(request, response, turn);
    });
    open.push(service);
    const client = await clientOf(service.address, "a-key");
    await client.request("getStatistic", { id: 1 });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await client.quote(requests, plan)).toMatchObject({ credits: 35, atMost: 35 });
    expect(service.requests.slice(1).map(({ url }) => url)).toEqual(asked);
  });
});
