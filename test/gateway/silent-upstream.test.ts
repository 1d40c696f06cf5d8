import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import { createFakeClock, until } from "../support/fake-clock.js";
import { sendJson, startFaultServer, type Serve } from "../support/fault-server.js";
import { addinOrigin, startGateway } from "./support/start-gateway.js";

/** A service that takes requests and says nothing, or never comes to an end, or is not to be found. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const day = 24 * 60 * 60_000;
/** What the add-in gives an attempt. */
const attemptMs = 30_000;
const { path: search } = operations.searchStatistics;
const { path: indicator } = operations.getIndicator;
const indicatorFor = (geos: string) => `${indicator}?id=x-1&geo=${geos}`;

function answer({ url = "" }: { readonly url?: string | undefined }, turn: number): object {
  const { pathname, searchParams } = new URL(url, "http://upstream");
  if (pathname === search) return { items: [], turn };
  const geos = (searchParams.get("geo") ?? "").split(",");
  const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [1] }));
  return { identifier: "x-1", title: "Exports", chart: { graphType: "line", data } };
}

/** A service that answers until it is told to be silent, and what it owes then. */
async function before() {
  const clock = createFakeClock(Date.UTC(2026, 10, 20, 12));
  const state = { isSilent: false };
  const owed: (() => void)[] = [];
  const serve: Serve = (request, response, turn) => {
    const send = () => {
      response.setHeader("x-stat-credits", "1");
      sendJson(response, answer(request, turn));
    };
    if (state.isSilent) owed.push(send);
    else send();
  };
  const upstream = await startFaultServer(serve);
  open.push(upstream);
  const gateway = await startGateway(upstream.address, {
    now: () => clock.now(),
    sleepBeforeStale: clock.sleep,
  });
  open.push(gateway);
  const bob = await gateway.addKey("Bob", "--team", "Steel");
  await clock.advance(1000);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: given } = await gateway.get(path, headers);
    return { status, cache: given.get("x-stat-cache"), credits: given.get("x-stat-credits") };
  };
  const creditsOf = async (key: string) => {
    const usage = await gateway.get("/v1/usage", { "x-api-key": key });
    return ((await usage.json()) as { credits: number }).credits;
  };
  return { clock, state, owed, gateway, bob, ask, creditsOf };
}

/** As a browser sends what the add-in asks. */
const addin = { origin: addinOrigin, pragma: "no-cache", "cache-control": "no-cache" };

describe("a service that is silent", () => {
  it.each([
    ["an answer", `${search}?q=gdp`, `${search}?q=gdp`],
    ["places of two answers", indicatorFor("DEU"), indicatorFor("FRA,DEU")],
  ])(
    "is not waited for as long as the add-in would, where there is %s of before",
    async (_, one, asked) => {
      const { clock, state, owed, ask } = await before();
      await ask(one);
      await ask(asked);
      await clock.advance(2 * day);
      state.isSilent = true;
      const begun = clock.now();
      const answered = ask(asked, addin);
      await until(() => owed.length > 0 && clock.sleeping > 0);
      expect(await clock.runUntil(answered)).toEqual({ status: 200, cache: "stale", credits: "0" });
      expect(clock.now() - begun).toBeLessThan(attemptMs / 2);
    },
  );

  it("is asked once meanwhile; what it says in the end is kept, and booked to who began", async () => {
    const { clock, state, owed, gateway, bob, ask, creditsOf } = await before();
    const path = `${search}?q=gdp`;
    await ask(path);
    await clock.advance(day);
    state.isSilent = true;
    const first = ask(path, { ...addin, "x-api-key": bob });
    await until(() => owed.length === 1);
    expect(await clock.runUntil(first)).toMatchObject({ cache: "stale" });
    const second = ask(path, addin);
    await until(() => clock.sleeping > 0);
    expect(await clock.runUntil(second)).toMatchObject({ cache: "stale" });
    // Who takes nothing old waits for it.
    const patient = ask(path);
    owed.forEach((send) => {
      send();
    });
    expect(await patient).toMatchObject({ status: 200, cache: "hit", credits: "0" });
    expect(owed).toHaveLength(1);
    expect(await ask(path, addin)).toMatchObject({ cache: "hit" });
    expect([await creditsOf(gateway.key), await creditsOf(bob)]).toEqual([1, 1]);
    expect(clock.sleeping).toBe(0);
  });
});

it("an answer that trickles for ever ends, though it is never silent", async () => {
  let trickling: NodeJS.Timeout | undefined;
  const upstream = await startFaultServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    trickling = setInterval(() => response.write(" "), 20);
    response.once("close", () => {
      clearInterval(trickling);
    });
  });
  open.push(upstream);
  const gateway = await startGateway(upstream.address, { longestMs: 300 });
  open.push(gateway);
  const { status } = await gateway.get(`${search}?q=a`);
  expect(status).toBe(504);
  expect(gateway.told.filter((line) => line.startsWith("ALARM"))).toEqual([
    expect.stringContaining("ANSWER_TIMEOUT"),
  ]);
  await until(() => upstream.abandoned === 1);
});

it("a service whose name is not known is told of by that", async () => {
  // A label of 64 letters, which names cannot have: the machine says so without asking anybody.
  const nowhere = `http://${"n".repeat(64)}.invalid`;
  const gateway = await startGateway(nowhere);
  open.push(gateway);
  const answer = await gateway.get(`${search}?q=a`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ error: { code: "server" } });
  expect(gateway.told.filter((line) => line.startsWith("ALARM"))).toEqual([
    expect.stringContaining("ENOTFOUND"),
  ]);
});
