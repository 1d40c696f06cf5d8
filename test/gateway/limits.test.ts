import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import { createFakeClock, settle, until } from "../support/fake-clock.js";
import { sendJson, startFaultServer, type Serve } from "../support/fault-server.js";
import { startGateway } from "./support/start-gateway.js";

/** How much people may ask, and what comes of it where the service itself asks to slow down. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** Ann and Bob before a service; its answers are of the test. */
async function before(serve: Serve, changes: Parameters<typeof startGateway>[1] = {}) {
  const clock = createFakeClock();
  const upstream = await startFaultServer(serve);
  open.push(upstream);
  const gateway = await startGateway(upstream.address, {
    now: () => clock.now(),
    sleep: (ms) => clock.sleep(ms, new AbortController().signal),
    ...changes,
  });
  open.push(gateway);
  const bob = await gateway.addKey("Bob", "--team", "Steel");
  await clock.advance(1000);
  const ask = async (q: string, key = gateway.key) => {
    const path = `${operations.searchStatistics.path}?q=${q}`;
    const answer = await gateway.get(path, { "x-api-key": key });
    const text = await answer.text();
    return { status: answer.status, text, retryAfter: answer.headers.get("retry-after") };
  };
  const asked = () => upstream.requests.map(({ url }) => url.split("q=")[1] ?? "");
  return { clock, gateway, upstream, bob, ask, asked };
}

const good: Serve = (_request, response) => {
  sendJson(response, { items: [] });
};

/** Refuses while it is told to, and says for how many seconds. */
function limitedService() {
  const state = { seconds: undefined as string | undefined };
  const serve: Serve = (request, response, turn) => {
    if (state.seconds === undefined) {
      good(request, response, turn);
      return;
    }
    response.setHeader("retry-after", state.seconds);
    sendJson(response, { message: "slow down" }, 429);
  };
  return { state, serve };
}

describe("a person's minute", () => {
  it("ends in a refusal that says how long to wait, and is nobody else's", async () => {
    const { clock, bob, ask, upstream } = await before(good, { requestsPerMinute: 2 });
    expect((await ask("a")).status).toBe(200);
    await clock.advance(20_000);
    // What is kept counts, too.
    expect((await ask("a")).status).toBe(200);
    const refused = await ask("b");
    expect(refused).toMatchObject({ status: 429, retryAfter: "40" });
    expect(JSON.parse(refused.text)).toEqual({
      error: {
        ...{ code: "rate-limited" },
        message: "More than 2 requests in a minute. Please wait.",
      },
      message: "More than 2 requests in a minute. Please wait.",
    });
    expect((await ask("c", bob)).status).toBe(200);
    expect(upstream.requests).toHaveLength(2);
    await clock.advance(40_000);
    expect((await ask("b")).status).toBe(200);
  });

  it("is that of all keys of a person", async () => {
    const { gateway, clock, ask } = await before(good, { requestsPerMinute: 1 });
    const second = await gateway.addKey("Ann", "--team", "Energy");
    await clock.advance(1000);
    expect((await ask("a")).status).toBe(200);
    expect((await ask("a", second)).status).toBe(429);
  });
});

describe("a service that asks to slow down", () => {
  it("is waited for once, and then all are answered", async () => {
    const { state, serve } = limitedService();
    state.seconds = "5";
    const { clock, gateway, bob, ask, asked } = await before(serve);
    const first = ask("a");
    await until(() => clock.sleeping === 1);
    const others = ["b", "c", "d"].map((q) => ask(q, bob));
    await clock.advance(4999);
    expect(asked()).toEqual(["a"]);
    state.seconds = undefined;
    await clock.advance(1);
    const answers = await Promise.all([first, ...others]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(asked()).toHaveLength(5);
    expect(gateway.told.filter((line) => line.includes("asks to slow down"))).toHaveLength(1);
  });

  it("is asked again in fair turns: many requests of one person do not starve another", async () => {
    const { state, serve } = limitedService();
    const held: (() => void)[] = [];
    const { clock, bob, ask, asked, gateway } = await before((request, response, turn) => {
      if (state.seconds !== undefined) serve(request, response, turn);
      else {
        held.push(() => {
          serve(request, response, turn);
        });
      }
    });
    state.seconds = "5";
    const first = ask("first");
    await until(() => clock.sleeping === 1);
    const anns = Array.from({ length: 60 }, (_, at) => ask(`ann${String(at)}`));
    await until(() => gateway.arrived() === 61);
    const bobs = ask("bob", bob);
    await until(() => gateway.arrived() === 62);
    await settle();
    state.seconds = undefined;
    await clock.advance(5000);
    // One goes first, and each answer lets two follow.
    await until(() => held.length === 1);
    held[0]?.();
    await until(() => held.length === 3);
    expect(asked().slice(1, 4)).toContain("bob");
    held[1]?.();
    held[2]?.();
    for (let at = 3; at < 62; at += 1) {
      await until(() => held.length > at);
      held[at]?.();
    }
    const answers = await Promise.all([first, bobs, ...anns]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(62);
  });

  it("and then gives no answer does not keep the others in single file", async () => {
    const { state, serve } = limitedService();
    let held = 0;
    const { clock, ask, gateway, upstream } = await before((request, response, turn) => {
      if (state.seconds !== undefined) serve(request, response, turn);
      else if (turn === 2) request.socket.resetAndDestroy();
      else held += 1;
    });
    state.seconds = "5";
    const first = ask("first");
    await until(() => clock.sleeping === 1);
    const others = ["a", "b", "c"].map((q) => ask(q));
    await until(() => gateway.arrived() === 4);
    state.seconds = undefined;
    await clock.advance(5000);
    expect(await first).toMatchObject({ status: 502 });
    // After one at a time there are two, though neither is answered.
    await until(() => held === 2);
    await upstream.close();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([502, 502, 502]);
  });

  it("for too long is passed on, and others are told without asking it", async () => {
    const { state, serve } = limitedService();
    state.seconds = "50";
    const { clock, bob, ask, asked } = await before(serve);
    const first = await ask("a");
    expect(first).toEqual({ status: 429, retryAfter: "50", text: '{"message":"slow down"}' });
    await clock.advance(10_000);
    const second = await ask("b", bob);
    expect(second).toMatchObject({ status: 429, retryAfter: "40" });
    expect(JSON.parse(second.text)).toMatchObject({ error: { code: "rate-limited" } });
    expect(asked()).toEqual(["a"]);
    state.seconds = undefined;
    await clock.advance(20_000);
    // Within the time that anybody waits.
    const third = ask("c");
    await clock.advance(20_000);
    expect(await third).toMatchObject({ status: 200 });
  });

  it("again and again is passed on to who has waited long enough", async () => {
    const { state, serve } = limitedService();
    state.seconds = "8";
    const { clock, ask, asked } = await before(serve);
    expect(await clock.runUntil(ask("a"))).toMatchObject({ status: 429, retryAfter: "8" });
    expect(asked()).toEqual(["a", "a", "a"]);
  });

  it("leaves budgets and usage as if nothing had been asked", async () => {
    const { state, serve } = limitedService();
    state.seconds = "50";
    const { gateway, ask } = await before(serve);
    expect((await ask("a")).status).toBe(429);
    const usage = (await (await gateway.get("/v1/usage")).json()) as { credits: number };
    expect(usage.credits).toBe(0);
  });
});
